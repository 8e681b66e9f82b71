import { request } from "node:http";
import { connect } from "node:net";
import { Client } from "@colyseus/sdk";
import { decodeProtectedHeader, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RefusedError, Riposte } from "../../shared/client/index.ts";
import { isRefusalCode } from "../../shared/protocol/index.ts";
import { DECKS, OPTIONS, type Running, run, table } from "./running.ts";

const SECRET = "a secret of the tests";

let running: Running;
let token: string;
let player: string;
beforeAll(async () => {
  running = await run({
    env: { SESSION_SECRET: SECRET, ALLOWED_ORIGINS: "https://cards.example", MAX_BODY_BYTES: "20000" },
    // Where a page is built it answers for every address that looks like one.
    page: "/nowhere",
  });
  const session = await new Riposte(running.url).session("Ada");
  token = session.token;
  player = session.player.id;
});
afterAll(() => running.stop());

interface Reply {
  status: number;
  body: { ok?: boolean; code?: string; detail?: Record<string, unknown> };
  headers: Headers;
}

async function call(
  method: string,
  path: string,
  init: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const headers = new Headers({ "content-type": "application/json", ...init.headers });
  if (init.token !== undefined) headers.set("authorization", `Bearer ${init.token}`);
  const body =
    init.body === undefined
      ? undefined
      : typeof init.body === "string"
        ? init.body
        : JSON.stringify(init.body);
  const response = await fetch(running.url + path, { method, headers, body });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith("{") ? JSON.parse(text) : {},
    headers: response.headers,
  };
}

const matchBody = (seats: string[]) => ({ ruleset: "ucg", options: OPTIONS, decks: [...DECKS], seats });

