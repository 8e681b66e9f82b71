/** The refusal codes of all games. They stand apart from the rules, since the page reads them and loads no rules. */
import { ALTERED_REFUSALS } from "./altered/refusals.ts";
import { CROWDCONTROL_REFUSALS } from "./crowdcontrol/refusals.ts";
import { GRAND_ARCHIVE_REFUSALS } from "./grand-archive/refusals.ts";
import { LAMPLIGHT_REFUSALS } from "./lamplight/refusals.ts";
import { NULLSHAPERS_REFUSALS } from "./nullshapers/refusals.ts";
import { UCG_REFUSALS } from "./ucg/refusals.ts";

export const GAME_REFUSALS = {
  ...ALTERED_REFUSALS,
  ...CROWDCONTROL_REFUSALS,
  ...GRAND_ARCHIVE_REFUSALS,
  ...NULLSHAPERS_REFUSALS,
  ...UCG_REFUSALS,
  ...LAMPLIGHT_REFUSALS,
} as const;
