/** How texts of Grand Archive are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|an?)`;
const MANY = String.raw`(?<many>\d+|an?)`;
const OFF = ["banishment", "loaded", "hand", "memory", "main", "material"];
const FIELD = ["field"];
const OFF_FIELD = ["graveyard", "banishment", "loaded", "hand", "memory", "main", "material"];
const ASKED = "its player is asked for an activation of its own";

export const tongue: Tongue = {
  sayings: [
    {
      says: RegExp(`^Summon ${MANY} (?!token that).* tokens?`),
      tells: { act: "enter" },
    },
    {
      says: /^Target .* summons/,
      tells: { act: "enter" },
      idle: "an ally is no player",
    },
    { says: /^At the beginning of/, tells: { act: ["delay", "delayed"] } },
    {
      says: RegExp(`^(?!At).*[Dd]raws? ${N} cards?`),
      tells: { act: ["draw", "drawSome"] },
    },
    {
      says: /[Pp]uts? the top (?<many>an?|\d+)? ?cards? of/,
      tells: { act: "shift", to: "graveyard" },
    },
    {
      says: RegExp(`[Dd]iscards? ${MANY} cards? at random`),
      tells: { act: "discard" },
    },
    {
      says: /from memory to hand|from your memory to hand/,
      tells: { act: ["recall", "recallSome"] },
      where: ["memory"],
    },
    {
      says: /[Ss]kips? (your|their) next (?<phase>\w+( up)?)/,
      tells: { act: "skip" },
    },
    { says: /[Ww]ins? the game/, tells: { act: "verdict", what: "win" } },
    { says: /[Ll]oses? the game/, tells: { act: "verdict", what: "lose" } },
    {
      says: /[Gg]limpses?/,
      tells: { act: "glimpse" },
      idle: "it looks and puts in order, without an act",
    },
    {
      says: /[Ss]earch.* into (your|their) (?<to>hand|memory|graveyard|material deck)/,
      tells: { act: "shift" },
    },
    { says: /[Ss]earch.* onto the field/, tells: { act: "enter" } },
    {
      says: /[Mm]aterializes?/,
      tells: { act: ["enter", "materialized"] },
      idle: ASKED,
    },
    { says: /may activate/, tells: { act: "activated" }, idle: ASKED },
    {
      says: RegExp(`^Deal ${N} (unpreventable )?damage to`),
      tells: { act: "damage" },
      where: [],
      some: FIELD,
    },
    {
      says: /^Destroy/,
      tells: { act: ["leave", "shift"], why: "destroyed" },
      where: FIELD,
    },
    {
      says: /^Sacrifice/,
      tells: { act: ["leave", "shift"], why: "sacrificed" },
      where: FIELD,
    },
    {
      says: /^Banish/,
      tells: { act: ["leave", "shift"], why: "banished" },
      where: ["field", "graveyard", "loaded", "hand", "memory", "main", "material"],
    },
    {
      says: /^Return .* to its owner's hand/,
      tells: { act: ["leave", "shift"], why: "returned" },
      where: ["field", "graveyard", "banishment", "loaded", "memory", "main"],
      some: ["material"],
    },
    {
      says: /^Put .* into its owner's memory/,
      tells: { act: ["leave", "shift"], why: "remembered" },
      where: ["field", "graveyard", "banishment", "loaded", "hand", "main"],
      some: ["material"],
    },
    {
      says: /^Discard (each|target|this)/,
      tells: { act: "discard" },
      where: ["hand", "memory"],
    },
    { says: /^Wake up/, tells: { act: "wake" }, where: [], some: FIELD },
    { says: /^Rest/, tells: { act: "rest" }, where: [], some: FIELD },
    { says: /^Foster/, tells: { act: "fostered" }, where: FIELD },
    {
      says: /^De-level/,
      tells: { act: "delevel" },
      idle: "no champion here has a lineage",
    },
    {
      says: /^Redirect that attack/,
      tells: { act: "redirect" },
      idle: "nothing attacks here",
    },
    {
      says: /^Put (?!the top|an? ).* onto the field/,
      tells: { act: "enter" },
      where: OFF_FIELD,
    },
    {
      says: /^Gain control of/,
      tells: { act: "control" },
      where: [],
      some: FIELD,
    },
    {
      says: /^Load/,
      tells: { act: "load" },
      where: [],
      some: ["field", ...OFF, "graveyard"],
    },
    {
      says: /into your material deck preserved/,
      tells: { act: "shift", to: "material", preserved: true },
      where: ["graveyard", "banishment", "loaded", "hand", "memory", "main"],
      some: FIELD,
    },
    {
      says: RegExp(`^Put ${N} (?<key>\\w+) counters? on`),
      tells: { act: "counter" },
      where: FIELD,
    },
    {
      says: /gets? (?<amount>[+-]\d+) (?<attr>.+?)(?: until| for as long|\.)/,
      tells: { act: "modify" },
      where: FIELD,
    },
    {
      says: /costs (?<amount>\d+) (more|less) to activate/,
      tells: { act: "modify", attr: "cost" },
      where: FIELD,
    },
    {
      says: /becomes \w+ element/,
      tells: { act: "modify", attr: "elements" },
      where: FIELD,
      idle: "it may be of that element already",
    },
    {
      says: /switches its power and life|gains? |has |loses? (?!the game)|(?<!token that )\bis |cannot |must attack |to attack with /,
      tells: { act: "modify" },
      where: FIELD,
    },
    {
      says: /^Suppress/,
      tells: { act: "leave", why: "suppressed" },
      where: FIELD,
    },
    {
      says: /^Level up/,
      tells: { act: "enter" },
      where: [],
      some: ["material"],
    },
    { says: /^When you do/, tells: { act: ["draw", "drawSome"] } },
    {
      says: RegExp(`recovers? ${N}`),
      tells: { act: "recover" },
      where: [],
      some: FIELD,
    },
    {
      says: RegExp(`^Prevent the next ${N} (combat )?damage`),
      tells: { act: "shield" },
      where: [],
      some: FIELD,
    },
    { says: /^Negate/, tells: { act: "negate" } },
    { says: /^Copy/, tells: { act: ["activated", "draw", "drawSome"] } },
    {
      says: /^Change a target of/,
      tells: { act: "redirected" },
      idle: "it changes what an entry aims at, without an act",
    },
    {
      says: /^Summon a token that is a copy of/,
      tells: { act: "enter" },
      where: [],
      some: ["field", "graveyard", "banishment", "loaded"],
    },
    {
      says: /^End the (?:current )?(?<what>phase|turn)/,
      tells: { act: "ending" },
    },
  ],
  zones: {
    field: ["field"],
    graveyard: ["graveyard"],
    banishment: ["banishment"],
    "loaded into a weapon": ["loaded"],
    hand: ["hand"],
    memory: ["memory"],
    "main deck": ["main"],
    "material deck": ["material"],
  },
  spared: { "With immortality": "it is not destroyed (G Immortality)" },
  besides: {
    "announce announced": "the card is played",
    "phase phase": "the phase that was ended is followed by the next",
    "phase wake": "the next turn begins (G R8.1)",
  },
};
