/** Something that happened, for the feed: whoever makes it so has it stored with that. */
import type { Happened } from "../../../shared/protocol/index.ts";

/** Who may hear of something. */
export type Audience = "all" | "players" | "operators";

export interface News {
  readonly happened: Happened;
  readonly audience: Audience;
  /** Those that it names. */
  readonly players: readonly string[];
  /** Milliseconds until it may be told. */
  readonly inMs: number;
}
