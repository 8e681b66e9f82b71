import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { type Finding, lineAt, parse, type Source } from "./tree.ts";

/** What a room of the house may know: other rooms, and packages (`any` of the production dependencies). */
type Layer = { rooms: string[]; packages: string[] | "any"; node?: boolean };

const pure = ["zod", "@noble/hashes", "@noble/ciphers"];
const core = ["kernel", "games", "protocol"];

/** The door to what no rule does, and who may open it. */
const SANDBOX = "shared/kernel/sandbox.ts";

/** The arrows of the house (architecture.md 3). Everything that is not named here is refused. */
const layers: Record<string, Layer> = {
  kernel: { rooms: [], packages: pure },
  games: { rooms: ["kernel", "game-refusals"], packages: pure },
  // Codes and sentences: rules refuse with them, and the page reads them.
  "game-refusals": { rooms: [], packages: [] },
  // What the page shows of the games: data, and words. Of the machine it may know types alone.
  "game-pages": { rooms: ["kernel", "game-refusals", "sets"], packages: [] },
  // Data: a lesson plays with the cards of its game.
  sets: { rooms: [], packages: [] },
  protocol: { rooms: ["kernel", "games"], packages: [...pure, "@colyseus/schema"] },
  client: { rooms: ["kernel", "protocol", "game-pages"], packages: [...pure, "@colyseus/sdk", "p-timeout"] },
  match: { rooms: core, packages: "any", node: true },
  accounts: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  peace: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  people: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  feed: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  lobby: { rooms: [...core, "match", "thread-sets"], packages: "any", node: true },
  tournaments: { rooms: [...core, "match", "lobby"], packages: "any", node: true },
  store: {
    rooms: [...core, "match", "lobby", "accounts", "peace", "people", "feed", "tournaments", "start"],
    packages: "any",
    node: true,
  },
  // How bots decide. It runs in a thread of the server, and in the page of who makes cards.
  thinking: { rooms: core, packages: [] },
  bots: { rooms: [...core, "match", "thread-sets", "thinking"], packages: "any", node: true },
  rooms: { rooms: [...core, "match", "lobby", "start"], packages: "any", node: true },
  http: {
    rooms: [...core, "match", "lobby", "accounts", "peace", "people", "feed", "tournaments"],
    packages: "any",
    node: true,
  },
  metrics: { rooms: ["match"], packages: ["prom-client"], node: true },
  admin: { rooms: [...core, "match", "peace", "config", "start"], packages: "any", node: true },
  replay: { rooms: [...core, "client", "match", "config", "outside-games"], packages: "any", node: true },
  dev: { rooms: ["protocol", "match", "web"], packages: ["express"], node: true },
  web: { rooms: ["config", "games-dir"], packages: ["express", "vite", "@vitejs/plugin-react"], node: true },
  page: {
    rooms: ["kernel", "game-pages", "protocol", "client", "proof", "workshop", "lesson"],
    packages: ["react", "react-dom", "zod", "jsonc-parser", "@simplewebauthn/browser"],
  },
  workshop: {
    rooms: ["kernel", "games", "game-pages", "protocol", "client", "page", "thinking"],
    packages: ["react"],
  },
  lesson: { rooms: ["kernel", "games", "game-pages", "protocol", "page"], packages: ["react"] },
  proof: { rooms: ["kernel", "games", "protocol", "client", "page"], packages: [] },
  config: { rooms: ["setting-kinds", "sign-in-providers"], packages: ["zod"], node: true },
  "setting-kinds": { rooms: [], packages: ["zod"] },
  "sign-in-providers": { rooms: ["setting-kinds"], packages: ["zod"] },
  "games-dir": { rooms: ["games", "start"], packages: [], node: true },
  // Its one computed import is the games themselves, which lie in no room.
  "outside-games": {
    rooms: ["games", "game-pages", "games-dir", "game-faults", "game-sources"],
    packages: ["zod", "pathToFileURL(path).href"],
    node: true,
  },
  "game-faults": { rooms: ["kernel", "games", "game-pages"], packages: [] },
  "game-sources": { rooms: ["kernel", "game-faults"], packages: ["acorn"], node: true },
  "thread-sets": { rooms: ["kernel", "games", "outside-games"], packages: [] },
  log: { rooms: [], packages: ["pino"], node: true },
  start: { rooms: [], packages: [], node: true },
  descriptors: { rooms: ["start"], packages: [], node: true },
  "node-version": { rooms: [], packages: [], node: true },
  "compile-cache": { rooms: [], packages: [], node: true },
  services: {
    rooms: [
      ...[
        ...core,
        "match",
        "lobby",
        "accounts",
        "peace",
        "people",
        "feed",
        "tournaments",
        "store",
        "bots",
        "rooms",
        "metrics",
      ],
      ...["config", "games-dir", "outside-games", "thread-sets", "log", "start"],
    ],
    packages: "any",
    node: true,
  },
  wire: { rooms: ["services", "match", "rooms", "http", "web", "log", "start"], packages: [], node: true },
  watchdog: { rooms: ["match", "store"], packages: ["p-timeout"], node: true },
  app: {
    rooms: [
      "kernel",
      "services",
      "wire",
      "match",
      "metrics",
      "admin",
      "dev",
      "watchdog",
      "config",
      "log",
      "start",
      "descriptors",
    ],
    packages: ["p-timeout"],
  },
  load: { rooms: ["app", "store", "config", "log"], packages: [] },
  main: { rooms: ["load", "config", "log", "start"], packages: [], node: true },
};

