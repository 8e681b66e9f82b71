/** Serves the built page from memory: no path of a request ever reaches the disk. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { extname, relative, sep } from "node:path";
import type { RequestHandler } from "express";
import { BUILT, digestOfBuilt, filesIn } from "./files.ts";

interface Served {
  readonly type: string;
  readonly body: Buffer;
  /** The same, compressed. */
  readonly br: Buffer | undefined;
  /** Of what it says, however it is packed. */
  readonly etag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

/** Addresses that are no page: a wrong one of these must not answer with HTML. */
const NOT_A_PAGE = /^\/(api|dev|healthz|readyz|metrics|assets|matchmake)(\/|$)/;

/** The name of a player may have a dot, which no other page's address has. */
const PROFILE = /^\/p\/[^/]+$/;

/** The page that is there for development alone. */
const WORKSHOP = /^\/cards(\/|$)/;

/** Answers what belongs to the page and passes on everything else; undefined where no page is built. */
export function pageHandler(folder = BUILT, isDevelopment = false): RequestHandler | undefined {
  if (digestOfBuilt(folder) === undefined) return undefined;
  const files = readPage(folder);
  const index = files.get("/index.html");
  const isPage = (path: string) =>
    !NOT_A_PAGE.test(path) &&
    (extname(path) === "" || PROFILE.test(path)) &&
    (isDevelopment || !WORKSHOP.test(path));
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const asset = request.path === "/" ? undefined : files.get(request.path);
    const served = asset ?? (isPage(request.path) ? index : undefined);
    if (served === undefined) return next();
    // Assets carry a digest of themselves in their names.
    const isForever = request.path.startsWith("/assets/");
    // A policy is for pages: what they load is under theirs.
    if (isForever) response.removeHeader("content-security-policy");
    response.set("cache-control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
    response.set({ vary: "accept-encoding", etag: served.etag }).type(served.type);
    if (served.br === undefined || !/\bbr\b/.test(request.get("accept-encoding") ?? "")) {
      response.send(served.body);
      return;
    }
    response.set("content-encoding", "br").send(served.br);
  };
}

function readPage(folder: string): Map<string, Served> {
  const paths = filesIn(folder);
  const served = paths.flatMap((path): (readonly [string, Served])[] => {
    const type = TYPES[extname(path)];
    if (type === undefined) return [];
    const br = paths.includes(`${path}.br`) ? readFileSync(`${path}.br`) : undefined;
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    const body = readFileSync(path);
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    return [[address, { type, body, br, etag }]];
  });
  return new Map(served);
}
