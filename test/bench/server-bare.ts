/** A bare Colyseus room that writes as many fields and sends as many patches as a match does, and nothing else. */
import { type Client, defineRoom, defineServer, matchMaker, Room } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { z } from "zod";
import { Table } from "../../shared/protocol/index.ts";

const writeSchema = z.strictObject({ id: z.string(), writes: z.int(), patch: z.boolean(), text: z.string() });

class BareRoom extends Room<{ state: Table; client: Client }> {
  override patchRate: number | null = null;
  readonly #view = new StateView();
  #at = 0;

  override messages = {
    write: (_client: Client, payload: unknown) => {
      const { writes, patch, text } = writeSchema.parse(payload);
      const { state } = this;
      for (let n = 0; n < writes; n++) state.values.set(`k${this.#at++ % 60}`, text + this.#at);
      if (patch) {
        state.rev++;
        this.broadcastPatch();
      }
      return { ok: true, rev: state.rev, ver: this.#at };
    },
  };

  override onCreate(): void {
    this.state = new Table();
    this.setTimestep(() => {}, 250);
    this.patchRate = null;
  }

  override onJoin(client: Client): void {
    client.view = this.#view;
  }
}

/** Starts it on a port; seats are reserved by GET /seat?room=. */
export async function bareServer(port: number): Promise<number> {
  const rooms = new Map<string, string>();
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    transport: new WebSocketTransport({ maxPayload: 64 * 1024 }),
    rooms: { bare: defineRoom(BareRoom) },
    express: (app) => {
      app.get("/seat", async (request, response) => {
        const name = String(request.query.room);
        const roomId = rooms.get(name) ?? (await matchMaker.createRoom("bare", {})).roomId;
        rooms.set(name, roomId);
        response.json(
          await matchMaker.reserveSeatFor((await matchMaker.getRoomById(roomId)) as never, {}, {}),
        );
      });
    },
  });
  await server.listen(port, "127.0.0.1");
  return port;
}
