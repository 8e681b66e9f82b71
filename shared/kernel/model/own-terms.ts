/**
 * Terms that one game alone knows: places of its own and what is so of them. They stand among the kernel's references,
 * numbers and conditions wherever those stand.
 */
import type { Speaker, Terms } from "./language.ts";
import type { Match } from "./match.ts";
import type { Kind, Nothing, Scope, Shape } from "./ruleset.ts";
import type { Data, Handle, Json, Ref } from "./state.ts";
import type { Words } from "./words.ts";

/** A word after `ref`, `num` or `is`; what its shape reads of a node are the `Fields`. */
export interface OwnTerm<Value, W extends Words = Words, Fields = Nothing> {
  /** The node's fields beside its word; the kernel makes them strict. */
  shape(terms: Terms<W>): Shape<Fields>;
  /** What each field that holds a reference must name; the lint of sets reads it. */
  readonly takes?: Readonly<Record<string, readonly Kind[]>>;
  value(m: Match<W>, scope: Scope, node: Data & Fields): Value;
  text(node: Data & Fields, say: Speaker): string;
}

export interface OwnRef<W extends Words = Words, Fields = Nothing>
  extends OwnTerm<readonly Ref[], W, Fields> {
  readonly kind: Kind;
  /** Whether it reads as several things; one without it. */
  many?(node: Data & Fields): boolean;
}

export interface OwnNumber<W extends Words = Words, Fields = Nothing> extends OwnTerm<number, W, Fields> {
  /** How a text compares it with another number, where that reads otherwise: "you have drawn a card this turn". */
  compared?(node: Data & Fields, is: string, right: Json, say: Speaker): string | undefined;
}

export interface OwnTerms<W extends Words = Words> {
  readonly refs?: Readonly<Record<string, OwnRef<W>>>;
  readonly numbers?: Readonly<Record<string, OwnNumber<W>>>;
  readonly conditions?: Readonly<Record<string, OwnTerm<boolean, W>>>;
}

/** The values of a trait that a thing has: its name, each of its elements. */
export interface Trait<W extends Words = Words> {
  values(m: Match<W>, handle: Handle): readonly (string | number)[];
  /** One value and several: "name", "names". */
  readonly text: readonly [one: string, several: string];
}
