/** What this game calls its things, and the kernel's types in these words (kernel.md 16). */
import type * as kernel from "../../kernel/game.ts";
import type { ActName } from "./acts.ts";
import type { ATTRS, VARS } from "./attrs.ts";
import type { NsCard } from "./card-schema.ts";
import type { NsOptions } from "./options.ts";
import type { procedures, windows } from "./procedures.ts";
import type { SeatVars, Step, Table } from "./table.ts";
import type { ZoneId } from "./zones.ts";

export interface NsWords extends kernel.Words {
  readonly zone: ZoneId;
  readonly act: ActName;
  readonly procedure: keyof typeof procedures;
  readonly window: keyof typeof windows;
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
export type Act = kernel.Act<NsWords>;
export type ActKind = kernel.ActKind<NsWords>;
export type ActionDef<Ctx extends kernel.Announced = kernel.Announced> = kernel.ActionDef<NsWords, Ctx>;
export type AttrName = NsWords["attr"];
export type FilterKey = kernel.FilterKey<NsWords>;
export type Procedure<Locals extends kernel.Data = kernel.Data> = kernel.Procedure<NsWords, Locals>;
export type Replacement = kernel.Replacement<NsWords>;
export type Ruleset = kernel.Ruleset<NsWords>;
export type Stage<Ctx extends kernel.Announced = kernel.Announced> = kernel.Stage<NsWords, Ctx>;
export type VarName = NsWords["var"];
export type Verb = kernel.Verb<NsWords>;
export type Window = kernel.Window<NsWords>;
export type WindowPolicy = kernel.WindowPolicy<NsWords>;
export type ZoneDef = kernel.ZoneDef<NsWords>;
