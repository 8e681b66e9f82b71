/** How texts of Grand Archive are read: the sentence, and the acts that it names. */
import type { Tongue } from "../../effects/said.ts";

const N = String.raw`(?<amount>\d+|an?)`;
const MANY = String.raw`(?<many>\d+|an?)`;
const OFF = ["banishment", "loaded", "hand", "memory", "main", "material"];
const PAYS = "its player need not pay, and what follows need not happen";
const OPEN = ["graveyard", "banishment", "loaded"];
const FIELD = ["field"];
const HIDDEN = ["hand", "memory", "main", "material"];
const OFF_FIELD = ["graveyard", "banishment", "loaded", "hand", "memory", "main", "material"];
const ASKED = "its player is asked for an activation of its own";

export const tongue: Tongue = {
  sayings: [
    { says: /^(Each player looks?|[Ll]ooks?|.* looks) at/, tells: { act: "look" }, where: [], some: HIDDEN },
    { says: /^Reveal/, tells: { act: "reveal" }, where: HIDDEN },
    {
      says: /^(Put|Shuffle) .* (on top of|on the bottom of|into) (its owner's|their owners'|your|your opponent's) deck/,
      tells: { act: ["arrange", "leave", "shift"] },
      idle: "what lies in the deck already only changes its place",
    },
    { says: /[Ss]huffles? (your|their) deck/, tells: { act: "shuffleDeck" } },
    { says: /[Gg]enerates? .* shuffle it/, tells: { act: ["generate", "shuffleDeck"] } },
    { says: /[Gg]enerates? .* onto the field/, tells: { act: "enter" } },
    { says: /[Gg]enerates? (?!.* onto the field)/, tells: { act: "generate" } },
    {
      says: /'s Intent/,
      tells: { act: "toIntent" },
      idle: "nothing attacks here",
    },
    { says: /may attack an additional time/, tells: { act: "attackAgain" }, where: [], some: FIELD },
    {
      says: /^There is an additional/,
      tells: { act: "extraPhase" },
      idle: "it notes a phase, and nobody is told before that begins",
    },
    {
      says: /^(Name|.* names?) an? /,
      tells: { act: "name" },
      idle: "no card of the set may be of what is to be named",
    },
    {
      says: /^(Name|.* names?) .* draw a card/,
      tells: { act: ["draw", "drawSome"] },
      idle: "there may be none of what was named",
    },
    { says: /[Ss]cavenges? /, tells: { act: ["reveal", "shift", "arrange"] } },
    { says: /[Rr]olls? a D/, tells: { act: "roll" } },
    {
      says: /^Deal \d+ damage divided/,
      tells: { act: "damage" },
      where: [],
      some: FIELD,
    },
    { says: /[Gg]athers?/, tells: { act: ["gathered", "enter"] } },
    {
      says: /as it resolves/,
      tells: { act: "sendAfter" },
      idle: "it notes where the card goes, and nobody is told before that",
    },
    { says: /champion's lineage/, tells: { act: "intoLineage" }, where: [], some: [...OFF, "graveyard"] },
    {
      says: /^Until (end of turn|the end of your next turn), you may|remains? there/,
      tells: { act: "allow" },
      where: [],
      some: [...OPEN, "field"],
    },
    { says: /^The next /, tells: { act: ["next", "delayed"] } },
    { says: / may pay | unless /, tells: { act: ["reserve", "draw", "drawSome"] }, idle: PAYS },
    { says: /^Choose .* at random/, tells: { act: "random" }, idle: "it only gives cards a name" },
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
      says: RegExp(`^(?!At|The next|.*named|.*may pay|.*unless|.*[Ww]henever).*[Dd]raws? ${N} cards?`),
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
      says: /from (your |your opponent's )?memory to hand/,
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
      says: /(?<!additional )[Mm]aterializes?/,
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
      says: /^Put (?!the top|an? ).* into (its owner's|their owners') graveyards?/,
      tells: { act: "shift" },
      where: ["banishment", "loaded", "hand", "memory", "main"],
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
      // G R32.14: on what everybody sees.
      where: FIELD,
      some: [...OPEN, "lineage"],
    },
    { says: /^Gain (?!control)|^(You|Your opponent|Each player) gains? [A-Z]\w+\.$/, tells: { act: "gain" } },
    { says: /[Ee]mpowers? /, tells: { act: "empower" } },
    { says: /becomes? (?<state>distant|ephemeral)/, tells: { act: "become" }, where: FIELD },
    {
      says: /^(?!.*[Dd]uring .* next turn).*(gains? "|[Ww]henever)/,
      tells: { act: "give" },
      where: FIELD,
    },
    {
      says: /[Dd]uring (your|its controller's|their) next turn/,
      tells: { act: "coming" },
      idle: "the change waits for that turn",
    },
    {
      says: /^(?!The next |.*during .* next turn|.*, (?:except|where) ).*gets? (?<amount>[+-]\d+) (?<attr>.+?)(?: until| for as long|\.)/,
      tells: { act: "modify" },
      where: FIELD,
      some: OFF_FIELD,
    },
    {
      says: /^(?!The next |.*, (?:except|where) ).*costs (?<amount>\d+) (more|less) to activate/,
      tells: { act: "modify", attr: "cost" },
      where: FIELD,
      some: OFF_FIELD,
    },
    {
      says: /^(?!The next |.*, (?:except|where) ).*becomes \w+ element/,
      tells: { act: "modify", attr: "elements" },
      where: FIELD,
      idle: "it may be of that element already",
    },
    {
      says: /^(?!The next |.*, (?:except|where) ).*\b(is|are) .* in (addition to|place of) (its|their) other/,
      tells: { act: "modify" },
      where: FIELD,
      some: OFF_FIELD,
    },
    {
      says: /^(?!The next |.*, (?:except|where) ).*(?:switches its power and life|gains? (?!")|has |loses? (?!the game)|(?<!token that |^The next time.*|this object |[Tt]here )\bis |cannot |must attack |to attack with )/,
      tells: { act: "modify" },
      where: FIELD,
      some: OFF_FIELD,
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
      says: /^Summon (a token that is a copy|\d+ tokens that are copies) of/,
      tells: { act: "enter" },
      where: [],
      some: ["field", "graveyard", "banishment", "loaded"],
    },
    { says: /[Ss]waps? (your|their) hand/, tells: { act: ["shift", "recall", "recallSome"] } },
    {
      says: /^Transform/,
      tells: { act: "transform" },
      idle: "nothing here has two sides",
    },
    {
      says: /becomes? (a copy|copies) of/,
      tells: { act: "likeness" },
      where: [],
      some: FIELD,
      idle: "a champion is no copy, and has none",
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
