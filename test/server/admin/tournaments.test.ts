/** Tournaments that the operator makes by command. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { said } from "../operator.ts";
import { type Running, run } from "../running.ts";
import { DECK } from "../tournaments/field.ts";

const folder = mkdtempSync(join(tmpdir(), "riposte-"));
let running: Running;
afterEach(() => running.stop());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string, body: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof body === "string" ? body : JSON.stringify(body));
  return file;
};

test("the operator makes one of a file, begins it, and cancels it, and each is in the log", async () => {
  running = await run();
  const made = await said(
    running,
    "tournament",
    fileOf("cup.json", { name: "Cup", ruleset: "ucg", format: "single" }),
  );
  expect(made).toMatchObject({ code: 0, value: { state: "open" } });
  const id = made.value.tournament as string;
  const people = [new Riposte(running.url), new Riposte(running.url)];
  for (const [n, one] of people.entries()) {
    await one.session(`Guest ${n}`);
    await (await one.tournaments()).enter(id, DECK);
  }
  expect(await said(running, "begin-tournament", id)).toMatchObject({ value: { state: "playing" } });
  const shown = await (await people[0]?.tournaments())?.get(id);
  expect(shown).toMatchObject({ name: "Cup", organiser: null, round: 1, you: { judge: false } });
  expect(await said(running, "cancel-tournament", id)).toMatchObject({ value: { state: "cancelled" } });
  expect(await said(running, "begin-tournament", id)).toMatchObject({ code: 1 });
  const { value } = await said(running, "of-log", id);
  expect(value.acts.map(({ act }: { act: string }) => act)).toEqual([
    ...["cancel-tournament", "begin-tournament", "tournament"],
  ]);
});

test("a file that says none is refused, with what is wrong with it", async () => {
  running = await run();
  const wrong = fileOf("wrong.json", { name: "Cup", ruleset: "ucg", format: "knockout" });
  expect(await said(running, "tournament", wrong)).toMatchObject({
    code: 1,
    text: expect.stringContaining("format"),
  });
  const rubbish = fileOf("rubbish.json", "{");
  expect(await said(running, "tournament", rubbish)).toMatchObject({
    code: 2,
    text: expect.stringContaining("rubbish.json cannot be read"),
  });
});
