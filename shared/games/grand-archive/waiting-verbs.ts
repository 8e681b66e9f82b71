/** Verbs whose rest comes later: suppress, delay, "when you do" (G R17.8, G 23 Suppress). */
import { z } from "zod";
import { NONE, objectsOf, type Scope, type Seat } from "../../kernel/game.ts";
import { what } from "../verbs.ts";
import { cardOfScope } from "./gifts.ts";
import { leaveAct } from "./moves.ts";
import { phaseWord } from "./player-verbs.ts";
import { type Later, type Phase, ROUND } from "./table.ts";
import type { AnyVerb, Match, Verb } from "./typed.ts";

const waits = (m: Match, scope: Scope, phase: Later["phase"], whose: Seat, ability: number): Later => ({
  phase,
  whose,
  controller: scope.controller,
  source: scope.self,
  card: cardOfScope(m, scope),
  ability,
});

/** G 23 Suppress: it returns at the beginning of the next end phase; that ability stands behind the card's own. */
const suppress: Verb = {
  takes: { what: ["object"] },
  shape: what,
  plan(m, scope, node) {
    const { abilities } = m.pool.cards[cardOfScope(m, scope)];
    const after = waits(
      m,
      scope,
      "end",
      NONE,
      abilities.findIndex((one) => one.node.restores === true),
    );
    return objectsOf(m, scope, node.what).map((object) =>
      leaveAct(m, object, "banishment", "suppressed", { after }),
    );
  },
  text: (node, say) => `suppress ${say.ref(node.what)}`,
};

/** Stands in a sentence for the effect of a delayed ability of the same card. */
export const DELAYED = /\{ability (\d+)\}/g;
const delayed = ({ ability }: Pick<Later, "ability">): string => `{ability ${ability}}`;

const delay: Verb<{ phase: Phase; ability: number }> = {
  shape: (terms) => ({
    phase: z.enum(ROUND),
    whose: z.enum(["you", "any"]).exactOptional(),
    ability: z.int().min(0).max(7),
    what: terms.ref.exactOptional(),
  }),
  plan(m, scope, node) {
    const whose = node.whose === "you" ? scope.controller : NONE;
    const objects = node.what === undefined ? [NONE] : objectsOf(m, scope, node.what);
    return objects.map((object) => ({
      act: "delay",
      what: {
        ...waits(m, scope, node.phase, whose, node.ability),
        event: { act: "delayed", object },
      },
    }));
  },
  text: (node) =>
    `at the beginning of ${node.whose === "you" ? "your" : "the"} next ${phaseWord(node.phase)}, ${delayed(node)}`,
};

/** "When you do": a trigger of its own, placed once this resolution is over (G R17). */
const reflex: Verb<{ ability: number }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({ ability: z.int().min(0).max(7), what: terms.ref.exactOptional() }),
  plan: (m, scope, node) => {
    const objects = node.what === undefined ? [NONE] : objectsOf(m, scope, node.what);
    return objects.map((object) => ({
      act: "reflex",
      what: { ...waits(m, scope, "", NONE, node.ability), event: { act: "delayed", object } },
    }));
  },
  text: (node) => `when you do, ${delayed(node)}`,
};

export const waitingVerbs: Readonly<Record<string, AnyVerb>> = { suppress, delay, reflex };
