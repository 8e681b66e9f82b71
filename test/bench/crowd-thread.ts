/** Spectators in a thread of their own: what they read is not the time of who measures. */
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { Riposte } from "../../shared/client/index.ts";
import { PROTOCOL_VERSION, reservationSchema, watchAnswer } from "../../shared/protocol/index.ts";
import { KIND, Wire } from "../server/wire.ts";
import type { CrowdOrder } from "./crowd.ts";

/** Sockets opened at once. */
const AT_ONCE = 25;

const wires: Wire[] = [];
let patches = 0;

/** One place at a match, or in the bare room. */
async function sitter(url: string, match: string | undefined): Promise<() => Promise<Wire>> {
  if (match === undefined)
    return async () =>
      Wire.sit(url, reservationSchema.parse(await (await fetch(`${url}/seat?room=0`)).json()));
  const { token } = await new Riposte(url).session("Crowd");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async () => {
    const answer = await fetch(`${url}/api/matches/${match}/watch`, { method: "POST", headers, body: "{}" });
    const wire = await Wire.sit(url, watchAnswer.parse(await answer.json()).reservation);
    await wire.request("hello", { protocol: PROTOCOL_VERSION });
    return wire;
  };
}

async function open({ url, match, count }: Extract<CrowdOrder, { url: string }>): Promise<number> {
  const sit = await sitter(url, match);
  for (let n = 0; n < count; n += AT_ONCE) {
    const some = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, sit));
    for (const wire of some) {
      wire.keeps = false;
      wire.frames.length = 0;
      wire.heard = ({ bytes }) => {
        if (bytes[0] === KIND.patch) patches++;
      };
      wires.push(wire);
    }
  }
  return quiet();
}

async function quiet(): Promise<number> {
  let before = -1;
  while (before !== patches) {
    before = patches;
    await sleep(250);
  }
  patches = 0;
  return before / wires.length;
}

parentPort?.on("message", async (order: CrowdOrder) => {
  parentPort?.postMessage(order === "quiet" ? await quiet() : await open(order));
});
