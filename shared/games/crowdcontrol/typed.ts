/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions, Choices } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { CcCard } from "./card-schema.ts";
import type { EffectData } from "./notes.ts";
import type { CcOptions } from "./options.ts";
import type { procedures } from "./procedures.ts";
import type { CcCode } from "./refusals.ts";
import type { SeatVars, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

export interface CcWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: kernel.Nothing;
  readonly window: never;
  readonly entry: kernel.EntriesOf<{ effect: EffectData }>;
  readonly action: keyof typeof actions;
  readonly request: keyof Choices;
  readonly choice: Choices;
  readonly refusal: CcCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: never;
  readonly phase: never;
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: CcOptions;
  readonly card: CcCard;
}

export type Match = kernel.Match<CcWords>;
export type Act<Name extends kernel.ActName<CcWords> = kernel.ActName<CcWords>> = kernel.Act<CcWords, Name>;
export type ActKind<Fields = CcWords["act"]> = kernel.ActKind<CcWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<CcWords, Ctx>;
export type CardDef = kernel.CardDef<CcWords["card"]>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<CcWords["refusal"], Value>;
export type Entry = CcWords["entry"];
export type FilterKey = kernel.FilterKey<CcWords>;
export type Intent = kernel.Intent<CcWords>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<CcWords, Given, Kept>;
export type Question = kernel.Question<CcWords>;
export type Refusal = kernel.Refusal<CcWords["refusal"]>;
export type Replacement<On extends kernel.ActName<CcWords> = kernel.ActName<CcWords>> = kernel.Replacement<
  CcWords,
  Act<On>
>;
export type Ruleset = kernel.Ruleset<CcWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<CcWords, Ctx, Value>;
export type Verb<Fields = kernel.Nothing> = kernel.Verb<CcWords, Fields>;
export type ZoneDef = kernel.ZoneDef<CcWords>;
