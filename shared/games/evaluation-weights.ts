/** What bots are told of a game. */
import type { KeyOf, Match, Seat, Words } from "../kernel/game.ts";

type Weighed<Word extends string> = Readonly<Partial<Record<Word, number>>>;

/**
 * What lies on a table is worth to its seat: the only thing bots are told of a game. The figures were found by
 * play, each bot against itself with others.
 */
export interface EvaluationWeights<W extends Words = Words> {
  /** Of each card in a zone of the seat. */
  readonly zones: Weighed<W["zone"]>;
  /** Of a point of each number of a card that lies open in the zone. */
  readonly numbers: Readonly<Partial<Record<W["zone"], Weighed<W["var"] | W["attr"]>>>>;
  /** Of a point of each number of the seat itself; yes counts as one, a list as its sum. */
  readonly seat: Weighed<KeyOf<W["seat"]>>;
  /** Of what cannot be read off the table: what the seat's means are good for. */
  means?(match: Match<W>, seat: Seat): number;
  /**
   * Actions that whoever may take them is taken to take, as fully as he can, in a turn that is looked ahead: a move
   * that only prepares one brings nothing else.
   */
  readonly habits?: readonly string[];
  /** The lead with which a match is as good as won. */
  readonly lead: number;
  /** How far to count on what the seat may go on to do in the turn: 1 where nobody is in its way, less where they answer. */
  readonly hope: number;
  /** Turns to look ahead, this one with: one is enough where an opponent answers in the same. */
  readonly horizon: number;
}
