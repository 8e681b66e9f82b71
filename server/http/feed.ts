/** The feed over HTTP: page by page, as a stream of server-sent events, and an account's webhooks. */
import type { Request, RequestHandler, Response } from "express";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  doneAnswer,
  FEED_KINDS,
  type FeedItem,
  type FeedKind,
  feedAnswer,
  webhookBody,
  webhookMade,
  webhooksAnswer,
} from "../../shared/protocol/index.ts";
import type { OwnAccounts } from "../accounts/index.ts";
import type { Feed, Listener } from "../feed/index.ts";
import { refuse } from "../match/common/refuse.ts";
import { sendRefusal } from "./answers.ts";
import { whoseOwn } from "./own-accounts.ts";
import { bearer, type Route, route } from "./route.ts";
import { scopeRefusal } from "./scopes.ts";
import type { Sessions } from "./session.ts";

export interface FeedRouteDeps {
  readonly feed: Feed;
  readonly ownAccounts: OwnAccounts;
}

export const FEED = "/api/feed";

const QUERY = {
  after: "The number to go on behind; in a stream the header Last-Event-ID says it, too",
  kinds: `Which of ${FEED_KINDS.join(", ")}, with commas between; all but reports without it`,
};

export const feedRoutes = ({ feed, ownAccounts }: FeedRouteDeps): Route[] => [
  route({
    method: "get",
    path: FEED,
    summary:
      "What happened on the server, oldest first. With `Accept: text/event-stream` a stream that goes on, each item as data",
    needsToken: true,
    query: QUERY,
    answer: feedAnswer,
    async handle({ player, query }) {
      const kinds = kindsIn(query("kinds"));
      const no = isRefusal(kinds) ? kinds : feed.refusalOf(player.id, kinds);
      if (isRefusal(kinds) || no !== undefined) return no ?? refuse("MALFORMED");
      return { ok: true as const, ...(await feed.page(player.id, kinds, numberIn(query("after")) ?? 0)) };
    },
  }),
  ...webhookRoutes(feed, ownAccounts),
];

const webhookRoutes = ({ webhooks }: Feed, accounts: OwnAccounts): Route[] => [
  route({
    method: "post",
    path: "/api/account/webhooks",
    summary: "Have the feed sent to an address, from now on",
    needsToken: true,
    body: webhookBody,
    answer: webhookMade,
    handle: (call) => whoseOwn(accounts, call, ({ id }) => webhooks.make(id, call.body)),
  }),
  route({
    method: "get",
    path: "/api/account/webhooks",
    summary: "The account's webhooks, without their secrets",
    needsToken: true,
    answer: webhooksAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async ({ id }) => ({ webhooks: [...(await webhooks.of(id))] })),
  }),
  route({
    method: "delete",
    path: "/api/account/webhooks/{id}",
    summary: "Have nothing sent there any more",
    needsToken: true,
    answer: doneAnswer,
    handle: (call) =>
      whoseOwn(accounts, call, async ({ id }) => (await webhooks.drop(id, call.params.id)) ?? {}),
  }),
];

const DEFAULT_KINDS: readonly FeedKind[] = ["result", "tournament", "void"];

function kindsIn(text: string | undefined): readonly FeedKind[] | Refusal {
  if (text === undefined) return DEFAULT_KINDS;
  const named = text.split(",");
  const kinds = FEED_KINDS.filter((kind) => named.includes(kind));
  return kinds.length === named.length ? kinds : refuse("MALFORMED");
}

/** A number of an item, as a query or header has it. */
function numberIn(text: unknown): number | undefined {
  return typeof text === "string" && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Milliseconds between two signs of life, at which it is asked whether the token is good still. */
const BEAT_MS = 15_000;

/** Bytes that wait for who does not read; he comes back with the number that he had last. */
const UNREAD = 256 * 1024;

/** Answers who accepts a stream with one, and leaves others to the route. */
export const feedStream =
  (feed: Feed, sessions: Sessions): RequestHandler =>
  async (request, response, next) => {
    if (!request.headers.accept?.includes("text/event-stream")) return next();
    const caller = await bearer(request, sessions);
    if (isRefusal(caller)) return sendRefusal(response, caller.code, caller.detail);
    const kinds = kindsIn(typeof request.query.kinds === "string" ? request.query.kinds : undefined);
    if (isRefusal(kinds)) return sendRefusal(response, kinds.code);
    const player = caller.player.id;
    const no = scopeRefusal({ method: "get", path: FEED }, caller) ?? feed.refusalOf(player, kinds);
    if (no !== undefined) return sendRefusal(response, no.code, no.detail);
    const after = numberIn(request.headers["last-event-id"]) ?? numberIn(request.query.after);
    const listener = { player, kinds, after: after ?? (await feed.head()), ...voiceOf(response) };
    const leave = feed.listen(listener);
    if (isRefusal(leave)) return sendRefusal(response, leave.code, leave.detail);
    open(request, response, sessions, leave);
  };

const voiceOf = (response: Response): Pick<Listener, "tell" | "end"> => ({
  tell: (item: FeedItem) => {
    response.write(`id: ${item.n}\nevent: ${item.kind}\ndata: ${JSON.stringify(item)}\n\n`);
    if (response.writableLength > UNREAD) response.destroy();
  },
  end: () => void response.end(),
});

function open(request: Request, response: Response, sessions: Sessions, leave: () => void): void {
  response.set({ "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.flushHeaders();
  response.write("retry: 3000\n\n");
  const beat = setInterval(async () => {
    const caller = await bearer(request, sessions).catch(() => undefined);
    // Where the store does not answer he may listen on.
    if (caller !== undefined && isRefusal(caller)) return void response.end();
    response.write(":\n\n");
  }, BEAT_MS);
  response.once("close", () => {
    clearInterval(beat);
    leave();
  });
}
