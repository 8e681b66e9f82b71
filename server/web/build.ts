/**
 * `prestart`: builds the page where it is older than its sources. Matches are served with or without it, so
 * whatever goes wrong here is told in one line and stops nothing.
 */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { InlineConfig, Plugin } from "vite";
import { gamesDirOf } from "../config.ts";
import { type GameFolder, gamesIn, lentTo } from "../games-dir.ts";
import { BUILT, digestOfBuilt, digestOfSources, filesIn, markOf, SOURCE } from "./files.ts";

const compress = promisify(brotliCompress);

/** Files that are smaller when they are compressed. */
const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

/**
 * The code that several pages share comes in two pieces: one that the first page needs anyway, and one that every table
 * needs before its match is over. Left to itself the bundler makes a file of each handful of lines, which costs more in headers than it holds.
 */
const GROUPS = [
  { name: "base", tags: ["$initial" as const] },
  // A few lines each, which tables and other pages need.
  { name: "shared", test: /\/page\/(brand|refused|outside|words\/reminders)\.tsx?$|\/model\/refusal\.ts$/ },
  {
    name: "table",
    test: /\/page\/(table\/(?!after|help-sheet|rating|result|swap)|match\/(?!series)|styles\/(card|table|around|phone))|\/client\/tell/,
  },
];

/** Of these nothing begins when it is loaded: what a page does not use of them it does not load. */
const SIDE_EFFECTS = [{ test: /\/shared\/(kernel|games|protocol|client)\//, sideEffects: false }];

/**
 * Builds the page if it is stale.
 * @param gamesDir where games from outside the repository are
 * @throws whatever vite throws, and where vite is not installed; StartError where there are no games
 */
export async function buildPage(gamesDir?: string, to = BUILT): Promise<"fresh" | "built"> {
  const games = gamesOf(gamesDir);
  const digest = digestOfSources(games.map(({ folder }) => folder));
  if (digestOfBuilt(to) === digest) return "fresh";
  mkdirSync(dirname(to), { recursive: true });
  // Built aside and put in place whole: whoever reads the page meanwhile reads one of the two.
  const aside = mkdtempSync(`${to}-`);
  try {
    await bundle(aside, games);
    writeFileSync(markOf(aside), digest);
    // A temporary folder is its maker's alone; the page is anybody's who runs the server.
    chmodSync(aside, 0o755);
    putInPlace(aside, to, digest);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return "built";
}

const gamesOf = (gamesDir: string | undefined): readonly GameFolder[] =>
  gamesDir === undefined ? [] : gamesIn(gamesDir);

/** How often it is tried while others put theirs there. */
const TRIES = 5;

/** Of those that build at once the later ones leave what the first has put there: it is the same. */
function putInPlace(aside: string, to: string, digest: string): void {
  for (let tries = 1; digestOfBuilt(to) !== digest; tries++) {
    rmSync(to, { recursive: true, force: true });
    try {
      renameSync(aside, to);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** Gives the page the games from outside: each list of games ends by adding theirs, as the server does when it starts. */
const gamesOutside = (games: readonly GameFolder[]): Plugin => {
  const adding = (what: string, files: readonly string[]): string =>
    files
      .flatMap((file, at) => [
        `import { ${what.toLowerCase()} as outside${at} } from ${JSON.stringify(file)};`,
        `add${what}(outside${at});`,
      ])
      .join("\n");
  const lists: readonly (readonly [list: string, more: string])[] = [
    [
      "/shared/games/index.ts",
      adding(
        "Game",
        games.map(({ rules }) => rules),
      ),
    ],
    [
      "/shared/games/pages.ts",
      adding(
        "Page",
        games.map(({ page }) => page),
      ),
    ],
  ];
  return {
    name: "games-outside",
    enforce: "pre",
    async resolveId(specifier, importer = "") {
      const lent = lentTo(games, specifier, importer);
      if (lent === undefined) return null;
      return "file" in lent ? lent.file : this.resolve(lent.name, import.meta.filename);
    },
    transform(code, id) {
      const [, more] = lists.find(([list]) => id.endsWith(list)) ?? [];
      return more ? `${code}\n${more}` : null;
    },
  };
};

/** What a schema's methods can write JSON Schemas with: the server tells strangers of them, the page never asks. */
const JSON_SCHEMAS = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const withoutJsonSchemas: Plugin = {
  name: "without-json-schemas",
  transform(code, id) {
    if (!JSON_SCHEMAS.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    const renamed = code.match(/^export \{.*\};$/gm) ?? [];
    return [...names.map((name) => `export const ${name} = () => {};`), ...renamed].join("\n");
  },
};

/** How the page is bundled; the mode "development" brings what only who makes cards and pages has use for. */
async function settings(
  outDir: string,
  mode: "production" | "development",
  games: readonly GameFolder[],
): Promise<InlineConfig> {
  // Development packages: an installation without them serves a page that was built elsewhere.
  const { default: react } = await import("@vitejs/plugin-react");
  return {
    configFile: false,
    root: SOURCE,
    base: "/",
    mode,
    logLevel: "error",
    plugins: [gamesOutside(games), withoutJsonSchemas, react()],
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: { polyfill: false },
      // The page's policy takes no file that stands in another's text.
      assetsInlineLimit: 0,
      rolldownOptions: {
        treeshake: { moduleSideEffects: SIDE_EFFECTS },
        output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
      },
    },
  };
}

/** A test or a developer's shell says otherwise, and would get React's slow build into everybody's page. */
async function asProduction<T>(act: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await act();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/**
 * Builds the page for development into the folder, and again whenever a source of it changes, until it is stopped.
 * @param gamesDir where games from outside the repository are
 * @param tell hears of each build, with what was wrong where it failed
 */
export async function watchPage(
  outDir: string,
  gamesDir: string | undefined,
  tell: (error: Error | undefined) => void,
): Promise<() => Promise<void>> {
  const { build } = await import("vite");
  const { build: how, ...rest } = await settings(outDir, "development", gamesOf(gamesDir));
  return asProduction(async () => {
    const watcher = await build({ ...rest, build: { ...how, emptyOutDir: true, watch: {}, minify: false } });
    if (!("close" in watcher)) throw new Error("the page is not watched");
    const first = Promise.withResolvers<void>();
    watcher.on("event", (event) => {
      if (event.code === "BUNDLE_END") void event.result.close();
      if (event.code !== "END" && event.code !== "ERROR") return;
      if (event.code === "END") writeFileSync(markOf(outDir), "development");
      tell(event.code === "ERROR" ? event.error : undefined);
      first.resolve();
    });
    await first.promise;
    return () => watcher.close();
  });
}

async function bundle(outDir: string, games: readonly GameFolder[]): Promise<void> {
  const { build } = await import("vite");
  const how = await settings(outDir, "production", games);
  await asProduction(() => build(how));
  const texts = filesIn(outDir).filter((file) => TEXT.test(file));
  await Promise.all(
    texts.map(async (file) => writeFileSync(`${file}.br`, await compress(readFileSync(file)))),
  );
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  try {
    const how = await buildPage(gamesDirOf(process.env));
    if (how === "built") console.log("The page is built.");
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const left =
      digestOfBuilt() === undefined ? "the server starts without it" : "the one built before is served";
    console.error(`The page could not be built; ${left}: ${why}`);
  }
}
