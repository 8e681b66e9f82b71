/**
 * Rows of a whole day, made in the database out of a few matches that were really played: each copy has ids of its own
 * and a moment of its own, and lies among the others as it would.
 */

const DAY_MS = 24 * 60 * 60_000;

/** Runs one statement on the database, however long it takes. */
export type Run = (statement: string) => Promise<unknown>;

/** What the two databases say in different words. */
interface Words {
  /** An id as long as ours are. */
  readonly id: string;
  readonly series: (most: number) => string;
}

export const WORDS = {
  postgres: {
    id: "substr(md5(random()::text), 1, 12)",
    series: (most) => `generate_series(1, ${most}) AS counted (k)`,
  },
  sqlite: {
    id: "lower(hex(randomblob(6)))",
    series: (most) =>
      `(WITH RECURSIVE counted (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM counted WHERE k < ${most})
        SELECT k FROM counted)`,
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Copies that are written with one statement. */
const LOT = 50;

/** With the copy's ids in the place of those it is of. */
const renamed = (text: string): string =>
  ["match", "place", "one", "other"].reduce((all, id) => `replace(${all}, of_${id}, as_${id})`, text);

/** The moment of a copy: the first is a day old, the last is of now. */
const moved = (moment: string, copies: number): string =>
  `${moment} - (${copies} - k) * ${Math.floor(DAY_MS / copies)}`;

/** Each table's columns, with what is in them, from the rows of the match that is copied. */
const tables = (copies: number) => ({
  matches: {
    on: "matches.id = of_match",
    columns: {
      ...{ id: "as_match", record: renamed("record"), epoch: "epoch", seq: "seq" },
      ...{ outcome: "outcome", kept: renamed("kept"), rules: "rules" },
    },
  },
  seats: {
    on: "seats.match = of_match",
    columns: { match: "as_match", seat: "seat", player: renamed("player"), ended: "ended" },
  },
  players: {
    on: "players.id IN (of_one, of_other)",
    columns: { id: renamed("id"), name: "name", made: moved("made", copies) },
  },
  tables: {
    on: "tables.id = of_place",
    columns: {
      ...{ id: "as_place", rev: "rev", state: "state", owner: renamed("owner"), listed: "listed" },
      ...{ match: "match", until: "until", ended: moved("ended", copies) },
      ...{ touched: moved("touched", copies), data: renamed("data"), stocks: "stocks" },
    },
  },
  sittings: {
    on: "sittings.place = of_place",
    columns: { place: "as_place", player: renamed("player") },
  },
  journal: {
    on: "journal.match = of_match",
    columns: {
      ...{ match: "as_match", seq: "seq", epoch: "epoch", by: "by", at: "at", seat: "seat", id: "id" },
      ...{ intent: "intent", digest: "digest", stored: moved("stored", copies) },
    },
  },
});

/** Copies every match that was played at a table of two, and is over, so often. */
export async function copyMatches(run: Run, { id, series }: Words, copies: number): Promise<void> {
  await run(`CREATE TABLE copies AS
    SELECT k, matches.id AS of_match, ${id} AS as_match, tables.id AS of_place, ${id} AS as_place,
      a.player AS of_one, a.player || '-' || k AS as_one, b.player AS of_other, b.player || '-' || k AS as_other
    FROM matches
      JOIN seats AS a ON a.match = matches.id AND a.seat = 0
      JOIN seats AS b ON b.match = matches.id AND b.seat = 1
      JOIN sittings ON sittings.player = a.player
      JOIN tables ON tables.id = sittings.place
      CROSS JOIN ${series(copies)}
    WHERE outcome IS NOT NULL`);
  await run("CREATE INDEX copies_by_k ON copies (k)");
  for (let k = 1; k <= copies; k += LOT) {
    for (const [table, { on, columns }] of Object.entries(tables(copies))) {
      const order = table === "journal" ? "k, journal.seq, of_match" : "k";
      await run(`INSERT INTO ${table} (${Object.keys(columns).join(", ")})
        SELECT ${Object.values(columns).join(", ")} FROM copies JOIN ${table} ON ${on}
        WHERE k BETWEEN ${k} AND ${k + LOT - 1} ORDER BY ${order}`);
    }
  }
  await run("DROP TABLE copies");
}
