/** What a verb is written and read with: the schemas of a game's terms, and who says them in English. */
import type { z } from "zod";
import type { Filter } from "./json.ts";
import type { Data, Json } from "./state.ts";
import type { Words } from "./words.ts";

/** Schemas of one game's terms. A term with parts is a node, of which no more is typed. */
export interface Terms<W extends Words = Words> {
  readonly ref: z.ZodType<Data>;
  readonly number: z.ZodType<number | Data>;
  readonly filter: z.ZodType<Filter>;
  readonly condition: z.ZodType<Data>;
  readonly zone: z.ZodType<W["zone"]>;
  readonly attr: z.ZodType<W["attr"] | W["var"]>;
  /** What a continuous change can change. */
  readonly computed: z.ZodType<W["attr"]>;
  readonly name: z.ZodType<string>;
}

export interface Speaker {
  ref(node: Json): string;
  num(node: Json): string;
  /** A noun phrase without an article, for one thing or for many. */
  filter(node: Json, many?: boolean): string;
  /** "a character you control", "another Epic Character". */
  a(node: Json): string;
  cond(node: Json): string;
  /** "2 damage to it", "that much damage to it", "damage to it equal to …". */
  much(node: Json, noun: string, after: string): string;
  /** "a card", "2 cards", "that many cards", "cards equal to …". */
  many(node: Json, noun: string): string;
  /** Whether what the reference names reads as several: "their", "get". */
  plural(node: Json): boolean;
}

/** What a thing is called at first, and once it has been named. */
