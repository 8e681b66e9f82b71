/** The files that the tests read of each game. One that is missing is told in a line: which, and what to write there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gamesDirOf } from "../../server/config.ts";
import { loadGames } from "../../server/outside-games.ts";
import { StartError } from "../../server/start.ts";

/** A game that lacks a file is no fault of code: its message says all, and there is no stack to read. */
class Missing extends Error {
  override readonly name = "Missing";

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** The games of `GAMES_DIR`, which the commands play as they play ours; their files are in `scenarios` of their folder. */
const outside = await loadGames(gamesDirOf(process.env)).catch(toldInALine);

/** What is wrong with a folder of games is told as the server tells it, without a stack. */
function toldInALine(error: unknown): never {
  throw error instanceof StartError ? new Missing(error.message) : error;
}

/** What stands in each file of `test/scenarios/<id>`, without which a game is not played. */
const NEEDED: Readonly<Record<string, string>> = {
  "game.ts":
    'export const game = plainGame({ … }), as test/scenarios/FORMAT.md tells ("A game in its own words")',
  "world.ts": "export const world: GameWorlds, from which laws, bots and `npm run cards` draw matches",
  "fixtures.json": "a set of the cards that scenarios alone play with, the filler of positions among them",
  "texts.txt": "`node test/sets/texts.ts` writes it",
  "prompts.txt": "`npx vitest run --config test/vitest.config.ts test/web/prompts -u` writes it",
};

/** What a game has beside them once it has words of its own; without them these are not looked at. */
const OWN: Readonly<Record<string, string>> = {
  "dialect.ts": "the words of its scenarios, of type Dialect",
  "wire.ts": "export const intent, what its clients may send, as zod schemas",
  "stage.ts": "export const stages, a position in which every effect is played",
  "said.ts": "export const tongue, how its texts are read",
  "page.ts": "export const page: GamePage, what the page's tests know of its keywords and requests",
  "perft.json": "three positions whose intents are counted; `npm run perft -- <id> --renew` counts them",
  "starter.test.ts": "tests that the starter set uses every word of the game",
  "idle.test.ts": "pairs of cards, one with words that can do nothing",
};

/** Files outside that folder. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "shared/sets/<id>/starter.json": "a starter set with two decks that share no card",
  "shared/games/<id>/set.schema.json": "`npm run schema` writes it",
  "docs/rules/<id>.md": "its rules, numbered, so that comments and scenarios can cite them",
};

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const outsideOf = (id: string) => outside.find((game) => game.id === id);

/** Where a game has this file, also as JavaScript, as a package has it; undefined for one of ours. */
function outsidePath(id: string, file: string): string | undefined {
  const found = outsideOf(id);
  if (found === undefined) return undefined;
  const path = join(found.folder, "scenarios", file);
  const built = path.replace(/\.ts$/, ".js");
  return !existsSync(path) && existsSync(built) ? built : path;
}

/** The folder of a game's card sets. */
export const setsFolder = (id: string): string => outsideOf(id)?.sets ?? at(`shared/sets/${id}`);

/** The schema that editors read of a game's cards. */
export const schemaPath = (id: string): string =>
  join(outsideOf(id)?.folder ?? at(`shared/games/${id}`), "set.schema.json");

/** Where a file of that folder is, as it is told: from the root for one of ours. */
const toldPath = (id: string, file: string): string =>
  outsidePath(id, file) ?? `test/scenarios/${id}/${file}`;

/** The path of a file that a game has beside its scenarios. */
export const partPath = (id: string, file: string): string =>
  outsidePath(id, file) ?? at(`test/scenarios/${id}/${file}`);

const has = (path: string): boolean => existsSync(at(path));

const line = (id: string, path: string, write: string): string => `${id}: ${path} is missing: ${write}`;

/** A line for each file that the game lacks. */
export function lacking(id: string, isPlain: boolean): string[] {
  const here = Object.entries({ ...NEEDED, ...(!isPlain && OWN) }).map(
    ([file, write]) => [`test/scenarios/${id}/${file}`, write] as const,
  );
  const there = Object.entries(ELSEWHERE).map(([path, write]) => [path.replace("<id>", id), write] as const);
  return [...here, ...there].flatMap(([path, write]) => (has(path) ? [] : [line(id, path, write)]));
}

/**
 * The module of a game's folder in `test/scenarios`.
 * @throws Missing with one line, where it is not there or exports nothing of that name
 */
export async function partOf<T>(id: string, file: string, name: string): Promise<T> {
  const path = neededPath(id, file);
  const loading =
    outsideOf(id) === undefined
      ? import(`../scenarios/${id}/${file.slice(0, -3)}.ts`)
      : import(pathToFileURL(path).href);
  const found = ((await loading) as Readonly<Record<string, T>>)[name];
  if (found === undefined)
    throw new Missing(`${id}: ${toldPath(id, file)} has no "${name}": ${NEEDED[file] ?? OWN[file]}`);
  return found;
}

/**
 * The path of a file of that folder.
 * @throws Missing with one line, where it is not there
 */
export function neededPath(id: string, file: string): string {
  if (!hasPart(id, file)) throw new Missing(line(id, toldPath(id, file), NEEDED[file] ?? OWN[file]));
  return partPath(id, file);
}

/** The same of a file that a game may do without. */
export const partOr = async <T>(id: string, file: string, name: string, otherwise: T): Promise<T> =>
  hasPart(id, file) ? partOf(id, file, name) : otherwise;

/** Whether the game has that file of its folder. */
export const hasPart = (id: string, file: string): boolean => existsSync(partPath(id, file));

/**
 * The path of a game's starter set, or of another of the house.
 * @throws Missing with one line, where it is not there
 */
export function starterPath(id: string, set = "starter"): string {
  const path = `shared/sets/${id}/${set}.json`;
  if (!has(path)) throw new Missing(line(id, path, ELSEWHERE["shared/sets/<id>/starter.json"]));
  return at(path);
}