describe("tokens", () => {
  const forge = (secret: string, claims: object, times: { exp?: number } = {}) =>
    new SignJWT({ name: "Mallory", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(player)
      .setIssuer("riposte")
      .setExpirationTime(times.exp ?? "1h")
      .sign(new TextEncoder().encode(secret));

  test("name their key, and tell nothing of it", async () => {
    const header = decodeProtectedHeader(token);
    expect(header).toEqual({ alg: "HS256", kid: expect.stringMatching(/^[\w-]{8}$/) });
  });

  test("count in the Authorization header of /api and nowhere else", async () => {
    expect(await call("GET", `/api/me?token=${token}&_authToken=${token}`)).toMatchObject({ status: 401 });
    expect(await call("GET", "/api/me", { headers: { cookie: `token=${token}` } })).toMatchObject({
      status: 401,
    });
    expect(await call("GET", "/api/me", { token })).toMatchObject({
      status: 200,
      body: { player: { id: player } },
    });
  });

  test("are needed where somebody acts", async () => {
    for (const path of ["/api/matches", "/api/matches/any/join"]) {
      expect(await call("POST", path, { body: {} })).toMatchObject({
        status: 401,
        body: { ok: false, code: "auth/missing" },
      });
      expect(await call("POST", path, { body: {}, headers: { authorization: "Basic abc" } })).toMatchObject({
        status: 401,
      });
    }
  });

  test.each([
    ["rubbish", () => "rubbish"],
    ["of another key", () => forge("another secret here", {})],
    ["that is over", () => forge(SECRET, {}, { exp: 1 })],
    [
      "of another issuer",
      () =>
        new SignJWT({ name: "M" })
          .setProtectedHeader({ alg: "HS256" })
          .setSubject("x")
          .setIssuer("else")
          .setExpirationTime("1h")
          .sign(new TextEncoder().encode(SECRET)),
    ],
    [
      "signed by nothing",
      () =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify({ sub: player, name: "M", iss: "riposte" })).toString("base64url")}.`,
    ],
    ["with another name claim", () => forge(SECRET, { name: 7 })],
  ])("%s are refused", async (_, make) => {
    expect(await call("POST", "/api/matches/any/join", { token: await make() })).toMatchObject({
      status: 401,
      body: { code: "auth/invalid" },
    });
  });

  test("do not stand in the log or in an address", async () => {
    expect(JSON.stringify(running.logged)).not.toContain(token);
  });
});

describe("matches", () => {
  test("are joined by who sits in them, and by nobody else", async () => {
    const { ada, match } = await table(running.url);
    const stranger = new Riposte(running.url);
    await expect(stranger.join(match.id)).rejects.toThrow("auth/missing");
    await stranger.session();
    await expect(stranger.join(match.id)).rejects.toThrow("match/not-seated");
    await expect(ada.join("none")).rejects.toThrow(RefusedError);
    await expect(ada.join("none")).rejects.toThrow("match/not-found");
  });

  test("tell everybody no more than who sits and how it ended", async () => {
    const { match } = await table(running.url);
    const { status, body } = await call("GET", `/api/matches/${match.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      match: {
        id: match.id,
        ruleset: "ucg",
        profile: "seed",
        status: "playing",
        seats: match.seats.map(({ player }) => ({ player })),
        outcome: null,
      },
    });
    expect(await call("GET", "/api/matches/none")).toMatchObject({
      status: 404,
      body: { code: "match/not-found" },
    });
  });

  test.each([
    ["no body", undefined, "MALFORMED"],
    ["no seats", { ruleset: "ucg", decks: [] }, "MALFORMED"],
    ["more than asked", { ...matchBody([]), seed: "00" }, "MALFORMED"],
    ["an unknown ruleset", { ...matchBody(["me", "other"]), ruleset: "chess" }, "ruleset/not-found"],
    [
      "an unknown deck",
      { ...matchBody(["me", "other"]), decks: [{ set: "x", deck: "y" }, DECKS[0]] },
      "deck/invalid",
    ],
    ["one deck for two", { ...matchBody(["me", "other"]), decks: [DECKS[0]] }, "match/invalid"],
    [
      "an illegal deck",
      { ...matchBody(["me", "other"]), options: {}, decks: [{ cards: { dave: 60 } }, DECKS[1]] },
      "match/invalid",
    ],
    [
      "an unknown card",
      { ...matchBody(["me", "other"]), decks: [{ cards: { nobody: 60 } }, DECKS[1]] },
      "match/invalid",
    ],
    ["an unknown option", { ...matchBody(["me", "other"]), options: { cheat: true } }, "match/invalid"],
    ["an unknown profile", { ...matchBody(["me", "other"]), profile: "v9" }, "match/invalid"],
    [
      "a deck past all bounds",
      {
        ...matchBody(["me", "other"]),
        decks: [{ cards: { dave: 99, dorf: 99, a: 99, b: 99, c: 99, d: 99 } }, DECKS[1]],
      },
      "MALFORMED",
    ],
    ["one player on both seats", matchBody(["me", "me"]), "match/invalid"],
    ["others only", matchBody(["other", "third"]), "match/invalid"],
    ["a player nobody knows", matchBody(["me", "00000000"]), "player/not-found"],
  ])("that cannot begin are refused: %s", async (_, body, code) => {
    const other = (await new Riposte(running.url).session()).player.id;
    const named = JSON.parse(
      JSON.stringify(body ?? {})
        .replaceAll('"me"', `"${player}"`)
        .replaceAll('"other"', `"${other}"`),
    );
    const { body: answer, status } = await call("POST", "/api/matches", {
      body: body === undefined ? undefined : named,
      token,
    });
    expect(answer).toMatchObject({ ok: false, code, detail: expect.any(Object) });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("the catalog", () => {
  test("names rulesets with their options, and sets with their decks", async () => {
    const client = new Riposte(running.url);
    const [ucg] = await client.rulesets();
    expect(ucg).toMatchObject({ id: "ucg", seats: { min: 2, max: 2 }, options: { type: "object" } });
    const set = (await client.sets()).find(({ id }) => id === "seed-examples");
    expect(set?.decks.map(({ id }) => id)).toEqual(["wings", "drakkonen"]);
    const cards = await client.cards("ucg", "seed-examples");
    expect(cards).toHaveLength(set?.cards ?? 0);
    expect(cards.find(({ id }) => id === "spirit-of-imagination")?.name).toBe("Spirit of Imagination");
    await expect(client.cards("ucg", "none")).rejects.toThrow("set/not-found");
  });

  test("judges decks in words", async () => {
    const client = new Riposte(running.url);
    expect(await client.validateDeck({ ruleset: "ucg", options: OPTIONS, deck: DECKS[0] })).toMatchObject({
      legal: true,
      problems: [],
    });
    const bad = await client.validateDeck({ ruleset: "ucg", deck: { cards: { dave: 3 } } });
    expect(bad.legal).toBe(false);
    expect(bad.problems.length).toBeGreaterThan(0);
    expect((await client.validateDeck({ ruleset: "ucg", deck: { cards: { nobody: 3 } } })).problems).toEqual([
      'unknown card "nobody"',
    ]);
    expect(
      (await client.validateDeck({ ruleset: "ucg", options: { cheat: true }, deck: DECKS[0] })).legal,
    ).toBe(false);
    await expect(client.validateDeck({ ruleset: "chess", deck: DECKS[0] })).rejects.toThrow(
      "ruleset/not-found",
    );
  });
});

describe("the HTTP side", () => {
  test("lives and is ready, and has a page for people", async () => {
    expect(await call("GET", "/healthz")).toMatchObject({ status: 200, body: { ok: true } });
    expect(await call("GET", "/readyz")).toMatchObject({ status: 200, body: { ok: true } });
    const page = await fetch(`${running.url}/`);
    expect(await page.text()).toContain("/api/openapi.json");
    expect(page.headers.get("content-security-policy")).toContain("default-src");
    expect(page.headers.get("x-powered-by")).toBeNull();
  });

  test("documents itself from the schemas it uses", async () => {
    const { body } = await call("GET", "/api/openapi.json");
    const document = body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
      components: { schemas: Record<string, { enum?: string[] }> };
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).sort()).toEqual([
      "/api/decks",
      "/api/decks/validate",
      "/api/decks/{id}",
      "/api/lobby/join",
      "/api/matches",
      "/api/matches/{id}",
      "/api/matches/{id}/casters",
      "/api/matches/{id}/join",
      "/api/matches/{id}/replay",
      "/api/matches/{id}/replay/share",
      "/api/matches/{id}/watch",
      "/api/me",
      "/api/me/matches",
      "/api/queue",
      "/api/queue/join",
      "/api/ratings/{ruleset}/{profile}",
      "/api/rulesets",
      "/api/session",
      "/api/sets",
      "/api/sets/{ruleset}/{set}",
      "/api/tables",
      "/api/tables/{id}",
      "/api/tables/{id}/deck",
      "/api/tables/{id}/kick",
      "/api/tables/{id}/leave",
      "/api/tables/{id}/ready",
      "/api/tables/{id}/rematch",
      "/api/tables/{id}/sit",
      "/healthz",
      "/readyz",
    ]);
    for (const path of Object.values(document.paths))
      for (const one of Object.values(path)) expect(one.responses).toHaveProperty("200");
    expect(document.components.schemas.RefusalCode.enum?.every(isRefusalCode)).toBe(true);
  });

  test("answers what it does not serve, and what it cannot read", async () => {
    expect(await call("GET", "/nowhere")).toMatchObject({
      status: 404,
      body: { ok: false, code: "http/not-found" },
    });
    expect(await call("GET", "/api/session")).toMatchObject({ status: 404 });
    expect(await call("POST", "/api/session", { body: "{" })).toMatchObject({
      status: 400,
      body: { code: "MALFORMED" },
    });
    expect(await call("POST", "/api/session", { body: { name: "" } })).toMatchObject({
      status: 400,
      body: { code: "MALFORMED" },
    });
    expect(await call("POST", "/api/session", { body: { name: "x".repeat(30_000) } })).toMatchObject({
      status: 413,
      body: { code: "limit/size" },
    });
    expect(await call("GET", "/api/matches/%E0%A4%A")).toMatchObject({ status: 400 });
  });

  test("does not read a body without end", async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const post = request(
        `${running.url}/api/session`,
        { method: "POST", headers: { "content-type": "application/json" } },
        (response) => resolve(response.statusCode ?? 0),
      );
      post.on("error", reject);
      for (let n = 0; n < 30; n++) post.write("x".repeat(1000));
      post.end();
    });
    expect(status).toBe(413);
  });

  test("is called by its own pages and those of the list", async () => {
    const from = (origin: string) => call("POST", "/api/session", { body: {}, headers: { origin } });
    expect(await from("https://evil.example")).toMatchObject({ status: 403, body: { code: "http/origin" } });
    expect(await from("null")).toMatchObject({ status: 403 });
    const friend = await from("https://cards.example");
    expect(friend.status).toBe(200);
    expect(friend.headers.get("access-control-allow-origin")).toBe("https://cards.example");
    expect((await from(running.url)).status).toBe(200);
    const preflight = await fetch(`${running.url}/api/session`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBe("null");
  });
});

