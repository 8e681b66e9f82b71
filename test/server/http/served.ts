/** A server whose HTTP is called as anybody could. */
import { afterAll, beforeAll } from "vitest";
import { Riposte } from "../../../shared/client/index.ts";
import { type Running, run } from "../running.ts";

export const SECRET = "a secret of the tests";
/** The one origin that may call beside the server's own. */
export const FRIEND = "https://cards.example";

export interface Reply {
  status: number;
  body: { ok?: boolean; code?: string; detail?: Record<string, unknown> };
  headers: Headers;
}

export interface Served {
  running: Running;
  /** A guest's. */
  token: string;
  player: string;
  call(
    method: string,
    path: string,
    init?: { body?: unknown; token?: string | undefined; headers?: Record<string, string> },
  ): Promise<Reply>;
}

/** Starts it before the tests of a file, and stops it after them. */
export function served(): Served {
  const now = { call: (method, path, init = {}) => call(now.running.url + path, method, init) } as Served;
  beforeAll(async () => {
    now.running = await run({
      env: { SESSION_SECRET: SECRET, ALLOWED_ORIGINS: FRIEND, MAX_BODY_BYTES: "20000" },
      // Where a page is built it answers for every address that looks like one.
      page: "/nowhere",
    });
    const session = await new Riposte(now.running.url).session("Ada");
    now.token = session.token;
    now.player = session.player.id;
  });
  afterAll(() => now.running.stop());
  return now;
}

async function call(
  url: string,
  method: string,
  init: { body?: unknown; token?: string | undefined; headers?: Record<string, string> },
): Promise<Reply> {
  const headers = new Headers({ "content-type": "application/json", ...init.headers });
  if (init.token !== undefined) headers.set("authorization", `Bearer ${init.token}`);
  const body =
    init.body === undefined ? null : typeof init.body === "string" ? init.body : JSON.stringify(init.body);
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith("{") ? JSON.parse(text) : {},
    headers: response.headers,
  };
}
