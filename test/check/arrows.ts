import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { type Finding, lineAt, parse, type Source } from "./tree.ts";

/** What a room of the house may know: other rooms, and packages (`any` of the production dependencies). */
type Layer = { rooms: string[]; packages: string[] | "any"; node?: boolean };

const pure = ["zod", "@noble/hashes", "@noble/ciphers"];
const core = ["kernel", "rulesets", "protocol"];

/** The arrows of the design, section 3. Everything that is not named here is refused. */
const layers: Record<string, Layer> = {
  kernel: { rooms: [], packages: pure },
  rulesets: { rooms: ["kernel"], packages: pure },
  protocol: { rooms: ["kernel", "rulesets"], packages: [...pure, "@colyseus/schema"] },
  client: { rooms: ["kernel", "protocol"], packages: [...pure, "@colyseus/sdk"] },
  match: { rooms: core, packages: "any", node: true },
  lobby: { rooms: [...core, "match"], packages: "any", node: true },
  store: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  bots: { rooms: [...core, "match"], packages: "any", node: true },
  rooms: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  http: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  metrics: { rooms: ["match"], packages: ["prom-client"], node: true },
  admin: { rooms: [...core, "match", "config"], packages: "any", node: true },
  replay: { rooms: [...core, "client", "match"], packages: "any", node: true },
  web: { rooms: [], packages: ["express", "vite", "@vitejs/plugin-react"], node: true },
  page: { rooms: ["kernel", "protocol", "client", "proof"], packages: ["react", "react-dom", "zod"] },
  proof: { rooms: ["kernel", "rulesets", "protocol", "client", "page"], packages: [] },
  config: { rooms: [], packages: ["zod"], node: true },
  log: { rooms: [], packages: ["pino"], node: true },
  "node-version": { rooms: [], packages: [], node: true },
  "compile-cache": { rooms: [], packages: [], node: true },
  inside: {
    rooms: [...core, "match", "lobby", "store", "bots", "rooms", "metrics", "config", "log"],
    packages: "any",
    node: true,
  },
  wire: { rooms: ["inside", "match", "rooms", "http", "web", "log"], packages: [], node: true },
  app: { rooms: ["kernel", "inside", "wire", "match", "metrics", "admin", "config", "log"], packages: [] },
  main: { rooms: ["app"], packages: [], node: true },
};

/** The host of a match and its players are played by tests without a socket, so they may not know the wire. */
const transportFree = new Set(["match", "lobby", "store", "bots"]);
const transports = /^(colyseus|@colyseus\/(core|ws-transport|sdk)|express|ws)$/;

/**
 * Finds every import against the arrows of the house, and every production import of a package that is not
 * a production dependency. Tests may import what they like.
 * @param dependencies names of the packages that an installation without devDependencies has
 */
export function checkArrows(sources: Source[], dependencies: Iterable<string>): Finding[] {
  const installed = new Set(dependencies);
  return sources
    .filter(({ path }) => !path.startsWith("test/"))
    .flatMap((source) => {
      const layer = layerOf(source.path);
      if (layer === undefined) return [{ path: source.path, message: "stands in no room of the design" }];
      return importsOf(source).flatMap(({ to, line }) => {
        const wrong = judge(source.path, layer, to, installed);
        return wrong === undefined ? [] : [{ path: source.path, line, message: `imports ${to}: ${wrong}` }];
      });
    });
}

function layerOf(path: string): string | undefined {
  // The one file of the page that knows the rules of the games: it is loaded when somebody wants a shuffle proved.
  if (path === "server/web/page/proof.ts") return "proof";
  // What runs in the browser is a room of its own in the folder that serves it.
  if (path.startsWith("server/web/page/")) return "page";
  const [top, room] = path.split("/");
  const name = room?.replace(/\.\w+$/, "");
  if (name === undefined || !Object.hasOwn(layers, name)) return undefined;
  const isShared = ["kernel", "rulesets", "protocol", "client"].includes(name);
  return top === (isShared ? "shared" : "server") ? name : undefined;
}

/** Every module named by import, export … from, import type and import(); a computed name is its source text. */
function importsOf(source: Source): { to: string; line: number }[] {
  const { module } = parse(source);
  const requests = [
    ...module.staticImports.map((found) => found.moduleRequest),
    ...module.staticExports.flatMap((found) => found.entries.map((entry) => entry.moduleRequest)),
    ...module.dynamicImports.map((found) => found.moduleRequest),
  ].filter((request) => request !== null && request !== undefined);
  const found = requests.map(({ start, end }) => ({
    to: source.text.slice(start, end).replace(/^["'`]|["'`]$/g, ""),
    line: lineAt(source.text, start),
  }));
  return [...new Map(found.map((one) => [`${one.line} ${one.to}`, one])).values()];
}

/** Says what is wrong with an import, or nothing. */
function judge(from: string, layer: string, to: string, installed: Set<string>): string | undefined {
  if (to.startsWith(".")) return judgeFile(from, layer, posix.join(posix.dirname(from), to));
  if (isBuiltin(to)) return layers[layer].node ? undefined : "a Node module, and this runs in browsers too";
  return judgePackage(layer, packageOf(to), installed);
}

function judgeFile(from: string, layer: string, target: string): string | undefined {
  const room = layerOf(target);
  if (room === undefined) return "stands in no room of the design";
  if (room === layer) return layer === "rulesets" ? judgeSameRulesets(from, target) : undefined;
  if (!layers[layer].rooms.includes(room)) return `${layer} may not know ${room}`;
  if (layer === "protocol" && room === "rulesets" && !/\/(schema|refusals)\.ts$/.test(target)) {
    return "of a ruleset the protocol may know only schema.ts and refusals.ts";
  }
  return undefined;
}

/** Games are loaded one by one: what two of them share belongs beside the game folders or in the kernel. */
function judgeSameRulesets(from: string, target: string): string | undefined {
  const [ours, theirs] = [gameOf(from), gameOf(target)];
  if (theirs === undefined || ours === undefined || ours === theirs) return undefined;
  return `the ruleset ${ours} may not know ${theirs}`;
}

function gameOf(path: string): string | undefined {
  const parts = path.split("/");
  return parts.length > 3 ? parts[2] : undefined;
}

function judgePackage(layer: string, name: string, installed: Set<string>): string | undefined {
  const { packages } = layers[layer];
  if (packages !== "any") return packages.includes(name) ? undefined : `${layer} may not know this package`;
  if (transportFree.has(layer) && transports.test(name)) return `${layer} is free of any transport`;
  return installed.has(name) ? undefined : "not a production dependency";
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}
