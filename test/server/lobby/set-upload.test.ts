/** What a player is told when he keeps a set: what of it comes to nothing. Over real HTTP. */
import { afterEach, expect, test } from "vitest";
import { guest, LOOK, ownSet, tinySet } from "../own-set.ts";
import { type Running, run } from "../running.ts";

let running: Running;
afterEach(() => running.stop());

const start = async () => {
  running = await run({ env: { PLAYER_SETS: "guests" } });
  return guest(running.url, "Ada");
};

test("a set is kept with warnings of what comes to nothing in it, and another access has none", async () => {
  const ada = await start();
  const { cards, ...tiny } = tinySet() as { readonly cards: object[] };
  const spring = { id: "spring", name: "A Well of Mine", type: "resource", abilities: [] };
  const decks = [{ id: "few", name: "Few", cards: { well: 3 } }];
  const { set, warnings } = await ada.playerSets.add({ set: { ...tiny, cards: [...cards, spring], decks } });
  expect(warnings).toEqual([
    { card: "spring", path: "name", message: 'is the name of "well" too: a deck counts both as one card' },
    { card: "spring", path: "abilities", message: "is an empty list: leave it out" },
    { card: "spring", path: "", message: "is in no deck of the set, and no card makes it" },
    { card: "", path: "decks.0", message: expect.stringContaining("the rules do not allow the deck: ") },
  ]);
  expect((await ada.playerSets.list()).own).toEqual([set]);
  expect((await ada.playerSets.change(set.id, { access: "link" })).warnings).toEqual([]);
  expect(await ada.playerSets.change(set.id, { set: ownSet() })).toMatchObject({ warnings: [] });
});

test("a set and its cards wear what it names of itself, in lists and wherever its cards are told", async () => {
  const ada = await start();
  const { set } = await ada.playerSets.add({ access: "public", set: ownSet() });
  const badge = { code: "MINE", colour: "#7a2fd0", icon: "star" };
  expect(set.badge).toEqual(badge);
  expect((await ada.playerSets.list()).own[0].badge).toEqual(badge);
  const told = await ada.playerSets.version(set.version);
  expect(told.set.badge).toEqual(badge);
  const badgeOf = (card: string) => told.cards.find(({ id }) => id === `${set.id}/${card}`)?.badge;
  expect(badgeOf("my-dave")).toEqual({ code: "MINE", colour: "#ffff00", icon: "crown" });
  expect(badgeOf("my-standard-resource")).toEqual({ code: "MINE", colour: "#003300", icon: "star" });
  expect(badgeOf("my-ignorance")).toEqual(badge);

  const strange = { ...LOOK, kinds: [{ of: "dvae", icon: "eye" }] };
  const { warnings } = await ada.playerSets.change(set.id, { set: { ...ownSet(), look: strange } });
  expect(warnings).toEqual([
    { card: "", path: "look.kinds.0.of", message: "no card of the set has this id, name or word" },
  ]);
  const { look: _, ...plain } = ownSet();
  const { set: bare } = await ada.playerSets.change(set.id, { set: plain });
  expect(bare.badge).toBeUndefined();
  expect((await ada.playerSets.list()).own).toEqual([bare]);
});

test.each([
  ["a code in small letters", { code: "mine" }, "look.code"],
  ["a code that is long", { code: "MINE42" }, "look.code"],
  ["a colour by its name", { colour: "red" }, "look.colour"],
  ["a colour that is CSS", { colour: "#000000;background:url(//evil)" }, "look.colour"],
  ["an icon of its own", { icon: "<svg>" }, "look.icon"],
  ["a word of no look", { font: "x" }, "look.font"],
  ["kinds without end", { kinds: Array.from({ length: 25 }, () => ({ of: "well" })) }, "look.kinds"],
])("%s is refused with its place", async (_, look, path) => {
  const ada = await start();
  const refused = ada.playerSets.add({ set: tinySet({}, { look }) });
  await expect(refused).rejects.toMatchObject({ code: "set/invalid" });
  const { detail } = await refused.catch((error) => error);
  expect(detail.problems.map((problem: { path: string }) => problem.path)).toContain(path);
});
