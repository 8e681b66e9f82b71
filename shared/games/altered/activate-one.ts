/** One of several abilities with a symbol is activated: its player says which (A ). */
import { z } from "zod";
import {
  ask,
  cardOf,
  doStep,
  type Handle,
  type Next,
  namesFor,
  note,
  objAt,
  objectsOf,
  present,
  refsNamed,
  takeChoice,
  thingsNamed,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { yes } from "../card-schema.ts";
import { activationOf, symbolsText } from "./later-verbs.ts";
import { what } from "./sends.ts";
import { isSilent, type Sign, SYMBOLS, withSymbol } from "./symbols.ts";
import type { Match, Procedure, Verb } from "./typed.ts";

type Activating = { readonly symbol: Sign; readonly mine?: true };
type Locals = VerbLocals<Activating>;

/** Abilities that can be activated, each as its object's name with its number. */
function choices(m: Match, { scope, node }: Locals): string[] {
  return objectsOf(m, scope, node.what).flatMap((object) => {
    const { abilities } = cardOf(m, objAt(m, object));
    const loud = withSymbol(m, object, node.symbol).filter((at) => !isSilent(m, object, abilities[at]));
    return namesFor(m, scope.controller, [object]).flatMap((name) => loud.map((at) => `${name}/${at}`));
  });
}

function activate(m: Match, { scope, node }: Locals, choice: string): Next {
  const { self, controller } = scope;
  const [name, ability] = choice.split("/");
  const object: Handle = present(thingsNamed(m, controller, [name])[0]);
  const act = activationOf(m, object, Number(ability), { self, controller, mine: node.mine === true });
  verbDone(m, true);
  doStep(m, { why: "activate", by: controller }, [act]);
  return "done";
}

export const activateOneProcedure: Procedure<Locals> = {
  ask(m, frame): Next {
    const of = choices(m, frame.locals);
    if (of.length === 0) {
      verbDone(m, false);
      return "done";
    }
    // A R-8: a single one is no choice, and everybody can see that.
    if (of.length === 1) return activate(m, frame.locals, of[0]);
    const { controller: seat } = frame.locals.scope;
    ask(m, { seat, kind: "ability", domain: { kind: "one", of, code: "ILLEGAL_CHOICE" } });
    return "answer";
  },
  answer(m, frame): Next {
    const { controller: seat } = frame.locals.scope;
    const choice = takeChoice(m, frame, seat, "ability");
    const [thing] = choice.split("/");
    note(m, "targeted", { seat, things: [thing] }, { targets: refsNamed(m, seat, [thing]) });
    return activate(m, frame.locals, choice);
  },
};

export const activateOne: Verb<Activating> = {
  ...what,
  shape: (terms) => ({ what: terms.ref, symbol: z.enum(SYMBOLS), mine: yes }),
  plan: () => [],
  procedure: "activateOne",
  text: (node, say) =>
    `activate one of ${symbolsText(node, say)}${node.mine === true ? " as if it were mine" : ""}`,
};
