/** Random legal play for the tests of the networked half. */
import { readFileSync } from "node:fs";
import { ucg } from "../../shared/games/ucg/index.ts";
import {
  type Catalog,
  createMatch,
  type Data,
  type Event,
  isRefusal,
  loadSet,
  type Match,
  newCatalog,
  requests,
  type Seat,
  sample,
  submit,
} from "../../shared/kernel/index.ts";

const examples = JSON.parse(
  readFileSync(new URL("../../shared/sets/ucg/seed-examples.json", import.meta.url), "utf8"),
);

export function exampleCatalog(): Catalog {
  const loaded = loadSet(examples, [ucg]);
  if ("problems" in loaded)
    throw new Error(
      loaded.problems.map(({ card, path, message }) => `${card} ${path}: ${message}`).join("\n"),
    );
  return newCatalog([ucg], [loaded.set]);
}

/** Numbers below n from a seed: the same play again for the same seed. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}

/** A deck of sixty with every card of the set in it, some more often than others. */
function mixedDeck(catalog: Catalog, random: (n: number) => number): string[] {
  const ids = catalog.sets[0].cards.map(({ id }) => id);
  return Array.from({ length: 60 }, (_, index) =>
    index < 20 ? "standard-resource" : ids[random(ids.length)],
  );
}

export function randomMatch(catalog: Catalog, seed: number): { match: Match; events: readonly Event[] } {
  const random = dice(seed);
  const hex = Array.from({ length: 64 }, () => random(16).toString(16)).join("");
  return createMatch(
    {
      ruleset: "ucg",
      profile: "seed",
      options: { deckRules: false },
      seed: hex,
      seats: [{ deck: mixedDeck(catalog, random) }, { deck: mixedDeck(catalog, random) }],
      sets: ["seed-examples"],
    },
    catalog,
  );
}

/** Plays one random legal intent; undefined when the match is over. */
export function step(
  match: Match,
  random: (n: number) => number,
): { seat: Seat; intent: Data; events: readonly Event[] } | undefined {
  const [request] = requests(match);
  if (request === undefined) return undefined;
  const intent = sample(match, request.seat, random);
  if (intent === undefined) throw new Error(`seat ${request.seat} is asked and can do nothing`);
  const accepted = submit(match, request.seat, intent);
  if (isRefusal(accepted)) throw new Error(`offered and refused: ${accepted.code} ${JSON.stringify(intent)}`);
  return { seat: request.seat, intent, events: accepted.events };
}
