/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../../../shared/kernel/game.ts";
import type { actions } from "./actions.ts";
import type { Acts } from "./acts.ts";
import type { SkeletonCard } from "./cards.ts";
import type { procedures, windows } from "./procedures.ts";
import type { SkeletonCode } from "./refusals.ts";
import type { Options, Phase, SeatVars, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

/** Numbers a thing carries: marks that acts change, and attributes that cards change. */
export const VARS = ["damage", "tired"] as const;
export const ATTRS = ["power", "toughness"] as const;

/** What is kept of each entry beside what the machine keeps of it. */
export type Entries = { readonly play: kernel.Nothing; readonly attack: kernel.Nothing };

/** What a seat may be asked, and what it then chooses: nothing where an action answers. */
export type Choices = { readonly window: never };

export interface SkeletonWords extends kernel.Words {
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
  readonly refusal: SkeletonCode | kernel.KernelRefusal;
  readonly var: (typeof VARS)[number];
  readonly attr: (typeof ATTRS)[number];
  readonly point: "turn";
  readonly phase: { readonly phase: Phase };
  readonly table: Table;
  readonly seat: SeatVars;
  readonly options: Options;
  readonly card: SkeletonCard;
}

export type Match = kernel.Match<SkeletonWords>;
export type Act = kernel.Act<SkeletonWords>;
export type ActKind<Fields = SkeletonWords["act"]> = kernel.ActKind<SkeletonWords, Fields>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<SkeletonWords, Ctx>;
export type AnyVerb = kernel.AnyVerb<SkeletonWords>;
export type Domain<Value extends kernel.Json = kernel.Json> = kernel.Domain<SkeletonWords["refusal"], Value>;
export type Entry = SkeletonWords["entry"];
export type FilterKey<Value extends kernel.Json = kernel.Json> = kernel.FilterKey<SkeletonWords, Value>;
export type Intent = kernel.Intent<SkeletonWords>;
export type Procedure<
  Given extends kernel.Data = kernel.Data,
  Kept extends kernel.Data = kernel.Nothing,
> = kernel.Procedure<SkeletonWords, Given, Kept>;
export type Refusal = kernel.Refusal<SkeletonWords["refusal"]>;
export type Ruleset = kernel.Ruleset<SkeletonWords>;
export type Stage<
  Ctx extends kernel.Announced = kernel.Announced,
  Value extends kernel.Json = kernel.Json,
> = kernel.Stage<SkeletonWords, Ctx, Value>;
export type Verb<Fields = kernel.Nothing> = kernel.Verb<SkeletonWords, Fields>;
export type WindowPolicy = kernel.WindowPolicy<SkeletonWords>;
export type ZoneDef = kernel.ZoneDef<SkeletonWords>;
