/** 5,000 cards that nobody has thought of, a game: they load or are refused, read well, and are played by the laws. */
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import { atLength } from "../length.ts";
import { shelfOf } from "./batch.ts";
import { nothing, prove, told } from "./volume.ts";

const BATCHES = 20;
const SIZE = 250;

/**
 * All cards are read; those of so many batches are played as well, by 8 matches and 4 laws each.
 * `node test/volume/main.ts GAME --batches 20` plays them all.
 */
const PLAYED = atLength(2, 4);

/**
 * The least share of a game's words that stands on cards of these batches. What is left lies deeper than the writer often
 * goes, or must fit what stands elsewhere on its card; `--words` names it.
 */
const WRITTEN: Readonly<Record<string, number>> = {
  ucg: 0.98,
  nullshapers: 0.92,
  altered: 0.9,
  "grand-archive": 0.59,
  crowdcontrol: 0.95,
  lamplight: 0.93,
};

test.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
  "cards of %s by the thousand",
  (id, ruleset) => {
    const shelf = shelfOf(ruleset);
    const proof = nothing();
    for (let seed = 1; seed <= BATCHES; seed++) prove(shelf, seed, SIZE, proof, seed <= PLAYED);
    console.log(`${id}: ${told(proof, shelf.ways.words.size)}`);
    expect(proof.faults).toEqual([]);
    expect(proof.written).toBe(BATCHES * SIZE);
    expect(proof.words.size / shelf.ways.words.size).toBeGreaterThanOrEqual(WRITTEN[id]);
  },
  300_000,
);
