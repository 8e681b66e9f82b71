/** Verbs that change attributes for a time (A ). */
import { z } from "zod";
import { capital, type Data, numberOf } from "../../kernel/game.ts";
import { onObjects, what } from "./sends.ts";
import { changeText } from "./speech.ts";
import type { AlteredWords, AttrName, Verb } from "./typed.ts";

/** As the subject of a sentence. */
export const subject = (named: string): string => (named === "me" ? "I" : named === "them" ? "they" : named);

export const modify: Verb<{ attr: AttrName; until: AlteredWords["point"] }> = {
  ...what,
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed,
    add: terms.number,
    until: z.enum(["turn", "afternoon", "day"]),
  }),
  plan: onObjects((m, scope, node, object) => ({
    act: "modify",
    object,
    seat: scope.controller,
    source: scope.self,
    attr: node.attr,
    amount: numberOf(m, scope, node.add),
    until: node.until,
  })),
  text: (node, say) => {
    const named = subject(say.ref(node.what));
    const change = changeText(node, say);
    const isMany = named === "I" || say.plural(node.what);
    const plain = isMany
      ? change
          .replace(/^(get|gain|cost|count)s\b/, "$1")
          .replace(/^has\b/, "have")
          .replace(/^is\b/, named === "I" ? "am" : "are")
      : change;
    return `${named} ${plain} this ${capital(node.until)}`;
  },
};

/** A. */
export const modifyAll: Verb<{ of: Data; attr: AttrName; until: AlteredWords["point"] }> = {
  shape: (terms) => ({
    of: terms.filter,
    attr: terms.computed,
    add: terms.number,
    until: z.enum(["turn", "afternoon", "day"]),
  }),
  plan: (m, scope, { of, attr, add, until }) => [
    {
      act: "modifyAll",
      seat: scope.controller,
      source: scope.self,
      of,
      attr,
      amount: numberOf(m, scope, add),
      until,
    },
  ],
  text: (node, say) =>
    `each ${say.filter(node.of)} ${changeText(node, say)} this ${capital(node.until)}, even one that joins later`,
};