describe("Colyseus' own doors", () => {
  test.each(["create", "join", "joinOrCreate", "joinById", "reconnect"] as const)(
    "are closed: %s",
    async (method) => {
      const client = new Client(running.url);
      await expect((client[method] as (name: string) => Promise<unknown>)("match:x")).rejects.toThrow();
      expect(await call("POST", `/matchmake/${method}/match`, { body: { match: "x" } })).toMatchObject({
        status: 404,
      });
    },
  );

  test("read no body, however large", async () => {
    const status = await new Promise<number>((resolve) => {
      const post = request(
        `${running.url}/matchmake/create/match`,
        { method: "POST", headers: { "content-length": 30_000_000 } },
        (response) => {
          resolve(response.statusCode ?? 0);
          post.destroy();
        },
      );
      post.on("error", () => {});
      post.write("x".repeat(1000));
    });
    expect(status).toBe(404);
  });

  test("let nobody in by guessing a session", async () => {
    const { match } = await table(running.url);
    expect(match.id).toBeDefined();
    for (const path of [
      "/x/y?sessionId=z",
      "/x/y?sessionId=__proto__",
      "/x/y",
      "/?sessionId=a",
      "//:0",
      "/%",
    ]) {
      const socket = new WebSocket(`${running.url.replace("http", "ws")}${path}`);
      await new Promise((resolve) => {
        socket.onclose = resolve;
        socket.onerror = resolve;
      });
    }
    expect((await call("GET", "/healthz")).status).toBe(200);
  });

  test("take no sockets for pages that may not call", async () => {
    const answer = await raw(
      `GET /x/y?sessionId=z HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 403/);
  });

  test("bear strange requests", async () => {
    const upgrade =
      "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const head of [
      "GET /matchmake/create/match HTTP/1.1\r\nHost: [\r\n",
      "POST /matchmake/x/y HTTP/1.1\r\nHost: a b\r\nContent-Length: 0\r\n",
      `GET http://[/ HTTP/1.1\r\nHost: x\r\n${upgrade}`,
      `GET //:99999999/ HTTP/1.1\r\nHost: x\r\n${upgrade}`,
      `GET a://:1:2 HTTP/1.1\r\nHost: x\r\n${upgrade}`,
      "GET /api/sets HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n",
      "GET /__healthcheck HTTP/1.1\r\nHost: [\r\n",
    ]) {
      await raw(`${head}\r\n`);
      expect((await call("GET", "/healthz")).status).toBe(200);
    }
  });

  function raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(running.url).port), "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
        socket.end();
      });
      socket.on("close", () => resolve(answer));
      socket.on("error", () => resolve(answer));
      socket.setTimeout(1_500, () => socket.destroy());
      socket.write(text);
    });
  }
});
