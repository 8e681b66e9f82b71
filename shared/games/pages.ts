/** What the page knows of the games, in the order Home shows them: a list of its own, since the page loads no rules. */
import type { PublicView } from "../kernel/index.ts";
import { page as altered } from "./altered/page/index.ts";
import { page as crowdcontrol } from "./crowdcontrol/page/index.ts";
import { fallbackPlan } from "./fallback.ts";
import { page as grandArchive } from "./grand-archive/page/index.ts";
import { page as nullshapers } from "./nullshapers/page/index.ts";
import type { GamePage, GamePlan, GameWords } from "./plan.ts";
import { page as ucg } from "./ucg/page/index.ts";

export const PAGES: readonly GamePage[] = [ucg, nullshapers, grandArchive, altered, crowdcontrol];

/** How a game lies on the table: as its page plans it, or else as its zones are. */
export const planOf = (ruleset: string, picture: Pick<PublicView, "zones"> = { zones: {} }): GamePlan =>
  PAGES.find(({ id }) => id === ruleset)?.plan ?? fallbackPlan(ruleset, picture);

/** What the log of a game tells in English, beside what all games tell alike. */
export const phrasesOf = (ruleset: string): GameWords => PAGES.find(({ id }) => id === ruleset)?.told ?? {};
