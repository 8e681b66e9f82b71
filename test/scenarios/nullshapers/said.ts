/** How texts of Nullshapers are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|an?)`;
const MANY = String.raw`(?<many>\d+|an?)`;

/** The planet (N 1), as far as something lies on it here. */
const PLANET = ["sector0", "sector1", "staging", "attached"];
const LEAVES = "it happens with what takes a thing off the planet (N R3.10)";

export const tongue: Tongue = {
  sayings: [
    {
      says: RegExp(`^Deal ${N} damage to`),
      tells: { act: ["damage", "durability"] },
      where: ["sector0", "staging"],
    },
    { says: RegExp(`gains? ${N} durability`), tells: { act: "durability" } },
    {
      says: /gains? that much durability/,
      tells: { act: "durability" },
      idle: "N R3.9: no damage is there to be read",
    },
    {
      says: /gets? (?<amount>[+-]\d+) (?<attr>[a-z]+)/,
      tells: { act: "modify" },
      where: [...PLANET],
    },
    {
      says: /is (?<amount>\d+) speed (faster|slower)/,
      tells: { act: "modify", attr: "speed" },
    },
    {
      says: /costs (?<amount>\d+) void (more|less)/,
      tells: { act: "modify", attr: "cost" },
      where: [...PLANET],
    },
    {
      says: /has \d+ (?<attr>\w+) until/,
      tells: { act: "modify" },
      idle: "it may have as much already",
    },
    { says: /gains (?<attr>[A-Z]\w+)/, tells: { act: "modify" } },
    {
      says: /^Terminate/,
      tells: { act: "terminate" },
      where: [...PLANET],
    },
    {
      says: /^Forfeit/,
      tells: { act: "forfeit" },
      where: [...PLANET],
    },
    {
      says: /^Delete/,
      tells: { act: "delete" },
      where: [...PLANET, "cache", "hand", "deck"],
    },
    {
      says: /^Return .* to its owner's hand/,
      tells: { act: "recall" },
      lands: "hand",
      // N ER-6: a card may be taken back out of the queue.
      where: [...PLANET, "cache", "archive", "deck", "queue"],
    },
    { says: /^Lock/, tells: { act: "lock" }, where: ["sector0", "sector1", "attached"] },
    { says: /^Unlock/, tells: { act: "unlock" }, where: ["staging"] },
    {
      says: /^Remove all damage from/,
      tells: { act: "heal" },
      where: ["staging"],
    },
    {
      says: /^Move .* to staging/,
      tells: { act: "retreat" },
      lands: "staging",
      where: ["sector0", "sector1"],
    },
    {
      says: /turns? from melee to ranged or back/,
      tells: { act: "shift" },
      where: ["sector0", "staging"],
    },
    { says: /^Cancel/, tells: { act: "cancel" }, where: [] },
    { says: RegExp(`[Dd]raws? ${N} cards?`), tells: { act: "drawn" } },
    { says: RegExp(`[Dd]iscards? ${MANY} cards?`), tells: { act: "discard" } },
    {
      says: RegExp(`[Mm]akes? ${N} (?<kind>[a-z]+) energy`),
      tells: { act: "make" },
    },
    {
      says: RegExp(`^Put ${N} increase markers? on`),
      tells: { act: "increase" },
      where: [...PLANET],
    },
    {
      says: RegExp(`Functions .* are ${N} speed faster`),
      tells: { act: "overclock" },
    },
    {
      says: /^Put .* into your staging/,
      tells: { act: ["arrive", "discard"] },
      // N R3.4: a modification lies on what it modifies, and nowhere else.
      where: ["sector0", "sector1", "staging", "archive"],
      some: ["cache", "hand", "deck"],
    },
    { says: RegExp(`^Create ${MANY} .* spawns?`), tells: { act: "arrive" } },
    { says: /sector.* (is|are) lost/, tells: { act: "loseSector" } },
    { says: /[Ll]oses? the match/, tells: { act: "defeat" } },
  ],
  zones: {
    "first biome": ["sector0"],
    "second biome": ["sector1"],
    staging: ["staging"],
    "attached to another card": ["attached"],
    cache: ["cache"],
    archive: ["archive"],
    hand: ["hand"],
    deck: ["deck"],
    queue: ["queue"],
  },
  besides: {
    "pay announce": "the card is played",
    ...Object.fromEntries(
      ["terminate", "forfeit", "delete", "return", "check"].map((why) => [`${why} leave`, LEAVES]),
    ),
    "check terminate": "a modification goes with what it modified (N R3.4)",
    "execute spent": "the card that was played goes to its owner's cache",
  },
};
