/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions, Choices } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { UcgCard } from "./card-schema.ts";
import type { LinkData } from "./links.ts";
import type { UcgOptions } from "./options.ts";
import type { procedures, windows } from "./procedures.ts";
import type { UcgCode } from "./refusals.ts";
import type { Phase, SeatVars, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

export interface UcgWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: kernel.Nothing;
  readonly window: keyof typeof windows;
  readonly entry: kernel.Entry<string, LinkData>;
  readonly action: keyof typeof actions;
  readonly request: keyof Choices;
  readonly choice: Choices;
  readonly refusal: UcgCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: "end";
  readonly phase: { readonly phase: Phase };
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: UcgOptions;
  readonly card: UcgCard;
}

export type Match = kernel.Match<UcgWords>;
export type Act<Name extends kernel.ActName<UcgWords> = kernel.ActName<UcgWords>> = kernel.Act<
  UcgWords,
  Name
>;
export type ActKind<Fields = UcgWords["act"]> = kernel.ActKind<UcgWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<UcgWords, Ctx>;
export type AttrName = UcgWords["attr"];
export type CardDef = kernel.CardDef<UcgWords["card"]>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<UcgWords["refusal"], Value>;
export type Entry = UcgWords["entry"];
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<UcgWords, Value>;
export type Intent = kernel.Intent<UcgWords>;
export type OwnRef<Fields = kernel.Nothing> = kernel.OwnRef<UcgWords, Fields>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<UcgWords, Given, Kept>;
export type Question = kernel.Question<UcgWords>;
export type Refusal = kernel.Refusal<UcgWords["refusal"]>;
export type Replacement<On extends kernel.ActName<UcgWords> = kernel.ActName<UcgWords>> = kernel.Replacement<
  UcgWords,
  Act<On>
>;
export type Ruleset = kernel.Ruleset<UcgWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<UcgWords, Ctx, Value>;
export type VarName = UcgWords["var"];
export type Verb<Fields = kernel.Nothing> = kernel.Verb<UcgWords, Fields>;
export type WindowPolicy = kernel.WindowPolicy<UcgWords>;
export type ZoneDef = kernel.ZoneDef<UcgWords>;
