/** Every job of the store, by name. */
import { deckJobs } from "./decks.ts";
import { matchJobs } from "./matches.ts";
import { ownerJobs } from "./owners.ts";
import { playerJobs } from "./players.ts";
import { queueJobs } from "./queue.ts";
import { ratingJobs } from "./ratings.ts";
import { setJobs } from "./sets.ts";
import { settingJobs } from "./settings.ts";
import { tableJobs } from "./tables.ts";
import { watchingJobs } from "./watching.ts";

/** One entry a noun; no two of them may have a job of the same name (a test looks). */
export const nouns = {
  decks: deckJobs,
  matches: matchJobs,
  owners: ownerJobs,
  players: playerJobs,
  queue: queueJobs,
  ratings: ratingJobs,
  sets: setJobs,
  settings: settingJobs,
  tables: tableJobs,
  watching: watchingJobs,
};

export const jobs = {
  ...deckJobs,
  ...matchJobs,
  ...ownerJobs,
  ...playerJobs,
  ...queueJobs,
  ...ratingJobs,
  ...setJobs,
  ...settingJobs,
  ...tableJobs,
  ...watchingJobs,
};

export type Jobs = typeof jobs;
