/** The plan of a match, before it has an id and a store knows it. */
import { randomBytes } from "node:crypto";
import type { Catalog, Data, MatchSetup, Refusal, Ruleset } from "../../../shared/kernel/index.ts";
import { clockOf, type MatchBody, present } from "../../../shared/protocol/index.ts";
import { refuse } from "../common/refuse.ts";
import { deckCards, setsOf } from "../game/decks.ts";
import type { MatchRecord } from "../journal/journal.ts";

/** Makes the 64 hex digits of a match's seed; tests give their own, and their matches are marked as such. */
export type Seeds = () => string;

/** The parts of a match: everything but its players, and the secrets that only the server knows. */
export interface MatchPlan extends Pick<MatchRecord, "clock" | "table" | "watch" | "playerSets"> {
  readonly ruleset: string;
  readonly profile: string;
  readonly options: Data;
  /** Card by card, for each seat. */
  readonly decks: readonly (readonly string[])[];
}

const secretSeed: Seeds = () => randomBytes(32).toString("hex");

/** The profile of a game where nobody asks for another. */
export const usualProfile = ({ id, profiles }: Ruleset): string => present(profiles[0], `profile of ${id}`);

/** The plan of what was asked for, or what is wrong with it. */
export function planOf(catalog: Catalog, body: MatchBody, seats: number): MatchPlan | Refusal {
  const game = catalog.ruleset(body.ruleset);
  if (game === undefined) return refuse("ruleset/not-found", { ruleset: body.ruleset });
  if (body.decks.length !== seats) return refuse("match/invalid", { problems: ["a deck for each seat"] });
  const decks: (readonly string[])[] = [];
  for (const choice of body.decks) {
    const cards = deckCards(catalog, body.ruleset, choice);
    if (cards === undefined) return refuse("deck/invalid", { problems: ["no such deck"] });
    decks.push(cards);
  }
  return {
    ruleset: body.ruleset,
    profile: body.profile ?? usualProfile(game),
    options: body.options ?? {},
    decks,
    clock: body.clock && clockOf(body.clock),
  };
}

/** The kernel's setup of a plan, with a seed of its own. */
export function setupOf(
  catalog: Catalog,
  { ruleset, profile, options, decks }: MatchPlan,
  seeds: Seeds = secretSeed,
): MatchSetup {
  const seats = decks.map((deck) => ({ deck }));
  return { ruleset, profile, options, seed: seeds(), seats, sets: setsOf(catalog, ruleset, decks.flat()) };
}
