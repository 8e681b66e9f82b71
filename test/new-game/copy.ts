/** Copies the files of a game to another place and under another name, so that they import what they did. */
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { root } from "../check/tree.ts";

/** The imports of a module that name a file: `from "./zones.ts"`, `import("./fr.ts")`. */
const NAMED = /(\bfrom |\bimport\()"(\.{1,2}\/[^"]+)"/g;

export interface Copy {
  /** Folders and files from the project's root, and where they go. */
  readonly places: Readonly<Record<string, string>>;
  /** Words of the source, each with what stands in its place. */
  readonly names: Readonly<Record<string, string>>;
}

/** Writes the copies. @returns their paths */
export function copy({ places, names }: Copy): string[] {
  const moves = Object.entries(places).map(([from, to]) => ({ from: join(root, from), to: resolve(to) }));
  return moves.flatMap(({ from, to }) =>
    filesIn(from).map((file) => {
      const path = join(to, relative(from, file));
      mkdirSync(dirname(path), { recursive: true });
      if (/\.(png|woff2)$/.test(file)) cpSync(file, path);
      else writeFileSync(path, renamed(pointed(readFileSync(file, "utf8"), file, path, moves), names));
      return path;
    }),
  );
}

function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

const renamed = (text: string, names: Copy["names"]): string =>
  Object.entries(names).reduce((all, [word, name]) => all.replaceAll(word, name), text);

type Move = { readonly from: string; readonly to: string };

/** The text with each import of a file leading to where that file is seen from its new place. */
const pointed = (text: string, file: string, path: string, moves: readonly Move[]): string =>
  text.replace(NAMED, (_, before: string, named: string) => {
    const target = resolve(dirname(file), named);
    const moved = moves.find(({ from }) => target.startsWith(from + sep));
    const there = moved === undefined ? target : join(moved.to, relative(moved.from, target));
    return `${before}"${specifierOf(there, path)}"`;
  });

/** As a path from the importer; ours, where that is outside the repository, by our name. */
function specifierOf(target: string, importer: string): string {
  if (isOurs(target) && !isOurs(importer)) return `riposte/${posix(relative(root, target))}`;
  const path = posix(relative(dirname(importer), target));
  return path.startsWith(".") ? path : `./${path}`;
}

const isOurs = (path: string): boolean => !relative(root, path).startsWith("..");

const posix = (path: string): string => path.split(sep).join("/");
