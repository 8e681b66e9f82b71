/** Passives on Regions: the terrains they gain and lose, and moves that cannot be made there (A ). */
import {
  type Ability,
  cardOf,
  type Handle,
  handleAt,
  holds,
  NONE,
  type Obj,
  objAt,
  objectOf,
  type Scope,
  scopeOf,
  seatVarsOf,
  slotOf,
  tableOf,
  varOf,
  works,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { STATS } from "./attrs.ts";
import { writtenOf } from "./card.ts";
import type { RegionNode } from "./card-schema.ts";
import { type Expedition, facing, isSame, placesOf } from "./places.ts";
import { initiativeOrder, type Terrain } from "./table.ts";
import type { Match } from "./typed.ts";
import { inExpeditions, SIDES } from "./zones.ts";

/** What one of them says now. */
type Said = { readonly node: RegionNode; readonly of: readonly Expedition[]; readonly marked: number };

const all = (m: Match): Expedition[] =>
  initiativeOrder(m).flatMap((seat) => SIDES.map((side): Expedition => ({ seat, side })));

/** The Expeditions that it speaks of. */
function spokenOf(m: Match, { self, controller }: Scope, { of }: RegionNode): Expedition[] {
  const mine = placesOf(m, self);
  return all(m).filter(
    (one) =>
      of === undefined ||
      of.some((word) => {
        if (word === "mine") return mine.some((place) => isSame(place, one));
        if (word === "facing") return mine.some((place) => isSame(facing(place), one));
        if (word === "marked") return seatVarsOf(m, one.seat)[one.side] === markedBy(m, self);
        return (one.seat === controller) === (word === "yours");
      }),
  );
}

/** A: the Region that an object has marked; NONE where it has marked none. */
export function markedBy(m: Match, self: Handle): number {
  const obj = objectOf(m.state, self);
  return obj === undefined ? NONE : varOf(m, obj, "marker") - 1;
}

/** Matches whose passives on Regions are judged right now. */
const judged = new WeakSet<Match>();

/** Pools in which no card has one. */
const silent = new WeakSet<Match["pool"]>();

const nodeOf = (ability: Ability): RegionNode | undefined => {
  const node = writtenOf(ability);
  return node.kind === "region" ? node : undefined;
};

function isSilent({ pool }: Match): boolean {
  if (silent.has(pool)) return true;
  const speaks = pool.cards.some(({ abilities }) => abilities.some(({ kind }) => kind === "region"));
  if (!speaks) silent.add(pool);
  return !speaks;
}

/** What they all say. While one is judged it sees what is printed, so that none can ask of itself (A ). */
function saidNow(m: Match): Said[] {
  if (isSilent(m) || judged.has(m)) return [];
  judged.add(m);
  try {
    return initiativeOrder(m).flatMap((seat) =>
      [...thingsIn(m, "hero", seat), ...thingsIn(m, "landmark", seat), ...inExpeditions(m, seat)].flatMap(
        (handle) => saidBy(m, objAt(m, handle), handleAt(m.state, slotOf(handle))),
      ),
    );
  } finally {
    judged.delete(m);
  }
}

const saidBy = (m: Match, obj: Obj, handle: number): Said[] =>
  cardOf(m, obj).abilities.flatMap((ability) => {
    const node = nodeOf(ability);
    const scope = scopeOf(handle, obj.controller);
    if (node === undefined || !works(m, obj, ability) || !holds(m, scope, node.while ?? null)) return [];
    const marked = node.of?.includes("marked") === true ? markedBy(m, handle) : NONE;
    return [{ node, of: spokenOf(m, scope, node), marked }];
  });

/** Terrains of a Region by its number; none while it is face-down (A ), and all in the Arena (A ). */
export function terrainsAt(m: Match, region: number): readonly Terrain[] {
  const { regions, arena } = tableOf(m);
  const printed = regions[region];
  if (arena) return STATS;
  if (printed === null || printed === undefined) return [];
  const here = saidNow(m).filter(
    ({ node, of, marked }) =>
      node.of === undefined ||
      marked === region ||
      of.some(({ seat, side }) => seatVarsOf(m, seat)[side] === region),
  );
  if (here.length === 0) return printed;
  const has = (terrain: Terrain): boolean =>
    (printed.includes(terrain) || here.some(({ node }) => node.gains?.includes(terrain))) &&
    !here.some(({ node }) => node.loses?.includes(terrain));
  return STATS.filter(has);
}

/** A: whether the Expedition cannot move forward for this reason: a terrain, or anything but one. */
export const isBarred = (m: Match, expedition: Expedition, reason: Terrain | "other"): boolean =>
  saidNow(m).some(
    ({ node, of }) => node.bars?.includes(reason) === true && of.some((one) => isSame(one, expedition)),
  );
