/** "Did you mean": a word that is near, and never the very word that was refused. */
import { expect, test } from "vitest";
import { rulesets } from "../../shared/games/index.ts";
import type { Json } from "../../shared/kernel/index.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";
import { nodesOf, problemsOf, readJson, setFiles } from "./sets.ts";

const SUGGESTED = /did you mean "(.+?)"\?/;

/** A card with a word put where it does not belong: as a key of each of its objects, and as what they do or are. */
function* misplaced(card: Json, word: string): Generator<Json> {
  for (const at of nodesOf(card).keys()) {
    for (const change of [{ [word]: 1 }, { do: word }, { kind: word }, { type: word }]) {
      const copy = structuredClone(card);
      Object.assign(nodesOf(copy)[at], change);
      yield copy;
    }
  }
}

const starters = setFiles.filter((file) => file.endsWith("/starter.json"));

test.each(starters)("%s: no suggestion is the refused word", (file) => {
  const { ruleset, cards } = readJson(file) as { ruleset: string; cards: Json[] };
  const card = cards.reduce((most, one) => (nodesOf(one).length > nodesOf(most).length ? one : most));
  const words = ["effect", "targets", "kind", "cost", "damage", "object", "type", "do", "drwa", "knid"];
  let seen = 0;
  for (const word of words) {
    for (const one of misplaced(card, word)) {
      for (const { message } of problemsOf({ id: "a-set", ruleset, name: "A set", cards: [one] })) {
        seen++;
        expect(SUGGESTED.exec(message)?.[1], message).not.toBe(word);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test.each(rulesets)("$id: no verb is suggested for itself", ({ verbs }) => {
  const known = Object.keys(verbs);
  for (const verb of known) expect(nearest(verb, known)).not.toBe(verb);
});
