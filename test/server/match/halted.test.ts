/** Matches that exceptions stopped: they go on by themselves where their journals are exact, or when told to. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { RETRY_MS } from "../../../server/match/hosts/resuming.ts";
import { type MatchClient, sampleIntent } from "../../../shared/client/index.ts";
import { rulesets } from "../../../shared/games/index.ts";
import type { Match } from "../../../shared/kernel/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { said } from "../operator.ts";
import { type Running, run, table } from "../running.ts";

/** Rules with a bug that shows so many times. */
const bug = { left: 0 };
const flawed = rulesets.map((game) => ({
  ...game,
  when(match: Match) {
    if (bug.left-- > 0) throw new Error("a bug");
    return game.when(match);
  },
}));

let running: Running;
let match: string;
let clients: MatchClient[];
/** The clock of the matches stands, but for what the test adds. */
let now = 0;
const random = dice(3);

beforeEach(async () => {
  running = await run({ rulesets: flawed, clock: () => now });
  const made = await table(running.url);
  match = made.match.id;
  clients = [await made.ada.join(match), await made.bob.join(match)];
});
afterEach(async () => {
  bug.left = 0;
  await Promise.all(clients.map((client) => client.leave()));
  await running.stop();
});

async function act(): Promise<{ readonly ok: boolean; readonly code?: string }> {
  const client = clients.find((one) => one.options().length > 0) as MatchClient;
  const answer = await client.submit((await sampleIntent(client, random)) ?? {});
  for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  return answer;
}

async function halt(): Promise<void> {
  const client = clients.find((one) => one.options().length > 0) as MatchClient;
  const intent = (await sampleIntent(client, random)) ?? {};
  bug.left = 1_000;
  for (let code = ""; code !== "match/halted"; )
    code = ((await client.submit(intent)) as { code?: string }).code ?? "ok";
  bug.left = 0;
  await expect.poll(notices).toEqual(["halted", "halted"]);
}

const notices = () => clients.map((one) => one.table.notice);
const states = () => clients.map((one) => one.state);

async function goesOn(): Promise<void> {
  await expect.poll(states).toEqual(["online", "online"]);
  await expect.poll(notices).toEqual(["", ""]);
  for (let n = 0; n < 3; n++) expect(await act()).toMatchObject({ ok: true });
}

/** The numbers of matches that are hosted, and that do not go on; and how often one was stopped. */
async function counted(): Promise<(string | undefined)[]> {
  const { text } = await said(running, "metrics");
  const names = ["riposte_matches", "riposte_stopped_matches", "riposte_halts_total"];
  return names.map((name) => text.match(new RegExp(`^${name} (.*)$`, "m"))?.[1]);
}

test("one goes on by itself where its journal plays again exactly, later each time", async () => {
  expect(await act()).toMatchObject({ ok: true });
  await halt();
  expect(await counted()).toEqual(["1", "1", "1"]);
  expect((await said(running, "matches")).value.stopped).toEqual([{ id: match, code: "match/halted" }]);
  const tried = () => running.logged.filter(({ msg }) => msg === "a match goes on that stood still").length;
  // It is looked at each second; until the time has come nothing is done.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(tried()).toBe(0);
  const later = () => {
    now += RETRY_MS.first;
    return tried();
  };
  await expect.poll(later).toBe(1);
  await goesOn();
  expect(await counted()).toEqual(["1", "0", "1"]);
});

test("one goes on when the operator says so, and is not void by having stood still", async () => {
  await act();
  expect(await said(running, "resume", match)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^match\/not-halted/),
  });
  await halt();
  expect(await said(running, "verify", match)).toMatchObject({ code: 0 });
  expect(await said(running, "resume", match)).toMatchObject({ code: 0 });
  await goesOn();
  expect((await said(running, "metrics")).text).not.toMatch(/^riposte_void_matches_total/m);
  expect(await said(running, "resume", "nowhere")).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^match\/not-found/),
  });
});

test("one whose journal cannot be played stays where it is, and can be ended", async () => {
  await act();
  await halt();
  bug.left = 1_000_000;
  expect(await said(running, "resume", match)).toMatchObject({ code: 1 });
  expect(notices()).toEqual(["halted", "halted"]);
  bug.left = 0;
  expect(await said(running, "end", match)).toMatchObject({ code: 0 });
  expect(await counted()).toEqual(["0", "0", "1"]);
  expect((await said(running, "metrics")).text).toContain('riposte_void_matches_total{why="operator"} 1\n');
});
