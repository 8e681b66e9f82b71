/**
 * What became of all that was acknowledged, by what stands in the database and what players were told: nothing here
 * asks the server, or knows how it judges itself.
 */
import pg from "pg";
import type { Sent } from "../server/audit.ts";

export interface Verdict {
  readonly acknowledged: number;
  readonly rows: number;
  /** Acknowledged and not in the journal; in it more than once; refused and in it. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly denied: readonly string[];
  /** Journals with a hole, a head that is not their last row, or two writers at once. */
  readonly torn: readonly string[];
}

interface Entry {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
  readonly times: string;
}
interface Journal {
  readonly match: string;
  readonly head: number;
  readonly seqs: number[];
  readonly epochs: number[];
}

/** @param damaged matches whose rows were damaged by hand */
export async function judge(
  url: string,
  sent: readonly Sent[],
  damaged: ReadonlySet<string>,
): Promise<Verdict> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const entries = await client.query<Entry>(
    "SELECT match, seat, id, count(*) AS times FROM journal WHERE id IS NOT NULL GROUP BY match, seat, id",
  );
  const journals = await client.query<Journal>(
    `SELECT m.id AS match, m.seq AS head, array_agg(j.seq ORDER BY j.seq) AS seqs,
      array_agg(j.epoch ORDER BY j.seq) AS epochs
    FROM matches m JOIN journal j ON j.match = m.id GROUP BY m.id, m.seq`,
  );
  await client.end();
  const times = new Map(
    entries.rows.map(({ match, seat, id, times }) => [`${match} ${seat} ${id}`, Number(times)]),
  );
  const timesOf = ({ match, seat, id }: Sent): number => times.get(`${match} ${seat} ${id}`) ?? 0;
  const told = sent.filter(({ answers }) => answers.length > 0);
  const names = (some: readonly Sent[]) =>
    some.map(({ match, seat, id, answers }) => `${match} ${seat} ${id} ${JSON.stringify(answers)}`);
  return {
    acknowledged: told.filter(({ answers }) => answers[0].ok).length,
    rows: journals.rows.reduce((sum, { seqs }) => sum + seqs.length, 0),
    lost: names(told.filter((one) => one.answers[0].ok && timesOf(one) === 0)),
    doubled: [...times].flatMap(([what, n]) => (n > 1 ? what : [])),
    denied: names(told.filter((one) => !one.answers[0].ok && timesOf(one) > 0)),
    torn: journals.rows.filter((one) => !damaged.has(one.match) && isTorn(one)).map(({ match }) => match),
  };
}

const isTorn = ({ head, seqs, epochs }: Journal): boolean =>
  head !== seqs.length ||
  seqs.some((seq, n) => seq !== n + 1) ||
  epochs.some((epoch, n) => n > 0 && epoch < epochs[n - 1]);
