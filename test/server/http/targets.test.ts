/** A stranger's requests to a server with its default limits, from outside: what it does not serve nothing reads. */
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ServerProcess } from "../child.ts";
import { dial, pour, tell } from "./strange.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.prepare();
  await server.start();
});
afterAll(async () => {
  // Whatever came: nothing that was thrown, and no line but the server's own.
  const strange = server.lines().filter((line) => !line.startsWith('{"level":30,'));
  await server.remove();
  expect(strange).toEqual([]);
});

const UPGRADE =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" +
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

/** Everything that is no path of this server's, as a client names it. */
const TARGETS = [
  "*/matchmake/create/match",
  "x/matchmake/create/match",
  "?/matchmake/create/match",
  "*",
  "*/__healthcheck",
  "http://x/matchmake/create/match",
  "http://x/api/session",
  "//matchmake/create/match",
  "//x:99999999/",
  "/\\matchmake/create/match",
  "/api\\session",
  "/#/matchmake/create/match",
  "a://:1:2",
  "http://[/",
];

describe("a target that is not in origin form", () => {
  test.each(TARGETS)("is refused: %s", async (target) => {
    for (const method of ["GET", "POST", "OPTIONS", "PUT", "HEAD"]) {
      const length = method === "GET" || method === "HEAD" ? "" : "Content-Length: 2\r\n";
      const body = length && "{}";
      const { statuses, closed } = await tell(
        server.url,
        `${method} ${target} HTTP/1.1\r\nHost: x:80\r\nContent-Type: application/json\r\n${length}\r\n${body}`,
      );
      expect([method, statuses, closed]).toEqual([method, [400], true]);
    }
  });

  test.each(TARGETS)("opens no socket: %s", async (target) => {
    const { statuses, closed } = await tell(
      server.url,
      `GET ${target} HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`,
    );
    expect([statuses, closed]).toEqual([[400], true]);
  });

  test.each([
    "CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/3.0\r\nHost: x\r\n\r\n",
    "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${"x".repeat(70_000)}\r\n\r\n`,
  ])("nor is what is no request at all: %s", async (text) => {
    const { statuses, closed } = await tell(server.url, text);
    expect(closed).toBe(true);
    expect(statuses.every((status) => status >= 400)).toBe(true);
  });
});

test.each(["/x/__proto__", "/x/constructor", "/x/toString", "/x/hasOwnProperty", "/%/b"])(
  "no socket opens to what every object has: %s",
  async (path) => {
    for (const session of ["__proto__", "constructor", "%ff", "x&reconnectionToken=x"]) {
      const { statuses, closed } = await tell(
        server.url,
        `GET ${path}?sessionId=${session} HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`,
      );
      expect([statuses, closed]).toEqual([[404], true]);
    }
  },
);

describe("Colyseus' own doors", () => {
  test.each([
    "/matchmake/create/match",
    "/matchmake/joinOrCreate/lobby",
    "/__healthcheck",
    "/%6datchmake/create/match",
  ])("are not there: %s", async (path) => {
    const { statuses } = await tell(
      server.url,
      `POST ${path} HTTP/1.1\r\nHost: x:80\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      500,
    );
    expect(statuses).toEqual([404]);
  });

  test.each(["x:80", "[", "a b", "x:99999999", "", "x\x01y", "evil@x"])(
    "answer at once whatever host is named: %j",
    async (host) => {
      for (const path of ["/healthz", "/matchmake/create/match", "/__healthcheck"]) {
        const { statuses } = await tell(
          server.url,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
        expect(statuses).toHaveLength(1);
      }
    },
  );
});

describe("a body without end", () => {
  const MOST = 64 * 1024 * 1024;
  const chunk = Buffer.concat([
    Buffer.from("10000\r\n"),
    Buffer.from("[],".repeat(21_846)).subarray(0, 0x10000),
    Buffer.from("\r\n"),
  ]);
  const head = (target: string, type: string) =>
    `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;

  test.each([
    "*/matchmake/create/match",
    "/matchmake/create/match",
    "/api/session",
    "/api/me",
    "/nowhere",
    "/",
  ])("is cut off by its bytes, whoever would read it: %s", async (target) => {
    for (const type of ["application/json", "text/plain"])
      expect(await pour(server.url, head(target, type), chunk, MOST)).toBeLessThan(MOST);
  });

  test("nor are there chunk extensions or trailers without end", async () => {
    const rubbish = Buffer.from("x".repeat(0x10000));
    expect(await pour(server.url, `${head("/api/session", "text/plain")}1;`, rubbish, MOST)).toBeLessThan(
      MOST,
    );
    const trailer = `${head("/api/session", "text/plain")}1\r\nx\r\n0\r\nX: `;
    expect(await pour(server.url, trailer, rubbish, MOST)).toBeLessThan(MOST);
  });
});

test("pages that may not call are told so, never with a name for none", async () => {
  for (const method of ["GET", "OPTIONS", "POST"]) {
    for (const origin of ["null", "https://evil.example", "http://["]) {
      const { text } = await tell(
        server.url,
        `${method} /api/sets HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nConnection: close\r\n\r\n`,
      );
      expect(text).toMatch(/^HTTP\/1\.1 /);
      expect(text).not.toMatch(/access-control-allow/i);
    }
  }
  const host = new URL(server.url).host;
  const preflight = await fetch(`${server.url}/api/session`, {
    method: "OPTIONS",
    headers: { origin: `http://${host}` },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe(`http://${host}`);
  expect(preflight.headers.get("access-control-allow-headers")).toMatch(/Authorization/);
  expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
});

describe("many requests at once on one connection", () => {
  const many = (count: number) => "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count);

  test("are all answered where they are few, and another's come between", async () => {
    const [burst, other] = [dial(server.url), dial(server.url)];
    await Promise.all([burst, other].map((socket) => once(socket, "connect")));
    let answered = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    burst.on("data", (data) => {
      answered += data.toString().split("HTTP/1.1 200").length - 1;
      if (answered === 30) resolve();
    });
    burst.write(many(30));
    other.write(many(1));
    await once(other, "data");
    expect(answered).toBeLessThan(30);
    await promise;
    for (const socket of [burst, other]) socket.destroy();
  });

  test("end it where they are too many", async () => {
    const { closed, statuses } = await tell(server.url, many(2_000));
    expect(closed).toBe(true);
    expect(statuses.length).toBeLessThan(100);
  });

  test("do not become a WebSocket meanwhile", async () => {
    const upgrade = `GET /a/b?sessionId=x HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`;
    const { closed } = await tell(server.url, many(3) + upgrade);
    expect(closed).toBe(true);
  });
});
