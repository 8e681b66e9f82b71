/** What the Universal Card Game's cards say, by what their set writes: every way that a sentence can go. */
import { expect, test } from "vitest";
import { deckProblems } from "../../../shared/games/ucg/decks.ts";
import { ucg } from "../../../shared/games/ucg/index.ts";
import { options } from "../../../shared/games/ucg/options.ts";
import type { UcgWords } from "../../../shared/games/ucg/typed.ts";
import { type CardDef, type Data, loadSet } from "../../../shared/kernel/index.ts";

const basics: Readonly<Record<string, Data>> = {
  character: { cost: 1, combat: 1 },
  action: { cost: 1 },
  permanent: { cost: 1 },
  proxy: {},
  hidden: { effect: [{ do: "draw", count: 1 }] },
};

const load = (cards: readonly Data[]) => loadSet({ id: "says", ruleset: "ucg", name: "Says", cards }, [ucg]);

/** What one card says, or what is wrong with it. */
function said(type: string, more: Data): string[] {
  const loaded = load([{ id: "one", name: "One", type, ...basics[type], ...more }]);
  if ("problems" in loaded) return loaded.problems.map(({ path, message }) => `${path}: ${message}`);
  return [...loaded.set.cards[0].text];
}

function loadedOf(cards: readonly Data[]): readonly CardDef<UcgWords["card"]>[] {
  const loaded = load(cards);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  // The game's own schema has read them.
  return loaded.set.cards as readonly CardDef<UcgWords["card"]>[];
}

const always = (change: Data): Data => ({ abilities: [{ kind: "static", changes: [change] }] });
const immediates = { kind: "immediate" };
const characters = { kind: "character", controller: "you" };

test.each([
  [{ on: immediates, attr: "cost", add: -1 }, "Each Immediate costs 1 Terra less."],
  [{ on: immediates, attr: "cost", add: 2 }, "Each Immediate costs 2 Terra more."],
  [{ on: immediates, attr: "cost", set: 2 }, "Each Immediate has Terra Cost 2."],
  [{ on: characters, attr: "combat", add: 1 }, "Each character you control gets +1 Combat."],
  [{ on: characters, attr: "combat", set: 0 }, "Each character you control has Combat 0."],
  [{ on: { kind: "architect" }, attr: "power", add: -1 }, "Each Shadow Architect gets -1 Power."],
  [{ on: characters, attr: "assist", set: 0 }, "Each character you control loses Assist."],
  [{ on: characters, attr: "assist", set: 1 }, "Each character you control gains Assist."],
  [{ on: characters, attr: "proficiency", add: 2 }, "Each character you control gains Proficiency +2."],
  [{ on: characters, attr: "revive", add: 2 }, "Each character you control gains Revive 2."],
])("a continuous change says how much, and of what: %j", (change, sentence) => {
  expect(said("permanent", always(change))).toEqual([sentence]);
});

test.each([
  [{ proficiency: 2 }, "Proficiency +2"],
  [{ proficiency: -1 }, "Proficiency -1"],
  [{ revive: true }, "Revive 1"],
  [{ revive: 3 }, "Revive 3"],
  [{ swift: true }, "Swift"],
])("Proficiency and Revive are printed with their number, others without (UCG 13): %j", (keywords, line) => {
  expect(said("character", { keywords })[0]).toContain(line);
});

const nullify = (link: Data): Data => ({
  targets: [{ link }],
  effect: [{ do: "nullify", what: { ref: "target", slot: 0 } }],
});

test.each([
  [{ what: "play" }, "Nullify the playing of target card."],
  [{ what: "play", controller: "you" }, "Nullify the playing of target card by you."],
  [{ what: "play", controller: "opponent" }, "Nullify the playing of target card by your opponent."],
  [
    { what: "play", targeting: characters },
    "Nullify the playing of target card that targets a character you control.",
  ],
  [{ what: "ability" }, "Nullify target ability of a card."],
  [{ what: "ability", controller: "you" }, "Nullify target ability of a card you control."],
  [{ what: "ability", controller: "opponent" }, "Nullify target ability of a card your opponent controls."],
  [{ what: "any" }, "Nullify target card or ability in the chain."],
  [{ what: "any", card: immediates }, "Nullify target Immediate or ability of one in the chain."],
])("a link is named by what it is, whose and at what it aims (UCG 10.3, 10.4): %j", (link, sentence) => {
  expect(said("action", nullify(link))).toEqual([sentence]);
});

test.each([
  [{ what: "play" }, "Contact: A player plays a card."],
  [{ what: "play", controller: "you" }, "Contact: You play a card."],
  [{ what: "play", controller: "opponent", card: immediates }, "Contact: Your opponent plays an Immediate."],
  [{ what: "ability" }, "Contact: A player uses an ability."],
  [
    { what: "ability", controller: "you", card: characters },
    "Contact: You use an ability of a character you control.",
  ],
  [{ what: "any", card: immediates }, "Contact: A player plays an Immediate or uses an ability."],
])("a Contact says who must do what (UCG 12.2): %j", (link, line) => {
  expect(said("hidden", { contact: { link } })[0]).toBe(line);
});

