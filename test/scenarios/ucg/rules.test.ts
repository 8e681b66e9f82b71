/** Universal Card Game beyond its scenarios: the options whose default is the other way round. */
import { expect, test } from "vitest";
import { ucg } from "../../../shared/games/ucg/index.ts";
import {
  createMatch,
  type Data,
  deckCards,
  type Match,
  options,
  requests,
  submit,
} from "../../../shared/kernel/index.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import { zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { worlds } from "../../property/worlds.ts";

const published = worlds.find(({ name }) => name === "ucg, published decks")!;
const [deck] = published.sets.flatMap((set) => set.decks).map(deckCards);

const match = (chosen: Data, cards: readonly string[] = deck): Match => {
  const { ruleset, profile, sets, catalog } = published;
  const setup = {
    ruleset: ruleset.id,
    profile,
    options: { deckRules: false, firstPlayer: 0, ...chosen },
    seed: "7".repeat(64),
    seats: [{ deck: cards }, { deck: cards }],
    sets: sets.map(({ id }) => id),
  };
  return createMatch(setup, catalog).match;
};

const hand = (m: Match, seat: number): readonly number[] => m.state.zones[zoneOf(m, "hand", seat)].list;

test("with mulligan each seat in turn order may take another opening hand once (UCG 2.7)", () => {
  const m = match({ mulligan: true });
  const before = [0, 1].map((seat) => [...hand(m, seat)]);
  for (const choice of [true, false]) {
    const [{ seat, kind, id }] = requests(m);
    expect(kind).toBe("mulligan");
    expect(submit(m, seat, { action: "mulligan", choice, request: id }).ok).toBe(true);
  }
  expect(hand(m, 0)).toHaveLength(8);
  expect(hand(m, 0)).not.toEqual(before[0]);
  expect(hand(m, 1)).toEqual(before[1]);
  expect(requests(m).map(({ seat, kind }) => [seat, kind])).toEqual([[0, "turn"]]);
});

test("with deckOut draw an empty deck loses only when it is drawn from (UCG 15.8)", () => {
  const small = deck.slice(0, 9);
  const advance = (m: Match): void => {
    const [{ seat, id }] = requests(m);
    expect(submit(m, seat, { action: "advancePhase", request: id }).ok).toBe(true);
  };
  const strict = match({}, small);
  for (let phase = 0; phase < 2; phase++) advance(strict);
  expect(strict.state.over).toEqual({ winners: [1], reason: "deck" });
  const lenient = match({ deckOut: "draw" }, small);
  for (let phase = 0; phase < 13; phase++) advance(lenient);
  expect(lenient.state.over).toBeNull();
  expect(options(lenient, 0).length).toBeGreaterThan(0);
  advance(lenient);
  expect(lenient.state.over).toEqual({ winners: [1], reason: "deck" });
});

test("the first turn is the first, and its owner may play a Resource (UCG 2.8, 6.13)", () => {
  const m = match({});
  expect(tableOf(m).turn).toBe(1);
  while (tableOf(m).phase !== "primary") {
    const [{ seat, id }] = requests(m);
    expect(submit(m, seat, { action: "advancePhase", request: id }).ok).toBe(true);
  }
  expect(options(m, 0).map(({ action }) => action)).toContain("playResource");
});

test("a deck has a size of one card at least (UCG 2.2)", () => {
  expect([0, 1, 200, 201].map((deckSize) => ucg.options.safeParse({ deckSize }).success)).toEqual([
    ...[false, true, true, false],
  ]);
});

test("nobody has played anything yet, whosever turn is first (UCG 6.13)", () => {
  const m = match({});
  for (const seat of [0, 1])
    expect(m.state.seats[seat].vars).toMatchObject({ resourcePlayed: false, epicPlayed: false });
});
