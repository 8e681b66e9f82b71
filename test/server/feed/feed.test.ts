/** The feed of results, tournaments and reports: by pages, as a stream, and sent to addresses. On both databases. */
import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mayGo, send } from "../../../server/feed/send.ts";
import { type FeedItem, feedAnswer, feedItem, webhookMade } from "../../../shared/protocol/index.ts";
import { signedUp, Visitor } from "../accounts/visitor.ts";
import { said } from "../operator.ts";
import { type Running, run } from "../running.ts";
import { startKinds } from "../store/opened.ts";

vi.setConfig({ testTimeout: 90_000 });

const { kinds } = await startKinds();
let running: Running;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await running?.stop();
});

const DECK = { set: "starter", deck: "solar-vanguard" };
const TOURNAMENT = {
  name: "Cup",
  ruleset: "nullshapers",
  format: "swiss",
  roundSeconds: 600,
  pauseSeconds: 0,
};

/** A series at a table that the second gives up at once. */
async function series([one, other]: readonly Visitor[], access: "public" | "private" = "public") {
  const [host, guest] = [one.client(), other.client()];
  const watch = { who: access === "public" ? "all" : "nobody", delay: 0 } as const;
  const table = await host.tables.create({ ruleset: "nullshapers", deck: DECK, access, watch });
  await guest.tables.sit(table.id, DECK);
  await host.tables.ready(table.id);
  const match = (await guest.tables.ready(table.id)).games[0]?.match ?? "";
  const seat = await guest.join(match);
  await seat.report("rude");
  expect(await seat.concede()).toMatchObject({ ok: true });
  await seat.leave();
  return table.id;
}

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that takes what is sent to it. @param say the status that it answers with */
async function receiver(say: () => number) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    got.push({ headers: request.headers, body });
    response.writeHead(say()).end("whatever");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { got, url: `http://127.0.0.1:${port}/hook` };
}

