import { KEYWORDS } from "../../../shared/games/grand-archive/card.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { mirrored, type Stage, type Stages, seats, thingsOf } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

const ally = { type: "ally", reserve: 1, power: 1, life: 5 };
const NUMBERED = ["multistrike", "kindle", "prepare", "imbue", "ranged", "pride", "levelLocked", "critical"];
/** Command is of attack cards alone, others of the material deck. */
const APART: readonly string[] = ["command", "divineRelic", "renewable"];
const keyworded = KEYWORDS.filter((word) => !APART.includes(word)).map((word) => ({
  id: `with-${word.toLowerCase()}`,
  name: `With ${word}`,
  ...ally,
  keywords: { [word]: NUMBERED.includes(word) ? 1 : true },
  ...(word === "classLocked" && { classes: ["warrior"] }),
}));
const delayed = { kind: "delayed", effect: [{ do: "draw", count: 1 }] };
const given = {
  kind: "given",
  on: { act: "wake", object: { kind: "ally" } },
  effect: [{ do: "draw", count: 1 }],
};
const LOADED = "what is loaded into a thing goes where the rules say when that leaves";

/** What reads that something was named. */
const compares = (what: string): Data => {
  const then = [{ do: "draw", count: 1 }];
  const left = { num: "named" };
  const when =
    what === "number"
      ? { is: "<", left: { num: "count", of: {} }, right: left }
      : { is: "any", of: { ofNamed: what } };
  return { do: "if", when, then };
};

/** A change of the next card that says something: an attribute with what is added, and of what it becomes one thing. */
function nextCard(node: Data): Data {
  if (node.instead !== undefined) return { ...node, subtype: "Fox" };
  if (node.attr === undefined && node.add === undefined) return { cost: -1, ...node };
  return { attr: "power", add: 1, ...node };
}

/** What a copy has besides, as one whole change. */
function oneChange(except: Data): Data {
  if (except.instead !== undefined) return { ...except, subtype: "Fox" };
  if (except.name !== undefined) return { name: "Old Hand" };
  const isKind = ["element", "type", "class", "subtype"].some((key) => except[key] !== undefined);
  return isKind ? except : { attr: "power", add: 1, ...except };
}

