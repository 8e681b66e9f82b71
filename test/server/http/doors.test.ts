/** What HTTP serves beside the API's own answers, and what it keeps out. */
import { request } from "node:http";
import { connect } from "node:net";
import { Client } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { isRefusalCode } from "../../../shared/protocol/index.ts";
import { table } from "../running.ts";
import { FRIEND, served } from "./served.ts";

const now = served();

/** Every route there is. */
const PATHS = [
  "/api/account",
  "/api/account/codes",
  "/api/account/data",
  "/api/account/identities/{id}",
  "/api/account/name",
  "/api/account/passkeys",
  "/api/account/passkeys/begin",
  "/api/account/passkeys/{id}",
  "/api/account/prolong",
  "/api/account/provider/link",
  "/api/account/provider/sign-in",
  "/api/account/provider/sign-up",
  "/api/account/providers",
  "/api/account/providers/{provider}/begin",
  "/api/account/recover",
  "/api/account/sign-in",
  "/api/account/sign-in/begin",
  "/api/account/sign-out",
  "/api/account/sign-up",
  "/api/account/sign-up/begin",
  "/api/account/tokens",
  "/api/account/tokens/{id}",
  "/api/account/webhooks",
  "/api/account/webhooks/{id}",
  "/api/bots",
  "/api/bots/{id}",
  "/api/bots/{id}/token",
  "/api/challenges",
  "/api/challenges/{table}/decline",
  "/api/decks",
  "/api/decks/validate",
  "/api/decks/{id}",
  "/api/feed",
  "/api/ladders",
  "/api/ladders/{ruleset}/{profile}",
  "/api/lobby/join",
  "/api/matches",
  "/api/matches/{id}",
  "/api/matches/{id}/casters",
  "/api/matches/{id}/join",
  "/api/matches/{id}/replay",
  "/api/matches/{id}/replay/share",
  "/api/matches/{id}/watch",
  "/api/me",
  "/api/me/bonds",
  "/api/me/bonds/{name}",
  "/api/me/matches",
  "/api/me/notices/seen",
  "/api/me/profile",
  "/api/operate/log",
  "/api/operate/matches/{id}/void",
  "/api/operate/players/{id}",
  "/api/operate/players/{id}/acts",
  "/api/operate/ranges",
  "/api/operate/ranges/open",
  "/api/operate/reports",
  "/api/operate/reports/{id}",
  "/api/operate/reports/{id}/close",
  "/api/operate/sets/{id}",
  "/api/operate/suspicions",
  "/api/player-sets",
  "/api/player-sets/versions/{version}",
  "/api/player-sets/{id}",
  "/api/profiles/{name}",
  "/api/profiles/{name}/challenge",
  "/api/queue",
  "/api/queue/join",
  "/api/ratings/{ruleset}/{profile}",
  "/api/rulesets",
  "/api/session",
  "/api/sets",
  "/api/sets/{ruleset}",
  "/api/sets/{ruleset}/{set}",
  "/api/tables",
  "/api/tables/{id}",
  "/api/tables/{id}/deck",
  "/api/tables/{id}/kick",
  "/api/tables/{id}/leave",
  "/api/tables/{id}/ready",
  "/api/tables/{id}/rematch",
  "/api/tables/{id}/sit",
  "/api/tournaments",
  "/api/tournaments/{id}",
  "/api/tournaments/{id}/begin",
  "/api/tournaments/{id}/cancel",
  "/api/tournaments/{id}/csv",
  "/api/tournaments/{id}/decks",
  "/api/tournaments/{id}/enter",
  "/api/tournaments/{id}/leave",
  "/api/tournaments/{id}/remove",
  "/api/tournaments/{id}/rulings",
  "/healthz",
  "/readyz",
];

