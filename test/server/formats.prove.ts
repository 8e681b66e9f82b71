/**
 * What a release before this one wrote is read, or refused by its name; it never keeps a server from starting.
 * A match that fails here has rules that give another result now: raise the `version` of its ruleset, and this
 * release refuses it with SAVE_RULES.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adminCommand } from "../../server/admin/command.ts";
import { replayCommand } from "../../server/replay/command.ts";
import { rulesets } from "../../shared/games/index.ts";
import { loadSet } from "../../shared/kernel/index.ts";
import { type Running, run } from "./running.ts";

const FILES = fileURLToPath(new URL("./formats", import.meta.url));
const releases = readdirSync(FILES, { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? one.name : [],
);
/** Milliseconds in which a process looks twice for matches that nobody has. */
const SWEEPS_MS = 1_500;

const versions = new Map(rulesets.map(({ id, version }) => [id, version]));

interface Stored {
  readonly id: string;
  readonly ruleset: string;
  readonly rules: number;
}

let dataDir: string;
let running: Running | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "riposte-"));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Puts the release's store where the server looks for its own, changed by these statements. */
function stored(release: string, meddle = ""): Stored[] {
  const db = new DatabaseSync(join(dataDir, "riposte.db"));
  db.exec(`BEGIN; ${readFileSync(join(FILES, release, "store.sql"), "utf8")} ${meddle}; COMMIT`);
  const open = db.prepare("SELECT record FROM matches WHERE outcome IS NULL ORDER BY born").all();
  db.close();
  return open.map(({ record }) => {
    const { id, setup, rules } = JSON.parse(String(record));
    return { id, ruleset: setup.ruleset, rules };
  });
}

async function said(command: string, match: string) {
  const { text } = await adminCommand([command, match], { dataDir });
  return JSON.parse(text);
}

describe.each(releases)("%s", (release) => {
  test("left matches that go on, each from its snapshot or its journal", async () => {
    const matches = stored(release);
    running = await run({ dataDir });
    for (const { id, ruleset, rules } of matches) {
      const stopped = running.server.hosts?.stopped(id)?.refusal.code;
      expect([ruleset, stopped]).toEqual([
        ruleset,
        versions.get(ruleset) === rules ? undefined : "SAVE_RULES",
      ]);
      if (stopped !== undefined) continue;
      const verified = await said("verify", id);
      expect([ruleset, verified]).toEqual([ruleset, expect.objectContaining({ exact: true })]);
      expect((await said("inspect", id)).hash).toBe(verified.hash);
      expect(await running.server.hosts?.find(id)?.concede(0, { id: "old" })).toMatchObject({ ok: true });
    }
  });

  test("left matches whose rules nobody plays, and they are said to wait for as long as they do", async () => {
    const foreign = stored(release).filter(({ ruleset, rules }) => versions.get(ruleset) !== rules);
    running = await run({ dataDir });
    const { hosts } = running.server;
    await sleep(SWEEPS_MS);
    const codes = foreign.map(({ id }) => hosts?.stopped(id)?.refusal.code);
    expect(codes).toEqual(foreign.map(() => "SAVE_RULES"));
    for (const { id } of foreign) expect(await hosts?.take(id)).toBeUndefined();
  });

  test("left sets that load", () => {
    stored(release);
    const db = new DatabaseSync(join(dataDir, "riposte.db"));
    for (const { hash, text } of db.prepare("SELECT hash, text FROM sets").all())
      expect(loadSet(JSON.parse(String(text)), rulesets)).toMatchObject({ set: { hash } });
    db.close();
  });

  test("left replays that play again exactly, and are shown", async () => {
    const file = join(FILES, release, "recording.json");
    const { rules, setup } = JSON.parse(readFileSync(file, "utf8"));
    const verdict = await replayCommand(["verify", file]);
    if (versions.get(setup.ruleset) === rules) expect(verdict).toMatchObject({ code: 0 });
    else expect(verdict.lines.join()).toContain(`version ${rules} of the rules`);
    expect(await replayCommand(["show", join(FILES, release, "film.json")])).toMatchObject({ code: 0 });
  });
});

describe("a format of a release to come", () => {
  const [newest] = releases.slice(-1);

  test("stops the match that has it, by name, and no other", async () => {
    const [first, ...others] = stored(
      newest,
      "UPDATE matches SET record = json_set(record, '$.format', 99) WHERE id = (SELECT match FROM snapshots)",
    );
    running = await run({ dataDir });
    expect(running.server.hosts?.stopped(first.id)?.refusal).toMatchObject({ code: "SAVE_FORMAT" });
    expect(running.logged).toContainEqual(expect.objectContaining({ match: first.id, code: "SAVE_FORMAT" }));
    const codes = others.map(({ id }) => running?.server.hosts?.stopped(id)?.refusal.code);
    expect(codes).toEqual(
      others.map(({ ruleset, rules }) => (versions.get(ruleset) === rules ? undefined : "SAVE_RULES")),
    );
    const hosted = others.filter((_, at) => codes[at] === undefined);
    expect(hosted).not.toEqual([]);
    expect(hosted.map(({ id }) => running?.server.hosts?.find(id)?.record.id)).toEqual(
      hosted.map(({ id }) => id),
    );
  });

  test.each(["$.format", "$.derived.format"])(
    "of a snapshot (%s) loses nothing: the journal has it",
    async (path) => {
      const [first] = stored(newest, `UPDATE snapshots SET saved = json_set(saved, '${path}', 99)`);
      running = await run({ dataDir });
      expect(running.server.hosts?.find(first.id)).toBeDefined();
      const { hash } = await said("verify", first.id);
      expect(await said("inspect", first.id)).toMatchObject({ hash });
    },
  );

  test("of a set refuses the set by name", () => {
    const set = { format: 99, id: "later", ruleset: "ucg", name: "Later", novel: true };
    const problem = { path: "format", message: "a set of format 99; this release reads format 1" };
    expect(loadSet(set, rulesets)).toEqual({ problems: [{ card: "", ...problem }] });
  });

  test.each(["recording.json", "film.json"])("of a replay (%s) refuses it by name", async (name) => {
    const file = join(dataDir, name);
    const replay = JSON.parse(readFileSync(join(FILES, newest, name), "utf8"));
    writeFileSync(file, JSON.stringify({ ...replay, format: 99 }));
    const { code, lines } = await replayCommand(["show", file]);
    expect([code, lines.join()]).toEqual([2, expect.stringContaining("SAVE_FORMAT 99")]);
  });
});
