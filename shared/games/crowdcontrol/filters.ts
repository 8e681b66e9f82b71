/** Effects of this game name their objects by their own words (C 2.2), never by a filter. */
import type { FilterKey } from "./typed.ts";

export const filters: Readonly<Record<string, FilterKey>> = {};
