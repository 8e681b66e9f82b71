/** Whole matches of a game, played at random and kept as a store would keep them. */

import { deckCards } from "../../server/match/game/decks.ts";
import { begin, dealNow, play } from "../../server/match/game/game.ts";
import { shuffleOf } from "../../server/match/game/shuffle.ts";
import type { MatchRecord, Row, SetFile } from "../../server/match/journal/journal.ts";
import { type Catalog, isRefusal, type Match, requests, sample } from "../../shared/kernel/index.ts";
import { dice } from "../protocol/random-match.ts";
import { type World, worldSets } from "../server/worlds.ts";

export interface Recorded {
  readonly record: MatchRecord;
  readonly rows: readonly Row[];
  readonly catalog: Catalog;
  readonly sets: readonly SetFile[];
  /** As it stood when it was over. */
  readonly match: Match;
}

/** What its seats add to the seed, where its shuffles are fair. */
const NONCES = ["a1".repeat(16), "b0".repeat(16)];

/** Plays a match of this world to its end, or to its first `most` entries. @param fair whether it is committed to */
export async function recorded(
  world: World,
  seed: number,
  most = Number.POSITIVE_INFINITY,
  fair = false,
): Promise<Recorded> {
  const { catalog, texts } = await worldSets(world);
  const random = dice(seed);
  const { ruleset, decks, options } = world;
  const seats = decks.map((choice) => ({ deck: deckCards(catalog, ruleset.id, choice) ?? [] }));
  const hashes = catalog.sets.filter(({ id }) => id === "starter").map(({ hash }) => hash);
  const setup = {
    ruleset: ruleset.id,
    profile: ruleset.profiles[0],
    options,
    seed: seed.toString(16).padStart(64, "0"),
    seats,
    sets: ["starter"],
  };
  const record = { id: "recorded", setup, rules: ruleset.version, hashes, players: ["ada", "bob"], fair };
  const rows: Row[] = [];
  let { match } = begin(record, catalog);
  if (fair) {
    const { commit } = shuffleOf(record, null);
    const intent = { action: "begin", commit, nonces: NONCES };
    const dealt = dealNow(match, 0, { by: "host", at: 0, from: null, intent }, commit, NONCES);
    rows.push(...dealt.rows);
    match = dealt.match as Match;
  }
  while (match.state.over === null && rows.length < most) {
    const open = requests(match);
    const { seat } = open[random(open.length)];
    const intent = sample(match, seat, random);
    if (intent === undefined) throw new Error("nothing to do");
    const seq = rows.length;
    const played = play(match, seq, { by: seat, at: seq, from: { seat, id: `${seq}` }, intent });
    if (isRefusal(played)) throw new Error(played.code);
    rows.push(...played.rows);
  }
  const sets = hashes.map((hash) => ({ hash, text: texts.get(hash) ?? "" }));
  return { record, rows, catalog, sets, match };
}
