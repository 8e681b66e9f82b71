/** The games as the page knows them, in the order of Home. It is a list of its own, since the page loads no rules. */
import type { PublicView } from "../kernel/index.ts";
import { page as altered } from "./altered/page/index.ts";
import { page as crowdcontrol } from "./crowdcontrol/page/index.ts";
import { fallbackPlan } from "./fallback.ts";
import { page as grandArchive } from "./grand-archive/page/index.ts";
import { page as lamplight } from "./lamplight/page/index.ts";
import { page as nullshapers } from "./nullshapers/page/index.ts";
import type { GamePage, GamePlan, GameWords } from "./plan.ts";
import { page as ucg } from "./ucg/page/index.ts";

const all: GamePage[] = [ucg, nullshapers, grandArchive, altered, crowdcontrol, lamplight];

export const PAGES: readonly GamePage[] = all;

/** Adds the page of a game from outside the repository; the built page begins with them. */
export function addPage(page: GamePage): void {
  if (!all.includes(page)) all.push(page);
}

/** The layout of a game's table: the plan of its page, or else its zones as they are. */
export const planOf = (ruleset: string, picture: Pick<PublicView, "zones"> = { zones: {} }): GamePlan =>
  PAGES.find(({ id }) => id === ruleset)?.plan ?? fallbackPlan(ruleset, picture);

/** The English sentences of a game's log, besides those that all games share. */
export const phrasesOf = (ruleset: string): GameWords => PAGES.find(({ id }) => id === ruleset)?.told ?? {};
