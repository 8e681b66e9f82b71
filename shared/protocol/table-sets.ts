/** Sets of players as decks, tables and matches name them. */
import { z } from "zod";

/** Players' sets that one table plays. */
export const TABLE_SETS = 3;

/** No set of the server's is called so, and nobody guesses one: whoever has it has the link. */
const PLAYER_SET_ID = /^p-[a-z0-9]{16}$/;

export const isPlayerSet = (id: string): boolean => PLAYER_SET_ID.test(id);

/** The players' sets that these cards are of, each once: decks call a card of one `set/id`. */
export const playerSetsIn = (words: Iterable<string>): string[] => [
  ...new Set([...words].flatMap((word) => word.split("/", 1).filter(isPlayerSet))),
];

export const playerSetId = z
  .string()
  .regex(PLAYER_SET_ID)
  .meta({ description: "Made by the server; whoever has it may play a set that is not private" });

export const setVersion = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ description: "sha256 of the set's canonical JSON: the exact content" });

/** A version of a player's set, as a table and its matches name it. */
export const tableSet = z.strictObject({ id: playerSetId, name: z.string(), version: setVersion });

export type TableSet = z.infer<typeof tableSet>;
