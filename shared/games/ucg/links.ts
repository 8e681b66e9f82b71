/** Links of a chain (UCG 1.4, 9, 10): their present cost, their targets, and their way out. */

import {
  attrOf,
  type Data,
  dataOf,
  dropEntry,
  entryOf,
  type Filter,
  type Handle,
  isOneOf,
  type Json,
  matchesHandle,
  matching,
  NONE,
  note,
  objAt,
  objectOf,
  objectRef,
  type Ref,
  type Scope,
  type Seat,
  scopeOf,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { cardIn } from "../entries.ts";
import { entryTargets, isOpenTarget, isWhose, seatTargets } from "../targets.ts";
import { isCharacter } from "./card.ts";
import type { LinkFilter, TargetWord } from "./card-schema.ts";
import { isPrintedKind } from "./filters.ts";
import type { Entry, Match } from "./typed.ts";
import { toVoid } from "./zones.ts";

/** What the game keeps of a link. */
export type LinkData = {
  /** The Terra to be paid, and the printed cost, when it was declared; what texts have added since. */
  readonly due: number;
  readonly cost: number;
  readonly raised: number;
  /** It began its chain. */
  readonly base: boolean;
  /** The Epic Condition that was met, or NONE. */
  readonly condition: number;
  readonly card: number;
  /** The placeholder in the zone that it takes, where that is not its source. */
  readonly holder?: Handle;
  /** What its trigger saw. */
  readonly event?: Data;
};

/** Ways of playing a card; other links use a card that is in play. */
export const PLAYS = ["play", "epic", "support", "proxy", "setHidden", "useHidden"] as const;
const isPlay = (kind: string): boolean => isOneOf(PLAYS, kind);

/** The Terra a link must have paid by the time it resolves (UCG 5.9, 10.2.2). */
export function priceOf(m: Match, entry: Entry): number {
  return Math.max(0, entry.data.due + entry.data.raised + modified(m, entry));
}

/** The change of the card's cost by modifiers since it was paid. */
function modified(m: Match, entry: Entry): number {
  if (entry.kind !== "play" || objectOf(m.state, entry.source) === undefined) return 0;
  return attrOf(m, entry.source, "cost") - entry.data.cost;
}

/**
 * Whether a text speaks of this link (UCG 10.4: a Support Ability or an Epic Condition is no ability of a
 * character).
 */
export function matchesLink(m: Match, scope: Scope, entry: Entry, filter: LinkFilter): boolean {
  const { what, card, controller, targeting } = filter;
  if (what === "play" && !isPlay(entry.kind)) return false;
  if (what === "ability" && entry.kind !== "ability" && entry.kind !== "trigger") return false;
  if (what === "any" && (entry.kind === "attack" || entry.kind === "block")) return false;
  if (!isWhose(scope, entry, controller)) return false;
  if (card !== undefined && !sourceMatches(m, scope, entry, card)) return false;
  if (targeting === undefined) return true;
  return entry.targets
    .flat()
    .some((ref) => ref.kind === "object" && matchesHandle(m, scope, ref.id, targeting));
}

/**
 * The source where it is now. A placeholder is still the card it was (UCG 9.6). Of a source that has left
 * play, its card is still known.
 */
function sourceMatches(
  m: Match,
  scope: Scope,
  entry: Entry,
  filter: NonNullable<LinkFilter["card"]>,
): boolean {
  const held = [entry.source, entry.data.holder ?? NONE];
  const handle = held.find((one) => objectOf(m.state, one) !== undefined);
  if (handle === undefined) return cardMatches(m, scope, entry, filter);
  const { kind, ...rest } = filter;
  if (entry.kind === "support" && kind !== undefined)
    return isSupportKind(m, handle, kind) && matchesHandle(m, scope, handle, rest);
  // A played card is a character or becomes one later. A card with an ability to use is one already (UCG 11.6).
  const character = isPlay(entry.kind)
    ? isCharacter(m, objAt(m, handle))
    : isPrintedKind(dataOf(m, objAt(m, handle)), "character");
  if (kind === "character" && !character) return false;
  return matchesHandle(m, scope, handle, kind === "character" ? rest : filter);
}

/** UCG 19.3: a Support Ability behaves like an effect of its timing, whatever its card is. */
const isSupportKind = (m: Match, handle: Handle, kind: Json): boolean =>
  kind === "effect" || kind === dataOf(m, objAt(m, handle)).support?.timing;

function cardMatches(m: Match, scope: Scope, entry: Entry, filter: Filter): boolean {
  const card = cardIn(m, entry).data;
  return Object.entries(filter).every(([key, value]) => {
    if (key === "kind") return isPrintedKind(card, value);
    if (key === "named") return card.name === value;
    if (key === "designator") return card.designator === value;
    return key === "controller" && isWhose(scope, entry, filter.controller);
  });
}

/** Legal choices for a target word, in zone and list order; links from the top down. */
export function candidates(m: Match, scope: Scope, word: TargetWord): Ref[] {
  if ("player" in word) return seatTargets(m, scope, word.player);
  if ("link" in word) return entryTargets(m, (entry) => matchesLink(m, scope, entry, word.link));
  // Zone by zone: the order of slots would tell how decks were built.
  const found = matching(m, scope, word.object);
  return found.filter((handle) => isTarget(m, scope, handle, word)).map(objectRef);
}

type ObjectWord = Extract<TargetWord, { object: unknown }>;

/** UCG 7.2.3: it is in play, its own text allows it, and it fits the word. */
export function isTarget(m: Match, scope: Scope, handle: Handle, word: ObjectWord): boolean {
  return isOpenTarget(m, scope, handle, word.object) && dataOf(m, objAt(m, handle)).untargetable !== true;
}

/** Whether an announced target still counts when its link resolves (UCG 10.2.3, 10.8). */
export function stands(m: Match, scope: Scope, ref: Ref, word: TargetWord): boolean {
  if (ref.kind === "seat") return m.state.seats[ref.id].left === false;
  if (ref.kind === "entry") {
    const entry = entryOf(m.state, ref.id);
    if (entry === undefined || !("link" in word)) return false;
    const { targeting: _, ...link } = word.link;
    return matchesLink(m, scope, entry, link);
  }
  return "object" in word && isTarget(m, scope, ref.id, word);
}

export const linkScope = (entry: Pick<Entry, "source" | "controller">): Scope =>
  scopeOf(entry.source, entry.controller);

/** The thing a link keeps in a zone of its own: its card, or the placeholder of its source. */
export function heldBy(m: Match, entry: Entry): Handle {
  const holder = entry.data.holder ?? entry.source;
  const obj = objectOf(m.state, holder);
  if (obj === undefined) return -1;
  const zone = zoneIdOf(m, obj);
  return zone === "ignition" || (zone === "effect" && varOf(m, obj, "link") === 1) ? holder : -1;
}

/** The one way out (kernel.md 7): the zone is freed, and the card in it goes to the Void (ER-2). */
export function exitLink(
  m: Match,
  id: number,
  reason: "resolved" | "nullified" | "malfunctioned" | "left",
): void {
  const entry = entryOf(m.state, id);
  if (entry === undefined) return;
  note(m, reason, { entry: `e${id}` }, { object: entry.source, kind: entry.kind });
  const held = heldBy(m, entry);
  dropEntry(m, id, reason);
  if (held >= 0) toVoid(m, held);
}

/** The seats that answer: UCG 9.1, the opponent of the last link's controller. */
export const answererOf = (m: Match, last: Seat): readonly Seat[] =>
  m.state.seats
    .map((_, index) => (last + 1 + index) % m.state.seats.length)
    .filter((seat) => seat !== last && !m.state.seats[seat].left);
