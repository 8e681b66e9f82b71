/**
 * Where games from outside the repository are: `GAMES_DIR` holds a folder for each, laid out as one of `shared/games`,
 * with its card sets in `sets`.
 */
import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { GAME_ID } from "../shared/games/game.ts";
import { StartError } from "./start.ts";

/** One game's files. */
export interface GameFolder {
  readonly id: string;
  readonly folder: string;
  /** The modules of its rules and of what the page shows of it. */
  readonly rules: string;
  readonly page: string;
  /** The folder of its card sets; it need not exist. */
  readonly sets: string;
}

const ROOT = new URL("..", import.meta.url);

/** What a game writes before the path of a file of ours: `riposte/shared/kernel/game.ts`; its scenarios name tests. */
const OURS = /^riposte\/(?=(shared|test)\/)/;

/** Packages of which a game uses the ones that the server has: schemas are made by one zod. */
const THEIRS = /^(zod|@noble\/[a-z]+)(\/|$)/;

/**
 * What a game outside names that is the server's: a file of it, or a package that is looked for as the server does.
 * @param importer the path of the module that names it
 */
export function lentTo(
  games: readonly GameFolder[],
  specifier: string,
  importer: string,
): { readonly file: string } | { readonly name: string } | undefined {
  if (!games.some(({ folder }) => importer.startsWith(folder + sep))) return undefined;
  if (OURS.test(specifier)) return { file: fileURLToPath(new URL(specifier.replace(OURS, ""), ROOT)) };
  return THEIRS.test(specifier) ? { name: specifier } : undefined;
}

export const fail = (code: string, why: string): never => {
  throw new StartError(why, code);
};

/**
 * The games of a folder, or of a package that is installed, by their names.
 * @throws StartError `games/missing`, `games/none`, `games/name`, `games/files`
 */
export function gamesIn(place: string): readonly GameFolder[] {
  const folder = folderOf(place);
  const found = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^[._]|^node_modules$/.test(name))
    .filter((entry) => statSync(join(folder, entry.name)).isDirectory())
    .map(({ name }) => gameIn(join(folder, name)))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return found.length > 0 ? found : fail("games/none", `GAMES_DIR ${folder} has no folder of a game`);
}

/** @param place a folder, from the working directory, or else the name of a package that is installed there */
function folderOf(place: string): string {
  const folder = resolve(place);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  const manifest = /^(@[\w.-]+\/)?\w[\w.-]*$/.test(place) ? packageAt(place) : undefined;
  if (manifest !== undefined) return dirname(manifest);
  return fail("games/missing", `GAMES_DIR ${place} is neither a folder nor a package that is installed`);
}

function packageAt(name: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(resolve("package.json")));
  } catch {
    return undefined;
  }
}

function gameIn(path: string): GameFolder {
  const id = basename(path);
  // A link's name is the game's; its modules are known by where they are.
  const folder = realpathSync(path);
  if (!GAME_ID.test(id)) fail("games/name", `${folder}: the name of a game is small letters and hyphens`);
  return {
    id,
    folder,
    rules: moduleIn(folder),
    page: moduleIn(join(folder, "page")),
    sets: join(folder, "sets"),
  };
}

/** TypeScript as it is, or JavaScript, as a package has it: Node reads no types in `node_modules`. */
function moduleIn(folder: string): string {
  const paths = ["index.ts", "index.js"].map((name) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? fail("games/files", `${paths[0]} is missing`);
}
