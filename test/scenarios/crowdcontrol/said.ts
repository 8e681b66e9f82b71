/** How texts of CrowdControl are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|X|an?)`;
const MANY = String.raw`(?<many>\d+|X|an?)`;
const UNHURT = "what is not damaged is not healed";
const NONE_THERE = "there is none of that kind";
const NOTED = "C R4.2: it is known when the text is reached, and told by what follows";

export const tongue: Tongue = {
  sayings: [
    { says: /^X is|[Cc]hoose target/, tells: { act: "remember" }, idle: NOTED },
    { says: RegExp(`Gain ${N} wisdom`), tells: { act: "wisdom" } },
    { says: RegExp(`Gain ${N} mana`), tells: { act: "mana" } },
    { says: RegExp(`Grow ${N}`), tells: { act: "grow" } },
    {
      says: /Headquarter gets \+(?<health>\d+|X) health/,
      tells: { act: "stat", attack: 0 },
    },
    { says: RegExp(`Create ${MANY} .* tokens?`), tells: { act: "entity" } },
    {
      says: /gets \+(?<attack>\d+|X)\/\+(?<health>\d+|X)/,
      tells: { act: "stat" },
    },
    { says: /[Hh]eal .* to full health/, tells: { act: "heal" }, idle: UNHURT },
    {
      says: RegExp(`[Rr]epair ${N} health`),
      tells: { act: "heal" },
      idle: UNHURT,
    },
    { says: /may attack in the turn it entered/, tells: { act: "hasten" } },
    { says: /Combat damage left over from/, tells: { act: "enrage" } },
    { says: RegExp(`[Dd]eal ${N} damage`), tells: { act: "damage" } },
    { says: /[Ss]acrifice|[Kk]ill/, tells: { act: "die" } },
    { says: /[Rr]eturn .* to (your|its owner's) hand/, tells: { act: "back" } },
    { says: RegExp(`[Dd]iscard ${MANY} `), tells: { act: "discard" } },
    { says: /[Ll]ook at the top/, tells: { act: "look" } },
    { says: /[Pp]ut .* into your hand/, tells: { act: "search" }, idle: NONE_THERE },
    { says: /the rest on the bottom/, tells: { act: "arrange" }, idle: "no card is left" },
    {
      says: /in your hand costs? .* less/,
      tells: { act: "discount" },
      idle: "up to one",
    },
    {
      says: RegExp(`[Dd]raw ${MANY} `),
      tells: { act: "search" },
      idle: NONE_THERE,
    },
    {
      says: /[Pp]ut target Entity .* onto the board/,
      tells: { act: "entity" },
    },
    { says: /[Pp]ut target Place .* onto the board/, tells: { act: "place" } },
    { says: /to its other lane/, tells: { act: "switch" } },
    { says: /[Ss]ilence/, tells: { act: "silence" } },
    {
      says: /[Pp]ut the (?<many>top|top \d+|top X) cards? of/,
      tells: { act: "mill" },
    },
    { says: /into the Void/, tells: { act: "voided" } },
  ],
  told: 2,
  zones: {},
  besides: {
    "play action": "the card is played",
    "supply wisdom": "the next turn brings it",
    "supply produce": "the next turn brings it",
    "leftover wisdom": "mana that is left becomes wisdom as the turn ends",
    "leftover mana": "mana that is left becomes wisdom as the turn ends",
    "fight damage": "Entities fight as the turn ends",
    "fight loot": "what is won of a fight",
    "check wisdom": "wisdom buys cards",
    "check drawn": "wisdom buys cards",
    "check spent": "the card that was played goes to the Dust Pile",
    "check die": "what has no health left dies",
  },
};
