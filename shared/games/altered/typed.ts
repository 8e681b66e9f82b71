/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions, Choices } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { AlteredCard } from "./card-schema.ts";
import type { Fixed } from "./declare.ts";
import type { Emblems } from "./emblems.ts";
import type { Given } from "./options.ts";
import type { procedures } from "./procedures.ts";
import type { AlteredCode } from "./refusals.ts";
import type { SeatVars, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

export interface AlteredWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: { readonly declared: Fixed };
  readonly window: never;
  readonly entry: kernel.EntriesOf<Emblems>;
  readonly action: keyof typeof actions;
  readonly request: keyof Choices;
  readonly choice: Choices;
  readonly refusal: AlteredCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: "turn" | "afternoon" | "day";
  readonly phase: never;
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: Given;
  readonly card: AlteredCard;
}

export type Match = kernel.Match<AlteredWords>;
export type Act<Name extends kernel.ActName<AlteredWords> = kernel.ActName<AlteredWords>> = kernel.Act<
  AlteredWords,
  Name
>;
export type ActKind<Fields = AlteredWords["act"]> = kernel.ActKind<AlteredWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<AlteredWords, Ctx>;
export type AnyVerb = kernel.AnyVerb<AlteredWords>;
export type AttrName = AlteredWords["attr"];
export type CardDef = kernel.CardDef<AlteredWords["card"]>;
export type CompiledVerb<Fields = kernel.Nothing> = kernel.CompiledVerb<AlteredWords, Fields>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<AlteredWords["refusal"], Value>;
export type Entry = AlteredWords["entry"];
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<AlteredWords, Value>;
export type Intent = kernel.Intent<AlteredWords>;
export type OwnRef<Fields = kernel.Nothing> = kernel.OwnRef<AlteredWords, Fields>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<AlteredWords, Given, Kept>;
export type Question = kernel.Question<AlteredWords>;
export type Refusal = kernel.Refusal<AlteredWords["refusal"]>;
export type Replacement<On extends kernel.ActName<AlteredWords> = kernel.ActName<AlteredWords>> =
  kernel.Replacement<AlteredWords, Act<On>>;
export type Ruleset = kernel.Ruleset<AlteredWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<AlteredWords, Ctx, Value>;
export type VarName = AlteredWords["var"];
export type Verb<Fields = kernel.Nothing> = kernel.Verb<AlteredWords, Fields>;
export type ZoneDef = kernel.ZoneDef<AlteredWords>;