/** What a stream says, as it comes. */
async function listening(url: string, token: string, query = "", last?: number) {
  const items: FeedItem[] = [];
  const abort = new AbortController();
  ends.push(() => abort.abort());
  const response = await fetch(`${url}/api/feed${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: "text/event-stream",
      ...(last !== undefined && { "last-event-id": String(last) }),
    },
    signal: abort.signal,
  });
  const read = async () => {
    let text = "";
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      const whole = text.split("\n\n");
      text = whole.pop() ?? "";
      for (const one of whole) {
        const data = /^data: (.*)$/m.exec(one)?.[1];
        if (data !== undefined) items.push(feedItem.parse(JSON.parse(data)));
      }
    }
  };
  if (response.ok) void read().catch(() => undefined);
  return { items, response, abort };
}

for (const { kind, make } of kinds)
  describe(`the feed on ${kind}`, () => {
    const start = async (env: Record<string, string> = {}): Promise<string> => {
      const DATABASE_URL = kind === "SQLite" ? "" : await make();
      const limits = { ACCOUNTS_PER_DAY: "1000", SIGN_INS_PER_MINUTE: "1000", WATCH_DELAY_SECONDS: "0" };
      running = await run({ env: { DATABASE_URL, WEBHOOKS: "any", ...limits, ...env }, lingerMs: 1 });
      return running.url.replace("127.0.0.1", "localhost");
    };
    const page = async (who: Visitor, query = "") => feedAnswer.parse(await who.call("GET", `feed${query}`));

    test("tells by pages what each may hear, in order and once", async () => {
      const url = await start();
      const [ada, bea, cea] = await Promise.all(["Ada", "Bea", "Cea"].map((name) => signedUp(url, name)));
      const open = await series([ada, bea]);
      await expect.poll(async () => (await page(cea)).items.length, { timeout: 30_000 }).toBe(1);
      const hidden = await series([ada, bea], "private");
      await expect.poll(async () => (await page(ada)).items.length, { timeout: 30_000 }).toBe(2);
      const { items, next } = await page(ada);
      expect(items).toMatchObject([
        { kind: "result", data: { table: open, ruleset: "nullshapers", winner: 0, rated: false } },
        { kind: "result", data: { table: hidden } },
      ]);
      expect(items[0]?.names.map(({ name }) => name)).toEqual(["Ada", "Bea"]);
      expect((await page(cea)).items.map(({ data }) => data)).toMatchObject([{ table: open }]);
      expect((await page(ada, `?after=${next}`)).items).toEqual([]);
      expect(await cea.call("GET", "feed?kinds=report")).toMatchObject({ code: "operator/not" });
      expect(await cea.call("GET", "feed?kinds=gossip")).toMatchObject({ code: "MALFORMED" });
      expect(await new Visitor(url).call("GET", "feed")).toMatchObject({ code: "auth/missing" });
    });

    test("goes on as a stream, from where it was cut, with reports for operators alone", async () => {
      const url = await start({ FEED_STREAMS_PER_PLAYER: "2" });
      const [ada, bea] = await Promise.all(["Ada", "Bea"].map((name) => signedUp(url, name)));
      expect(await said(running, "appoint", ada.player.id)).toMatchObject({ code: 0 });
      const kindsOf = "?kinds=result,tournament,report";
      const first = await listening(url, ada.token ?? "", kindsOf);
      expect(first.response.headers.get("content-type")).toContain("text/event-stream");
      await series([ada, bea]);
      await expect
        .poll(() => first.items.map((one) => one.kind).sort(), { timeout: 30_000 })
        .toEqual(["report", "result"]);
      const cut = first.items[0]?.n ?? 0;
      const again = await listening(url, ada.token ?? "", kindsOf, cut);
      await expect.poll(() => again.items.map(({ n }) => n), { timeout: 30_000 }).toEqual([cut + 1]);
      expect(await (await listening(url, ada.token ?? "")).response.json()).toMatchObject({
        code: "limit/streams",
      });
      expect(await (await listening(url, bea.token ?? "", kindsOf)).response.json()).toMatchObject({
        code: "operator/not",
      });
      expect((await listening(url, "nothing")).response.status).toBe(401);
      await ada.call("POST", "tournaments", TOURNAMENT);
      await expect
        .poll(() => again.items.at(-1), { timeout: 30_000 })
        .toMatchObject({ kind: "tournament", data: { name: "Cup", state: "open", round: 0 } });
    });

    test("is sent, signed, in order, and again where nobody took it", async () => {
      const url = await start();
      const [ada, bea] = await Promise.all(["Ada", "Bea"].map((name) => signedUp(url, name)));
      let status = 500;
      const { got, url: hook } = await receiver(() => status);
      const body = { url: hook, kinds: ["tournament", "result"] };
      const { secret } = webhookMade.parse(await ada.call("POST", "account/webhooks", body));
      const table = await series([ada, bea]);
      await expect.poll(() => got.length, { timeout: 30_000 }).toBe(1);
      const listed = () => ada.call("GET", "account/webhooks");
      await expect.poll(listed).toMatchObject({ webhooks: [{ url: hook, failures: 1, stopped: null }] });
      expect(JSON.stringify(await listed())).not.toContain(secret);
      status = 204;
      await ada.call("POST", "tournaments", TOURNAMENT);
      await expect.poll(() => got.length, { timeout: 30_000 }).toBe(3);
      const [failed, result, tournament] = got;
      expect(failed?.body).toBe(result?.body);
      expect(JSON.parse(result?.body ?? "")).toMatchObject({ kind: "result", data: { table } });
      expect(JSON.parse(tournament?.body ?? "")).toMatchObject({ kind: "tournament" });
      expect(failed?.headers["webhook-id"]).toBe(result?.headers["webhook-id"]);
      const signing = `${result?.headers["webhook-id"]}.${result?.headers["webhook-timestamp"]}.${result?.body}`;
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      const signature = createHmac("sha256", key).update(signing).digest("base64");
      expect(result?.headers["webhook-signature"]).toBe(`v1,${signature}`);
    });

    test("is given up after as many failures as the server bears, and not sent once it is removed", async () => {
      const url = await start({ WEBHOOK_TRIES: "1", WEBHOOKS_PER_ACCOUNT: "1" });
      const ada = await signedUp(url, "Ada");
      const { got, url: hook } = await receiver(() => 404);
      const ask = (wish: object) =>
        ada.call("POST", "account/webhooks", { url: hook, kinds: ["tournament"], ...wish });
      expect(await ask({ kinds: ["report"] })).toMatchObject({ code: "operator/not" });
      expect(await ask({ url: "ftp://example.org" })).toMatchObject({ code: "webhook/address" });
      const { id } = webhookMade.parse(await ask({}));
      expect(await ask({})).toMatchObject({ code: "limit/webhooks", detail: { most: 1 } });
      await ada.call("POST", "tournaments", TOURNAMENT);
      const stopped = () => ada.call("GET", "account/webhooks");
      await expect
        .poll(stopped, { timeout: 30_000 })
        .toMatchObject({ webhooks: [{ failures: 1, stopped: expect.any(Number) }] });
      expect(got).toHaveLength(1);
      expect(await ada.call("DELETE", `account/webhooks/${id}`)).toEqual({ ok: true });
      expect(await ada.call("DELETE", `account/webhooks/${id}`)).toMatchObject({ code: "webhook/not-found" });
    });
  });

describe("an address that something is sent to", () => {
  test("is public and https, whatever it is called", async () => {
    for (const private_ of [
      "http://example.org/",
      "https://localhost/",
      "https://127.0.0.1/",
      "https://10.1.2.3/",
      "https://169.254.169.254/latest",
      "https://[::1]/",
      "https://[fd00::1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://user:word@example.org/",
      "file:///etc/passwd",
      "nonsense",
    ])
      expect([private_, mayGo(private_, false)]).toEqual([private_, false]);
    expect(mayGo("https://example.org:8443/hook", false)).toBe(true);
    expect(mayGo("http://10.1.2.3/hook", true)).toBe(true);
  });

  test("is looked up, and left alone where it is private", async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked++;
      response.end();
    }).on("connection", () => asked++);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    // The name passes for any other's; where it leads is known once it is looked up.
    expect(await send(`https://localhost.:${port}/`, "{}", {}, false)).toBe(false);
    expect(asked).toBe(0);
    expect(await send(`http://localhost:${port}/`, "{}", {}, true)).toBe(true);
    server.close();
  });
});
