/** `npm run cards`, as an author of cards calls it. */
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test, vi } from "vitest";
import { rulesets } from "../../shared/games/index.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const HOUSE = fileURLToPath(new URL("../../shared/sets", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "riposte-cards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    );
  });
}

interface Written {
  cards: { id: string; name: string; [key: string]: unknown }[];
  [key: string]: unknown;
}

/** The set that a file holds, changed. */
function change(file: string, how: (set: Written) => void): void {
  const set = JSON.parse(readFileSync(file, "utf8")) as Written;
  how(set);
  writeFileSync(file, JSON.stringify(set));
}

describe.each(rulesets.map(({ id }) => id))("a set of %s", (game) => {
  const file = join(folder, `${game}.json`);

  test("is begun, says what its cards say, and plays", async () => {
    expect(await run("new", game, file)).toMatchObject({ code: 0 });
    const { cards } = JSON.parse(readFileSync(file, "utf8")) as Written;
    const { code, said } = await run("--matches", "4", file);
    expect(code, said).toBe(0);
    expect(said).toMatch(/^[48] random matches, /m);
    // Its name as a head, and what it did as a line.
    for (const { id, name } of cards) {
      expect(said).toContain(`${name} (${id}, `);
      expect(said).toMatch(new RegExp(`^ {2}${name.replace(/[.*+?^$()|&]/g, "\\$&")}: \\S`, "m"));
    }
    expect(said).toMatch(/: to .*\bhand ×\d+/);
  });

  test("is not begun over one that is there", async () => {
    expect(await run("new", game, file)).toMatchObject({ code: 2, said: expect.stringContaining("already") });
  });

  test("tells all that is wrong with it at once", async () => {
    change(file, ({ cards }) => {
      cards.push({ ...cards[0] });
      cards[0].nmae = "x";
    });
    const { code, said } = await run(file);
    expect(code).toBe(1);
    expect(said).toMatch(/nmae/);
    expect(said).toMatch(/stands twice in the set/);
    expect(said).toMatch(/^2 problems$/m);
  });
});

test("a set that is watched is told of at every save", async () => {
  const file = join(folder, "watched.json");
  await run("new", "ucg", file);
  const child = spawn(process.execPath, [MAIN, "--matches", "0", "--watch", file]);
  let said = "";
  child.stdout.on("data", (part: Buffer) => {
    said += part.toString();
  });
  try {
    await vi.waitFor(() => expect(said).toContain("My character"), { timeout: 20_000 });
    change(file, ({ cards }) => {
      cards[0].nmae = "x";
    });
    await vi.waitFor(() => expect(said).toContain('did you mean "name"?'), { timeout: 20_000 });
    change(file, ({ cards }) => {
      delete cards[0].nmae;
      cards[0].name = "My mended card";
    });
    await vi.waitFor(() => expect(said).toContain("My mended card ("), { timeout: 20_000 });
  } finally {
    child.kill();
  }
}, 60_000);

test("cards that their own decks never deal are dealt in matches of their own", async () => {
  const file = join(folder, "undealt.json");
  await run("new", "ucg", file);
  change(file, (set) => {
    set.decks = [{ id: "small", name: "Small", cards: { "my-resource": 6, "my-immediate": 6 } }];
  });
  const { code, said } = await run("--matches", "6", file);
  expect(code, said).toBe(0);
  expect(said).toMatch(/warning: .*: my-character: is in no deck of the set/);
  expect(said).toMatch(/warning: .*the rules do not allow the deck: /);
  expect(said).toMatch(/^12 random matches, /m);
  expect(said).toMatch(/^ {2}My character: to .*active/m);
  expect(said).toMatch(/^Half of them with decks full of .*My character/m);
});

test("a trigger that nobody has seen is told, and an ability of a keyword by its name", async () => {
  const file = join(folder, "unseen.json");
  await run("new", "grand-archive", file);
  change(file, ({ cards }) => {
    const ally = cards.find(({ id }) => id === "my-ally");
    const won = { kind: "triggered", on: { act: "verdict" }, effect: [{ do: "draw", count: 1 }] };
    Object.assign(ally ?? {}, { abilities: [won] });
  });
  const { code, said } = await run("--matches", "6", file);
  expect(code, said).toBe(0);
  expect(said).toMatch(/^ {2}My ally: .*; used ×\d+, vigor ×\d+; never went off: ability 1$/m);
});

test("cards of the house that came into no play are dealt with the rest of it", async () => {
  const { code, said } = await run("--matches", "1", join(HOUSE, "grand-archive/starter.json"));
  expect(code, said).toBe(0);
  expect(said).toMatch(/^2 random matches, 2 of them to their end/m);
});

test("what is no JSON, no file or no game is refused in one line", async () => {
  const file = join(folder, "broken.json");
  writeFileSync(file, "{");
  expect(await run(file)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/broken\.json:1: this is no JSON: a } is missing/),
  });
  expect(await run(join(folder, "none.json"))).toMatchObject({
    code: 1,
    said: expect.stringContaining("ENOENT"),
  });
  expect(await run("new", "chess", join(folder, "chess.json"))).toMatchObject({
    code: 2,
    said: expect.stringContaining('no game "chess"'),
  });
  for (const wrong of [
    ["--matches", "few", file],
    ["--mathces", "4", file],
  ])
    expect(await run(...wrong)).toMatchObject({ code: 2, said: expect.stringContaining("npm run cards") });
  expect(await run()).toMatchObject({ code: 2, said: expect.stringContaining("no file is named") });
});
