/** How texts of Altered are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|an?|one)`;
const MANY = String.raw`(?<many>\d+|an?)`;

export const tongue: Tongue = {
  sayings: [
    {
      says: /^Discard (each|target|me)/,
      tells: { act: "move", to: "discard", how: "discard" },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "mana", "hand", "deck"],
    },
    {
      says: /^Sabotage/,
      tells: { act: "move", to: "discard", how: "discard" },
      idle: "the word names no thing",
    },
    {
      says: /^Sacrifice/,
      tells: { act: "move", to: "discard", how: "sacrifice" },
      where: ["heroExpedition", "companionExpedition", "landmark"],
    },
    {
      says: /^Return .* to (its|my) owner's hand/,
      tells: { act: "move", to: "hand", how: "return" },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "discard", "mana", "deck"],
    },
    {
      says: /^Put .* in Reserve/,
      tells: { act: "move", to: "reserve", how: "put" },
      where: ["heroExpedition", "companionExpedition", "landmark", "discard", "mana", "hand", "deck"],
    },
    {
      says: /^Put .* (in|from) (your|your opponent's) deck (on top of|second from the top of|on the bottom of) /,
      tells: { act: "arrange" },
      idle: "what lies in the deck already only changes its place",
    },
    { says: /lets its player keep \d+ more exhausted/, tells: { act: "modify", attr: "keepsExhausted" } },
    {
      says: /^(Each player looks?|[Ll]ooks?|.* looks) at/,
      tells: { act: "look" },
      where: [],
      some: ["hand", "deck"],
    },
    {
      says: /^Put (?!.* in (your|your opponent's) deck ).* (on top of|second from the top of|on the bottom of) (its owner's|my owner's|their owners'|your) deck/,
      tells: { act: "move", to: "deck", how: "put" },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "discard", "mana", "hand"],
    },
    {
      says: /^Put .* in (its|my) owner's Mana zone as an exhausted Mana Orb/,
      tells: { act: "move", to: "mana", how: "put" },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "discard", "hand", "deck"],
    },
    {
      says: /gains? (?<status>Anchored|Asleep|Fleeting)/,
      tells: { act: "status", value: 1 },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "discard", "mana", "hero"],
    },
    {
      says: /loses? (?<status>Anchored|Asleep|Fleeting)/,
      tells: { act: "status", value: 0 },
      where: [],
      idle: "nothing on this stage has a status to lose",
    },
    {
      says: /^Exhaust/,
      tells: { act: "status", status: "exhausted", value: 1 },
      where: ["heroExpedition", "landmark", "hero", "reserve", "discard", "mana"],
    },
    {
      says: /^Ready/,
      tells: { act: "status", status: "exhausted", value: 0 },
      where: ["companionExpedition"],
    },
    {
      says: RegExp(`gains? ${N} (boost|counter)s?`),
      tells: { act: "counter" },
      where: ["heroExpedition", "companionExpedition", "landmark", "reserve", "discard", "hero"],
    },
    {
      says: /^(?!You may).*[Rr]esuppl(y|ies)/,
      tells: { act: "move", from: "deck", to: "reserve", how: "resupply" },
    },
    {
      says: /^You may .* to draw/,
      tells: { act: "move", how: "draw" },
      idle: "what cannot be paid brings nothing",
    },
    {
      says: RegExp(`^(?!You may).*[Dd]raws? ${MANY} cards?`),
      tells: { act: "move", from: "deck", to: "hand", how: "draw" },
    },
    {
      says: /[Dd]iscards? the (?<many>top|top \d+) cards? of/,
      tells: { act: "move", from: "deck", to: "discard", how: "discard" },
    },
    {
      says: RegExp(`[Dd]iscards? ${MANY} cards? at random`),
      tells: { act: "move", from: "hand", to: "discard", how: "discard" },
    },
    {
      says: /[Cc]reates? .* in each of/,
      tells: { act: "move", how: "create" },
    },
    {
      says: RegExp(`[Cc]reates? ${MANY} .* tokens? in (?!each of)`),
      tells: { act: "move", how: "create" },
    },
    {
      says: RegExp(`moves? (?:forward|backward) ${N} Regions?`),
      tells: { act: "advance" },
    },
    {
      says: /^Keep .* from moving forward this (?<until>\w+)/,
      tells: { act: "ongoing" },
    },
    {
      says: /^Move .* to (its other|my other|target) Expedition/,
      tells: { act: "shift" },
      where: [],
      some: ["heroExpedition", "companionExpedition"],
    },
    {
      says: /gets? (?<amount>[+-]\d+) (?<attr>.+?) this (?<until>\w+)/,
      tells: { act: "modify" },
      where: ["heroExpedition", "companionExpedition", "landmark"],
      // A C-8: of the editions only one lets Heroes have statistics.
      some: ["hero"],
    },
    {
      says: /costs? (?<amount>\d+) (more|less) from (hand|Reserve) this/,
      tells: { act: "modify" },
      where: ["heroExpedition", "companionExpedition", "landmark"],
      some: ["hero"],
    },
    {
      says: /can't be discarded or sacrificed this/,
      tells: { act: "modify", attr: "cannotDiscard" },
    },
    {
      says: /counts? as behind this/,
      tells: { act: "modify", attr: "behind" },
    },
    {
      says: /(am|is|are) In Contact this/,
      tells: { act: "modify", attr: "inContact" },
    },
    {
      says: /can gain statuses again this/,
      tells: { act: "modify", attr: "regains" },
    },
    {
      says: /lets its player (draw|put) \d+ more .*in the Morning this/,
      tells: { act: "modify" },
    },
    {
      says: /can be played while exhausted this/,
      tells: { act: "modify", attr: "playable" },
    },
    {
      says: /doesn't (count for the limit|become ready in the Morning) this/,
      tells: { act: "modify", attr: ["uncounted", "staysExhausted"] },
    },
    { says: /is Fleeting this/, tells: { act: "modify", attr: "playedFleeting" } },
    {
      says: /can't activate [JHR] abilities this/,
      tells: { act: "modify", attr: ["noJoin", "noHand", "noReserve"] },
    },
    {
      says: /raises the maximum in support abilities of its player by (?<amount>\d+) this/,
      tells: { act: "modify", attr: "supportMost" },
    },
    {
      says: /lets its player (roll (?<amount>\d+) more dice|add \d+ to a die)/,
      tells: { act: "modify", attr: ["moreDice", "diePlus"] },
    },
    {
      says: /^Choose any number of/,
      tells: { act: "targeted" },
      idle: "it only gives cards a name: the choice is a note",
    },
    {
      says: /(?:has|have|gains?) (?<attr>[A-Z]\w+)(?: \d+)? this/,
      tells: { act: "modify" },
      where: ["heroExpedition", "companionExpedition", "landmark"],
      some: ["hero"],
    },
    { says: /[Rr]eveals? the top/, tells: { act: "reveal" } },
    { says: /[Aa]fter You/, tells: { act: "ending" } },
    { says: /[Rr]olls? a die/, tells: { act: "roll" } },
    {
      says: /^Put .* in your Expeditions/,
      tells: { act: "move", how: "put" },
      where: [
        "heroExpedition",
        "companionExpedition",
        "landmark",
        "reserve",
        "discard",
        "mana",
        "hand",
        "deck",
      ],
    },
    {
      says: /^Play .* for free/,
      tells: { act: ["move", "played"] },
      where: [],
      some: ["reserve", "discard", "hand", "deck"],
    },
  ],
  zones: {
    "Hero Expedition": ["heroExpedition"],
    "Companion Expedition": ["companionExpedition"],
    "Landmark zone": ["landmark"],
    "Hero zone": ["hero"],
    "Mana zone": ["mana"],
    Reserve: ["reserve"],
    "discard pile": ["discard"],
    hand: ["hand"],
    deck: ["deck"],
  },
  ends: "phase phase",
  besides: {
    "play move": "the card is played",
    "leave move": "the card that was played goes where its owner's rules say",
    "leave played": "the card was played",
    "pay status": "Mana Orbs are exhausted for Tough or for what may be paid",
    "pay move": "what is paid goes where it goes",
    "payTough status": "Mana Orbs are exhausted for the Tough of a target (A C-8)",
    "pass pass": "nobody has anything to do in the rest of the Afternoon",
  },
};