/** The floors inside a room: each of its folders, and which of the others that one may know. */
const floors: Record<string, Record<string, string[]>> = {
  kernel: {
    model: [],
    text: ["model"],
    ops: ["model"],
    values: ["model", "ops"],
    replacing: ["model", "ops", "values"],
    flow: ["model", "ops", "values", "replacing"],
    view: ["model", "ops", "values", "flow"],
  },
  match: {
    common: [],
    journal: ["common"],
    clocks: ["common", "journal"],
    game: ["common", "journal", "clocks"],
    pipeline: ["common", "journal", "clocks", "game"],
    talk: ["common", "journal", "game", "pipeline"],
    watch: ["common", "journal", "clocks", "game", "pipeline"],
    host: ["common", "journal", "clocks", "game", "pipeline", "talk"],
    hosts: ["common", "journal", "game", "pipeline", "host"],
  },
};

/** The host of a match and its players are played by tests without a socket, so they may not know the wire. */
const transportFree = new Set([
  "match",
  "lobby",
  "accounts",
  "peace",
  "people",
  "feed",
  "tournaments",
  "store",
  "bots",
]);
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
      if (layer === undefined) return [{ path: source.path, message: "stands in no room of the house" }];
      if (isBetweenFloors(layer, source.path))
        return [{ path: source.path, message: `stands on no floor of ${layer}` }];
      return importsOf(source).flatMap(({ to, line, isType }) => {
        const wrong =
          layer === "game-pages" && !isType && to.includes("/kernel/")
            ? "of the kernel a game's page may know types alone"
            : judge(source.path, layer, to, installed);
        return wrong === undefined ? [] : [{ path: source.path, line, message: `imports ${to}: ${wrong}` }];
      });
    });
}

function layerOf(path: string): string | undefined {
  // The one file of the page that knows the rules of the games: it is loaded when somebody wants a shuffle proved.
  if (path === "server/web/page/proof.ts") return "proof";
  // Of who makes cards: only a development server has it.
  if (path.startsWith("server/web/page/cards/")) return "workshop";
  // A lesson runs the rules in the browser: it is loaded when somebody takes one.
  if (path.startsWith("server/web/page/lesson/")) return "lesson";
  if (/^server\/bots\/(?!index|thread)/.test(path)) return "thinking";
  // What runs in the browser is a room of its own in the folder that serves it.
  if (path.startsWith("server/web/page/")) return "page";
  if (/^shared\/games\/((plan|pages|lesson|fallback|figures)\.ts$|[^/]+\/page\/)/.test(path))
    return "game-pages";
  if (/^shared\/games\/[^/]+\/refusals\.ts$/.test(path)) return "game-refusals";
  const [top, room] = path.split("/");
  const name = room?.replace(/\.\w+$/, "");
  if (name === undefined || !Object.hasOwn(layers, name)) return undefined;
  const isShared = ["kernel", "games", "protocol", "client", "sets"].includes(name);
  return top === (isShared ? "shared" : "server") ? name : undefined;
}

