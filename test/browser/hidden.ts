/** What a page may not know: which cards those are, and whether it keeps them or was sent them. */
import { expect } from "vitest";
import { Riposte } from "../../shared/client/index.ts";
import type { Guest } from "./pages.ts";

/**
 * Looks for the cards in the hand of one in the pages of others, where nobody told of them; `other` is at the
 * same match. Takes the seat of `other` from his page, which must be loaded again after it. Resolves to how many
 * cards were looked for.
 */
export async function expectHidden(
  owner: Guest,
  other: Guest,
  watchers: readonly Guest[],
  where: { readonly url: string; readonly match: string },
): Promise<number> {
  const pages = [other, ...watchers];
  const riposte = new Riposte(where.url);
  const { ruleset } = await riposte.match(where.match);
  const cards = await riposte.cards(ruleset, "starter");
  const idsInHand = async ({ page }: Guest) => {
    const names = await page.evaluate(namesInHand);
    return cards.flatMap(({ id, name }) => (names.includes(name) ? [id] : []));
  };
  // Hands first, and what was told last: the match may go on by itself in between.
  const [shown, inHand] = [await idsInHand(other), await idsInHand(owner)];
  const received = pages.map((one) => one.received.join("\n"));
  const all = cards.map(({ id }) => id);
  const kept = await Promise.all(pages.map(({ page }) => page.evaluate(idsInMemory, all)));
  // What a page does show is found in both: the search sees what there is.
  for (const id of shown) {
    expect(received[0]).toContain(id);
    expect(kept[0]).toContain(id);
  }
  const told = await toldTo(riposte, other, where.match);
  const secrets = inHand.filter((id) => !told.includes(`"${id}"`));
  for (const id of secrets)
    for (const at of pages.keys()) {
      expect(received[at]).not.toContain(id);
      expect(kept[at]).not.toContain(id);
    }
  return secrets.length;
}

/** Everything the server tells a player of a match, from its first event on. */
async function toldTo(riposte: Riposte, guest: Guest, match: string): Promise<string> {
  riposte.resume(guest.session);
  const seat = await riposte.join(match, 0);
  const told: unknown[] = [seat.table.view, seat.seat];
  seat.onEvents((events) => told.push(events))();
  await seat.leave();
  return JSON.stringify(told);
}

/**
 * Ids among these that anything the page's components hold speaks of: the match, the view, what is drawn. The
 * catalogue of the game's cards and the drawings by their words are everybody's, and passed over. Runs in the browser.
 */
function idsInMemory(ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const isFace = (one: unknown): boolean => one instanceof Object && "face" in one;
  const isDrawing = (one: unknown): boolean => typeof one === "string" && /^M\d/.test(one);
  const isCatalogue = (value: object): boolean =>
    ("face" in value && "text" in value) ||
    (value instanceof Map && [...value.values()].some((one) => isFace(one) || isDrawing(one)));
  // React keeps its tree under a key of the element that no type knows.
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

/** Card names in the player's own hand, as they stand on the page. Runs in the browser. */
const namesInHand = (): string[] =>
  [...document.querySelectorAll(".hand .card .name")].map((name) => name.textContent ?? "");
