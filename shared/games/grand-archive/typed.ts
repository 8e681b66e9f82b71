/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions, Choices } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { NameAttr } from "./called.ts";
import type { GaCard } from "./card-schema.ts";
import type { NamedCounter } from "./counters.ts";
import type { KindAttr } from "./kinds.ts";
import type { LayerData, LayerKind } from "./layers.ts";
import type { GaOptions } from "./options.ts";
import type { procedures } from "./procedures.ts";
import type { GaCode } from "./refusals.ts";
import type { Phase, SeatVars, Table } from "./table.ts";
import type { WindowName } from "./window.ts";
import type { ZoneId } from "./zones.ts";

/** Points of a turn, and an object that goes (G R18.2). */
type Point =
  | "turn"
  | Phase
  | `source:${number}`
  /** A seat's turn begins; the end of the one after (G R32.8). */
  | `begin:${number}`
  | `next:${number}`
  /** A card has been announced, a layer has resolved (G R32.7). */
  | "announced"
  | "resolved";

export interface GaWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: { readonly placed: boolean; readonly changed: boolean };
  readonly window: WindowName;
  readonly entry: kernel.Entry<LayerKind, LayerData>;
  readonly action: keyof typeof actions;
  readonly request: keyof Choices;
  readonly choice: Choices;
  readonly refusal: GaCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number] | NamedCounter;
  readonly attr: (typeof ATTRS)[number] | KindAttr | NameAttr;
  readonly point: Point;
  readonly phase: { readonly phase: Exclude<Phase, "setup"> };
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: GaOptions;
  readonly card: GaCard;
}

export type Match = kernel.Match<GaWords>;
export type Act<Name extends kernel.ActName<GaWords> = kernel.ActName<GaWords>> = kernel.Act<GaWords, Name>;
export type ActKind<Fields = GaWords["act"]> = kernel.ActKind<GaWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<GaWords, Ctx>;
export type AnyVerb = kernel.AnyVerb<GaWords>;
export type AttrName = GaWords["attr"];
export type CardDef = kernel.CardDef<GaWords["card"]>;
export type CompiledVerb<Fields = kernel.Nothing> = kernel.CompiledVerb<GaWords, Fields>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<GaWords["refusal"], Value>;
export type Entry = GaWords["entry"];
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<GaWords, Value>;
export type Intent = kernel.Intent<GaWords>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<GaWords, Given, Kept>;
export type Question = kernel.Question<GaWords>;
export type Refusal = kernel.Refusal<GaWords["refusal"]>;
export type Replacement<On extends kernel.ActName<GaWords> = kernel.ActName<GaWords>> = kernel.Replacement<
  GaWords,
  Act<On>
>;
export type Ruleset = kernel.Ruleset<GaWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<GaWords, Ctx, Value>;
export type OwnRef<Fields = kernel.Nothing> = kernel.OwnRef<GaWords, Fields>;
export type OwnNumber<Fields = kernel.Nothing> = kernel.OwnNumber<GaWords, Fields>;
export type VarName = GaWords["var"];
export type Verb<Fields = kernel.Nothing> = kernel.Verb<GaWords, Fields>;
export type Window = kernel.Window<GaWords>;
export type WindowPolicy = kernel.WindowPolicy<GaWords>;
export type ZoneDef = kernel.ZoneDef<GaWords>;
