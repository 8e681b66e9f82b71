/** What the words of a set mean to its author: an editor shows it where the word is written. */
import type { Data, Json } from "./state.ts";

/** What a key means, and an example of what stands under it. */
export type Word = readonly [about: string, example: Json];

export interface Manual {
  /** What a form of a node means, by its leading key and word: "do:draw", "ref:self", "kind:triggered". */
  readonly forms: Readonly<Record<string, string>>;
  /** A key of any node, or under "holder.key" of one: the form's name, else the key that the node stands under. */
  readonly keys: Readonly<Record<string, Word>>;
  /** What has happened when an ability waits for this act. */
  readonly events: Readonly<Record<string, string>>;
}

/** A sort of card, which has fields of its own. */
export interface Sort {
  readonly about: string;
  /** The fields that tell it from others, as JSON Schema has them. */
  readonly is: Data;
  /** Fields that it must have, and all that it may. */
  readonly must: readonly string[];
  readonly may: readonly string[];
}
