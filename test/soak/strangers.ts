/** Those who behave badly in the soak, each at a match of its own, and those who watch and leave. */
import { setTimeout as sleep } from "node:timers/promises";
import { RefusedError, Riposte } from "../../shared/client/index.ts";
import type { Draw } from "../../shared/kernel/index.ts";
import { PROTOCOL_VERSION } from "../../shared/protocol/index.ts";
import { Wire } from "../server/wire.ts";
import { WORLDS } from "../server/worlds.ts";
import { PATIENT, patiently, type Tally } from "./players.ts";

const draft = { action: "pass", request: 0 };

/** What one of them does on its socket. */
const DEEDS: readonly ((wire: Wire, random: Draw) => Promise<void>)[] = [
  async function floods(wire) {
    for (let n = 0; n < 2_000 && wire.code === undefined; n++) {
      void wire.ask("narrow", { draft });
      if (n % 200 === 0) await sleep(1);
    }
    await sleep(200);
  },
  async function sendsRubbish(wire, random) {
    for (let n = 0; n < 200 && wire.code === undefined; n++)
      wire.send(Uint8Array.from({ length: random(60) }, () => random(256)));
    await sleep(200);
  },
  async function sendsTooMuch(wire) {
    void wire.ask("narrow", { draft, more: "x".repeat(20_000) });
    void wire.ask("narrow", { more: "x".repeat(100_000) });
    await sleep(200);
  },
  async function readsNothing(wire) {
    wire.pause();
    for (let n = 0; n < 40; n++) wire.post("hello", { protocol: PROTOCOL_VERSION, since: 0 });
    await sleep(2_000);
  },
];

/** Sits down, does one of these things, is gone without a word; and again. */
export async function strange(url: string, random: Draw, isOver: () => boolean, tally: Tally): Promise<void> {
  const ripostes = [new Riposte(url, PATIENT), new Riposte(url, PATIENT)];
  const sessions = await Promise.all(ripostes.map((one) => one.session("Mallory")));
  const seats = sessions.map(({ player }) => player.id);
  while (!isOver()) {
    const { ruleset, options, decks } = WORLDS[random(WORLDS.length)];
    const body = { ruleset: ruleset.id, options, decks: [...decks], seats };
    const { id } = await patiently(() => ripostes[0].createMatch(body, crypto.randomUUID()));
    for (let n = 0; n < 4 && !isOver(); n++) {
      const wire = await patiently(() => Wire.join(url, id, sessions[random(2)].token));
      wire.keeps = false;
      await DEEDS[random(DEEDS.length)](wire, random);
      wire.destroy();
    }
    // It is still a match: somebody can sit down and end it.
    const client = await patiently(() => ripostes[1].join(id));
    if (!(await client.concede()).ok && client.outcome === undefined) tally.note(`${id} cannot be ended`);
    await client.leave();
  }
}

const isBusy = (error: unknown): boolean => error instanceof RefusedError && error.code === "server/busy";

/** Watches one match after another, for a while each. */
export async function watching(
  url: string,
  random: Draw,
  isOver: () => boolean,
  tally: Tally,
): Promise<number> {
  const riposte = new Riposte(url, PATIENT);
  await riposte.session("Eve");
  let watched = 0;
  while (!isOver()) {
    const live = [...tally.live];
    await sleep(200 + random(500));
    if (live.length === 0) continue;
    const match = live[random(live.length)];
    const client = await riposte.watch(match).catch((error: unknown) => {
      // One that is over is put away at once here; who is told to try again in a moment does.
      if (tally.live.has(match) && !isBusy(error)) tally.note(`not watched: ${error}`);
      return undefined;
    });
    client?.onBug((bug) => tally.note(`a spectator: ${bug}`));
    await sleep(random(5_000));
    if (client?.table.notice === "diverged") tally.note(`${client.table.match} diverged`);
    await client?.leave();
    watched++;
  }
  return watched;
}
