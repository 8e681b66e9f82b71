/** What the page keeps, searched for what it may not know. Runs in the browser. */

/**
 * Ids among these that anything the page's components hold speaks of: the match, the view, what is drawn. The
 * catalogue of the game's cards, which is everybody's, is passed over.
 */
export function idsInMemory(ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const isCatalogue = (value: object): boolean =>
    ("face" in value && "text" in value) ||
    (value instanceof Map && [...value.values()].some((one) => one instanceof Object && "face" in one));
  const root = document.getElementById("root") as unknown as Record<string, unknown>;
  const open: unknown[] = Object.keys(root)
    .filter((key) => key.startsWith("__reactContainer"))
    .map((key) => root[key]);
  for (let at = 0; at < open.length; at++) {
    const value = open[at];
    if (typeof value === "string" && wanted.has(value)) found.add(value);
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    if (value instanceof Node || value instanceof Window || isCatalogue(value)) continue;
    if (value instanceof Map) open.push(...value.keys(), ...value.values());
    else if (value instanceof Set) open.push(...value);
    else
      for (const key of Object.getOwnPropertyNames(value)) open.push((value as Record<string, unknown>)[key]);
  }
  // A search that reaches nothing finds nothing.
  if (seen.size < 1000) throw new Error(`only ${seen.size} objects were reached`);
  return [...found];
}

/** Card names in the player's own hand, as they stand on the page. */
export const namesInHand = (): string[] =>
  [...document.querySelectorAll(".hand .card .name")].map((name) => name.textContent ?? "");
