/** Every job of the store, by name. */

import { botAccountJobs } from "./bot-accounts.ts";
import { decisionJobs } from "./decisions.ts";
import { deckJobs } from "./decks.ts";
import { matchJobs } from "./matches.ts";
import { operatorJobs } from "./operator.ts";
import { ownerJobs } from "./owners.ts";
import { personalJobs } from "./personal.ts";
import { playerSetJobs } from "./player-sets.ts";
import { playerJobs } from "./players.ts";
import { queueJobs } from "./queue.ts";
import { ratingJobs } from "./ratings.ts";
import { retentionJobs } from "./retention.ts";
import { roomJobs } from "./room.ts";
import { seatJobs } from "./seats.ts";
import { setJobs } from "./sets.ts";
import { settingJobs } from "./settings.ts";
import { tableJobs } from "./tables.ts";
import { watchingJobs } from "./watching.ts";

/** One entry a noun; no two of them may have a job of the same name (a test looks). */
export const nouns = {
  botAccounts: botAccountJobs,
  decks: deckJobs,
  decisions: decisionJobs,
  matches: matchJobs,
  operator: operatorJobs,
  owners: ownerJobs,
  personal: personalJobs,
  playerSets: playerSetJobs,
  players: playerJobs,
  queue: queueJobs,
  ratings: ratingJobs,
  retention: retentionJobs,
  room: roomJobs,
  seats: seatJobs,
  sets: setJobs,
  settings: settingJobs,
  tables: tableJobs,
  watching: watchingJobs,
};

export const jobs = {
  ...botAccountJobs,
  ...deckJobs,
  ...decisionJobs,
  ...matchJobs,
  ...operatorJobs,
  ...ownerJobs,
  ...personalJobs,
  ...playerSetJobs,
  ...playerJobs,
  ...queueJobs,
  ...ratingJobs,
  ...retentionJobs,
  ...roomJobs,
  ...seatJobs,
  ...setJobs,
  ...settingJobs,
  ...tableJobs,
  ...watchingJobs,
};

export type Jobs = typeof jobs;
