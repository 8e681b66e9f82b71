/** Rules text is generated; here is how it must read. */
import { describe, expect, test } from "vitest";
import type { Json } from "../../shared/kernel/index.ts";
import { readJson, setOf } from "./sets.ts";

const sets = [
  "shared/sets/ucg/seed-examples.json",
  "shared/sets/ucg/starter.json",
  "test/scenarios/ucg/fixtures.json",
  "shared/sets/altered/the-high-roads.json",
  "shared/sets/altered/starter.json",
  "shared/sets/grand-archive/the-fen-and-court.json",
  "test/scenarios/altered/fixtures.json",
  "test/scenarios/grand-archive/fixtures.json",
  "test/scenarios/grand-archive/found-oracles.json",
];
const cards = sets.flatMap((file) => setOf(readJson(file)).cards);

const expected: Readonly<Record<string, readonly string[]>> = {
  anubis: ["When I join the Expedition zone: Each player sacrifices a Character they control."],
  "general-inspection": [
    "Each player chooses a Character they control. Exhaust each Permanent your opponent controls. The chosen Characters gain a boost.",
  ],
  "keeper-of-marginalia": [
    "When one or more cards go to the discard pile from Reserve: I gain a boost.",
    "1, Exhaust me: Put target Spell from your discard pile in Reserve.",
  ],
  "drill-captain": ["When a Character you control joins the Expedition zone: That Character gains a boost."],
  "t-was-fleeting": ["When I leave the Expedition zone, if I was Fleeting: Draw a card."],
  "patent-clerk": [
    "When a Permanent comes under another player's control: Draw a card.",
    "When you play another Permanent: If it is your turn of the Afternoon, I gain a boost.",
  ],
  "dice-fox": [
    "1, Exhaust me: Roll a die, then if that number is 4 or more, Resupply.",
    "When you roll a die: I gain a boost.",
  ],
  "mist-walker": [
    "I am In Contact and count as behind.",
    "When a Character you control changes Expeditions: That Character gains a boost.",
  ],
  "royal-recall": ["Return up to 2 cards from your memory to hand."],
  "mirror-twin": [
    "This card gets +X Power, where X is the greatest number of allies you control with the same name.",
  ],
  "t-maker": ["When a token is created: Draw a card."],
  "f-twin": ["Deal 1 damage to target unit. Deal 1 damage to another target unit."],
  "f-later": ["At the beginning of the next end phase, draw a card."],
  "g-umbra": ["Draw a card. You may draw a card. When you do, deal 2 unpreventable damage to your champion."],
  "spirit-of-imagination": [],
  "standard-resource": ["Expend: Generate 1 Terra."],
  "final-clash": ["Decimate target character."],
  "savants-intuition": ["Nullify the playing of target card."],
  dorf: ["Dispose of this card: The playing of target card costs 1 Terra more."],
  "commit-sin-sloth": ["Activate, Dispose of this card: Generate 2 Terra for a card in the Ignition Zone."],
  "drakkonen-reaver": [
    "Epic Condition: Dispose of an Epic Character you control, or this card comes into play with a -2 Combat Counter.",
  ],
  "drakkonen-timekiller": ["Epic Condition: You control a card named Drakkonen Reaver."],
  "red-totem-wing": ["Support 1 Terra (Immediate): Deal 2 damage to target character."],
  arclight: [
    "Contact: Your opponent plays a card or uses an ability that targets a character you control.",
    "Nullify it.",
  ],
  "sharvan-phoenix": ["Bide 2: This card becomes a character with Combat 3."],
  "electrodark-summons": ["Bide 2 (optional): Draw 2 cards."],
  "twin-verdict": ["Decimate target character and target Permanent."],
  "forked-bolt": ["Deal 1 damage to 2 target characters."],
  blink: ["Return target character to its owner's hand. Put that character into your Active Zone."],
  "hush-the-ability": ["Nullify target ability of a character."],
  "untouchable-saint": ["This card cannot be the target of Effects or Abilities."],
  avenger: ["When another character is Slain, deal 1 damage to target character."],
  "double-omen": ["Bide 2 (2 counters at a time): Draw a card."],
  "proficient-archer": ["Proficiency +2"],
  "twice-drowned-captain": ["Expertise, Revive 1"],
  "brand-of-haste": ["Attach to target character.", "Attached character gets +1 Combat and gains Swift."],
  "mirror-carapace": [
    "Attach to target character.",
    "If attached character would be Slain, remove all Damage Counters from it and Dispose of this card instead.",
  ],
  "rally-the-wagons": ["Target character gets +2 Combat and gains Overpower until end of turn."],
  "caravan-raid": [
    "You may pay 2 more Terra. X is the Terra paid this way.",
    "Deal 2 plus X damage to target opponent.",
  ],
  "matron-ashveil": ["Each other Ember character you control gets +1 Combat."],
  "abyssal-registrar": ["While it is not your turn, each other Tidal character you control gets +1 Combat."],
  "tide-gauge": ["Each Immediate you own costs 1 Terra less."],
  "noonday-rider": ["Swift", "Epic Condition: You control 2 or more Ember characters."],
  "sand-pit": [
    "Contact: Your opponent controls a character in the Encounter Zone.",
    "Deal 3 damage to target character in the Encounter Zone.",
  ],
  "ink-trap": ["Contact: Your opponent plays a character with Terra Cost 2 or less.", "Nullify it."],
  "pearl-diver": [
    "When this card comes into play, return up to one Action or Immediate from your Void to its owner's hand.",
  ],
  "drown-the-stacks": [
    "For each character, if it has Combat 3 or less, Slay it; otherwise, deal 2 damage to it.",
  ],
  "twofold-verdict": ["Do this 2 times: your opponent Disposes of a character they control."],
  "weigh-the-ledger": [
    "Count the Resources you control. Deal that much damage to target character. Deal 1 damage to yourself.",
  ],
  "ninth-cellar": [
    "Assimilate: Draw a card.",
    "At the beginning of your End Phase, deal damage to your opponent equal to the number of Retribution Counters on this card.",
  ],
};

