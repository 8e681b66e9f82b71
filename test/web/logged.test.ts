import { expect, test } from "vitest";
import { PHRASES } from "../../shared/client/index.ts";
import { readSources } from "../check/tree.ts";
import { checkQuickly } from "../property/law.ts";
import { loggedLaw } from "./logged.law.ts";
import { isEverUnsaid } from "./unsaid.ts";

checkQuickly(loggedLaw);

test("every note that code writes has a phrase, or goes without saying for a reason", () => {
  const text = readSources("shared/kernel", "shared/games")
    .map((source) => source.text)
    .join("\n");
  const notes = [...text.matchAll(/\b(?:note|tell)\(\s*(?:m,\s*)?"(\w+)"/g)].map(([, note]) => note);
  const phrases = Object.keys(PHRASES).map((key) => key.split(".").slice(0, 2).join("."));
  const mute = [...new Set(notes)].filter((one) => !phrases.includes(`note.${one}`) && !isEverUnsaid(one));
  expect(new Set(notes).size).toBeGreaterThan(40);
  expect(mute, mute.join(" ")).toEqual([]);
});
