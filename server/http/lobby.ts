/** The way into the rooms that are no match. */
import { z } from "zod";
import { isRefusal } from "../../shared/kernel/index.ts";
import { doorAnswer, type Reservation } from "../../shared/protocol/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import { type Route, route } from "./route.ts";
import { withTimeout } from "./with-timeout.ts";

export interface LobbyDeps {
  readonly lobbyRoom: { reserve(claim: { readonly player: string }): Promise<Reservation | undefined> };
  readonly log: HostLog;
  isReady(): boolean;
}

export const lobbyRoute = ({ lobbyRoom, log, isReady }: LobbyDeps): Route =>
  route({
    method: "post",
    path: "/api/lobby/join",
    summary: "Reserve a place in the lobby for 15 seconds",
    needsToken: true,
    body: z.strictObject({}).default({}),
    answer: doorAnswer,
    async handle({ player }) {
      if (!isReady()) return refuse("server/draining");
      const reservation = await withTimeout(lobbyRoom.reserve({ player: player.id }), { room: "lobby" }, log);
      if (reservation === undefined) return refuse("server/draining");
      return isRefusal(reservation) ? reservation : { ok: true as const, reservation };
    },
  });