describe("the HTTP side", () => {
  test("lives and is ready, and has a page for people", async () => {
    expect(await now.call("GET", "/healthz")).toMatchObject({ status: 200, body: { ok: true } });
    expect(await now.call("GET", "/readyz")).toMatchObject({ status: 200, body: { ok: true } });
    const page = await fetch(`${now.running.url}/`);
    expect(await page.text()).toContain("/api/openapi.json");
    expect(page.headers.get("content-security-policy")).toContain("default-src");
    expect(page.headers.get("x-powered-by")).toBeNull();
  });

  test("packs what is large and everybody's for who takes it packed, and nothing else", async () => {
    const get = async (path: string, accept: string, token?: string) => {
      const headers = { "accept-encoding": accept };
      const { body, headers: told } = await now.call("GET", path, { headers, token });
      return { body, packed: told.get("content-encoding") };
    };
    const plain = await get("/api/sets", "identity");
    expect(plain.packed).toBeNull();
    for (const how of ["br", "gzip"])
      expect(await get("/api/sets", how)).toEqual({ body: plain.body, packed: how });
    expect((await get("/healthz", "br")).packed).toBeNull();
    expect((await get("/api/me", "br", now.token)).packed).toBeNull();
  });

  test("documents itself from the schemas it uses", async () => {
    const { body } = await now.call("GET", "/api/openapi.json");
    const document = body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
      components: { schemas: Record<string, { enum?: string[] }> };
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).sort()).toEqual(PATHS);
    for (const path of Object.values(document.paths))
      for (const one of Object.values(path)) expect(one.responses).toHaveProperty("200");
    expect(document.components.schemas.RefusalCode.enum?.every(isRefusalCode)).toBe(true);
  });

  test("answers what it does not serve, and what it cannot read", async () => {
    expect(await now.call("GET", "/nowhere")).toMatchObject({
      status: 404,
      body: { ok: false, code: "http/not-found" },
    });
    expect(await now.call("GET", "/api/session")).toMatchObject({ status: 404 });
    expect(await now.call("POST", "/api/session", { body: "{" })).toMatchObject({
      status: 400,
      body: { code: "MALFORMED" },
    });
    expect(await now.call("POST", "/api/session", { body: { name: "" } })).toMatchObject({
      status: 400,
      body: { code: "MALFORMED" },
    });
    expect(await now.call("POST", "/api/session", { body: { name: "x".repeat(30_000) } })).toMatchObject({
      status: 413,
      body: { code: "limit/size" },
    });
    expect(await now.call("GET", "/api/matches/%E0%A4%A")).toMatchObject({ status: 400 });
  });

  test("does not read a body without end", async () => {
    const status = await new Promise<number>((resolve, reject) => {
      const post = request(
        `${now.running.url}/api/session`,
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
    const from = (origin: string) => now.call("POST", "/api/session", { body: {}, headers: { origin } });
    expect(await from("https://evil.example")).toMatchObject({ status: 403, body: { code: "http/origin" } });
    expect(await from("null")).toMatchObject({ status: 403 });
    const friend = await from(FRIEND);
    expect(friend.status).toBe(200);
    expect(friend.headers.get("access-control-allow-origin")).toBe(FRIEND);
    expect((await from(now.running.url)).status).toBe(200);
    const preflight = await fetch(`${now.running.url}/api/session`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("Colyseus' own doors", () => {
  test.each(["create", "join", "joinOrCreate", "joinById", "reconnect"] as const)(
    "are closed: %s",
    async (method) => {
      const client = new Client(now.running.url);
      await expect((client[method] as (name: string) => Promise<unknown>)("match:x")).rejects.toThrow();
      expect(await now.call("POST", `/matchmake/${method}/match`, { body: { match: "x" } })).toMatchObject({
        status: 404,
      });
    },
  );

  test("read no body, however large", async () => {
    const status = await new Promise<number>((resolve) => {
      const post = request(
        `${now.running.url}/matchmake/create/match`,
        { method: "POST", headers: { "content-length": 30_000_000 } },
        (response) => {
          resolve(response.statusCode ?? 0);
          post.destroy();
        },
      );
      post.on("error", () => {});
      post.write("x".repeat(1000));
    });
    expect(status).toBe(413);
  });

  test("let nobody in by guessing a session", async () => {
    const { match } = await table(now.running.url);
    expect(match.id).toBeDefined();
    for (const path of [
      "/x/y?sessionId=z",
      "/x/y?sessionId=__proto__",
      "/x/y",
      "/?sessionId=a",
      "//:0",
      "/%",
    ]) {
      const socket = new WebSocket(`${now.running.url.replace("http", "ws")}${path}`);
      await new Promise((resolve) => {
        socket.onclose = resolve;
        socket.onerror = resolve;
      });
    }
    expect((await now.call("GET", "/healthz")).status).toBe(200);
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
      expect((await now.call("GET", "/healthz")).status).toBe(200);
    }
  });

  function raw(text: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = connect(Number(new URL(now.running.url).port), "127.0.0.1");
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
