import { expect, test } from "vitest";
import { type Draw, loadSet, type Match, type Ruleset } from "../../shared/kernel/index.ts";
import { placeOf } from "../../shared/kernel/model/pool.ts";
import { type Data, type Handle, type Json, objectOf, slotOf } from "../../shared/kernel/model/state.ts";
import { control, exchange, move, recast, zoneOf } from "../../shared/kernel/ops/objects.ts";
import { setTable, setVar, varOf } from "../../shared/kernel/ops/values.ts";
import { addGift, addModifier } from "../../shared/kernel/values/stored.ts";
import { expire, tellComputed } from "../../shared/kernel/values/telling.ts";
import { dice, pick } from "../property/dice.ts";
import { expectTold } from "../property/told.ts";
import { table } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";
import { thingsIn } from "./toy-zones.ts";

const changes = (id: string, on: Data, add: Json): Data => ({
  id,
  name: id,
  kind: "unit",
  cost: 0,
  power: 1,
  abilities: [{ kind: "static", on, attr: "power", layer: 2, add }],
});

/** One for each way in which a change finds whom it reaches. */
const LISTENERS: readonly Data[] = [
  changes("lord", { controller: "you", other: true }, 1),
  changes("blight", { controller: "opponent" }, -1),
  changes("hermit", { self: true }, 2),
  changes("collar", { host: true }, 3),
  changes("mob", { self: true }, { num: "count", of: { in: ["field"] } }),
  // Of nothing that viewers are told.
  changes("drummer", { in: ["hand"], controller: "you" }, 1),
];

const MATCHES = 60;
const OPS = 60;

/** These read what the others write, and it. */
const READERS: readonly Data[] = [
  changes("envy", { has: { attr: "power", least: 3 } }, -1),
  changes("glutton", { self: true }, { num: "highest", of: { in: ["field"], other: true }, attr: "power" }),
];

const idsOf = (cards: readonly Data[]): string[] => cards.map(({ id }) => id as string);

/** Here what lies on a charged thing sleeps, and all sleep in every other turn. */
const sleepy: Ruleset = {
  ...toy,
  works(m, obj) {
    const host = objectOf(m.state, obj.host);
    return (
      toy.inPlay(m, obj) && m.state.table.turn !== 2 && (host === undefined || varOf(m, host, "charge") === 0)
    );
  },
};

function tableWith(listeners: readonly Data[], ruleset: Ruleset): Match {
  const plain = (toySet.cards as readonly Data[]).filter(({ id }) => id === "imp" || id === "twin");
  const cards = [...plain, ...listeners];
  const loaded = loadSet({ ...toySet, cards }, [ruleset]);
  if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
  const hand = idsOf(cards);
  return table([hand, hand], {}, ruleset, loaded.set);
}

const all = (m: Match): Handle[] =>
  [0, 1].flatMap((seat) => (["field", "row", "hand"] as const).flatMap((zone) => thingsIn(m, zone, seat)));

const inPlay = (m: Match): Handle[] => [0, 1].flatMap((seat) => thingsIn(m, "field", seat));

/** One random op of those that may change what listeners reach. */
function change(m: Match, random: Draw): void {
  const seat = random(2);
  const [one, other] = [pick(random, all(m)), pick(random, all(m))];
  const card = random(m.pool.cards.length);
  const here = inPlay(m);
  const until = pick(random, ["", "main"] as const);
  switch (random(10)) {
    case 0:
      return void move(
        m,
        one,
        zoneOf(m, pick(random, ["field", "hand", "pile"] as const), m.state.objects[slotOf(one)].owner),
      );
    case 1:
      return void move(m, one, zoneOf(m, "field", seat), here.length > 0 ? { host: pick(random, here) } : {});
    case 2:
      return control(m, one, seat);
    case 3:
      return recast(m, one, card);
    case 4:
      return one === other ? undefined : exchange(m, one, other);
    case 5: {
      const refs = random(3) === 0 || here.length === 0 ? [] : [pick(random, here)];
      const gives = { card: placeOf(m, pick(random, idsOf(LISTENERS))), ability: 0 };
      return addGift(m, { source: one, controller: seat, refs, gives, until });
    }
    case 6:
      return addModifier(m, {
        source: one,
        controller: seat,
        refs: [one],
        attr: "power",
        layer: 2,
        add: 1,
        set: null,
        until,
      });
    case 7:
      return setVar(m, one, "charge", random(2));
    case 8:
      return setTable(m, "turn", 1 + random(2));
    default:
      return expire(m, "main");
  }
}

test.each([
  { what: "none reads what others write", listeners: LISTENERS, ruleset: toy },
  { what: "some do", listeners: [...LISTENERS, ...READERS], ruleset: toy },
  { what: "whether it works hangs on others", listeners: LISTENERS, ruleset: sleepy },
])("after any op what listeners reach is told as it is, where $what", ({ listeners, ruleset }) => {
  for (let seed = 0; seed < MATCHES; seed++) {
    const random = dice(seed);
    const match = tableWith(listeners, ruleset);
    for (let op = 0; op < OPS; op++) {
      change(match, random);
      tellComputed(match);
      match.facts.length = 0;
      expectTold(match);
    }
    expect(inPlay(match).length).toBeGreaterThan(0);
  }
});
