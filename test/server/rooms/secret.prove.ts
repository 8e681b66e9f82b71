/** How long a seat waits for an answer tells nothing of what another does in secret, though each of that is stored. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Riposte, sampleIntent } from "../../../shared/client/index.ts";
import { NO_ORDERS } from "../../../shared/protocol/index.ts";
import { dice } from "../../protocol/random-match.ts";
import { quantile } from "../../quantile.ts";
import { told } from "../bystander.ts";
import { ServerProcess } from "../child.ts";
import { Wire } from "../wire.ts";
import { WORLDS, type World } from "../worlds.ts";

const [UCG] = WORLDS as readonly [World];
const CROWDCONTROL = WORLDS.find(({ ruleset }) => ruleset.id === "crowdcontrol") as World;
const MATCHES = 8;
/** Standing orders that a seat may give in a moment. */
const ORDERS = 18;

let server: ServerProcess;
beforeAll(async () => {
  const limits = { JOINS_PER_MINUTE: "100000", POSTS_PER_MINUTE: "100000", GUESTS_PER_DAY: "100000" };
  server = await ServerProcess.prepare({ DIRECT_MATCHES: "true", ...limits });
  await server.start();
});
afterAll(() => server?.remove());

/** One who acts, and the bare socket of the other. */
async function begun({ ruleset, options, decks }: World) {
  const players = [new Riposte(server.url), new Riposte(server.url)];
  const sessions = await Promise.all(players.map((one, n) => one.session(`P${n}`)));
  const seats = sessions.map(({ player }) => player.id);
  const body = { ruleset: ruleset.id, options, decks: [...decks], seats };
  const { id } = await players[0].createMatch(body);
  const watcher = await Wire.join(server.url, id, sessions[1].token);
  return { actor: await players[0].join(id), watcher };
}

/** What the other waits while something was just sent, by whether it is done in secret or only looked at. */
class Waits {
  readonly secret: number[] = [];
  readonly idle: number[] = [];

  async measure(watcher: Wire, into: "secret" | "idle", act: () => Promise<unknown>): Promise<void> {
    await sleep(5);
    const before = watcher.frames.length;
    const acting = act();
    const from = performance.now();
    await watcher.request("narrow", { draft: { action: "pass", request: 0 } });
    const took = performance.now() - from;
    await acting;
    await watcher.request("narrow", { draft: { action: "pass", request: 0 } });
    // Two answers and nothing else: what everybody is told is no secret.
    if (watcher.frames.length === before + 2) this[into].push(took);
  }

  /** @param most how many times as long the quick ones may take */
  judge(what: string, most: number): void {
    const sorted = [this.idle, this.secret].map((one) => one.sort((a, b) => a - b));
    const [idle, secret] = sorted.map(told);
    expect(Math.min(idle.n, secret.n)).toBeGreaterThan(40);
    // A busy machine makes some of them late, a wait for the commit all: so the quick quarter is asked.
    const [quick, quickInSecret] = sorted.map((one) => quantile(one, 0.25));
    console.log(JSON.stringify({ what, quick, quickInSecret, idle, secret }));
    // What is done costs its moment of the thread, whoever asks; a wait for the commit would come on top of it.
    expect(quickInSecret).toBeLessThan(most * quick + 0.4);
  }
}

test("of standing orders", async () => {
  const waits = new Waits();
  for (let n = 0; n < MATCHES; n++) {
    const { actor, watcher } = await begun(UCG);
    for (let turn = 0; turn < ORDERS; turn++) {
      await waits.measure(watcher, "secret", () => actor.settings({ ...NO_ORDERS, bluff: turn % 2 === 0 }));
      await waits.measure(watcher, "idle", () => actor.narrow({ action: "pass", request: 0 }));
    }
    await actor.leave();
    watcher.destroy();
  }
  waits.judge("standing orders", 1.7);
});

test("of what is done in a hidden segment", async () => {
  const waits = new Waits();
  const random = dice(17);
  for (let n = 0; waits.secret.length < 60 && n < 300; n++) {
    const { actor, watcher } = await begun(CROWDCONTROL);
    for (let turn = 0; turn < 20 && actor.options().length > 0; turn++) {
      const intent = await sampleIntent(actor, random);
      if (intent === undefined) break;
      await waits.measure(watcher, "secret", () => actor.submit(intent));
      await waits.measure(watcher, "idle", () => actor.narrow({ action: "pass", request: 0 }));
    }
    await actor.leave();
    watcher.destroy();
  }
  waits.judge("hidden segment", 4);
});
