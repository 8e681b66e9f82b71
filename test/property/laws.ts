import { readdirSync } from "node:fs";
import type { Law } from "./law.ts";

const files = readdirSync(new URL("laws", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

/** Every law of every file in the folder, which nothing else lists. */
export const laws: readonly Law[] = (await Promise.all(files.toSorted().map(lawsOf))).flat();

async function lawsOf(file: string): Promise<readonly Law[]> {
  const { laws } = (await import(`./laws/${file}.ts`)) as { laws?: readonly Law[] };
  if (laws === undefined) throw new Error(`test/property/laws/${file}.ts exports no laws`);
  return laws;
}