const when = (on: Data): Data => ({
  abilities: [{ kind: "triggered", on, effect: [{ do: "draw", count: 1 }] }],
});

test.each([
  [{ act: "dawn" }, "At the beginning of each Dawn Phase, draw a card."],
  [{ act: "dawn", by: "you" }, "At the beginning of your Dawn Phase, draw a card."],
  [{ act: "dawn", by: "opponent" }, "At the beginning of your opponent's Dawn Phase, draw a card."],
  [{ act: "drawn" }, "When a player draws, draw a card."],
  [{ act: "drawn", by: "you" }, "When you draw, draw a card."],
  [{ act: "drawn", by: "opponent" }, "When your opponent draws, draw a card."],
  [{ act: "damagePlayer", by: "you" }, "When you are dealt damage, draw a card."],
  [{ act: "enter", entering: true }, "When this card comes into play, draw a card."],
])("a trigger says whose phase or deed it waits for: %j", (on, sentence) => {
  expect(said("permanent", when(on))).toEqual([sentence]);
});

test("each program of a card has a name of its own, whatever else the card has", () => {
  const draws = [{ do: "draw", count: 1 }];
  const card = {
    abilities: [{ kind: "activated", cost: { terra: 1 }, effect: draws }],
    support: { cost: 1, timing: "action", effect: draws },
  };
  const [one] = loadedOf([{ id: "one", name: "One", type: "character", ...basics.character, ...card }]);
  const ids = one.abilities.flatMap(({ program }) => program?.id ?? []);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
});

test("a deck has as many cards as asked, and no more copies than Stability allows (UCG 2.2, 2.3)", () => {
  const cards = loadedOf([
    { id: "free", name: "Free", type: "permanent", cost: 0 },
    { id: "firm", name: "Firm", type: "permanent", cost: 0, stability: 5 },
    { id: "field", name: "Field", type: "resource" },
  ]);
  const problems = (
    counts: readonly number[],
    said: Partial<UcgWords["options"]> = {},
  ): readonly string[] => {
    const deck = counts.flatMap((count, at) => Array.from({ length: count }, () => cards[at]));
    return deckProblems(deck, options.parse({ deckRules: true, deckSize: 16, ...said }));
  };
  expect(problems([3, 5, 8])).toEqual([]);
  expect(problems([0, 0, 16])).toEqual([]);
  expect(problems([3, 5, 9])).toEqual(["a deck has exactly 16 cards; this one has 17"]);
  expect(problems([4, 5, 7])).toEqual(["Free: at most 3 copies, this deck has 4"]);
  expect(problems([2, 6, 8])).toEqual(["Firm: at most 5 copies, this deck has 6"]);
  expect(problems([4, 6, 0], { deckRules: false })).toEqual([]);
});

test("a Proxy begins with Bide and how it is counted (UCG 11.2)", () => {
  const proxy = (bide: Data): string[] => said("proxy", { bide, effect: [{ do: "draw", count: 1 }] });
  expect(proxy({ value: 2 })).toEqual(["Bide 2: Draw a card."]);
  expect(proxy({ value: 2, optional: true })).toEqual(["Bide 2 (optional): Draw a card."]);
  expect(proxy({ value: 3, at: "end", counters: 2 })).toEqual([
    "Bide 3 (counted at the beginning of your End Phase, 2 counters at a time): Draw a card.",
  ]);
});

test("a Proxy does something or becomes something; what else a type must have is said (UCG 3.1)", () => {
  expect(said("proxy", { bide: { value: 2 } })).toEqual([
    "effect: a Proxy has an effect or becomes a character",
  ]);
  expect(said("proxy", { bide: { value: 2 }, becomes: "character", combat: 2 })).toEqual([
    "Bide 2: This card becomes a character with Combat 2.",
  ]);
  expect(said("action", {}).join()).toMatch(/effect/);
});

test("a generator and a Resource say what they give and for what", () => {
  const generator = (more: Data): string[] =>
    said("permanent", { abilities: [{ kind: "generator", cost: { activate: true }, terra: 2, ...more }] });
  expect(generator({})).toEqual(["Activate: Generate 2 Terra."]);
  expect(generator({ ignitionOnly: true })).toEqual([
    "Activate: Generate 2 Terra for a card in the Ignition Zone.",
  ]);
  expect(said("resource", {})).toEqual(["Expend: Generate 1 Terra."]);
  expect(said("resource", { terra: 2 })).toEqual(["Expend: Generate 2 Terra."]);
});

test("what happens instead may speak of what would have happened, and of nothing else", () => {
  const instead = (effect: Data, more: Data = {}): string[] =>
    said("permanent", {
      abilities: [{ kind: "instead", on: "slay", object: characters, effect: [effect], ...more }],
    });
  const saved = { do: "exhaust", what: { ref: "event", field: "object" } };
  expect(instead(saved)).toEqual([
    "If a character you control would be Slain, move that character to the Exhausted Zone instead.",
  ]);
  expect(instead({ ...saved, what: { ref: "event", field: "nothing" } }).join()).toMatch(/effect/);
});
