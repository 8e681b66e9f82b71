/** On which line of a set's text a card stands, or what is said of in it. */

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Counted from 1; undefined where the text does not name it. @param path as a problem says it, keys between dots */
export function lineOf(text: string, card: string, path: string): number | undefined {
  let at = 0;
  let end = text.length;
  if (card !== "") {
    at = text.search(new RegExp(`"id"\\s*:\\s*"${escaped(card)}"`));
    if (at < 0) return undefined;
    const next = text.slice(at + 1).search(/"id"\s*:/);
    if (next >= 0) end = at + 1 + next;
  }
  for (const key of path.split(".").filter((one) => one !== "" && !/^\d+$/.test(one))) {
    const found = text.indexOf(`"${key}"`, at);
    if (found < 0 || found >= end) break;
    at = found;
  }
  return at === 0 ? undefined : text.slice(0, at).split("\n").length;
}

/** The value of a text, or where it stops being JSON, as the browser says it. */
export function readJson(text: string): { readonly json: unknown } | { readonly broken: string } {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}
