/** The games the page can draw, in the order Home shows them. */
import { altered } from "./altered.ts";
import { crowdcontrol } from "./crowdcontrol.ts";
import { grandArchive } from "./grand-archive.ts";
import { nullshapers } from "./nullshapers.ts";
import type { GamePlan } from "./plan.ts";
import { ucg } from "./ucg.ts";

export const PLANS: readonly GamePlan[] = [ucg, nullshapers, grandArchive, altered, crowdcontrol];

export const planOf = (ruleset: string): GamePlan | undefined => PLANS.find(({ id }) => id === ruleset);
