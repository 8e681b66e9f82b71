/** Writes a game from the skeleton, in the repository or outside. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { GAME_ID } from "../../shared/games/game.ts";
import { root } from "../check/tree.ts";
import { copy } from "./copy.ts";

/** Why no game is written, in a sentence. */
export class NewGameError extends Error {}

const SKELETON = "test/new-game/skeleton";

/** Where a game of the repository has its folders; what stands there under a name has that name. */
const PLACES = ["shared/games", "shared/sets", "test/scenarios"];

/** Names of which something else is called: the machine's test game, the skeleton, and files beside the games. */
const isReserved = (id: string): boolean =>
  ["toy", "skeleton"].includes(id) || existsSync(join(root, `shared/games/${id}.ts`));

/** @throws NewGameError where a game may not be called so */
function judge(id: string, taken: readonly string[]): void {
  if (!GAME_ID.test(id))
    throw new NewGameError(
      `"${id}" cannot be the name of a game: it takes 2 to 40 small letters, digits and single hyphens`,
    );
  if (isReserved(id)) throw new NewGameError(`"${id}" is reserved: something else here is called so`);
  const there = taken.find((place) => existsSync(place));
  if (there !== undefined) throw new NewGameError(`"${id}" is taken: ${there} is there`);
}

const wordsOf = (id: string): string[] => id.split("-").map((word) => word[0].toUpperCase() + word.slice(1));

/** The letters by which comments cite a game's rules: its initials, which no other game may have. */
function letterOf(id: string): string {
  const taken = readdirSync(join(root, "test/scenarios"), { withFileTypes: true }).flatMap((entry) => {
    const path = join(root, "test/scenarios", entry.name, "game.ts");
    return entry.isDirectory() && existsSync(path) ? readFileSync(path, "utf8") : [];
  });
  const initials = wordsOf(id).map(([first]) => first);
  const tries = [initials.join(""), id.slice(0, 2).toUpperCase(), id.replaceAll("-", "").toUpperCase()];
  const isFree = (letter: string) => !taken.some((text) => text.includes(`letter: "${letter}"`));
  return tries.find((one) => one.length > 1 && isFree(one)) ?? tries[2];
}

/** The skeleton's words, each with the game's own; longer ones first. */
const namesOf = (id: string): Readonly<Record<string, string>> => ({
  '"Skeleton"': `"${wordsOf(id).join(" ")}"`,
  "# Skeleton": `# ${wordsOf(id).join(" ")}`,
  SKELETON_: `${id.replaceAll("-", "_").toUpperCase()}_`,
  SKELETON: letterOf(id),
  Skeleton: wordsOf(id).join(""),
  skeleton: id,
});

/** Writes a game of the repository and registers it. @returns its files */
export function writeInside(id: string): string[] {
  judge(
    id,
    PLACES.map((place) => join(root, place, id)),
  );
  const written = copy({
    places: {
      [`${SKELETON}/game`]: join(root, "shared/games", id),
      [`${SKELETON}/sets`]: join(root, "shared/sets", id),
      [`${SKELETON}/scenarios`]: join(root, "test/scenarios", id),
      [`${SKELETON}/rules.md`]: join(root, `docs/rules/${id}.md`),
    },
    names: namesOf(id),
  });
  register(id);
  return written;
}

/** Adds the game to the three lists: of rules, of pages, of refusals. */
function register(id: string): void {
  const [first, ...rest] = wordsOf(id);
  const name = first.toLowerCase() + rest.join("");
  const refusals = `${id.replaceAll("-", "_").toUpperCase()}_REFUSALS`;
  edit("shared/games/index.ts", `import { game as ${name} } from "./${id}/index.ts";`, [
    /(const all: Game\[\] = \[)([^\]]*)/,
    `$1$2, ${name}`,
  ]);
  edit("shared/games/pages.ts", `import { page as ${name} } from "./${id}/page/index.ts";`, [
    /(const all: GamePage\[\] = \[)([^\]]*)/,
    `$1$2, ${name}`,
  ]);
  edit("shared/games/refusals.ts", `import { ${refusals} } from "./${id}/refusals.ts";`, [
    /\n\} as const/,
    `\n  ...${refusals},\n} as const`,
  ]);
}

/** The import is put behind the others; the format puts it in its place. */
function edit(file: string, line: string, [from, to]: readonly [RegExp, string]): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  if (!from.test(text)) throw new NewGameError(`${file} has no list to which a game could be added`);
  writeFileSync(path, text.replace(from, to).replace(/^(import [\s\S]*?\n)\n/m, `$1${line}\n\n`));
}

/** Writes a game outside, with what an editor needs to check its types. @returns its files */
export function writeOutside(id: string, dir: string): string[] {
  const folder = join(resolve(dir), id);
  if (`${folder}${sep}`.startsWith(root))
    throw new NewGameError(`${folder} is in the repository: leave out --dir for a game of it`);
  judge(id, [join(root, "shared/games", id), folder]);
  const written = copy({
    places: {
      [`${SKELETON}/game`]: folder,
      [`${SKELETON}/sets`]: join(folder, "sets"),
      [`${SKELETON}/scenarios`]: join(folder, "scenarios"),
      [`${SKELETON}/rules.md`]: join(folder, "rules.md"),
    },
    names: namesOf(id),
  });
  const beside = {
    "package.json": { private: true, type: "module" },
    "tsconfig.json": configIn(resolve(dir)),
  };
  for (const [name, content] of Object.entries(beside)) {
    const file = join(resolve(dir), name);
    if (existsSync(file)) continue;
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    written.push(file);
  }
  return written;
}

/** Types as the repository checks them; what the server lends a game, an editor finds here. */
function configIn(dir: string): object {
  const ours = relative(dir, root).split(sep).join("/");
  return {
    extends: `${ours}/tsconfig.json`,
    compilerOptions: {
      paths: { "riposte/*": [`${ours}/*`], zod: [`${ours}/node_modules/zod/index.d.ts`] },
      typeRoots: [`${ours}/node_modules/@types`],
    },
    include: ["**/*.ts"],
  };
}
