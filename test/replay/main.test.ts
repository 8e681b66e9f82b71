/** `npm run replay`, as whoever has a file runs it. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filmOf, recordingOf } from "../../server/match/recording.ts";
import { replayCommand } from "../../server/replay/command.ts";
import type { Recording } from "../../shared/protocol/index.ts";
import { WORLDS } from "../server/worlds.ts";
import { recorded } from "./recorded.ts";

const MAIN = fileURLToPath(new URL("../../server/replay/main.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "riposte-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own, as it is called. */
function inProcess(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const { code, lines } = await replayCommand(args);
  return { code, said: lines.join("\n") };
}

let recording: Recording;
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};
beforeAll(async () => {
  const one = await recorded(WORLDS[0], 5, 60);
  recording = recordingOf(one, one.sets);
  file("match.json", recording);
  file("film.json", filmOf(one, 1, true));
});

test("verify says exact, or at which entry not", async () => {
  const path = join(folder, "match.json");
  expect(await inProcess("verify", path)).toEqual({
    code: 0,
    said: expect.stringMatching(new RegExp(`^exact: ${recording.journal.length} entries, \\d+ checkpoints`)),
  });
  const forged = structuredClone(recording);
  forged.journal[11].digest = "another";
  const { code, said } = await run("verify", file("forged.json", { ok: true, replay: forged }));
  expect([code, said]).toEqual([1, expect.stringMatching(/^diverges at entry 12 \((seat [01]|host), \{/)]);
});

test("show steps to an event with the eyes of any viewer", async () => {
  const path = join(folder, "match.json");
  const shown: string[] = [];
  for (const viewer of ["0", "1", "spectator", "host"]) {
    const { code, said } = await run("show", path, "--viewer", viewer, "--step", "9");
    expect(code).toBe(0);
    expect(said).toMatch(new RegExp(`^${viewer}, event 9 of \\d+, turn \\d+`));
    shown.push(said);
  }
  const hand = (said: string, seat: number) => new RegExp(`^ *hand:${seat}: (.*)$`, "m").exec(said)?.[1];
  expect(hand(shown[0], 0)).toMatch(/^\d+ \w/);
  expect([hand(shown[0], 1), hand(shown[2], 0)]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
  ]);
  for (const seat of [0, 1]) expect(hand(shown[3], seat)).toMatch(/^\d+ \w/);
  const film = await run("show", join(folder, "film.json"), "--step", "3");
  expect(film).toMatchObject({ code: 0, said: expect.stringMatching(/^1, event 3 of/) });
});

test("says what it cannot do, and ends with 2", async () => {
  const bad: [string[], RegExp][] = [
    [[], /npm run replay -- verify FILE/],
    [["verify", join(folder, "none.json")], /ENOENT/],
    [["verify", file("bad.json", "{")], /JSON/],
    [["verify", file("other.json", { kind: "x" })], /is no replay/],
    [["verify", join(folder, "film.json")], /film/],
    [["show", join(folder, "match.json"), "--viewer", "7"], /spectator, 0, 1 or host/],
  ];
  for (const [args, words] of bad)
    expect(await run(...args)).toEqual({ code: 2, said: expect.stringMatching(words) });
});
