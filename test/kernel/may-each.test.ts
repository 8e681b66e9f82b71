/** "Each player may": everybody is asked in turn, and what follows happens where somebody was willing (A ). */
import { expect, test } from "vitest";
import { type Data, type Json, loadSet } from "../../shared/kernel/index.ts";
import { asked, cardsIn, pass, play, say, table } from "./table.ts";
import { toy } from "./toy.ts";
import { toySet } from "./toy-set.ts";

const vote: Json = {
  ...{ id: "vote", name: "vote", kind: "spell", cost: 0 },
  effect: [{ do: "may", who: "each", as: "eager", then: [{ do: "draw" }] }],
};
const loaded = loadSet({ ...toySet, cards: [...((toySet as Data).cards as Json[]), vote] }, [toy]);
if ("problems" in loaded) throw new Error(JSON.stringify(loaded.problems));
const { set } = loaded;

test.each([
  [[false, false], 0],
  [[true, false], 1],
  [[false, true], 1],
  [[true, true], 1],
])("said %j, so many cards are drawn: %i", (said, drawn) => {
  const match = table([["vote"], []], {}, toy, set);
  play(match, 0, "vote");
  pass(match, 1, 0);
  for (const [seat, choice] of said.entries()) {
    expect(asked(match)).toEqual([seat]);
    say(match, seat, { action: "may", choice });
  }
  expect(cardsIn(match, "hand", 0)).toHaveLength(drawn);
  expect(match.state.entries).toEqual([]);
});
