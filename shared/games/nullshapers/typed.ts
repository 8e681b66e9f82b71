/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions, Choices } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { NsCard } from "./card-schema.ts";
import type { Entries } from "./entries.ts";
import type { NsOptions } from "./options.ts";
import type { procedures, windows } from "./procedures.ts";
import type { NsCode } from "./refusals.ts";
import type { SeatVars, Step, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

export interface NsWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: kernel.Nothing;
  readonly window: keyof typeof windows;
  readonly entry: kernel.EntriesOf<Entries>;
  readonly action: keyof typeof actions;
  readonly request: keyof Choices;
  readonly choice: Choices;
  readonly refusal: NsCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: "turn";
  readonly phase: { readonly step: Step };
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: NsOptions;
  readonly card: NsCard;
}

export type Match = kernel.Match<NsWords>;
export type Act<Name extends kernel.ActName<NsWords> = kernel.ActName<NsWords>> = kernel.Act<NsWords, Name>;
export type ActKind<Fields = NsWords["act"]> = kernel.ActKind<NsWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<NsWords, Ctx>;
export type AttrName = NsWords["attr"];
export type CardDef = kernel.CardDef<NsWords["card"]>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<NsWords["refusal"], Value>;
export type Entry = NsWords["entry"];
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<NsWords, Value>;
export type Intent = kernel.Intent<NsWords>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<NsWords, Given, Kept>;
export type Question = kernel.Question<NsWords>;
export type Refusal = kernel.Refusal<NsWords["refusal"]>;
export type Replacement<On extends kernel.ActName<NsWords> = kernel.ActName<NsWords>> = kernel.Replacement<
  NsWords,
  Act<On>
>;
export type Ruleset = kernel.Ruleset<NsWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<NsWords, Ctx, Value>;
export type VarName = NsWords["var"];
export type Verb<Fields = kernel.Nothing> = kernel.Verb<NsWords, Fields>;
export type Window = kernel.Window<NsWords>;
export type WindowPolicy = kernel.WindowPolicy<NsWords>;
export type ZoneDef = kernel.ZoneDef<NsWords>;
