/** Who may see what, and what they call it (kernel.md 2; law 6). */
import type { Match } from "../model/match.ts";
import { type Handle, type Json, type Obj, objectOf, type Ref, type Seat } from "../model/state.ts";
import { put } from "../model/undo.ts";
import type { Viewer } from "../model/view.ts";
import { nextNumber } from "./world.ts";

/** The viewer's bit; the host has none, since it reads the state itself. */
export const bitOf = (m: Match, viewer: Viewer): number =>
  viewer === "spectator" ? 1 << m.state.seats.length : viewer === "host" ? -1 : 1 << viewer;

/** Bits of the viewers who see that the object exists. */
export const existence = (m: Match, obj: Obj): number => zoneMask(m, obj) | obj.seen;

/** Bits of the viewers who see which card it is. */
export const identity = (m: Match, obj: Obj): number => (obj.down ? 0 : zoneMask(m, obj)) | obj.seen;

/** Who sees into the zone it lies in; nobody where it lies in none any more. */
const zoneMask = (m: Match, { zone }: Obj): number => (zone < 0 ? 0 : m.layout.zoneMasks[zone]);

/**
 * A name never told before, from the counter of its audience: "c7" for everybody,
 * "h3" for one seat, "g5.3" for the viewers of these bits, "" for nobody.
 */
export function newName(m: Match, mask: number): string {
  const { state, undo, layout } = m;
  if (mask === 0) return "";
  if (mask === layout.all) {
    const number = nextNumber(m, state.counters.names + 1);
    put(undo, state.counters, "names", number);
    return `c${number}`;
  }
  const seat = 31 - Math.clz32(mask);
  if (mask !== 1 << seat || seat >= state.seats.length) return groupName(m, mask);
  const record = state.seats[seat];
  put(undo, record, "named", record.named + 1);
  return `h${record.named}`;
}

/** A card shown to somebody besides its owner, and not to all. */
function groupName(m: Match, mask: number): string {
  const { counters } = m.state;
  const count = counters.groups[mask] ?? 0;
  put(m.undo, counters, "groups", { ...counters.groups, [mask]: count + 1 });
  return `g${mask}.${count}`;
}

/** What the viewer calls the object, or "" when it may not know that it exists. */
export const nameFor = (m: Match, obj: Obj | undefined, bit: number): string =>
  obj !== undefined && (existence(m, obj) & bit) !== 0 ? obj.name : "";

/** What the seat calls these things, in their order; what it cannot see it cannot name. */
export const namesFor = (m: Match, seat: Seat, handles: readonly Handle[]): string[] =>
  handles.map((handle) => nameFor(m, objectOf(m.state, handle), 1 << seat)).filter((name) => name !== "");

/** A reference as everybody, or all of `bit`, may spell it; "" when it is gone or some of them do not see it. */
export function spell(m: Match, ref: Ref, bit: number = m.layout.all): string {
  if (ref.kind === "seat") return `p${ref.id}`;
  if (ref.kind === "entry") return `e${ref.id}`;
  if (ref.kind === "zone") return `z${m.layout.zoneKeys[ref.id]}`;
  const obj = objectOf(m.state, ref.id);
  if (obj === undefined) return "";
  return bit === -1 || (existence(m, obj) & bit) === bit ? obj.name : "";
}

/** References as the seat may spell them, in their order. */
export const spellFor = (m: Match, seat: Seat, refs: readonly Ref[]): string[] =>
  refs.map((ref) => spell(m, ref, 1 << seat));

/** The targets of each word, as everybody may spell them. */
export const spellTargets = (m: Match, targets: readonly (readonly Ref[])[]): string[][] =>
  targets.map((refs) => refs.map((ref) => spell(m, ref)));

/** What the seat means by names that it was offered: each is of something it sees. */
export const refsNamed = (m: Match, seat: Seat, names: Json): Ref[] =>
  (names as readonly string[]).map((name) => understand(m, seat, name) as Ref);

/** What the seat means by a name, or undefined. Speaks only of what the seat sees. */
export function understand(m: Match, seat: Seat, name: string): Ref | undefined {
  const { state } = m;
  const rest = name.slice(1);
  if (name[0] === "p") {
    const id = Number(rest);
    return rest !== "" && state.seats[id] !== undefined && `p${id}` === name
      ? { kind: "seat", id }
      : undefined;
  }
  if (name[0] === "e") {
    const entry = state.entries.find((one) => `e${one.id}` === name);
    return entry && { kind: "entry", id: entry.id };
  }
  if (name[0] === "z") {
    const id = m.layout.zoneKeys.indexOf(rest);
    return id < 0 ? undefined : { kind: "zone", id };
  }
  const handle = thingNamed(m, seat, name);
  return handle < 0 ? undefined : { kind: "object", id: handle };
}

/** The things that the seat means by names that it was offered. */
export const thingsNamed = (m: Match, seat: Seat, names: Json): Handle[] =>
  (names as readonly string[]).map((name) => thingNamed(m, seat, name));

/** The object the seat calls so, or -1. Names are few and this keeps no index to undo. */
export function thingNamed(m: Match, seat: Seat, name: string): Handle {
  const { objects } = m.state;
  const bit = 1 << seat;
  for (let slot = 0; slot < objects.length; slot++) {
    const obj = objects[slot];
    if (obj.name === name && (existence(m, obj) & bit) !== 0) return slot + obj.life * 0x10000;
  }
  return -1;
}
