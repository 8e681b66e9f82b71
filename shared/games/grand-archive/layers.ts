/** Layers of the Effects Stack (G R1.2, 15): their targets, whether those still stand, and how layers leave. */

import {
  addEntry,
  branchesOf,
  type Data,
  dataOf,
  dropEntry,
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
  spell,
  spellTargets,
  zoneOf,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { boundsOf, entryTargets, isWhose, seatTargets, targetsLeft } from "../targets.ts";
import { isIn } from "../zones.ts";
import { bodyIn, isMaterial, writtenOf } from "./card.ts";
import type { Body, LayerFilter, TargetWord } from "./card-schema.ts";
import type { Lent } from "./changes.ts";
import { type Aiming, isShrouded } from "./shroud.ts";
import { isCounted } from "./target-words.ts";
import type { Act, Entry, Match, VarName } from "./typed.ts";
import { inPlay, redirected, type ZoneId } from "./zones.ts";

/** How a layer came about: a card by its reserve or its memory cost, or an ability. */
export type LayerKind = "activation" | "materialization" | "ability" | "trigger";

/** What the game keeps of a layer. */
export type LayerData = {
  readonly card: number;
  readonly modes: readonly number[];
  /** What its trigger saw, or how its card was paid for (G 23). */
  readonly event?: Data;
  /** It has lost its targets already (G G17). */
  readonly hopeless?: boolean;
  /** The attacker of an attack card. */
  readonly attacker?: Handle;
  /** It cannot be answered fast (G 23 Interdiction). */
  readonly interdicts?: boolean;
  /** It was never activated (G R12.5). */
  readonly copy?: boolean;
  /** How many targets its words got, where it was counted. */
  readonly aimed?: readonly number[];
  /** What paid for it, by name. */
  readonly given?: Data;
  /** Counters that it enters the field with, by what waited for its card (G R17.8). */
  readonly enters?: readonly { readonly key: VarName; readonly amount: number }[];
  /** What it is and has besides on the field or in the Intent, by the same (G R32.58). */
  readonly lends?: readonly Lent[];
  /** Where its card goes once it has resolved (G R16.4). */
  readonly goes?: ZoneId;
};

const isCard = (entry: Entry): boolean => entry.kind === "activation" || entry.kind === "materialization";

/** The target words of a body with these modes, in order. */
export const wordsOf = (body: Body, modes: readonly number[]): readonly TargetWord[] =>
  body.modes === undefined ? (body.targets ?? []) : modes.flatMap((mode) => body.modes?.[mode].targets ?? []);

/** The body of a layer: of its card, or of the ability. */
export function bodyOf(
  m: Match,
  entry: { readonly ability: number; readonly data: Pick<LayerData, "card"> },
): Body {
  const def = cardIn(m, entry);
  if (entry.ability !== NONE) return bodyIn(writtenOf(def.abilities[entry.ability]));
  const card = def.data;
  return card.link === undefined ? card : { targets: [card.link] };
}

export const entryWords = (m: Match, entry: Entry): readonly TargetWord[] =>
  wordsOf(bodyOf(m, entry), entry.data.modes);

/** Whether a text speaks of this layer. */
export function matchesLayer(m: Match, scope: Scope, entry: Entry, filter: LayerFilter): boolean {
  const { what, card, controller } = filter;
  if (entry.id === scope.entry) return false;
  if (what === "activated" || what === "triggered") {
    if (entry.kind !== (what === "activated" ? "ability" : "trigger")) return false;
  } else if (what === "entered") {
    if (!isEntered(m, entry)) return false;
  } else if (what !== "any" && isCard(entry) !== (what === "card")) return false;
  if (!isWhose(scope, entry, controller)) return false;
  return card === undefined || matchesHandle(m, scope, entry.source, { ...card, in: ["stack", "field"] });
}

/** An On Enter trigger. */
function isEntered(m: Match, entry: Entry): boolean {
  if (entry.kind !== "trigger" || entry.ability === NONE) return false;
  const node = writtenOf(cardIn(m, entry).abilities[entry.ability]);
  return "on" in node && node.on === "enter";
}

/** Legal choices for a target word, in zone and list order; layers from the top down (G R15.1). */
export function candidates(m: Match, { body, scope }: Aiming, word: TargetWord): Ref[] {
  if ("player" in word)
    return seatTargets(m, scope, word.player).filter(({ id }) => isPlayer(m, scope, id, word));
  if ("layer" in word) return entryTargets(m, (entry) => matchesLayer(m, scope, entry, word.layer));
  return matching(m, scope, word.object)
    .filter((handle) => isTarget(m, scope, handle, word) && !isShrouded(m, handle, { body, scope }))
    .map(objectRef);
}

/** Whether a word means this player: he controls what it asks for. */
const isPlayer = (
  m: Match,
  scope: Scope,
  seat: Seat,
  { controls }: Extract<TargetWord, { player: unknown }>,
): boolean =>
  controls === undefined ||
  matching(m, { ...scope, controller: seat }, { ...controls, controller: "you" }).length > 0;

/** An object, an intent, or a card of a public zone the word names. */
export function isTarget(
  m: Match,
  scope: Scope,
  handle: Handle,
  word: Extract<TargetWord, { object: unknown }>,
): boolean {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.down) return false;
  return branchesOf(word.object).some(
    (way) => (way.in !== undefined || inPlay(m, obj)) && matchesHandle(m, scope, handle, way),
  );
}

