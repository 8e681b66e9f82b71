/**
 * `npm run replay`. `verify FILE`: whether a recording plays again exactly, or which entry does not.
 * `show FILE --viewer 0|1|spectator|host --step N`: what a viewer saw after its N-th event.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { linesOf, Replay, type ReplayViewer } from "../../shared/client/index.ts";
import { kept, rulesets } from "../../shared/games/index.ts";
import type { Ruleset } from "../../shared/kernel/index.ts";
import {
  type Film,
  filmSchema,
  REPLAY_FORMAT,
  type Recording,
  recordingSchema,
  sentenceOf,
} from "../../shared/protocol/index.ts";
import { atOnce } from "../match/common/time-slices.ts";
import { filmOf, playedOf, verify } from "../match/game/recording.ts";
import { loadGames } from "../outside-games.ts";

/** A replay is played by the rules it was recorded with, where they are still there. */
const played = (): Ruleset[] => [...rulesets, ...kept];

const USAGE = `npm run replay -- verify FILE
npm run replay -- show FILE [--viewer 0|1|spectator|host] [--step N]`;

/** The exit code, and what is said. 0: exact, or shown; 1: not exact; 2: nothing could be looked at. */
export interface Told {
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** Nothing could be looked at. */
class Unusable extends Error {}

async function read(path: string): Promise<Recording | Film> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    throw new Unusable(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  // As the server answers it, or as a page saves it.
  const { replay = json } = json as { replay?: unknown };
  const { kind, format } = (replay ?? {}) as { kind?: unknown; format?: unknown };
  if (format !== undefined && format !== REPLAY_FORMAT)
    throw new Unusable(`${path}: SAVE_FORMAT ${JSON.stringify(format)}: ${sentenceOf("SAVE_FORMAT")}`);
  const parsed = kind === "riposte-film" ? filmSchema.safeParse(replay) : recordingSchema.safeParse(replay);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Unusable(`${path} is no replay: ${issue?.path.join(".")} ${issue?.message}`);
}

function verified(recording: Recording | Film): Told {
  if (recording.kind === "riposte-film")
    throw new Unusable("a film has what one viewer was told, which nobody can play again");
  const verdict = verify(recording, played());
  if (verdict.exact) {
    const { entries, checkpoints, commit } = verdict;
    const exact = `exact: ${entries} entries, ${checkpoints} checkpoints`;
    const shuffled = commit === undefined ? [] : [`shuffled as it was committed to: ${commit}`];
    return { code: 0, lines: [exact, ...shuffled] };
  }
  const { seq, why } = verdict;
  const entry = recording.journal.find((one) => one.seq === seq);
  const at = entry
    ? ` at entry ${seq} (${entry.by === "host" ? "host" : `seat ${entry.by}`}, ${JSON.stringify(entry.intent)})`
    : "";
  return { code: 1, lines: [`diverges${at}: ${why}`] };
}

function filmsOf(replay: Recording | Film): Film[] {
  if (replay.kind === "riposte-film") return [replay];
  const again = playedOf(replay, played());
  if (typeof again === "string") throw new Unusable(again);
  return ["spectator" as const, ...replay.players.keys()].map((viewer) =>
    atOnce(filmOf(again, viewer, true)),
  );
}

function show(file: Recording | Film, viewer: string | undefined, step: string | undefined): Told {
  const replay = new Replay(filmsOf(file));
  const eyes = (
    viewer === undefined ? replay.viewer : /^\d+$/.test(viewer) ? Number(viewer) : viewer
  ) as ReplayViewer;
  if (eyes !== "host" && !replay.viewers.includes(eyes))
    throw new Unusable(`it can be seen as ${replay.viewers.join(", ")} or host`);
  if (eyes !== "host") replay.look(eyes);
  replay.to(step === undefined ? replay.length : Number(step));
  const { event, at, length } = replay;
  const head = `${eyes}, event ${at} of ${length}${event ? `, turn ${event.turn}, ${event.phase}` : ""}`;
  const why = event ? [`because of ${event.cause.why}: ${JSON.stringify(event.ops)}`] : [];
  return { code: 0, lines: [head, ...why, ...linesOf(replay.picture(eyes))] };
}

/** Runs it on these arguments, with the games of a folder beside those of the repository. */
export async function replayCommand(args: readonly string[], gamesDir?: string): Promise<Told> {
  try {
    await loadGames(gamesDir);
    return await told(args);
  } catch (error) {
    return { code: 2, lines: [error instanceof Error ? error.message : String(error)] };
  }
}

async function told(args: readonly string[]): Promise<Told> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { viewer: { type: "string" }, step: { type: "string" } },
  });
  const [what, path] = positionals;
  if (path === undefined || (what !== "verify" && what !== "show")) throw new Unusable(USAGE);
  const file = await read(path);
  return what === "verify" ? verified(file) : show(file, values.viewer, values.step);
}
