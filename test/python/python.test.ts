import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import { SaidWords } from "../../shared/protocol/index.ts";
import { said } from "../server/operator.ts";
import { type Running, run } from "../server/running.ts";
import { atTable, expectSame, findPython, PythonPlayer, playOut, starterDecks, type Told } from "./python.ts";

const python = findPython();

let running: Running;
beforeAll(async () => {
  running = await run({ env: { FAIR_SHUFFLES: "true", BOT_MESSAGES_PER_SECOND: "1000" } });
});
afterAll(() => running.stop());

test.skipIf(python === undefined)(
  "a client in Python opens a table, plays a whole match and comes back in the middle",
  () => atTable(python ?? "", running.url, "ucg"),
);

test.skipIf(python === undefined)("a bot in Python waits in the queue and plays a whole match", async () => {
  const { value } = await said(running, "bot", "Monty");
  const ada = new Riposte(running.url);
  await ada.session("Ada");
  const [theirs, own] = await starterDecks(ada, "nullshapers");
  const wish = { ruleset: "nullshapers", deck: theirs };
  const player = new PythonPlayer(python ?? "", {
    RIPOSTE: running.url,
    BOT_TOKEN: value.token,
    WISH: JSON.stringify(wish),
  });
  const place = await ada.queue({ ...wish, deck: own, bots: true });
  await expect.poll(() => place.ticket?.offer).toBeTruthy();
  await place.accept();
  const seat = await ada.join((await place.paired).match);
  await playOut(seat);
  const told = await player.said<Told>("over");
  expect(await player.end()).toEqual([0, ""]);
  expectSame(told, seat);
});

test.skipIf(python === undefined)("every word is read in Python, as a value and as a key of a record", () => {
  const words = Array.from({ length: 300 }, (_, n) => `word ${n}`);
  const payload = [...words, Object.fromEntries([...words, "7"].map((word, n) => [word, n])), "", "x", "9"];
  const spoken = new SaidWords();
  const sent = [spoken.say("seat", payload), spoken.say("events", payload)];
  const script =
    "import json, sys; from riposte import Words; w = Words(); " +
    "print(json.dumps([w.read(one) for one in json.load(sys.stdin)]))";
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const heard = execFileSync(python ?? "", ["-c", script], { cwd, input: JSON.stringify(sent) });
  expect(JSON.parse(String(heard))).toEqual([payload, payload]);
});
