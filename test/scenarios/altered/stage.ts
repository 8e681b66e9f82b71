import { KEYWORDS } from "../../../shared/games/altered/attrs.ts";
import type { Data } from "../../../shared/kernel/index.ts";
import { mirrored, type Stage, type Stages, seats, thingsOf } from "../../effects/stage.ts";
import { game } from "./game.ts";
import { tongue } from "./said.ts";

// Cooldown is of Spells, which are never in play.
const keyworded = KEYWORDS.filter((word) => word !== "cooldown").map((word) => ({
  id: `with-${word}`,
  name: `With ${word}`,
  type: "character",
  hand: 1,
  reserve: 1,
  forest: 1,
  mountain: 1,
  water: 1,
  keywords: { [word]: word === "tough" ? 1 : true },
}));
const character = {
  type: "character",
  hand: 1,
  reserve: 1,
  forest: 2,
  mountain: 2,
  water: 2,
};
const LATER = "ascend pass win becomeFirst topToMana next activate activateOne playNow takeControl".split(
  " ",
);

const plain: Stage = {
  game,
  pieces: [
    { id: "t-filler", name: "Filler", ...character },
    { id: "fighter", name: "Fighter", ...character },
    { id: "mark", name: "Mark", type: "permanent", hand: 1, reserve: 1 },
    {
      id: "leader",
      name: "Leader",
      type: "hero",
      limits: { reserve: 5, landmark: 5 },
    },
    {
      id: "spark",
      name: "Spark",
      type: "character",
      token: true,
      forest: 1,
      mountain: 1,
      water: 1,
    },
    { id: "stone", name: "Stone", type: "permanent", token: true },
    {
      id: "bait",
      name: "Bait",
      type: "spell",
      hand: 0,
      reserve: 0,
      effect: [{ do: "draw", count: 1 }],
    },
    ...keyworded,
  ],
  carrier: (targets, effect) => ({
    type: "spell",
    hand: 0,
    reserve: 0,
    effect,
    ...(targets.length > 0 && { targets }),
  }),
  given: (owner, probe) => {
    const side: Data = {
      hand: ["fighter", "bait"],
      deck: ["fighter*4", "t-filler*10"],
      mana: ["t-filler*4"],
      reserve: ["fighter", "mark"],
      discard: ["fighter", "mark"],
      hero: ["leader"],
      landmark: ["mark"],
      he: [{ card: "fighter", counters: { boost: 1 } }, ...probe.needs],
      ce: [{ card: "fighter", counters: { exhausted: 1, asleep: 1 } }],
      at: { hero: 2, companion: 5 },
    };
    return {
      first: owner,
      ...mirrored(owner, side, probe),
    };
  },
  aims: {
    object: thingsOf(
      ["heroExpedition", "companionExpedition", "landmark", "hero", "reserve", "discard", "mana"],
      ["hand", "deck"],
      keyworded,
    ),
    seat: seats,
    zone: [
      { label: "own expedition", ref: {}, targets: { expedition: "own" } },
      { label: "any expedition", ref: {}, targets: { expedition: "any" } },
    ],
  },
  kinds: {
    "create.where": ["zone"],
    "advance.what": ["zone"],
    "hold.what": ["zone"],
    "shift.to": ["zone"],
  },
  marks: {
    "@text": "spark",
    "@name": "found",
    "@filter": { in: ["hand"] },
  },
  mend: (node, [target]) => {
    if (node.do === "pay" || node.do === "playNow") return { ...node, then: [{ do: "draw", count: 1 }] };
    const { ref } = (node.where ?? {}) as Data;
    const isOwned = ref === "you" || ref === "opponent" || ref === "players" || target?.player !== undefined;
    return node.do === "create" && (node.where === "landmark" || isOwned) ? { ...node, card: "stone" } : node;
  },
  acts: {
    discard: ["move"],
    sabotage: ["move"],
    sacrifice: ["move"],
    toHand: ["move"],
    toReserve: ["move"],
    toDeck: ["move", "arrange"],
    toMana: ["move"],
    gain: ["status"],
    lose: ["status"],
    exhaust: ["status"],
    ready: ["status"],
    resupply: ["move"],
    draw: ["move"],
    mill: ["move"],
    discardRandom: ["move"],
    create: ["move"],
    hold: ["ongoing"],
    afterYou: ["ending"],
    pay: ["status", "move", "counter"],
    place: ["move"],
    playFree: ["move", "played"],
  },
  silent: {
    chooseWithin: "it only gives cards a name: the choice is a note",
    afterRest: "it waits for Rest, past what a play here reaches; the scenarios of A R-26.31 do",
  },
  tongue,
  unbuilt: {
    revealRandom:
      "what it tells stays hidden, so that two worlds of a probe part; the scenarios of A R-26.44 play it",
    modifyAll:
      "it changes what is in play, of which the stage's filter asks nothing; the scenarios of A R-26.45 play it",
    mark: "only what is in play marks a Region; the scenarios of A R-26.39 play it",
    ...Object.fromEntries(LATER.map((verb) => [verb, "the scenarios of A sections 25 and 26 play it"])),
  },
};

/** The game in one of its editions. */
const stage = (profile: "v1" | "cr3"): Stage => ({
  ...plain,
  given: (owner, probe) => ({ profile, ...plain.given(owner, probe) }),
});

export const stages: Stages = [
  ["altered, v1", stage("v1"), 1],
  ["altered, cr3", stage("cr3"), 4],
];
