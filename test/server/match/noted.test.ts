/** Messages that make no entry of the journal: what was acknowledged is known after the server was killed, all the same. */
import { expect, test } from "vitest";
import { NO_ORDERS, PROTOCOL_VERSION } from "../../../shared/protocol/index.ts";
import { ServerProcess } from "../child.ts";
import { table } from "../running.ts";
import { Wire } from "../wire.ts";

test("the ids of chat, mutes, offers and orders that were acknowledged are accepted ones after a SIGKILL", async () => {
  const server = await ServerProcess.prepare({ DIRECT_MATCHES: "true" });
  try {
    await server.start();
    const { match, tokens } = await table(server.url);
    const wire = await Wire.join(server.url, match.id, tokens[0]);
    const sent = [
      ["chat", { text: "hello" }],
      ["settings", { settings: { ...NO_ORDERS, bluff: true } }],
      ["mute", { seat: 1, muted: true }],
      ["chat", { text: "again" }],
      ["draw", { step: "offer" }],
      ["draw", { step: "withdraw" }],
    ] as const;
    const ids: string[] = [];
    for (const [type, message] of sent) {
      const id = `${type}-${ids.length}`;
      if ((await wire.request(type, { id, ...message })).ok) ids.push(id);
    }
    expect(ids.length).toBeGreaterThan(4);
    await server.end("SIGKILL");
    await server.start();
    const back = await Wire.join(server.url, match.id, tokens[0]);
    const hello = { protocol: PROTOCOL_VERSION };
    const { accepted } = await back.request<{ ok: boolean; accepted: string[] }>("hello", hello);
    expect(accepted).toEqual(ids);
    // Known, it is not said a second time.
    expect(await back.request("chat", { id: ids[0], text: "hello" })).toMatchObject({
      ok: true,
      again: true,
    });
  } finally {
    await server.remove();
  }
});
