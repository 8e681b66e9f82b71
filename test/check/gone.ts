/** Laws that each had two files to be run by, before all were run by two. */
const LOOPED =
  "again caps conserved explained folds hidden imagined mirrored names offered plain refused stuck whitelisted";

/** Scenarios, laws, proofs and tests of the history that were taken away on purpose, each with the reason. */
export const GONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    LOOPED.split(" ").flatMap((law) => [
      [`test/property/${law}.test.ts`, "test/property/laws.test.ts runs every law"],
      [`test/property/${law}.prove.ts`, "test/property/laws.prove.ts runs every law"],
    ]),
  ),
  "test/browser/match.test.ts": "too long for npm test; test/browser/match.prove.ts plays the same and more",
  "test/scenarios/altered.test.ts": "became decks.test.ts and editions.test.ts in test/scenarios/altered",
  "test/scenarios/crowdcontrol.test.ts": "test/scenarios/scenarios.test.ts plays every game",
  "test/scenarios/files.test.ts": "test/scenarios/scenarios.test.ts reads every game's files",
  "test/scenarios/grand-archive.test.ts": "became test/scenarios/grand-archive/coverage.test.ts",
  "test/scenarios/nullshapers.test.ts": "became test/scenarios/nullshapers/coverage.test.ts",
  "test/scenarios/ucg.test.ts": "test/scenarios/scenarios.test.ts plays every game",
  "test/server/cuts.test.ts": "needs several processes; test/server/cuts.prove.ts cuts more often",
  "test/server/freeze.test.ts": "needs several processes; test/server/freeze.prove.ts stops a server longer",
  "test/server/fuzz.test.ts": "too long for npm test; test/server/rooms/fuzz.prove.ts sends more",
  "test/server/fuzz.law.ts": "became part of test/server/rooms/fuzz.prove.ts, which alone ran it",
  "test/server/http.test.ts": "became api.test.ts and doors.test.ts in test/server/http",
  "test/server/match/lead.test.ts": "became leads.test.ts, as the file that it is of",
  "test/server/segment.law.ts": "became part of test/server/rooms/segment.prove.ts, which alone ran it",
  "test/server/segment.test.ts": "too long for npm test; test/server/rooms/segment.prove.ts measures longer",
  "test/server/store.test.ts": "became matches.test.ts and store.test.ts in test/server/store",
  "test/sets/idle-games.test.ts": "each game has its own in test/scenarios/<id>/idle.test.ts",
  "test/web/logged.prove.ts": "test/property/laws.prove.ts runs every law",
};
