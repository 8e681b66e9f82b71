/** The documents of the project, and the files that they name. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { lineAt, root, type Source } from "../check/tree.ts";

const folders = ["docs", "docs/rules", "docs/cookbook"];

/** README, CONTRIBUTING and all of docs/. */
export function documents(): Source[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${folder}/${file}`),
  );
  return ["README.md", "CONTRIBUTING.md", ...inFolders].map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }));
}

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const NAMED = /`((?:shared|server|test|docs|\.ci)\/[^`\s]*|[A-Z]+\.md|docker-compose\.yml|Dockerfile)`/g;

/** What the build makes is in no clone. */
const MADE = new Set(["server/web/built"]);

/** `server/busy` is a code that the server refuses with: a file has an ending, a folder stands deeper or is there. */
const isCode = (path: string) => /^[a-z]+\/[a-z-]+$/.test(path);

/** What a document names and is not there: links go from its own folder, paths in code marks from the root. */
export function absentIn({ path, text }: Source): string[] {
  const links = [...text.matchAll(LINK)]
    .filter(([, to]) => !/^[a-z]+:/.test(to))
    .map(({ 1: to, index }) => ({ to: posix.join(posix.dirname(path), to), index }));
  const named = [...text.matchAll(NAMED)].map(({ 1: to, index }) => ({ to, index }));
  return [...links, ...named.filter(({ to }) => !isCode(to) && !MADE.has(to))]
    .filter(({ to }) => !isThere(to))
    .map(({ to, index }) => `${path}:${lineAt(text, index)} names ${to}`);
}

/** `<id>` and `*` stand for any name: one file that fits is enough. */
function isThere(path: string): boolean {
  const pattern = path.replaceAll(/<[a-z]+>/g, "*");
  return pattern.includes("*")
    ? globSync(pattern, { cwd: root }).length > 0
    : existsSync(join(root, pattern));
}
