import type { Stage } from "./stage.ts";
import { alteredStage } from "./stages/altered.ts";
import { crowdcontrolStage } from "./stages/crowdcontrol.ts";
import { grandArchiveStage } from "./stages/grand-archive.ts";
import { nullshapersStage } from "./stages/nullshapers.ts";
import { ucgStage } from "./stages/ucg.ts";

/** A game, and an edition where it has several; every so manieth card is played there: other editions differ in little. */
export const stages: readonly (readonly [name: string, stage: Stage, every: number])[] = [
  ["ucg", ucgStage, 1],
  ["nullshapers", nullshapersStage, 1],
  ["crowdcontrol", crowdcontrolStage, 1],
  ["altered, v1", alteredStage("v1"), 1],
  ["altered, cr3", alteredStage("cr3"), 4],
  ["grand-archive, seed", grandArchiveStage("seed"), 1],
  ["grand-archive, current", grandArchiveStage("current"), 4],
];
