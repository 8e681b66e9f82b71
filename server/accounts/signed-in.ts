/** What somebody has who came in. */
import type { Sitter } from "../match/journal/journal.ts";
import type { Token } from "./sign-ins.ts";

export interface SignedIn extends Token {
  readonly player: Sitter;
}

/** Into an account that is new. */
export interface SignedUp extends SignedIn {
  /** Recovery codes, told this once. */
  readonly codes: readonly string[];
}
