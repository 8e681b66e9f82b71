/** The way into the rooms that are no match. */
import { z } from "zod";
import { doorAnswer, type Reservation } from "../../shared/protocol/index.ts";
import { refuse } from "../match/refuse.ts";
import { type Route, route } from "./route.ts";

export interface LobbyDeps {
  readonly lobbyDoor: { reserve(claim: { readonly player: string }): Promise<Reservation | undefined> };
  isReady(): boolean;
}

export const lobbyRoute = ({ lobbyDoor, isReady }: LobbyDeps): Route =>
  route({
    method: "post",
    path: "/api/lobby/join",
    summary: "Reserve a place in the lobby for 15 seconds",
    needsToken: true,
    body: z.strictObject({}).default({}),
    answer: doorAnswer,
    async handle({ player }) {
      const reservation = isReady() ? await lobbyDoor.reserve({ player: player.id }) : undefined;
      return reservation === undefined ? refuse("server/draining") : { ok: true as const, reservation };
    },
  });
