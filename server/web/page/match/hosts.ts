/** The things that hang on others: gathered once for each picture, since every thing on the table asks. */
import type { PublicView } from "../../../../shared/kernel/index.ts";

const gathered = new WeakMap<PublicView["things"], ReadonlyMap<string, readonly string[]>>();

/** Names of the things that hang on this one. */
export function hangingOn({ things }: PublicView, host: string): readonly string[] {
  let known = gathered.get(things);
  if (known === undefined) {
    known = gather(things);
    gathered.set(things, known);
  }
  return known.get(host) ?? [];
}

function gather(things: PublicView["things"]): ReadonlyMap<string, readonly string[]> {
  const hung = Object.entries(things).filter(([, { host }]) => host !== undefined);
  const byHost = Map.groupBy(hung, ([, { host }]) => host as string);
  return new Map([...byHost].map(([host, list]) => [host, list.map(([name]) => name)]));
}
