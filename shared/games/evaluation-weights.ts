/** The knowledge of a game that bots are given. */
import type { KeyOf, Match, Seat, Words } from "../kernel/game.ts";

type Weighed<Word extends string> = Readonly<Partial<Record<Word, number>>>;

/**
 * The worth of a table's cards to a seat. Bots are told nothing else of a game. The figures were found by
 * play, each bot against itself with others.
 */
export interface EvaluationWeights<W extends Words = Words> {
  /** The worth of each card in a zone of the seat. */
  readonly zones: Weighed<W["zone"]>;
  /** The worth of one point of each number of a card that lies open in the zone. */
  readonly numbers: Readonly<Partial<Record<W["zone"], Weighed<W["var"] | W["attr"]>>>>;
  /** The worth of one point of each number of the seat itself; yes counts as one, a list as its sum. */
  readonly seat: Weighed<KeyOf<W["seat"]>>;
  /** The worth of a seat's means, which cannot be read off the table. */
  means?(match: Match<W>, seat: Seat): number;
  /**
   * Actions that a bot looking ahead always expects, as fully as possible, from a player who may take them: a move
   * that only prepares such an action has no other worth.
   */
  readonly habits?: readonly string[];
  /** The lead with which a match is as good as won. */
  readonly lead: number;
  /** How much the later moves of the turn count: 1 where nobody can answer them, less where others can. */
  readonly hope: number;
  /** Turns to look ahead, this one included. One is enough where the opponent answers in the same turn. */
  readonly horizon: number;
}
