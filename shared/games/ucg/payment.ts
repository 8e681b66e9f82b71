/** Costs (UCG 5): Resources, generators, and the part that a source gives itself. */

import {
  asCost,
  cardOf,
  dataOf,
  type Handle,
  objAt,
  type PayItem,
  present,
  type Seat,
  stepNow,
  understand,
  zoneOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { abilityCost, writtenOf } from "./card.ts";
import { isAsleep, mayActivate } from "./legal.ts";
import type { Play } from "./stages.ts";
import type { Act, Match } from "./typed.ts";
import { freeEffectZone, inPlay } from "./zones.ts";

/** Where abilities that generate Terra work from: in play. */
const GENERATORS = [
  "reserve",
  "expended",
  "active",
  "exhausted",
  "encounter",
  "effect",
  "attached",
  "shadow",
] as const;

/** The seat's means to pay Terra now (UCG 5.2): plain Resources first, then generators. */
export function paymentItems(m: Match, play: Play): PayItem[] {
  const { seat } = play;
  const items: PayItem[] = [];
  for (const handle of thingsIn(m, "reserve", seat)) {
    const obj = objAt(m, handle);
    const gives = dataOf(m, obj).terra ?? 1;
    items.push({ item: obj.name, gives, alike: `${obj.card}` });
  }
  for (const zone of GENERATORS) {
    for (const handle of thingsIn(m, zone, seat)) items.push(...generatorsOf(m, play, handle));
  }
  return items;
}

function generatorsOf(m: Match, play: Play, handle: Handle): PayItem[] {
  const obj = objAt(m, handle);
  if (!inPlay(m, obj) || obj.down || isAsleep(m, obj)) return [];
  return cardOf(m, obj).abilities.flatMap((ability, index): PayItem[] => {
    const node = writtenOf(ability);
    if (node.kind !== "generator" || (node.ignitionOnly === true && play.sequence)) return [];
    if (node.cost.activate && !mayActivate(m, obj, play.sequence)) return [];
    return [{ item: `${obj.name}/${index}`, gives: node.terra, alike: "" }];
  });
}

/** Pays in the order given: a run of Resources as one step, each generator as its own (UCG 5.1, 5.5). */
export function spendItems(m: Match, play: Play, items: readonly string[]): void {
  const cause = { why: "pay", by: play.seat };
  let resources: Act[] = [];
  const flush = (): void => {
    if (resources.length > 0) stepNow(m, cause, resources);
    resources = [];
  };
  for (const item of items) {
    const [name, ability] = item.split("/");
    const object = present(understand(m, play.seat, name)).id;
    if (ability === undefined) resources.push({ act: "spend", object, seat: play.seat });
    else {
      flush();
      stepNow(m, cause, asCost(generatorCost(m, play.seat, object, Number(ability))));
    }
  }
  flush();
}

/** UCG 5.7: a thing that is given up to pay goes straight to the Void. */
function generatorCost(m: Match, seat: Seat, object: Handle, ability: number): Act[] {
  const cost = abilityCost(cardOf(m, objAt(m, object)).abilities[ability]);
  if (cost.dispose) return [{ act: "dispose", object, seat }];
  if (cost.decimate) return [{ act: "decimate", object, seat }];
  return cost.activate ? [{ act: "activate", object, seat }] : [];
}

/**
 * The part of a cost that the source of an ability gives itself. A source that is given up is held as its link's
 * placeholder: in the Ignition Zone (UCG 7.3) or the first free Effect Zone (UCG 9.6).
 */
export function ownCost(m: Match, play: Play): void {
  const { cost, seat, sequence, source } = play;
  const cause = { why: "pay", by: seat };
  if (!cost.dispose && !cost.decimate) {
    if (cost.activate) stepNow(m, cause, [{ act: "activate", object: source, seat }]);
    return;
  }
  const hold: readonly [number, number] = sequence
    ? [zoneOf(m, "effect", seat), freeEffectZone(m, seat)]
    : [zoneOf(m, "ignition", seat), -1];
  const slot = m.state.objects.indexOf(objAt(m, source));
  stepNow(
    m,
    cause,
    asCost([{ act: cost.dispose ? "dispose" : "decimate", object: source, seat, hold }] as const),
  );
  play.held = slot + m.state.objects[slot].life * 0x10000;
}