/** What lies on or under something is said to, not to be in a zone that no player's rules name. */
const drawsFor = (of: Json): Json => [{ do: "draw", count: { num: "count", of } }];
const base = { id: "a-card", name: "A card" };
const nsEvent = (of: Json): Json => ({
  ...base,
  types: ["event"],
  speed: 1,
  cost: { void: 1 },
  effect: drawsFor(of),
});
const gaAction = (of: Json): Json => ({
  ...base,
  type: "action",
  speed: "fast",
  reserve: 1,
  effect: drawsFor(of),
});
const LYING: readonly (readonly [ruleset: string, card: Json, text: string])[] = [
  [
    "nullshapers",
    nsEvent({ in: ["attached"], controller: "you" }),
    "Draw cards equal to the number of cards you control attached to another card.",
  ],
  [
    "nullshapers",
    nsEvent({ in: ["sector0", "attached"] }),
    "Draw cards equal to the number of cards in the first biome or attached to another card.",
  ],
  [
    "grand-archive",
    gaAction({ in: ["loaded"], owner: "you" }),
    "Draw cards equal to the number of cards loaded into a weapon you control.",
  ],
  [
    "grand-archive",
    gaAction({ in: ["hand", "loaded"], owner: "opponent" }),
    "Draw cards equal to the number of cards in your opponent's hand or loaded into a weapon your opponent controls.",
  ],
  [
    "grand-archive",
    {
      ...base,
      type: "item",
      reserve: 1,
      abilities: [
        { kind: "triggered", on: { act: "damage" }, from: ["loaded"], effect: [{ do: "draw", count: 1 }] },
      ],
    },
    "Loaded into a weapon: Whenever a card is dealt damage, draw a card.",
  ],
];

/** Cards that `test/volume` wrote, cut down to what read ill. */
const nsHardware = (...abilities: Json[]): Json => ({
  ...base,
  types: ["hardware"],
  speed: 1,
  cost: { void: 1 },
  abilities,
});
const mayEach = (...then: Json[]): Json => ({
  ...base,
  types: ["event"],
  speed: 1,
  cost: { void: 1 },
  effect: [{ do: "may", who: "each", as: "found", then }],
});
const found: Json = { ref: "var", name: "found" };
const FOUND: typeof LYING = [
  [
    "grand-archive",
    {
      ...base,
      type: "item",
      reserve: 1,
      when: { is: ">=", left: { num: "happened", act: "negate", by: "opponent" }, right: 2 },
    },
    "Activate only if 2 or more cards your opponent controls have been negated this turn.",
  ],
  ["nullshapers", nsHardware({ kind: "instead", on: "loseSector" }), "Players cannot lose a sector."],
  [
    "nullshapers",
    nsHardware({ kind: "instead", on: "drawn", effect: [{ do: "energy", kind: "dark", count: 1 }] }),
    "If a player would draw, make 1 dark energy instead.",
  ],
  [
    "nullshapers",
    nsHardware({
      kind: "reactive",
      on: { act: "overclock", by: "opponent" },
      effect: [{ do: "draw", count: 1 }],
    }),
    "When your opponent overclocks, draw a card.",
  ],
  [
    "nullshapers",
    nsHardware({
      kind: "reactive",
      on: { act: "anomaly", object: { other: true } },
      effect: [{ do: "draw", count: 1 }],
    }),
    "When another card is played as an anomaly, draw a card.",
  ],
  ["nullshapers", mayEach({ do: "draw", who: found, count: 1 }), "Each player may draw a card."],
  [
    "nullshapers",
    mayEach({ do: "overclock", who: found, by: 1 }),
    "Each player may have this happen: functions that player plays are 1 speed faster until end of turn.",
  ],
  [
    "nullshapers",
    mayEach({
      do: "each",
      of: found,
      as: "other",
      then: [{ do: "draw", who: { ref: "var", name: "other" }, count: 1 }],
    }),
    "Each player may have this happen: for each such player, that player draws a card.",
  ],
];

describe("rules text", () => {
  test.each(FOUND)("%s: found at random: %j", (ruleset, card, text) => {
    expect(setOf({ id: "a-set", ruleset, name: "A set", cards: [card] }).cards[0].text).toEqual([text]);
  });
  test.each(LYING)("%s: what lies on something is said to: %j", (ruleset, card, text) => {
    expect(setOf({ id: "a-set", ruleset, name: "A set", cards: [card] }).cards[0].text).toEqual([text]);
  });
  test("what is done together keeps each subject whole", () => {
    const power = (controller: string, add: number): Json => ({
      do: "modify",
      what: { ref: "all", of: { kind: "ally", controller } },
      attr: "power",
      add,
    });
    const effect = [{ do: "together", verbs: [power("you", 1), power("opponent", -1)] }];
    const card = { ...base, type: "action", speed: "fast", reserve: 1, effect };
    const { cards: made } = setOf({ id: "a-set", ruleset: "grand-archive", name: "A set", cards: [card] });
    expect(made[0].text).toEqual([
      "Each ally you control gets +1 Power until end of turn and each ally your opponent controls gets -1 Power until end of turn.",
    ]);
  });
  test.each(Object.entries(expected))("%s", (id, text) => {
    expect(cards.find((card) => card.id === id)?.text).toEqual(text);
  });
});