/** Whether a target still is one (G R15.2). */
export function stands(m: Match, aiming: Aiming, ref: Ref, word: TargetWord): boolean {
  const { scope } = aiming;
  if (ref.kind === "seat")
    return !m.state.seats[ref.id].left && "player" in word && isPlayer(m, scope, ref.id, word);
  if (ref.kind === "entry") {
    const entry = entryOf(m.state, ref.id);
    return entry !== undefined && "layer" in word && matchesLayer(m, scope, entry, word.layer);
  }
  return "object" in word && isTarget(m, scope, ref.id, word) && !isShrouded(m, ref.id, aiming);
}

/** ER-7: a target that a check finds illegal is no target any more. */
export function strikeTargets(m: Match): void {
  for (const entry of m.state.entries) {
    if (entry.targets.every((refs) => refs.length === 0)) continue;
    const words = entryWords(m, entry);
    const aiming = { body: bodyOf(m, entry), scope: scopeOfEntry(entry) };
    const left = targetsLeft(entry.targets, words, (ref, word) => stands(m, aiming, ref, word));
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
  const least = words.map((word, at) => leastOf(entry, word, at));
  const required = least.flatMap((min, at) => (min > 0 ? [at] : []));
  const lost = required.filter((at) => (entry.targets[at]?.length ?? 0) < least[at]);
  return any ? lost.length > 0 : required.length > 0 && lost.length === required.length;
}

/** The targets that a word cannot do without: those it got, where the announcement said how many. */
function leastOf({ data }: Entry, word: TargetWord, at: number): number {
  if (!isCounted(word)) return boundsOf(word).min;
  return "upTo" in word || "any" in word ? 0 : (data.aimed?.[at] ?? 0);
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
  readonly more?: Omit<LayerData, "card" | "modes">;
}

/** Puts a layer on top, and tells everybody what it is (G R26.1). */
export function addLayer(m: Match, layer: NewLayer): number {
  const { kind, controller, source, card, ability, targets, x, paid, modes, more = {} } = layer;
  const data = { card, modes, ...more };
  const told = {
    kind,
    controller,
    // A card that was shown in a hidden zone has no name for everybody any more.
    source: spell(m, objectRef(source)),
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
export function exitLayer(m: Match, id: number, reason: Reason, instead?: ZoneId): void {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return;
  const host = { object: entry.source, kind: entry.kind, card: entry.data.card };
  note(m, reason, { entry: `e${id}` }, host);
  dropEntry(m, id, reason);
  if (!isCard(entry) || !isIn(m, entry.source, "stack") || hasInstance(m, entry.source)) return;
  const obj = objectOf(m.state, entry.source);
  if (obj === undefined) return;
  const memory = entry.kind === "materialization" || isMaterial(dataOf(m, obj));
  const own = reason === "resolved" ? goesOf(entry) : instead;
  const to = reason === "banished" || memory ? "banishment" : redirected(m, obj, own ?? "graveyard");
  move(m, entry.source, zoneOf(m, to, obj.owner));
}

/** Where the card's own text lets it go once it has resolved. */
const goesOf = ({ data }: Entry): ZoneId | undefined => AFTER_STACK.find((zone) => zone === data.goes);

/** Places that a text may send a card to that leaves the Effects Stack. */
export const AFTER_STACK = ["banishment", "hand", "memory", "main"] as const;

/** Notes where the card of this layer goes once it has resolved. */
export function sendAfter(m: Match, id: number, to: ZoneId): void {
  const entry = entryOf(m.state, id);
  if (entry !== undefined) setEntry(m, id, { data: { ...entry.data, goes: to } });
}

/** An effect negates a layer: its card and its player are told with it. */
export function negating(m: Match, id: number, to?: ZoneId): Act<"negate">[] {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return [];
  return [
    {
      act: "negate",
      entry: id,
      object: entry.source,
      seat: entry.controller,
      ...(to !== undefined && { to }),
    },
  ];
}

/** G R19.10: whether a card on the stack is still the source of an activation there. */
export const hasInstance = (m: Match, card: Handle): boolean =>
  m.state.entries.some((entry) => isCard(entry) && entry.source === card);
