/**
 * Stored matches as they are read: each line by itself, so that one that cannot be read spoils no other, and nothing
 * of a match is gone on with that is not what was written.
 */
import { hash } from "node:crypto";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Data, Outcome } from "../../../shared/kernel/index.ts";
import {
  type Damage,
  type Kept,
  type MatchRecord,
  type Row,
  type Snapshot,
  type StoredMatch,
  UNREADABLE_FORMAT,
} from "../../match/journal/journal.ts";
import type { Db, Tables } from "../tables.ts";

/** The host's rows are by this; seats count from 0. */
export const HOST = -1;

export const HEAD = ["id", "record", "epoch", "seq", "outcome", "kept", "stuck"] as const;

type Head = Pick<Selectable<Tables["matches"]>, (typeof HEAD)[number]>;
type Line = Omit<Selectable<Tables["journal"]>, "stored">;

const recordSchema = z.looseObject({
  id: z.string(),
  setup: z.looseObject({ ruleset: z.string(), profile: z.string(), sets: z.array(z.string()) }),
  rules: z.number(),
  hashes: z.array(z.string()),
  players: z.array(z.string()),
});
const keptSchema = z.object({
  away: z.array(z.object({ left: z.number(), since: z.number().nullable() })),
  mutes: z.array(z.array(z.number())),
  nonces: z.array(z.string().nullable()),
});
const intentSchema = z.looseObject({ action: z.string() });
const outcomeSchema = z.looseObject({ winners: z.array(z.number()), reason: z.string() });

/** The value of the text; undefined where it cannot be read as that. */
function parsed<T>(text: string, schema: z.ZodType): T | undefined {
  try {
    const value = JSON.parse(text);
    return schema.safeParse(value).success ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A match's record; of one that cannot be read what stands elsewhere, in a format that nobody plays. */
export async function recordOf(
  db: Db,
  { id, record }: { readonly id: string; readonly record: string },
): Promise<MatchRecord> {
  const read = parsed<MatchRecord>(record, recordSchema);
  if (read !== undefined) return read;
  const sat = db.selectFrom("seats").select("player").where("match", "=", id).orderBy("seat");
  const players = (await sat.execute()).map(({ player }) => player);
  const setup = { ruleset: "", profile: "", options: {}, seed: "", seats: [], sets: [] };
  return { id, format: UNREADABLE_FORMAT, setup, rules: 0, hashes: [], players };
}

export const outcomeOf = (outcome: string | null): Outcome | null =>
  outcome === null
    ? null
    : (parsed<Outcome>(outcome, outcomeSchema) ?? { winners: [], reason: "unreadable" });

/** A row, or undefined where its intent cannot be read. */
export function toRow({ seq, by, at, seat, id, intent, digest }: Line): Row | undefined {
  const read = parsed<Data>(intent, intentSchema);
  if (read === undefined) return undefined;
  const from = seat === null || id === null ? null : { seat, id };
  return { seq, by: by === HOST ? "host" : by, at, from, intent: read, digest };
}

/** Of all that a snapshot says. */
export const hashOf = (match: string, seq: number, at: number, saved: string, accepted: string): string =>
  hash("sha256", JSON.stringify([match, seq, at, saved, accepted]), "base64url");

/** Undefined where it is not what was written: the journal has it all. */
export function toSnapshot(line: Tables["snapshots"]): Snapshot | undefined {
  const { match, seq, at, saved, accepted } = line;
  if (line.hash !== hashOf(match, seq, at, saved, accepted)) return undefined;
  return { seq, at, saved, accepted: JSON.parse(accepted) as string[][] };
}

/** @param lines those after the snapshot, or all of them where there is none, in their order */
export async function storedOf(
  db: Db,
  head: Head,
  snapshot: Snapshot | null,
  lines: readonly Line[],
): Promise<StoredMatch> {
  const from = snapshot?.seq ?? 0;
  const rows: Row[] = [];
  let damage: Damage | undefined;
  for (const line of lines) {
    const row = toRow(line);
    if (line.seq !== from + rows.length + 1) break;
    if (row === undefined) damage = unreadable("its intent cannot be read", line.seq);
    if (row === undefined) break;
    rows.push(row);
  }
  const last = from + rows.length;
  if (last !== head.seq || lines.length > rows.length)
    damage ??= { code: "restore/torn", seq: last + 1, why: `its head says ${head.seq} entries` };
  const kept = head.kept === null ? null : parsed<Kept>(head.kept, keptSchema);
  if (kept === undefined) damage ??= unreadable("what is kept beside it cannot be read");
  return {
    record: await recordOf(db, head),
    epoch: head.epoch,
    outcome: outcomeOf(head.outcome),
    snapshot,
    rows,
    kept: kept ?? null,
    ...(damage && { damage }),
    ...(head.stuck === 1 && { isStuck: true as const }),
  };
}

const unreadable = (why: string, seq?: number): Damage => ({
  code: "restore/unreadable",
  ...(seq !== undefined && { seq }),
  why,
});
