/** Target words of card texts: how many things a word asks for, what it may mean, and what of it still stands. */
import {
  branchesOf,
  type Domain,
  type Entry,
  entryRef,
  type Filter,
  type Handle,
  type Match,
  matchesHandle,
  objectOf,
  type Ref,
  type Scope,
  type Seat,
  seatRef,
  spellFor,
  type Words,
  wordsIn,
} from "../kernel/game.ts";

/** The slots of an announcement in which the targets of its words are given: "target", "target2", "target3". */
export const targetSlot = (word: number, slot = "target"): string =>
  word === 0 ? slot : `${slot}${word + 1}`;

/** What a word may say of how many it means. */
export type Bounds = { readonly [key: string]: unknown; readonly min?: number; readonly max?: number };

/** The least and the most things that a word asks for; one where it does not say. */
export function boundsOf({ min = 1, max = 1 }: Bounds): { readonly min: number; readonly max: number } {
  return { min, max: Math.max(min, max) };
}

/** The choice of a word's targets among these. */
export const targetDomain = (
  m: Match,
  seat: Seat,
  word: Bounds,
  refs: readonly Ref[],
): Domain<"ILLEGAL_TARGET"> & { readonly kind: "subset" } => ({
  kind: "subset",
  of: spellFor(m, seat, refs),
  ...boundsOf(word),
  code: "ILLEGAL_TARGET",
});

/** Whether one of the words finds too few to choose from. */
export const lacksTargets = <Word extends Bounds>(
  words: readonly Word[],
  candidates: (word: Word) => readonly Ref[],
): boolean => words.some((word) => candidates(word).length < boundsOf(word).min);

/** The seats that "target player" or "target opponent" may mean: those that have not left. */
export const seatTargets = (m: Match, { controller }: Scope, whose: "any" | "opponent"): Ref[] =>
  m.state.seats.flatMap(({ left }, seat) =>
    left || (whose === "opponent" && seat === controller) ? [] : [seatRef(seat)],
  );

/** The waiting entries that a word may mean, from the top down. */
export const entryTargets = <W extends Words>(m: Match<W>, fits: (entry: W["entry"]) => boolean): Ref[] =>
  m.state.entries
    .filter(fits)
    .map(({ id }) => entryRef(id))
    .reverse();

/** Whether an entry is of whom a text says; a text that does not say means everybody's. */
export const isWhose = (
  { controller }: Scope,
  entry: Pick<Entry, "controller">,
  whose: "you" | "opponent" | undefined,
): boolean => whose === undefined || (entry.controller === controller) === (whose === "you");

/**
 * Whether a word may mean this thing: one in play, or in a zone that the word names and everybody sees into. Neither a
 * hidden card nor one that lies face down is a target.
 */
export function isOpenTarget(m: Match, scope: Scope, handle: Handle, filter: Filter): boolean {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.down) return false;
  return branchesOf(filter).some((way) => {
    const named = wordsIn(way.in);
    if (way.in === undefined ? !m.game.inPlay(m, obj) : named.includes("hand") || named.includes("deck"))
      return false;
    return matchesHandle(m, scope, handle, way);
  });
}

/** The targets of each word that still stand. */
export const targetsLeft = <Word>(
  targets: readonly (readonly Ref[])[],
  words: readonly Word[],
  stands: (ref: Ref, word: Word) => boolean,
): Ref[][] => targets.map((refs, at) => refs.filter((ref) => stands(ref, words[at])));
