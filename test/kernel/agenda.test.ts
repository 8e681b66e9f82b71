import { expect, test } from "vitest";
import type { Match } from "../../shared/kernel/index.ts";
import { asked, at, cardsIn, holder, pass, play, put, settleChain, table } from "./table.ts";
import { tableOf } from "./toy-zones.ts";

const phasesToCome = (match: Match): unknown[] => match.state.agenda.map(({ phase }) => phase);

/** Passes until the phase or turn is another, and names it. */
function next(match: Match): string {
  const { phase, turn } = tableOf(match);
  while (tableOf(match).phase === phase && tableOf(match).turn === turn) pass(match, asked(match)[0]);
  return `${tableOf(match).turn} ${tableOf(match).phase}`;
}

test("the turn is an agenda of phases to come", () => {
  const match = table([[], []]);
  expect(phasesToCome(match)).toEqual(["end"]);
  expect(next(match), "nobody is asked in end and upkeep").toBe("2 main");
});

test("an inserted phase comes before all others", () => {
  const match = table([["again"], []]);
  play(match, 0, "again");
  settleChain(match);
  expect(phasesToCome(match)).toEqual(["main", "end"]);
  pass(match, 0, 1);
  expect(tableOf(match)).toMatchObject({ turn: 1, phase: "main" });
  expect(phasesToCome(match)).toEqual(["end"]);
});

test("a skipped phase does not happen: what lasts until it goes on (G R25.1)", () => {
  const match = table([["lull", "surge"], ["imp"]]);
  const imp = put(match, "imp", "field", 1);
  play(match, 0, "surge", { target: [at(match, imp).name] });
  settleChain(match);
  play(match, 0, "lull");
  settleChain(match);
  expect(next(match)).toBe("2 main");
  expect(match.state.modifiers).toHaveLength(1);
  next(match);
  expect(match.state.modifiers, "it ends where an end phase really happens").toEqual([]);
});

test("ending the phase drops everything down to it, and opens no window on the way (G R25.2)", () => {
  const match = table([["hush", "imp"], ["gift"]]);
  play(match, 0, "imp");
  play(match, 1, "gift");
  play(match, 0, "hush");
  pass(match, 1, 0);
  expect(match.state.entries).toEqual([]);
  expect(cardsIn(match, "pile", 0), "the card that did it, too, goes its way").toEqual(["hush", "imp"]);
  expect(tableOf(match), "the phase is over").toMatchObject({ turn: 2, phase: "main" });
  expect(holder(match)).toBe(1);
  expect(match.state.frames.map(({ program }) => program)).toEqual(["match", "phase", "@window"]);
});
