/** Each reason that a suggestion can have is found in play, and is a sentence in every language. */
import { expect, test } from "vitest";
import { suggested } from "../../server/bots/reasons.ts";
import { suggestionText } from "../../server/web/page/match/suggestion.ts";
import { words as english } from "../../server/web/page/words/en/index.ts";
import { LANGUAGES } from "../../server/web/page/words/index.ts";
import type { Words } from "../../server/web/page/words/translation.ts";
import { createMatch, determinize, type Match, requests, sample, submit } from "../../shared/kernel/index.ts";
import { present, type Reason } from "../../shared/protocol/index.ts";
import { houseWorlds, type World } from "../bench/worlds.ts";
import { dice } from "../property/dice.ts";
import { scene } from "../web/scene.ts";

const KINDS = ["end", "number less", "number more", "seat less", "seat more", "zone less", "zone more"];

/** Decisions of a match that are looked at: whatever is said by then is said often. */
const DECISIONS = 60;

/** Matches of each game that are played at most. */
const SEEDS = 8;

interface Found {
  readonly reason: Reason;
  readonly match: Match;
  readonly seat: number;
  readonly intent: ReturnType<typeof sample>;
}

const kindOf = (reason: Reason): string =>
  reason.kind === "end" ? "end" : `${reason.kind} ${reason.more ? "more" : "less"}`;

/** The suggestions of a match in which the first seat does as it is told, and the others do anything. */
function* suggestionsOf({ setup, catalog }: World, seed: number): Generator<Found> {
  const { match } = createMatch(setup(seed), catalog);
  const random = dice(seed);
  for (let n = 0; n < DECISIONS && match.state.over === null; n++) {
    const [asked] = requests(match);
    if (asked === undefined) {
      submit(match, "host", { action: "continue" });
      continue;
    }
    const { seat } = asked;
    const imagine = () => determinize(match, seat, `${random(2 ** 32)}`);
    const found = seat === 0 ? suggested({ seat, random, imagine, hasTime: () => false }) : undefined;
    if (found?.reason) yield { match, seat, intent: found.intent, reason: found.reason };
    submit(match, seat, found?.intent ?? sample(match, seat, random) ?? {});
  }
}

function textOf({ match, seat, intent, reason }: Found): string {
  return suggestionText(
    scene(match, seat),
    { ok: true, request: 0, intent: intent ?? {}, reason },
    () => "…",
  );
}

/** The key of its sentence. */
const keyOf = (kind: string): string => `suggest.${kind.replace(" ", ".")}`;

test("each reason of a suggestion is found in play, and said", () => {
  const said = new Map<string, string>();
  const games = houseWorlds.flatMap((world) => Array.from({ length: SEEDS }, (_, seed) => ({ world, seed })));
  for (const { world, seed } of games.toSorted((a, b) => a.seed - b.seed)) {
    if (said.size === KINDS.length) break;
    for (const found of suggestionsOf(world, seed)) {
      const kind = kindOf(found.reason);
      if (!said.has(kind)) said.set(kind, textOf(found));
    }
  }
  expect([...said.keys()].toSorted()).toEqual(KINDS);
  for (const [kind, text] of said) {
    const [, ending = ""] = present((english as Words)[keyOf(kind)], keyOf(kind)).split("{name}");
    expect(text).toMatch(/^You could: .+\. .+\.$/s);
    expect(text).toContain(ending.replace(/\{.*/s, ""));
  }
});

test.each(Object.entries(LANGUAGES))("%s has a sentence of its own for each", async (_, { load }) => {
  const { words } = await load();
  const sentences = KINDS.map((kind) => words[keyOf(kind)]);
  expect(sentences).not.toContain(undefined);
  expect(new Set(sentences).size).toBe(KINDS.length);
});
