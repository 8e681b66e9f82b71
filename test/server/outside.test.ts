/** Games from outside the repository: played, crashed, restored, watched again and shown as ours are. */
import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildPage } from "../../server/web/build.ts";
import { digestOfSources, filesIn } from "../../server/web/files.ts";
import { type MatchClient, Riposte, sampleIntent } from "../../shared/client/index.ts";
import { copy } from "../new-game/copy.ts";
import { dice } from "../protocol/random-match.ts";
import { ServerProcess } from "./child.ts";

const REPLAY = fileURLToPath(new URL("../../server/replay/main.ts", import.meta.url));
const home = mkdtempSync(join(tmpdir(), "riposte-games-"));
const gamesDir = join(home, "games");
const env = { GAMES_DIR: gamesDir, BOT_PACE_MS: "0", WATCH_DELAY_SECONDS: "0" };

beforeAll(() => void moveOut(gamesDir, "elsewhere"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** One of our games as its author would have it: in a folder of its own, under another name. */
function moveOut(folder: string, id: string): string {
  copy({
    places: {
      "shared/games/nullshapers": join(folder, id),
      "shared/sets/nullshapers": join(folder, id, "sets"),
    },
    names: { nullshapers: id, Nullshapers: "Elsewhere" },
  });
  return folder;
}

const inProcess = (args: readonly string[], more: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const settings = { cwd: home, env: { PATH: process.env.PATH ?? "", ...more } };
    const child = execFile(process.execPath, [...args], settings, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });

/** Plays until so many of our own intents were accepted, or the match is over. */
async function play(client: MatchClient, times: number, random: (n: number) => number): Promise<void> {
  let played = 0;
  const move = async (): Promise<boolean> => {
    if (played >= times || client.table.view.over !== null) return true;
    if (client.options().length === 0) return false;
    const intent = await sampleIntent(client, random);
    if (intent !== undefined && (await client.submit(intent)).ok) played++;
    return false;
  };
  await expect.poll(move, { interval: 1, timeout: 100_000 }).toBe(true);
}

async function begin(url: string): Promise<{ ada: Riposte; match: string }> {
  const ada = new Riposte(url, { longest: 100 });
  await ada.session("Ada");
  const cards = await ada.cards("elsewhere", "starter");
  expect(cards.length).toBeGreaterThan(10);
  const [first, second] = (await ada.sets()).find(({ ruleset }) => ruleset === "elsewhere")?.decks ?? [];
  const deck = { set: "starter", deck: first?.id ?? "" };
  const { id } = await ada.tables.create({
    ruleset: "elsewhere",
    access: "private",
    deck,
    bots: [{ bot: "greedy", deck: { set: "starter", deck: second?.id ?? "" } }],
  });
  const table = await ada.tables.ready(id);
  return { ada, match: table.games[0]?.match ?? "" };
}

test("one plays a bot through a crash, and its replay is exact, found by folder or package", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const server = await ServerProcess.prepare(env);
  try {
    await server.start();
    const { ada, match } = await begin(server.url);
    const client = await ada.join(match);
    const random = dice(3);
    await play(client, 15, random);
    await server.end("SIGKILL");
    await server.start();
    await expect.poll(() => client.state).toBe("online");
    await play(client, 5_000, random);
    expect(client.table.view.over).not.toBeNull();
    await client.leave();
    const recording = join(home, "recording.json");
    await expect.poll(() => ada.recording(match).catch(() => undefined)).toBeDefined();
    writeFileSync(recording, JSON.stringify(await ada.recording(match)));
    // As `npm link` puts a package in its place.
    writeFileSync(join(gamesDir, "package.json"), `{ "name": "@ada/games" }`);
    mkdirSync(join(home, "node_modules/@ada"), { recursive: true });
    symlinkSync(gamesDir, join(home, "node_modules/@ada/games"));
    for (const place of [gamesDir, "games", "@ada/games"])
      expect(await inProcess([REPLAY, "verify", recording], { GAMES_DIR: place })).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^exact: /),
      });
    expect((await inProcess([REPLAY, "verify", recording], {})).code).not.toBe(0);
    expect(server.logged(50)).toEqual([]);
  } finally {
    await server.remove();
  }
});

test("the built page has its words in each language and, to prove shuffles, its rules", async () => {
  const built = join(home, "page");
  expect(await buildPage(gamesDir, built)).toBe("built");
  expect(await buildPage(gamesDir, built)).toBe("fresh");
  const code = filesIn(built)
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(file, "utf8"));
  const rules = /about:\s*"([^"]+)"/.exec(readFileSync(join(gamesDir, "elsewhere/ruleset.ts"), "utf8"))?.[1];
  for (const words of ["game.elsewhere", "zone.elsewhere", rules ?? "about"])
    expect(code.filter((text) => text.includes(words))).not.toEqual([]);
});

test("the page is built anew when a game of the folder has changed", () => {
  const folder = withFile("edited", "edited/index.ts", "");
  const before = digestOfSources([folder]);
  expect(digestOfSources([folder])).toBe(before);
  writeFileSync(join(folder, "edited/page/index.ts"), "export const page = { id: 1 };");
  expect(digestOfSources([folder])).not.toBe(before);
});

/** One of our games in a folder of its own, with a mistake in its code. */
function changed(name: string, from: string, to: string): string {
  const folder = moveOut(join(home, name), name);
  const file = join(folder, name, "turn.ts");
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return folder;
}

/** A folder of games with one file in it. */
function withFile(name: string, path: string, text: string): string {
  const folder = join(home, name);
  const file = join(folder, path);
  mkdirSync(join(file, "../page"), { recursive: true });
  writeFileSync(join(file, "../page/index.ts"), "export const page = {};");
  writeFileSync(file, text);
  return folder;
}

test.each([
  ["games/missing", () => join(home, "nowhere")],
  ["games/none", () => mkdirSync(join(home, "empty"), { recursive: true }) ?? ""],
  ["games/name", () => withFile("named", "My Game/index.ts", "")],
  ["games/files", () => withFile("bare", "bare/rules.ts", "")],
  ["games/load", () => withFile("torn", "torn/index.ts", `import "./absent.ts";`)],
  ["games/shape", () => withFile("shapeless", "shapeless/index.ts", `export const game = { rules: {} };`)],
  ["games/taken", () => moveOut(join(home, "twice"), "altered")],
  ["games/words", () => changed("misspelt", 'call(m, "turn"', 'call(m, "trun"')],
])("%s ends the start in one line, and before the store is opened", async (code, folder) => {
  const server = await ServerProcess.prepare({ ...env, GAMES_DIR: folder() });
  try {
    await expect(server.start()).rejects.toThrow("server ended (1)");
    const said = server.logged(50);
    expect(said).toEqual([expect.objectContaining({ code, msg: expect.stringMatching(/^cannot start: /) })]);
    expect(server.lines()).toHaveLength(said.length);
    expect(readdirSync(server.dataDir)).toEqual([]);
  } finally {
    await server.remove();
  }
});
