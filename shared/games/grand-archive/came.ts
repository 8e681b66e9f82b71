/** How a thing came (G A3, A8): it stays known of the object, and of the attack in an Intent. */
import {
  type CardDef,
  type Data,
  type Entry,
  entryOf,
  type Handle,
  type Obj,
  type Scope,
  setVar,
  varOf,
} from "../../kernel/game.ts";
import { has } from "../idle.ts";
import { PAID } from "./card.ts";
import type { Match } from "./typed.ts";

/** Zones that something may be activated or put onto the field from. */
export const CAME_FROM = ["hand", "memory", "main", "material", "graveyard", "banishment"] as const;

const asking = new WeakMap<readonly CardDef[], boolean>();

/** Whether some card of the match asks it; nothing is marked where none does. */
function isAsked({ pool: { cards } }: Match): boolean {
  const known = asking.get(cards);
  if (known !== undefined) return known;
  const asks = cards.some(({ data }) =>
    has(data, ({ paid, cameFrom }) => paid !== undefined || cameFrom !== undefined),
  );
  asking.set(cards, asks);
  return asks;
}

/** Marks how a thing has come. */
export function markCame(m: Match, handle: Handle, bits: number): void {
  if (isAsked(m)) setVar(m, handle, "_came", bits);
}

const MARKS: readonly string[] = [...PAID, ...CAME_FROM];
const bitOf = (mark: string): number => (MARKS.includes(mark) ? 1 << MARKS.indexOf(mark) : 0);

/** The ways of an activation as one number, to be kept in a mark of the object. */
export function cameBits({ data }: Entry): number {
  // What `finish` of an activation put there.
  const { from, ...how } = (data.event ?? {}) as Data;
  // A copy was not played (G R12.5).
  if (data.copy === true) return 0;
  return PAID.reduce((bits, way) => bits | (how[way] === 1 ? bitOf(way) : 0), bitOf(String(from)));
}

export const cameFromBits = (zone: string): number => bitOf(zone);

/** Whether the thing came so; while its card resolves, the layer says it. */
export function came(m: Match, obj: Obj, mark: string, { entry }: Scope): boolean {
  if ((varOf(m, obj, "_came") & bitOf(mark)) !== 0) return true;
  const layer = entryOf(m.state, entry);
  if (layer === undefined || layer.data.copy === true) return false;
  // As above.
  const event = layer.data.event as Data | undefined;
  return event?.[mark] === 1 || event?.from === mark;
}
