/** Every game the server plays. */
import type { Ruleset } from "../kernel/index.ts";
import { altered } from "./altered/index.ts";
import { crowdcontrol } from "./crowdcontrol/index.ts";
import { grandArchive } from "./grand-archive/index.ts";
import { nullshapers } from "./nullshapers/index.ts";
import { ucg } from "./ucg/index.ts";

export const rulesets: readonly Ruleset[] = [ucg, nullshapers, altered, grandArchive, crowdcontrol];
