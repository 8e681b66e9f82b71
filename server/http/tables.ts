/** Tables over HTTP: open one, sit down, choose a deck, be ready. */
import { z } from "zod";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  kickBody,
  readyBody,
  sitBody,
  type TableInfo,
  tableAnswer,
  tableBody,
  tableDeckBody,
} from "../../shared/protocol/index.ts";
import { isDone, seatOf, type Table } from "../lobby/table.ts";
import type { Tables } from "../lobby/tables.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Addresses } from "../peace/addresses.ts";
import { type Route, route } from "./route.ts";

export interface TableDeps {
  readonly tables: Tables;
  readonly peace: { readonly addresses: Pick<Addresses, "note"> };
  /** Those of the tables that a player may know of, as he may know them. */
  infos(tables: readonly Table[], player: string): Promise<TableInfo[]>;
  isReady(): boolean;
}

type Act<B> = (tables: Tables, key: string, player: string, body: B) => Promise<Table | Refusal>;

const none = z.strictObject({}).default({});

export const tableRoutes = (deps: TableDeps): Route[] => [
  createRoute(deps),
  infoRoute(deps),
  action(deps, "sit", "Take a free seat", sitBody, (tables, key, player, { deck }) =>
    tables.sit(key, player, deck),
  ),
  action(
    deps,
    "deck",
    "Choose what to play with; between two matches, swap cards with those beside the deck",
    tableDeckBody,
    (tables, key, player, { deck }) => tables.deck(key, player, deck),
  ),
  action(
    deps,
    "ready",
    "Be ready or not; the match begins when every seat is",
    readyBody,
    (tables, key, player, { ready }) => tables.ready(key, player, ready),
  ),
  action(deps, "leave", "Get up before the first match", none, (tables, key, player) =>
    tables.leave(key, player),
  ),
  action(deps, "kick", "Free a seat, as the table's owner", kickBody, (tables, key, player, { seat }) =>
    tables.kick(key, player, seat),
  ),
  action(deps, "rematch", "Want another series; it begins when everybody does", none, (tables, key, player) =>
    tables.rematch(key, player),
  ),
];

function action<B>(deps: TableDeps, verb: string, summary: string, body: z.ZodType<B>, act: Act<B>): Route {
  return route({
    method: "post",
    path: `/api/tables/{id}/${verb}`,
    summary,
    needsToken: true,
    body,
    answer: tableAnswer,
    async handle({ params, player, body, address }) {
      if (!deps.isReady()) return refuse("server/draining");
      const table = await act(deps.tables, params.id, player.id, body);
      if (!isRefusal(table) && table.settings.rated) await deps.peace.addresses.note(player.id, address);
      return answer(deps, table, player.id);
    },
  });
}

const createRoute = (deps: TableDeps): Route =>
  route({
    method: "post",
    path: "/api/tables",
    summary: "Open a table and take its first seat",
    needsToken: true,
    body: tableBody,
    answer: tableAnswer,
    async handle({ body, player }) {
      if (!deps.isReady()) return refuse("server/draining");
      return answer(deps, await deps.tables.create(body, player), player.id);
    },
  });

const infoRoute = (deps: TableDeps): Route =>
  route({
    method: "get",
    path: "/api/tables/{id}",
    summary: "A table, by its id or code, as the caller may know it",
    needsToken: true,
    answer: tableAnswer,
    async handle({ params, player }) {
      const table = await deps.tables.find(params.id);
      // A code is for who comes to play: once all is over it names the table to its own people alone.
      const isSpent = table?.code === params.id && isDone(table) && seatOf(table, player.id) < 0;
      return answer(deps, table === undefined || isSpent ? refuse("table/not-found") : table, player.id);
    },
  });

async function answer(deps: TableDeps, table: Table | Refusal, player: string) {
  if (isRefusal(table)) return table;
  const [info] = await deps.infos([table], player);
  return info === undefined ? refuse("table/not-found") : { ok: true as const, table: info };
}
