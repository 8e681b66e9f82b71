/** The body of the tests with a server that stands still: its process is stopped, and its sockets stay open. */
import { expect } from "vitest";
import { type MatchClient, sampleIntent, type Timing } from "../../shared/client/index.ts";
import { Riposte } from "../../shared/client/riposte.ts";
import { dice } from "../protocol/random-match.ts";
import { ServerProcess } from "./child.ts";
import { DECKS, OPTIONS } from "./running.ts";

/** Freezes a server in mid-match and lets it go on; resolves to how long it took both clients to notice, in ms. */
export async function freezing(timing: Partial<Timing>): Promise<number> {
  const server = await ServerProcess.prepare();
  try {
    await server.start();
    const players = [0, 1].map(() => new Riposte(server.url, timing));
    const sessions = await Promise.all(players.map((one) => one.session()));
    const seats = sessions.map(({ player }) => player.id);
    const { id } = await players[0].createMatch({
      ruleset: "ucg",
      options: OPTIONS,
      decks: [...DECKS],
      seats,
    });
    const clients = await Promise.all(players.map((one) => one.join(id)));
    await playSome(clients);
    const asked = clients.find((client) => client.options().length > 0) as MatchClient;
    const intent = (await sampleIntent(asked, dice(2))) ?? {};

    server.signal("SIGSTOP");
    const from = performance.now();
    const answer = asked.submit(intent);
    const noticed = clients.map((client) => () => client.state);
    await expect.poll(() => noticed.map((state) => state()), { interval: 20 }).toEqual(["away", "away"]);
    const took = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 300));
    server.signal("SIGCONT");
    expect(await answer).toMatchObject({ ok: true });
    await expect.poll(() => noticed.map((state) => state())).toEqual(["online", "online"]);
    await playSome(clients);
    await Promise.all(clients.map((client) => client.leave()));
    expect(await server.end("SIGTERM")).toBe(0);
    return took;
  } finally {
    await server.remove();
  }
}

async function playSome(clients: readonly MatchClient[]): Promise<void> {
  const random = dice(clients[0].lastEvent + 1);
  for (let n = 0; n < 20; n++) {
    const client = clients.find((one) => one.options().length > 0) as MatchClient;
    expect(await client.submit((await sampleIntent(client, random)) ?? {})).toMatchObject({ ok: true });
    for (const one of clients) await one.narrow({ action: "pass", request: 0 });
  }
}
