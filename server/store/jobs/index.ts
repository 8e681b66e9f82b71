/** Every job of the store, by name. */

import { accountJobs } from "./accounts.ts";
import { addressJobs } from "./addresses.ts";
import { apiTokenJobs } from "./api-tokens.ts";
import { bondJobs } from "./bonds.ts";
import { botAccountJobs } from "./bot-accounts.ts";
import { decisionJobs } from "./decisions.ts";
import { deckJobs } from "./decks.ts";
import { feedJobs } from "./feed.ts";
import { identityJobs } from "./identities.ts";
import { matchJobs } from "./matches.ts";
import { operatorJobs } from "./operator.ts";
import { ownerJobs } from "./owners.ts";
import { passkeyJobs } from "./passkeys.ts";
import { peaceJobs } from "./peace.ts";
import { personalJobs } from "./personal.ts";
import { playerSetJobs } from "./player-sets.ts";
import { playerJobs } from "./players.ts";
import { profileJobs } from "./profiles.ts";
import { queueJobs } from "./queue.ts";
import { ratingJobs } from "./ratings.ts";
import { reportJobs } from "./reports.ts";
import { retentionJobs } from "./retention.ts";
import { roomJobs } from "./room.ts";
import { seasonJobs } from "./seasons.ts";
import { seatJobs } from "./seats.ts";
import { setJobs } from "./sets.ts";
import { settingJobs } from "./settings.ts";
import { signInJobs } from "./sign-ins.ts";
import { suspicionJobs } from "./suspicions.ts";
import { tableJobs } from "./tables.ts";
import { tournamentJobs } from "./tournaments.ts";
import { voidingJobs } from "./voiding.ts";
import { watchingJobs } from "./watching.ts";
import { wordJobs } from "./words.ts";

/** One entry a noun; no two of them may have a job of the same name (a test looks). */
export const nouns = {
  accounts: accountJobs,
  addresses: addressJobs,
  apiTokens: apiTokenJobs,
  bonds: bondJobs,
  botAccounts: botAccountJobs,
  decks: deckJobs,
  decisions: decisionJobs,
  feed: feedJobs,
  identities: identityJobs,
  matches: matchJobs,
  operator: operatorJobs,
  owners: ownerJobs,
  passkeys: passkeyJobs,
  peace: peaceJobs,
  personal: personalJobs,
  playerSets: playerSetJobs,
  players: playerJobs,
  profiles: profileJobs,
  queue: queueJobs,
  ratings: ratingJobs,
  reports: reportJobs,
  retention: retentionJobs,
  room: roomJobs,
  seasons: seasonJobs,
  seats: seatJobs,
  sets: setJobs,
  settings: settingJobs,
  signIns: signInJobs,
  suspicions: suspicionJobs,
  tables: tableJobs,
  tournaments: tournamentJobs,
  voiding: voidingJobs,
  watching: watchingJobs,
  words: wordJobs,
};

export const jobs = {
  ...accountJobs,
  ...apiTokenJobs,
  ...addressJobs,
  ...bondJobs,
  ...botAccountJobs,
  ...deckJobs,
  ...decisionJobs,
  ...feedJobs,
  ...identityJobs,
  ...matchJobs,
  ...operatorJobs,
  ...ownerJobs,
  ...passkeyJobs,
  ...peaceJobs,
  ...personalJobs,
  ...playerSetJobs,
  ...playerJobs,
  ...profileJobs,
  ...queueJobs,
  ...ratingJobs,
  ...reportJobs,
  ...retentionJobs,
  ...roomJobs,
  ...seasonJobs,
  ...seatJobs,
  ...setJobs,
  ...settingJobs,
  ...signInJobs,
  ...suspicionJobs,
  ...tableJobs,
  ...tournamentJobs,
  ...voidingJobs,
  ...watchingJobs,
  ...wordJobs,
};

export type Jobs = typeof jobs;
