/** What chance decides: a card picked, a die rolled (A ). */
import {
  ask,
  below,
  doStep,
  type Handle,
  MATCH_STREAM,
  type Next,
  note,
  setLocals,
  takeChoice,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import type { Named } from "./asking.ts";
import { ofHero } from "./card.ts";
import type { Match, Procedure } from "./typed.ts";

/** One of them by chance. */
export const pickOne = (m: Match, list: readonly Handle[]): Handle =>
  list[below(m, MATCH_STREAM, list.length)];

/** The most dice rolled at a time. */
const DICE = 6;

/** Public, drawn by the server. A player who rolls more dice, or may add to one, sees them all and says which counts. */
export const rollProcedure: Procedure<VerbLocals<Named>, { readonly result?: number }> = {
  roll(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const count = Math.min(DICE, 1 + ofHero(m, seat, "moreDice"));
    const dice = Array.from({ length: count }, () => 1 + below(m, MATCH_STREAM, 6));
    const plus = ofHero(m, seat, "diePlus");
    if (dice.length > 1 || plus > 0) for (const result of dice) note(m, "rolled", { seat, result });
    const of = [...new Set(dice.flatMap((die) => [die, die + plus]))].sort();
    if (of.length === 1) {
      setLocals(m, frame, { result: of[0] });
      return "tell";
    }
    ask(m, { seat, kind: "die", domain: { kind: "one", of, code: "ILLEGAL_CHOICE" } });
    return "answer";
  },
  answer(m, frame): Next {
    setLocals(m, frame, { result: takeChoice(m, frame, frame.locals.scope.controller, "die") });
    return "tell";
  },
  tell(m, frame): Next {
    const { node, scope, result = 0 } = frame.locals;
    verbDone(m, true, { [node.as]: result });
    doStep(m, { why: "roll", by: scope.controller }, [
      { act: "roll", seat: scope.controller, amount: result },
    ]);
    return "done";
  },
};