const plain: Stage = {
  game,
  pieces: [
    {
      id: "f-spirit",
      name: "Spirit",
      type: "champion",
      level: 0,
      memory: 0,
      life: 20,
    },
    { id: "f-blank", name: "Blank", ...ally },
    { id: "fighter", name: "Fighter", ...ally },
    {
      id: "higher",
      name: "Higher",
      type: "champion",
      level: 1,
      memory: 0,
      life: 25,
    },
    {
      id: "sword",
      name: "Sword",
      type: "weapon",
      regalia: true,
      memory: 0,
      power: 1,
      durability: 3,
    },
    { id: "ring", name: "Ring", type: "item", regalia: true, memory: 0 },
    { id: "land", name: "Land", type: "domain", reserve: 1 },
    {
      id: "spark",
      name: "Spark",
      type: "ally",
      token: true,
      power: 1,
      life: 1,
    },
    { id: "leaf", name: "Leaf", type: "item", token: true },
    {
      id: "bait",
      name: "Bait",
      type: "action",
      reserve: 0,
      speed: "fast",
      effect: [{ do: "draw", count: 1 }],
    },
    { id: "calm", name: "Calm", type: "mastery", token: true },
    ...keyworded,
  ],
  carrier: (targets, effect) => ({
    type: "action",
    reserve: 0,
    speed: "fast",
    effect: effect[0].do === "name" ? [...effect, compares(effect[0].what as string)] : effect,
    ...(targets.length > 0 && { targets }),
    ...(["delay", "reflex", "nextTime"].includes(effect[0].do as string) && {
      abilities: [delayed],
    }),
    ...(effect[0].do === "give" && { abilities: [given] }),
  }),
  given: (owner, probe) => {
    const side: Data = {
      hand: ["fighter", "bait", "bait"],
      main: ["fighter*4", "f-blank*10"],
      memory: ["fighter", "f-blank"],
      material: ["higher", "ring"],
      field: [
        { card: "f-spirit", counters: { damage: 2 } },
        { card: "fighter", counters: { rested: 1 } },
        "sword",
        "ring",
        "land",
        ...probe.needs,
      ],
      loaded: [{ card: "fighter", on: "sword" }],
      graveyard: ["fighter", "bait"],
      banishment: ["fighter"],
    };
    return {
      owner,
      ...mirrored(owner, side, probe),
    };
  },
  aims: {
    object: [
      {
        label: "own rested ally",
        ref: {},
        targets: {
          object: { kind: "ally", state: "rested", controller: "you" },
        },
      },
      ...thingsOf(
        ["field", "graveyard", "banishment", "loaded"],
        ["hand", "memory", "main", "material"],
        keyworded,
      ),
    ],
    seat: seats,
    entry: [
      { label: "target card", ref: {}, targets: { layer: { what: "card" } } },
      { label: "target any", ref: {}, targets: { layer: { what: "any" } } },
    ],
  },
  marks: {
    "@text": "spark",
    "@name": "found",
    "@filter": { kind: "ally" },
  },
  mend: (plain) => {
    const node = plain.except === undefined ? plain : { ...plain, except: oneChange(plain.except as Data) };
    if (["delay", "reflex", "nextTime", "give"].includes(node.do as string)) return { ...node, ability: 0 };
    if (node.do === "gain") return { ...node, card: "calm" };
    if (node.do === "pay" || node.do === "unless") return { ...node, then: [{ do: "draw", count: 1 }] };
    if (node.do === "token" && node.counters !== undefined)
      return { ...node, counters: { kind: "buff", count: 1 } };
    if (node.do === "generate") return { ...node, card: "fighter" };
    if (node.do === "gather") return { ...node, of: ["spark", "leaf"] };
    if (node.do === "name" && node.type !== undefined) return { ...node, what: "card" };
    if (node.do === "nextCard") return nextCard(node);
    if (node.do !== "modify") return node;
    const { attr = "power", ...rest } = node;
    if (node.instead !== undefined) return { ...rest, subtype: "Fox", do: "modify" };
    if (["element", "type", "class", "subtype"].some((key) => node[key] !== undefined)) return rest;
    return node.add === undefined && node.set === undefined
      ? { attr, add: 1, ...rest, do: "modify" }
      : { attr, ...rest, do: "modify" };
  },
  acts: {
    token: ["enter"],
    scavenge: ["reveal", "shift", "arrange"],
    splitDamage: ["damage"],
    name: ["name"],
    mill: ["shift"],
    discardRandom: ["discard"],
    wins: ["verdict"],
    loses: ["verdict"],
    destroy: ["leave", "shift"],
    sacrifice: ["leave", "shift"],
    banish: ["leave", "shift"],
    bounce: ["leave", "shift"],
    bury: ["shift"],
    remember: ["leave", "shift"],
    suppress: ["leave", "shift"],
    foster: ["fostered"],
    put: ["enter"],
    gainControl: ["control"],
    preserve: ["shift"],
    duplicate: ["enter"],
    endPhase: ["ending", "phase", "wake"],
    recall: ["recall", "recallSome"],
    search: ["shift", "enter"],
    copy: ["activated", "drawSome", "draw"],
    materialize: ["enter", "materialized"],
    levelUp: ["enter"],
    prevent: ["shield"],
    afterwards: ["sendAfter"],
    gather: ["gathered"],
    nextCard: ["next"],
    nextTime: ["next"],
    pay: ["draw", "drawSome", "reserve"],
    unless: ["draw", "drawSome", "reserve"],
    toDeck: ["arrange"],
    shuffle: ["shuffleDeck"],
    becomeCopy: ["likeness"],
    swapHand: ["shift", "recall", "recallSome"],
  },
  silent: {
    random: "it only gives cards a name",
    pay: "its player need not pay",
    afterwards: "it notes where the card goes, and nobody is told before that",
    glimpse: "it looks and puts in order, without an act",
    materialize: "its player is asked for an activation of its own",
    activate: "its player is asked for an activation of its own",
    reflex: "it only places the ability that waits for it",
    redirect: "it changes what an entry aims at, without an act",
    delevel: "no champion here has a lineage",
    redirectAttack: "nothing attacks here",
    transform: "nothing here has two sides",
    extraPhase: "it notes a phase, and nobody is told before that begins",
    intoIntent: "nothing attacks here",
  },
  sweeping: Object.fromEntries(
    ["destroy", "sacrifice", "banish", "bounce", "remember", "suppress", "toDeck"].map((verb) => [
      verb,
      LOADED,
    ]),
  ),
  tongue,
  unbuilt: {
    alter: "it stands in an `instead` alone, which the scenarios of rule 18.4 play",
    changeDamage: "it stands in an `instead` alone, which the scenarios of rule 32 play",
    turn: "what it turns lies beside all objects and is no target, so the scenarios of rule 32 play it",
  },
};

/** The game in one of its editions. */
const stage = (profile: "seed" | "current"): Stage => ({
  ...plain,
  given: (owner, probe) => ({ profile, ...plain.given(owner, probe) }),
});

export const stages: Stages = [
  ["grand-archive, seed", stage("seed"), 1],
  ["grand-archive, current", stage("current"), 4],
];
