/** Settings of servers that our own programs play on: one address is every player, and each sits down any number of times. */
export const FOR_PROGRAMS = {
  DIRECT_MATCHES: "true",
  LIVE_MATCHES_PER_PLAYER: "100000",
  LIVE_MATCHES: "100000",
  GUESTS_PER_DAY: "100000",
  DECKS_PER_DAY: "100000",
  TABLES_PER_DAY: "100000",
} as const;
