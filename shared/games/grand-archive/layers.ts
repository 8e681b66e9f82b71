/** Layers of the Effects Stack (G R1.2, 15): their targets, whether those still stand, and how layers leave. */

import {
  addEntry,
  type Data,
  dataOf,
  dropEntry,
  type Entry,
  entryOf,
  type Handle,
  matchesHandle,
  matching,
  move,
  NONE,
  note,
  objectOf,
  objectRef,
  type Ref,
  type Scope,
  type Seat,
  scopeOfEntry,
  setEntry,
  spellTargets,
  zoneOf,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { boundsOf, entryTargets, isWhose, seatTargets, standing } from "../targets.ts";
import { isIn } from "../zones.ts";
import { bodyIn, cardData, isMaterial, writtenOf } from "./card.ts";
import type { Body, LayerFilter, TargetWord } from "./card-schema.ts";
import type { Match } from "./typed.ts";
import { inPlay, redirected } from "./zones.ts";

/** How a layer came about: a card by its reserve or its memory cost, or an ability. */
export type LayerKind = "activation" | "materialization" | "ability" | "trigger";

const isCard = (entry: Entry): boolean => entry.kind === "activation" || entry.kind === "materialization";

/** The target words of a body with these modes, in order. */
export const wordsOf = (body: Body, modes: readonly number[]): readonly TargetWord[] =>
  body.modes === undefined ? (body.targets ?? []) : modes.flatMap((mode) => body.modes?.[mode].targets ?? []);

/** The body of a layer: of its card, or of the ability. */
export function bodyOf(m: Match, entry: Pick<Entry, "ability" | "data">): Body {
  const def = cardIn(m, entry);
  if (entry.ability !== NONE) return bodyIn(writtenOf(def.abilities[entry.ability]));
  const card = cardData(def);
  return card.link === undefined ? card : { targets: [card.link] };
}

export const entryWords = (m: Match, entry: Entry): readonly TargetWord[] =>
  wordsOf(bodyOf(m, entry), (entry.data.modes as readonly number[] | undefined) ?? []);

/** Whether a text speaks of this layer. */
export function matchesLayer(m: Match, scope: Scope, entry: Entry, filter: LayerFilter): boolean {
  const { what, card, controller } = filter;
  if (entry.id === scope.entry) return false;
  if (what !== "any" && isCard(entry) !== (what === "card")) return false;
  if (!isWhose(scope, entry, controller)) return false;
  return card === undefined || matchesHandle(m, scope, entry.source, { ...card, in: ["stack", "field"] });
}

/** Legal choices for a target word, in zone and list order; layers from the top down (G R15.1). */
export function candidates(m: Match, scope: Scope, word: TargetWord): Ref[] {
  if ("player" in word) return seatTargets(m, scope, word.player);
  if ("layer" in word) return entryTargets(m, (entry) => matchesLayer(m, scope, entry, word.layer));
  return matching(m, scope, word.object)
    .filter((handle) => isTarget(m, scope, handle, word))
    .map(objectRef);
}

/** An object, an intent, or a card of a public zone the word names. */
export function isTarget(
  m: Match,
  scope: Scope,
  handle: Handle,
  word: Extract<TargetWord, { object: unknown }>,
): boolean {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.down) return false;
  if (word.object.in === undefined && !inPlay(m, obj)) return false;
  return matchesHandle(m, scope, handle, word.object);
}

/** Whether a target still is one (G R15.2). */
export function stands(m: Match, scope: Scope, ref: Ref, word: TargetWord): boolean {
  if (ref.kind === "seat") return !m.state.seats[ref.id].left;
  if (ref.kind === "entry") {
    const entry = entryOf(m.state, ref.id);
    return entry !== undefined && "layer" in word && matchesLayer(m, scope, entry, word.layer);
  }
  return "object" in word && isTarget(m, scope, ref.id, word);
}

/** ER-7: a target that a check finds illegal is no target any more. */
export function strikeTargets(m: Match): void {
  for (const entry of m.state.entries) {
    if (entry.targets.every((refs) => refs.length === 0)) continue;
    const words = entryWords(m, entry);
    const scope = scopeOfEntry(entry);
    const left = standing(entry.targets, words, (ref, word) => stands(m, scope, ref, word));
    if (left.every((refs, at) => refs.length === entry.targets[at].length)) continue;
    setEntry(m, entry.id, { targets: left }, { targets: spellTargets(m, left) });
  }
}

/** G R19.10: an activation whose card has left the stack fizzles at the next check. */
export function fizzleSourceless(m: Match): void {
  for (const entry of m.state.entries.slice())
    if (isCard(entry) && !isIn(m, entry.source, "stack")) exitLayer(m, entry.id, "fizzled");
}

/** R15.3, R15.4: optional targets never fizzle a layer; with the option off only the loss of all does. */
export function lacksTargets(m: Match, entry: Entry, any: boolean): boolean {
  const words = entryWords(m, entry);
  const required = words.flatMap((word, at) => (boundsOf(word).min > 0 ? [at] : []));
  const lost = required.filter((at) => (entry.targets[at]?.length ?? 0) < boundsOf(words[at]).min);
  return any ? lost.length > 0 : required.length > 0 && lost.length === required.length;
}

export interface NewLayer {
  readonly kind: LayerKind;
  readonly controller: Seat;
  readonly source: Handle;
  readonly card: number;
  readonly ability: number;
  readonly targets: readonly (readonly Ref[])[];
  readonly x: number;
  readonly paid: number;
  readonly modes: readonly number[];
  /** Further values that the layer remembers: the event of a trigger, the payment of its card. */
  readonly more?: Data;
}

/** Puts a layer on top, and tells everybody what it is (G R26.1). */
export function addLayer(m: Match, layer: NewLayer): number {
  const { kind, controller, source, card, ability, targets, x, paid, modes, more = {} } = layer;
  const data = { card, modes, ...more };
  const told = {
    kind,
    controller,
    source: objectOf(m.state, source)?.name ?? "",
    ...(more.copy === true && { copy: true }),
    card: m.state.cards[card],
    ability,
    modes,
    x,
    paid,
    targets: spellTargets(m, targets),
  };
  const entry = {
    kind,
    controller,
    source,
    ability,
    targets,
    x,
    price: kind === "materialization" ? "memory" : "reserve",
    paid,
    data,
  };
  const id = addEntry(m, entry, told);
  note(m, "layer", { entry: `e${id}`, seat: controller }, { object: source, kind, card });
  return id;
}

export type Reason = "resolved" | "negated" | "fizzled" | "banished" | "left";

/**
 * The one way out (kernel.md 7). A card that is still on the stack goes to its place after resolving
 * (G R15.5), or is banished where its phase was ended (G R25.2).
 */
export function exitLayer(m: Match, id: number, reason: Reason): void {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return;
  const host = { object: entry.source, kind: entry.kind, card: entry.data.card };
  note(m, reason, { entry: `e${id}` }, host);
  dropEntry(m, id, reason);
  if (!isCard(entry) || !isIn(m, entry.source, "stack") || hasInstance(m, entry.source)) return;
  const obj = objectOf(m.state, entry.source);
  if (obj === undefined) return;
  const memory = entry.kind === "materialization" || isMaterial(dataOf(m, obj));
  const to = reason === "banished" || memory ? "banishment" : redirected(m, obj, "graveyard");
  move(m, entry.source, zoneOf(m, to, obj.owner));
}

/** G R19.10: whether a card on the stack is still the source of an activation there. */
export const hasInstance = (m: Match, card: Handle): boolean =>
  m.state.entries.some((entry) => isCard(entry) && entry.source === card);
