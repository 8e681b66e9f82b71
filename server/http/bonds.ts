/** Following, blocking and challenging players over HTTP. */
import { z } from "zod";
import { isRefusal } from "../../shared/kernel/index.ts";
import {
  bondBody,
  bondsAnswer,
  challengeBody,
  challengesAnswer,
  doneAnswer,
  tableAnswer,
} from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Bonds } from "../people/bonds.ts";
import { type Route, route } from "./route.ts";
import type { TableDeps } from "./tables.ts";

const none = z.strictObject({}).default({});

export interface BondRouteDeps extends TableDeps {
  readonly bonds: Bonds;
}

export const bondRoutes = (deps: BondRouteDeps): Route[] => [
  route({
    method: "get",
    path: "/api/me/bonds",
    summary: "Whom the caller follows and blocks",
    needsToken: true,
    answer: bondsAnswer,
    async handle({ player }) {
      const bonds = await deps.bonds.of(player.id);
      return isRefusal(bonds) ? bonds : { ok: true as const, ...bonds };
    },
  }),
  route({
    method: "put",
    path: "/api/me/bonds/{name}",
    summary: "Follow or block the account of that name, or neither; nobody is told",
    needsToken: true,
    body: bondBody,
    answer: doneAnswer,
    handle: async ({ player, params, body }) =>
      (await deps.bonds.bind(player.id, params.name, body.bond)) ?? { ok: true as const },
  }),
  challengeRoute(deps),
  route({
    method: "get",
    path: "/api/challenges",
    summary: "Challenges that wait for the caller; to sit down at the table accepts one",
    needsToken: true,
    answer: challengesAnswer,
    handle: async ({ player }) => ({
      ok: true as const,
      challenges: await deps.bonds.challengesOf(player.id),
    }),
  }),
  route({
    method: "post",
    path: "/api/challenges/{table}/decline",
    summary: "Decline a challenge; who made it is told",
    needsToken: true,
    body: none,
    answer: doneAnswer,
    handle: async ({ player, params }) =>
      (await deps.bonds.decline(player.id, params.table)) ?? { ok: true as const },
  }),
];

const challengeRoute = ({ bonds, infos, peace, isReady }: BondRouteDeps): Route =>
  route({
    method: "post",
    path: "/api/profiles/{name}/challenge",
    summary: "Challenge the account of that name: opens a table that is kept for it",
    needsToken: true,
    body: challengeBody,
    answer: tableAnswer,
    async handle({ player, params, body, address }) {
      if (!isReady()) return refuse("server/draining");
      const table = await bonds.challenge(player, params.name, body);
      if (isRefusal(table)) return table;
      if (table.settings.rated) await peace.addresses.note(player.id, address);
      const [info] = await infos([table], player.id);
      return info === undefined ? refuse("table/not-found") : { ok: true as const, table: info };
    },
  });