/**
 * Every module named by import, export … from, import type and import(), which is late; a computed name is its source
 * text.
 */
export function importsOf(source: Source): { to: string; line: number; isType: boolean; isLate: boolean }[] {
  const { module } = parse(source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest,
      isType: areTypes(entries),
      isLate: false,
    })),
    // A statement exports from one module, or from its own.
    ...module.staticExports.map(({ entries }) => ({
      request: entries[0]?.moduleRequest,
      isType: areTypes(entries),
      isLate: false,
    })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      request: moduleRequest,
      isType: false,
      isLate: true,
    })),
  ];
  const found = requests.flatMap(({ request, isType, isLate }) =>
    request === null || request === undefined
      ? []
      : [
          {
            to: source.text.slice(request.start, request.end).replace(/^["'`]|["'`]$/g, ""),
            line: lineAt(source.text, request.start),
            isType,
            isLate,
          },
        ],
  );
  return [...new Map(found.map((one) => [`${one.line} ${one.to}`, one])).values()];
}

/** Whether a statement names types alone: it loads nothing. */
const areTypes = (entries: readonly { readonly isType: boolean }[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);

/** Says what is wrong with an import, or nothing. */
function judge(from: string, layer: string, to: string, installed: Set<string>): string | undefined {
  if (to.startsWith(".")) return judgeFile(from, layer, posix.join(posix.dirname(from), to));
  if (isBuiltin(to)) return layers[layer].node ? undefined : "a Node module, and this runs in browsers too";
  return judgePackage(layer, packageOf(to), installed);
}

function judgeFile(from: string, layer: string, target: string): string | undefined {
  const room = layerOf(target);
  if (room === undefined) return "stands in no room of the house";
  if (room === layer)
    return layer === "games" || layer === "game-pages"
      ? judgeSameGames(from, target)
      : judgeFloors(layer, from, target);
  if (!layers[layer].rooms.includes(room)) return `${layer} may not know ${room}`;
  if (target === SANDBOX && layer !== "workshop") return "only who makes cards may do what no rule does";
  if (layer === "games" && room === "kernel" && target !== "shared/kernel/game.ts")
    return "of the kernel a game may know only its door, shared/kernel/game.ts";
  if (layer === "protocol" && room === "games" && !/\/refusals\.ts$/.test(target)) {
    return "of a ruleset the protocol may know only refusals.ts";
  }
  return undefined;
}

/** The folder of a file inside its room; undefined for one that stands beside the folders. */
function floorOf(path: string): string | undefined {
  const parts = path.split("/");
  return parts.length > 3 ? parts[2] : undefined;
}

/** The doors of the kernel stand above its floors. */
const doors = new Set(["shared/kernel/index.ts", "shared/kernel/game.ts", SANDBOX]);

function isBetweenFloors(layer: string, path: string): boolean {
  if (doors.has(path)) return false;
  return Object.hasOwn(floors, layer) && !Object.hasOwn(floors[layer], floorOf(path) ?? "");
}

function judgeFloors(layer: string, from: string, target: string): string | undefined {
  const [ours, theirs] = [floorOf(from), floorOf(target)];
  if (!Object.hasOwn(floors, layer) || ours === undefined || ours === theirs) return undefined;
  if (theirs !== undefined && floors[layer][ours].includes(theirs)) return undefined;
  return `${layer}/${ours} may not know ${theirs === undefined ? target : `${layer}/${theirs}`}`;
}

/** Games are loaded one by one: what two of them share belongs beside the game folders or in the kernel. */
function judgeSameGames(from: string, target: string): string | undefined {
  const [ours, theirs] = [floorOf(from), floorOf(target)];
  if (theirs === undefined || ours === undefined || ours === theirs) return undefined;
  return `the game ${ours} may not know ${theirs}`;
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
