/** A client in Python, which was written from docs/protocol.md alone, against one of ours. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";
import type { MatchClient } from "../../shared/client/index.ts";
import { Riposte, sampleIntent } from "../../shared/client/index.ts";
import { root } from "../check/tree.ts";
import { dice } from "../property/dice.ts";

/** Where Debian puts python3-websockets and python3-msgpack, before whatever else is on PATH. */
const PYTHONS = ["/usr/bin/python3", "python3"];

const NEEDED = "import websockets, msgpack";

/** A Python with both packages; undefined where there is none, which is said in one line, or where CI wants it an error. */
export function findPython(): string | undefined {
  const found = PYTHONS.find((python) => spawnSync(python, ["-c", NEEDED]).status === 0);
  if (found !== undefined) return found;
  const why = "no python3 with websockets and msgpack (Debian: python3-websockets python3-msgpack)";
  if (process.env.REQUIRE_SERVICES === "1") throw new Error(why);
  console.warn(`skipped: ${why}`);
  return undefined;
}

/** The last line that the script prints. */
export interface Told {
  readonly accepted: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly cut: boolean;
  readonly again?: boolean;
  readonly inFlight?: boolean;
  readonly gaps: number;
  readonly closed: number;
  readonly match: string;
  readonly over: object;
  readonly table: {
    readonly rev: number;
    readonly things: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly zones: Readonly<Record<string, { readonly count: number }>>;
  };
}

export class PythonPlayer {
  readonly #lines: object[] = [];
  readonly #ended: Promise<number | null>;
  #errors = "";

  constructor(python: string, env: Readonly<Record<string, string>>) {
    const script = join(root, "test/python/play.py");
    const how = { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...env };
    const child = spawn(python, [script], { env: how, stdio: ["ignore", "pipe", "pipe"] });
    let rest = "";
    child.stdout.on("data", (data) => {
      const lines = (rest + data).split("\n");
      rest = lines.pop() ?? "";
      this.#lines.push(...lines.map((line) => JSON.parse(line) as object));
    });
    child.stderr.on("data", (data) => {
      this.#errors += data;
    });
    this.#ended = new Promise((resolve) => child.on("close", resolve));
  }

  /** The line with this key, once it is printed. @throws where the script ends without it */
  async said<T>(key: string): Promise<T> {
    let isOver = false;
    void this.#ended.then(() => {
      isOver = true;
    });
    for (;;) {
      const line = this.#lines.find((one) => key in one);
      if (line !== undefined) return line as T;
      if (isOver) throw new Error(`the client in Python ended: ${this.#errors}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** How it ended: its exit code, and whatever it complained of. */
  async end(): Promise<readonly [number | null, string]> {
    return [await this.#ended, this.#errors];
  }
}

/** Plays this seat at random until the match is over. */
export async function playOut(seat: MatchClient): Promise<void> {
  const random = dice(3);
  while (seat.outcome === undefined && seat.state !== "gone") {
    const intent = seat.options().length > 0 ? await sampleIntent(seat, random) : undefined;
    if (intent !== undefined) await seat.submit(intent);
    else await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** What both ends of a match say of it at its end is the same, and the client in Python was refused nothing that it drew. */
export function expectSame(told: Told, seat: MatchClient): void {
  const { table, over, accepted, cut, gaps, closed, refused } = told;
  expect(over).toEqual(seat.outcome);
  expect({ cut, gaps, closed }).toEqual({ cut: true, gaps: 0, closed: 4000 });
  expect(accepted).toBeGreaterThan(5);
  // Somebody else was asked first, or the cut came between: nothing else may be refused.
  expect(
    Object.keys(refused).filter((code) => !["STALE_REQUEST", "NOT_ASKED", "MATCH_OVER"].includes(code)),
  ).toEqual([]);
  const { view, rev } = seat.table;
  // That the other left, after it had said what it sees, is one patch more.
  expect([table.rev, table.rev + 1]).toContain(rev);
  const things = Object.entries(table.things).map(([name, { zone, owner, controller, card, values }]) => [
    name,
    { zone, owner, controller, card, values: JSON.parse(String(values)) },
  ]);
  const ours = Object.entries(view.things).map(([name, { zone, owner, controller, card = "", values }]) => [
    name,
    { zone, owner, controller, card, values },
  ]);
  expect(Object.fromEntries(things)).toEqual(Object.fromEntries(ours));
  const counts = (zones: Readonly<Record<string, { readonly count: number }>>) =>
    Object.fromEntries(Object.entries(zones).map(([key, { count }]) => [key, count]));
  expect(counts(table.zones)).toEqual(counts(view.zones));
}

/** Two decks of a game's starter set. */
export async function starterDecks(client: Riposte, ruleset: string) {
  const set = (await client.sets()).find((one) => one.id === "starter" && one.ruleset === ruleset);
  return [0, 1].map((n) => ({ set: "starter", deck: set?.decks[n].id ?? "" }));
}

/** A whole match at a table that the client in Python opens, with a cut in the middle. */
export async function atTable(python: string, url: string, ruleset: string): Promise<void> {
  const ada = new Riposte(url);
  await ada.session("Ada");
  const [theirs, own] = await starterDecks(ada, ruleset);
  const player = new PythonPlayer(python, { RIPOSTE: url, WISH: JSON.stringify({ ruleset, deck: theirs }) });
  const { table } = await player.said<{ table: string }>("table");
  await ada.tables.sit(table, own);
  await ada.tables.ready(table);
  await expect.poll(async () => (await ada.tables.get(table)).state).toBe("playing");
  const seat = await ada.join((await ada.tables.get(table)).games[0].match);
  await playOut(seat);
  const told = await player.said<Told>("over");
  expect(await player.end()).toEqual([0, ""]);
  expectSame(told, seat);
}
