import { expect, test } from "vitest";
import { PHRASES } from "../../shared/client/index.ts";
import { PAGES } from "../../shared/games/pages.ts";
import { readSources } from "../check/tree.ts";
import { isEverUnsaid } from "./unsaid.ts";

/** Notes that code below this folder writes. */
function notesIn(folder: string): ReadonlySet<string> {
  const text = readSources(folder)
    .map((source) => source.text)
    .join("\n");
  return new Set([...text.matchAll(/\b(?:note|tell)\(\s*(?:m,\s*)?"(\w+)"/g)].map(([, note]) => note));
}

test("every note that code writes has a phrase, or goes without saying for a reason", () => {
  const notes = PAGES.map(({ id, told }) => {
    const notes = notesIn(`shared/games/${id}`);
    const phrases = Object.keys({ ...PHRASES, ...told }).map((key) => key.split(".").slice(0, 2).join("."));
    const mute = [...notes, ...notesIn("shared/kernel")].filter(
      (one) => !phrases.includes(`note.${one}`) && !isEverUnsaid(id, one),
    );
    const missing = mute.map(
      (one) =>
        `${id}: the note "${one}" has no phrase "note.${one}" in page/en.ts, and page.ts of its tests does not leave it unsaid`,
    );
    expect(missing).toEqual([]);
    return notes;
  });
  expect(new Set(notes.flatMap((one) => [...one])).size).toBeGreaterThan(40);
});
