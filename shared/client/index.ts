/** A typed client of the server; runs in a browser and in Node. */
export { Decks } from "./decks.ts";
export { LobbyClient } from "./lobby-client.ts";
export { MatchClient } from "./match-client.ts";
export { PHRASES, type Phrases } from "./phrases.ts";
export type { Profiles } from "./profiles.ts";
export { QueueClient, type QueueWish } from "./queue-client.ts";
export { RefusedError } from "./refused-error.ts";
export { linesOf, Replay, type ReplayViewer } from "./replay.ts";
export { Riposte } from "./riposte.ts";
export type { MatchState } from "./room-client.ts";
export { sampleIntent } from "./sample.ts";
export type { ShuffleSeen } from "./shuffle-seen.ts";
export { Tables } from "./tables.ts";
export { Teller, type TellerWords } from "./teller.ts";
export type { Timing } from "./timing.ts";
export type { Tournaments } from "./tournaments.ts";
export { foulShuffle } from "./verify.ts";
export { WatchClient } from "./watch-client.ts";
