/** Words that do nothing, as only the rules of CrowdControl know. */
import { type Card, type Pair, refusesIdle } from "../../sets/idle.ts";

const base = { id: "a-card", name: "A card" };

const cc = (more: Card): Card => ({ ...base, classes: ["nature"], cost: 1, ...more });
const ccAction = (...effects: Card[]): Card => cc({ type: "action", effects });
const entity = (...effects: Card[]): Card =>
  cc({ type: "entity", attack: 1, health: 1, abilities: [{ kind: "battlecry", effects }] });
const x = { num: "x" };
const chosen = (of: string): Card =>
  ccAction({ do: "choose", type: "entity", in: "board", of }, { do: "kill", on: "chosen" });

const picks = { do: "choose", type: "entity", in: "board", of: "opponent" };
const kills = { do: "kill", on: "chosen" };

const pairs: Pair[] = [
  {
    what: "X that is counted and not read",
    bad: ccAction({ do: "count", tag: "Elf" }, { do: "insight", n: 1 }),
    path: "effects.0",
    message: /counts X/,
    good: ccAction({ do: "count", tag: "Elf" }, { do: "insight", n: x }),
  },
  {
    what: "X that is paid and not read",
    bad: cc({
      type: "place",
      health: 1,
      abilities: [{ kind: "pay", n: "x", effects: [{ do: "insight", n: 1 }] }],
    }),
    path: "abilities.0.n",
    message: /never read/,
    good: cc({
      type: "place",
      health: 1,
      abilities: [{ kind: "pay", n: "x", effects: [{ do: "insight", n: x }] }],
    }),
  },
  {
    what: "none of something",
    bad: ccAction({ do: "insight", n: 0 }),
    path: "effects.0.n",
    message: /is 0/,
    good: ccAction({ do: "resurrect", n: 0, from: "own" }),
  },
  {
    what: "this, which it never reaches",
    bad: ccAction({ do: "arm", on: "this", n: 1 }),
    path: "effects.0.on",
    message: /never reaches this card/,
    good: entity({ do: "arm", on: "this", n: 1 }),
  },
  {
    what: "a choice that nothing reads",
    bad: ccAction(picks, { do: "kill" }),
    path: "effects.0",
    message: /chooses what nothing after it reads/,
    good: chosen("opponent"),
  },
  {
    what: "a choice that another takes the place of",
    bad: ccAction(picks, picks, kills),
    path: "effects.0",
    message: /chooses what nothing after it reads/,
    good: ccAction(picks, kills, picks, kills),
  },
  {
    what: "what was chosen on the other side",
    bad: chosen("you"),
    path: "effects.1.on",
    message: /never reaches what was chosen/,
    good: chosen("opponent"),
  },
];

refusesIdle("crowdcontrol", pairs);
