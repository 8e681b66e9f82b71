/** Where the page's sources and the built page are, and what they looked like when it was built. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const SOURCE = join(root, "server/web/page");
export const BUILT = join(root, "server/web/built");

/** Holds the digest of what was built, in the folder of the built page. */
const MARK = ".sources";

/** Everything that can change what the page is. */
const WATCHED = ["server/web/page", "shared/client", "shared/protocol", "shared/kernel", "shared/games"];

/** One digest of all sources the page is made of. @param games folders of games from outside the repository */
export function digestOfSources(games: readonly string[] = []): string {
  const digest = createHash("sha256");
  for (const file of ["package.json", "server/web/build.ts"]) digest.update(readFileSync(join(root, file)));
  for (const folder of WATCHED)
    for (const file of filesIn(join(root, folder)))
      digest.update(file.slice(root.length)).update(readFileSync(file));
  for (const folder of games)
    for (const file of filesIn(folder)) digest.update(file).update(readFileSync(file));
  return digest.digest("hex");
}

/** The digest the built page carries; undefined where there is none. */
export function digestOfBuilt(folder = BUILT): string | undefined {
  try {
    return readFileSync(join(folder, MARK), "utf8");
  } catch {
    return undefined;
  }
}

export const markOf = (folder: string): string => join(folder, MARK);

/** Every file under a folder, in an order that is the same everywhere. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
