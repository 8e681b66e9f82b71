/** The sandbox plays every game by its rules, and goes back to any of its decisions. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Sandbox } from "../../../server/web/page/cards/sandbox.ts";
import { beginMaking, choose, draftOf, goOn } from "../../../server/web/page/match/draft.ts";
import { games } from "../../../shared/games/index.ts";
import {
  type CardSet,
  type Data,
  type Draw,
  deckCards,
  draw,
  loadSet,
  newCatalog,
} from "../../../shared/kernel/index.ts";
import { dice } from "../../protocol/random-match.ts";

const MOVES = 60;

const setOf = (ruleset: string): CardSet => {
  const text = readFileSync(new URL(`../../../shared/sets/${ruleset}/starter.json`, import.meta.url), "utf8");
  const loaded = loadSet(
    JSON.parse(text),
    games.map(({ rules }) => rules),
  );
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  return loaded.set;
};

function begun(ruleset: string): Sandbox {
  const { rules } = games.find((game) => game.rules.id === ruleset) as (typeof games)[number];
  const set = setOf(ruleset);
  const seats = Array.from({ length: rules.seats.min }, (_, seat) => ({ deck: deckCards(set.decks[seat]) }));
  const setup = {
    ruleset,
    profile: rules.profiles[0],
    options: { deckRules: false },
    seed: "5a".repeat(32),
    seats,
    sets: [set.id],
  };
  return new Sandbox(setup, newCatalog([rules], [set]));
}

/** Choices at random that lead nowhere are made anew. */
const TRIES = 50;

/** Any whole intent of the seat that acts. */
async function anyIntent(sandbox: Sandbox, random: Draw): Promise<Data> {
  for (let n = 0; n < TRIES; n++) {
    const intent = await drawnIntent(sandbox, random);
    if (intent !== undefined) return intent;
  }
  throw new Error("nothing that is offered can be completed");
}

async function drawnIntent(sandbox: Sandbox, random: Draw): Promise<Data | undefined> {
  const { options } = sandbox.read().seat;
  let making = beginMaking(options[random(options.length)]);
  while (making.next !== null) {
    const value = draw(making.next.domain, random);
    if (value === undefined) return undefined;
    making = choose({ ...making, value });
    const said = await sandbox.narrow(draftOf(making));
    if (!said.ok) return undefined;
    making = goOn(making, said.next);
  }
  return draftOf(making);
}

async function play(sandbox: Sandbox, moves: number, seed: number): Promise<void> {
  const random = dice(seed);
  for (let n = 0; n < moves && sandbox.asked.length > 0; n++) {
    const seat = sandbox.asked[random(sandbox.asked.length)];
    sandbox.actAs(seat);
    const intent = await anyIntent(sandbox, random);
    expect(await sandbox.submit(intent)).toMatchObject({ ok: true });
  }
}

/** What is seen, without the numbers that run on whatever is taken back. */
const seenBy = (sandbox: Sandbox) => {
  sandbox.actAs(0);
  const { picture, log } = sandbox.read();
  const { table, seats, zones, over } = picture;
  const counts = Object.entries(zones).map(([key, { count }]) => [key, count]);
  const cards = Object.values(picture.things).map(({ card, zone }) => `${zone} ${card}`);
  return {
    table,
    seats,
    counts: Object.fromEntries(counts),
    cards: cards.toSorted(),
    over,
    log: log.map(({ text }) => text),
  };
};

describe.each(games.map(({ rules }) => rules.id))("%s", (ruleset) => {
  test("is played by the rules, all hands open, and goes back to any decision", async () => {
    const sandbox = begun(ruleset);
    const first = seenBy(sandbox);
    await play(sandbox, MOVES / 2, 7);
    const [half, depth] = [seenBy(sandbox), sandbox.depth];
    const hands = Object.entries(sandbox.read().picture.zones).filter(([key]) => key.startsWith("hand:"));
    expect(hands.every(([, { things }]) => things !== undefined)).toBe(true);
    expect(depth).toBe(MOVES / 2);
    await play(sandbox, MOVES / 2, 8);
    expect(seenBy(sandbox)).not.toEqual(half);
    sandbox.undo(depth);
    expect(seenBy(sandbox)).toEqual(half);
    await play(sandbox, MOVES / 2, 10);
    sandbox.undo(0);
    expect(seenBy(sandbox)).toEqual(first);
    expect(sandbox.depth).toBe(0);
    await play(sandbox, MOVES, 9);
  });

  test("has any card put into any hand, which is undone as a move is", async () => {
    const sandbox = begun(ruleset);
    const before = seenBy(sandbox);
    const card = setOf(ruleset).cards.at(-1)?.id ?? "";
    for (const seat of [0, 1]) {
      const count = sandbox.read().picture.zones[`hand:${seat}`]?.count ?? 0;
      expect(sandbox.put(card, seat, `hand:${seat}`)).toBe(true);
      expect(sandbox.read().picture.zones[`hand:${seat}`]?.count).toBe(count + 1);
    }
    await play(sandbox, MOVES, 3);
    sandbox.undo(0);
    expect(seenBy(sandbox)).toEqual(before);
  });

  test("goes on whatever is put where, or leaves all as it was", async () => {
    const sandbox = begun(ruleset);
    const { cards } = setOf(ruleset);
    await play(sandbox, 10, 5);
    for (const [at, zone] of sandbox.zones.entries()) {
      const before = seenBy(sandbox);
      const done = sandbox.put(cards[at % cards.length].id, at % 2, zone);
      if (!done) expect(seenBy(sandbox)).toEqual(before);
    }
    await play(sandbox, MOVES, 6);
  });
});

test("a value of a seat is set, and undone", () => {
  const sandbox = begun("nullshapers");
  const [[key, value]] = sandbox.valuesOf(1);
  expect(sandbox.set(1, key, value + 5)).toBe(true);
  expect(sandbox.valuesOf(1)[0]).toEqual([key, value + 5]);
  expect(sandbox.set(1, "nonsense", 1)).toBe(false);
  sandbox.undo();
  expect(sandbox.valuesOf(1)[0]).toEqual([key, value]);
});
