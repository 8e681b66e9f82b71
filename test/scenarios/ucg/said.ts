/** How texts of the Universal Card Game are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|an?)`;
const MANY = String.raw`(?<many>\d+|an?)`;
/** UCG 4.3, as far as this stage has it. */
const IN_PLAY = ["effect", "reserve", "expended", "active", "exhausted", "attached", "shadow"];

export const tongue: Tongue = {
  sayings: [
    {
      says: RegExp(`^Deal ${N} damage to`),
      tells: { act: ["damage", "damagePlayer"] },
      where: IN_PLAY,
    },
    {
      says: /^(Each player looks?|[Ll]ooks?|.* looks) at/,
      tells: { act: "look" },
      where: [],
      some: ["hand", "deck"],
    },
    { says: /^Reveal/, tells: { act: "reveal" }, where: ["hand", "deck"] },
    {
      says: /^(Put .* (on top|on the bottom) of|Shuffle .* into) (its owner's|their owners'|your) deck/,
      tells: { act: ["decked", "arrange"] },
      idle: "what lies in the deck already only changes its place",
    },
    { says: /^Slay/, tells: { act: ["slay", "revive"] }, where: IN_PLAY },
    {
      says: /^Decimate/,
      tells: { act: ["decimate", "revive"] },
      where: IN_PLAY,
    },
    { says: /^Dispose of/, tells: { act: "dispose" }, where: IN_PLAY },
    {
      says: /^Return .* to its owner's hand/,
      tells: { act: ["bounce", "recover"] },
      where: [...IN_PLAY, "void", "deck"],
      lands: "hand",
    },
    {
      says: /^Move .* to the Exhausted Zone/,
      tells: { act: "exhaust" },
      where: ["active"],
      lands: "exhausted",
    },
    {
      says: /^Move .* to the Active Zone/,
      tells: { act: "awaken" },
      where: ["exhausted"],
      lands: "active",
    },
    {
      says: /^Remove all Damage Counters from/,
      tells: { act: "heal" },
      where: ["exhausted"],
    },
    {
      says: RegExp(`^Discard ${MANY} cards? at random`),
      tells: { act: "discard" },
    },
    {
      says: /^Discard (each|target|this)/,
      tells: { act: "discard" },
      where: ["hand"],
      lands: "void",
    },
    { says: /^Nullify/, tells: { act: "nullify" } },
    {
      says: RegExp(`^(The playing of .*|.* in the chain) costs ${N} Terra more\\.`),
      tells: { act: "raise" },
    },
    { says: RegExp(`[Dd]raws? ${N} cards?`), tells: { act: "drawn" } },
    {
      says: /^Put a (?<amount>[+-]\d+) Combat Counter on/,
      tells: { act: "counter", key: "combatCounter" },
      where: IN_PLAY,
    },
    {
      says: RegExp(`^Put ${N} Retribution Counters? on`),
      tells: { act: "counter", key: "retribution" },
      where: IN_PLAY,
    },
    {
      says: /gets? (?<amount>[+-]\d+) (?<attr>\w+)/,
      tells: { act: "modify" },
      where: IN_PLAY,
    },
    {
      says: /costs (?<amount>\d+) Terra (more|less) until/,
      tells: { act: "modify", attr: "cost" },
      where: IN_PLAY,
    },
    {
      says: /has (?<attr>\w+) \d+ until/,
      tells: { act: "modify" },
      where: IN_PLAY,
    },
    {
      says: /gains? (?<attr>[A-Z]\w+)/,
      tells: { act: "modify" },
      where: IN_PLAY,
    },
    {
      says: /^Put .* into your Active Zone/,
      tells: { act: "enter", zone: "active" },
      lands: "active",
    },
    { says: RegExp(`^Create ${MANY} .* tokens?`), tells: { act: "token" } },
  ],
  zones: {
    "Effect Zone": ["effect"],
    "Reserve Zone": ["reserve"],
    "Expended Zone": ["expended"],
    "Active Zone": ["active"],
    "Exhausted Zone": ["exhausted"],
    "Attached Zone": ["attached"],
    "Shadow Zone": ["shadow"],
    Void: ["void"],
    hand: ["hand"],
    deck: ["deck"],
  },
  besides: {
    "declare declare": "the card is played (UCG 5.1)",
    "check slay": "a character with as much damage as Combat is Slain (UCG 16.2)",
    "check spent": "what lay on a card that left goes to its owner's Void (UCG 16.2)",
  },
};
