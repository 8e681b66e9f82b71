/** What a player may mean who points at a thing of his own (UCG 23), by why he cannot do it. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ucg } from "../../../shared/games/ucg/index.ts";
import type { UcgWords } from "../../../shared/games/ucg/typed.ts";
import { type Match, type Seat, whyNot } from "../../../shared/kernel/index.ts";
import { handleAt } from "../../../shared/kernel/model/state.ts";
import { inWords } from "../../words.ts";
import { parseScenario } from "../format.ts";
import { catalogFor } from "../sets.ts";
import { game } from "./game.ts";

const here = fileURLToPath(new URL("./here.yaml", import.meta.url));

/** A position as a scenario writes it, before anybody has moved. */
function position(given: string): Match {
  const play = "[{ A: advancePhase }]";
  const one = `{ name: one, given: ${given}, play: ${play}, asked: { A: turn } }`;
  const text = `{ rule: UCG 23, ruleset: ucg, sets: [seed-examples, ucg-fixtures], cases: [${one}] }`;
  const scenario = parseScenario(text, here, game.dialect);
  const { catalog, sets } = catalogFor(scenario.sets, ucg, here);
  return game.arrange(scenario.cases[0].given, sets, catalog);
}

/** Why a seat cannot use its card of this id. */
function why(match: Match, card: string, seat: Seat = 0): string | undefined {
  const obj = match.state.objects.find((one) => one !== null && match.pool.cards[one.card]?.id === card);
  return whyNot(match, seat, obj?.name ?? "")?.code;
}

test("a Resource in hand is played, if none was this turn", () => {
  expect(why(position("{ A: { hand: [standard-resource] } }"), "standard-resource")).toBeUndefined();
  const late = position("{ phase: conflict, A: { hand: [standard-resource] } }");
  expect(why(late, "standard-resource")).toBe("BAD_TIMING");
});

test("a card that lies face down is a Hidden to use", () => {
  const match = position("{ A: { effect: [{ card: arclight, down: true }] } }");
  expect(why(match, "arclight")).toBe("CONTACT_NOT_MET");
});

test("a character of one's own attacks; what is no character has its abilities alone", () => {
  const match = position("{ A: { active: [dave], effect: [gift-omen] } }");
  expect(why(match, "dave")).toBe("BAD_TIMING");
  expect(why(match, "gift-omen")).toBe("BIDE_NOT_MET");
});

test("a Hidden in hand is set or used, whatever else is played as its type is, or for its Support", () => {
  const modes = (card: string): unknown[] => {
    const match = position(`{ A: { hand: [${card}] } }`);
    const slot = match.state.objects.findIndex((one) => match.pool.cards[one.card]?.id === card);
    return ucg
      .meant(inWords(match), 0, handleAt(match.state, slot))
      .map(({ action, mode }) => `${action} ${mode}`);
  };
  expect(modes("arclight")).toEqual([
    ...["ignite setHidden", "sequence setHidden", "ignite useHidden", "sequence useHidden"],
  ]);
  expect(modes("ignorance")).toEqual(["ignite play", "sequence play"]);
});

test("only a Hidden may lie face down, and any card face up (UCG 12.1)", () => {
  const match = position("{ A: { effect: [{ card: arclight, down: true }] }, B: { active: [dave] } }");
  const { cards } = inWords<UcgWords>(match).pool;
  const [arclight, dave] = ["arclight", "dave"].map((id) => cards.find((card) => card.id === id)!);
  const down = match.state.objects.find((one) => one.down)!;
  const up = match.state.objects.find((one) => cards[one.card] === dave)!;
  expect([arclight, dave].map((card) => ucg.mayBe?.(inWords(match), down, card))).toEqual([true, false]);
  expect([arclight, dave].map((card) => ucg.mayBe?.(inWords(match), up, card))).toEqual([true, true]);
});
