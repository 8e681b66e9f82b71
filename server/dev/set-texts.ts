/** The files of a game's sets as they are on the disk, faulty ones too: what their author reads and mends. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { RequestHandler } from "express";
import type { SetTexts } from "../../shared/protocol/index.ts";
import { setFiles } from "../match/hosts/catalog.ts";

export const setTexts =
  (paths: readonly string[]): RequestHandler<{ ruleset: string }> =>
  async ({ params: { ruleset } }, response) => {
    const files = await setFiles(paths);
    const read = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(file, "utf8").catch(() => "") })),
    );
    const sets = read
      .filter(({ text }) => isOf(ruleset, text))
      .map(({ file, text }) => ({ name: basename(file), text }));
    response.set("cache-control", "no-store").json({ sets } satisfies SetTexts);
  };

const RULESET = /"ruleset"\s*:\s*"([a-z0-9-]+)"/;

/** A file that cannot be read as JSON says at least which game it is of. */
const isOf = (ruleset: string, text: string): boolean => RULESET.exec(text)?.[1] === ruleset;
