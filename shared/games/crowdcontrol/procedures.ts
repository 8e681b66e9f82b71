/** The procedures of this game by the names they are called by. */
import { commitProcedure, leftoverProcedure } from "./commit.ts";
import { lanesProcedure, switchedProcedure } from "./lanes.ts";
import { resolveProcedure } from "./resolve.ts";
import { targetsProcedure } from "./targets.ts";
import { matchProcedure, turnProcedure } from "./turn.ts";

export const procedures = {
  match: matchProcedure,
  turn: turnProcedure,
  resolve: resolveProcedure,
  commit: commitProcedure,
  leftover: leftoverProcedure,
  targets: targetsProcedure,
  lanes: lanesProcedure,
  switched: switchedProcedure,
};
