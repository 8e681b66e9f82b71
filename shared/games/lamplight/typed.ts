/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { actions } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { LamplightCard } from "./cards.ts";
import type { procedures, windows } from "./procedures.ts";
import type { LamplightCode } from "./refusals.ts";
import type { Options, Phase, SeatVars, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

/** A card in the veil knows its lamp, counted from 1; a flame that has lit its lamp is lit. */
export const VARS = ["lamp", "lit"] as const;
export const ATTRS = ["glow"] as const;

export interface LamplightWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: kernel.ActsOf<Acts>;
  readonly procedure: keyof typeof procedures;
  readonly locals: kernel.LocalsOf<typeof procedures>;
  readonly result: kernel.Nothing;
  readonly window: keyof typeof windows;
  readonly action: keyof typeof actions;
  readonly request: "lay" | "window";
  readonly refusal: LamplightCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: "round";
  readonly phase: { readonly phase: Phase };
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: Options;
  readonly card: LamplightCard;
}

export type Match = kernel.Match<LamplightWords>;
export type Act = kernel.Act<LamplightWords>;
export type ActKind<Fields = LamplightWords["act"]> = kernel.ActKind<LamplightWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<
  LamplightWords,
  Ctx
>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<LamplightWords["refusal"], Value>;
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<LamplightWords, Value>;
export type Intent = kernel.Intent<LamplightWords>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<LamplightWords, Given, Kept>;
export type Refusal = kernel.Refusal<LamplightWords["refusal"]>;
export type Ruleset = kernel.Ruleset<LamplightWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<LamplightWords, Ctx, Value>;
export type Verb<Fields = kernel.Nothing> = kernel.Verb<LamplightWords, Fields>;
export type WindowPolicy = kernel.WindowPolicy<LamplightWords>;
export type ZoneDef = kernel.ZoneDef<LamplightWords>;
