/**
 * Loads the games from outside the repository. They are code of the operator, trusted as our own, and every thread that
 * plays matches loads them.
 */
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { z } from "zod";
import type { Game } from "../shared/games/game.ts";
import { addGame, games } from "../shared/games/index.ts";
import { addPage } from "../shared/games/pages.ts";
import type { GamePage } from "../shared/games/plan.ts";
import { valueFaults } from "./game-faults.ts";
import { sourceFaults } from "./game-sources.ts";
import { fail, type GameFolder, gamesIn, lentTo } from "./games-dir.ts";

/**
 * Loads the games of a place into this thread, in which `games` then has them; none without a place.
 * @throws StartError those of `gamesIn`, `games/load`, `games/shape`, `games/taken`, `games/words`
 */
export async function loadGames(place: string | undefined): Promise<readonly GameFolder[]> {
  if (place === undefined) return [];
  const folders = gamesIn(place);
  lend(folders);
  for (const folder of folders) {
    const { game } = await exported<{ game: Game }>(folder.rules, gameModule(folder.id));
    const { page } = await exported<{ page: GamePage }>(folder.page, pageModule(folder.id));
    if (games.some((known) => known !== game && known.rules.id === folder.id))
      fail("games/taken", `${folder.rules}: another game is called "${folder.id}"`);
    judgeWords(game, page, folder);
    addGame(game);
    addPage(page);
  }
  return folders;
}

/** The game names nothing that it has not. Its code is read once: other threads load what the first has read. */
function judgeWords(game: Game, { plan }: GamePage, { folder }: GameFolder): void {
  const faults = [...valueFaults(game, plan), ...(isMainThread ? sourceFaults(game.rules, folder) : [])];
  if (faults.length === 0) return;
  const more = faults.length > MOST_FAULTS ? `; and ${faults.length - MOST_FAULTS} more` : "";
  fail("games/words", `${faults.slice(0, MOST_FAULTS).join("; ")}${more}`);
}

/** Of more the first are enough to begin with. */
const MOST_FAULTS = 5;

const named = (id: string) => z.literal(id, `wants "${id}", the name of its folder`);

const gameModule = (id: string) =>
  z.object({
    game: z.object({
      rules: z.object({ id: named(id), version: z.int(), zones: z.array(z.object({ id: z.string() })) }),
      weights: z.object({ zones: z.object({}), numbers: z.object({}), seat: z.object({}) }),
    }),
  });

const pageModule = (id: string) =>
  z.object({
    page: z.object({
      id: named(id),
      words: z.object({}),
      told: z.object({}),
      refused: z.object({}),
      languages: z.object({}),
    }),
  });

/** What a module of a game exports, if that is a game: its types say the rest. */
async function exported<T>(path: string, shape: z.ZodType): Promise<T> {
  const module = (await import(pathToFileURL(path).href).catch((error: unknown) =>
    fail("games/load", `${path} cannot be loaded: ${String(error).replace(/\n.*/s, "")}`),
  )) as T;
  const { error } = shape.safeParse(module);
  const [issue] = error?.issues ?? [];
  if (issue !== undefined) fail("games/shape", `${path}: ${issue.path.join(".")}: ${issue.message}`);
  return module;
}

/** Lends these games our kernel and our packages, so that there is one of each. */
function lend(folders: readonly GameFolder[]): void {
  registerHooks({
    resolve(specifier, context, next) {
      const importer = context.parentURL?.startsWith("file:") ? fileURLToPath(context.parentURL) : "";
      const lent = lentTo(folders, specifier, importer);
      if (lent === undefined) return next(specifier, context);
      if ("file" in lent) return next(pathToFileURL(lent.file).href, context);
      return next(specifier, { ...context, parentURL: import.meta.url });
    },
  });
}
