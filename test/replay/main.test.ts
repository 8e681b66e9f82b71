/** `npm run replay`, as whoever has a file runs it. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atOnce } from "../../server/match/common/time-slices.ts";
import { filmOf, recordingOf } from "../../server/match/game/recording.ts";
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
  recording = atOnce(recordingOf(one, one.sets));
  file("match.json", recording);
  file("film.json", atOnce(filmOf(one, 1, true)));
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

test("verify says what the shuffle was committed to, and names a seed, deck or commitment that is another", async () => {
  const one = await recorded(WORLDS[0], 6, 20, true);
  const fair = atOnce(recordingOf(one, one.sets));
  const { commit } = fair.journal[0].intent;
  const exact = await run("verify", file("fair.json", fair));
  expect(exact).toEqual({
    code: 0,
    said: expect.stringContaining(`\nshuffled as it was committed to: ${commit}`),
  });
  const tampered: ((forged: Recording) => void)[] = [
    ({ setup }) => Object.assign(setup, { seed: "beef".repeat(16) }),
    ({ setup }) => Object.assign(setup.seats[1], { deck: setup.seats[0].deck }),
    ({ journal }) => Object.assign(journal[0].intent, { commit: "beef".repeat(16) }),
    ({ players }) => players.reverse(),
  ];
  for (const tamper of tampered) {
    const forged = structuredClone(fair);
    tamper(forged);
    expect(await run("verify", file("tampered.json", forged))).toEqual({
      code: 1,
      said: expect.stringMatching(/^diverges at entry 1 \(host, .*not those that were committed to$/),
    });
  }
  const forged = structuredClone(fair);
  Object.assign(forged.journal[0].intent, { nonces: [null, null] });
  expect(await run("verify", file("swapped.json", forged))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^diverges at entry 1 /),
  });
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
