/** The spectators of a `Crowd`, and what comes to them. */
import { setTimeout as sleep } from "node:timers/promises";
import { Riposte } from "../../shared/client/index.ts";
import { PROTOCOL_VERSION, reservationSchema, watchAnswer } from "../../shared/protocol/index.ts";
import { KIND, Wire } from "../server/wire.ts";
import type { Come, CrowdOrder } from "./crowd.ts";

/** Sockets opened at once. */
const AT_ONCE = 25;

const wires: Wire[] = [];
let patches = 0;
let last = 0;

/** One place at a match, or in the bare room. */
async function sitter(url: string, match: string | undefined): Promise<() => Promise<Wire>> {
  if (match === undefined)
    return async () =>
      Wire.sit(url, reservationSchema.parse(await (await fetch(`${url}/seat?room=0`)).json()));
  const { token } = await new Riposte(url).session("Crowd");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return async () => {
    const answer = await fetch(`${url}/api/matches/${match}/watch`, { method: "POST", headers, body: "{}" });
    const { reservation } = watchAnswer.parse(await answer.json());
    const { publicAddress } = reservation;
    const wire = await Wire.sit(publicAddress ? `http://${publicAddress}` : url, reservation);
    await wire.request("hello", { protocol: PROTOCOL_VERSION });
    return wire;
  };
}

async function open({ url, match, count }: Extract<CrowdOrder, { url: string }>): Promise<Come> {
  const sit = await sitter(url, match);
  for (let n = 0; n < count; n += AT_ONCE) {
    const some = await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - n) }, sit));
    for (const wire of some) {
      wire.keeps = false;
      wire.frames.length = 0;
      wire.heard = ({ bytes }) => {
        if (bytes[0] !== KIND.patch) return;
        patches++;
        last = Date.now();
      };
      wires.push(wire);
    }
  }
  return quiet();
}

async function quiet(): Promise<Come> {
  let before = -1;
  while (before !== patches) {
    before = patches;
    await sleep(250);
  }
  patches = 0;
  let bytes = 0;
  for (const wire of wires) {
    bytes += wire.bytes.in;
    wire.bytes.in = 0;
  }
  return { patches: before / wires.length, bytes: bytes / wires.length, last };
}

process.on("message", async (order: CrowdOrder) => {
  process.send?.(order === "quiet" ? await quiet() : await open(order));
});
// Gone with whoever started it.
process.on("disconnect", () => process.exit());
