/** What would happen, with another amount (G R18.4): recovering, putting counters. */

import { z } from "zod";
import type { Data, Speaker } from "../../kernel/game.ts";
import { changed } from "./harm.ts";
import type { Act, Verb } from "./typed.ts";

/** Acts with an amount that a text may change; damage has a verb of its own. */
export const ALTERED = ["recover", "counter", "empower"] as const;
type Altered = Act<(typeof ALTERED)[number]>;

/** It stands in the place of such an act alone. */
export const alterVerb: Verb<{ times?: number }> = {
  shape: (terms) => ({
    less: terms.number.exactOptional(),
    more: terms.number.exactOptional(),
    times: z.int().min(2).max(4).exactOptional(),
  }),
  plan(m, scope, node) {
    // The lint lets it stand there alone.
    const event = scope.event as Altered | null;
    return event === null ? [] : [{ ...event, amount: changed(m, scope, event.amount, node) }];
  },
  text: (node, say) => alterText(node, say),
};

const MULTIPLIED: Readonly<Record<number, string>> = { 2: "double", 3: "triple", 4: "quadruple" };

function alterText({ less, more, times }: Data & { times?: number }, say: Speaker): string {
  const parts = [
    ...(less === undefined ? [] : [`reduce that amount by ${say.num(less)}`]),
    ...(times === undefined ? [] : [`${MULTIPLIED[times]} that amount`]),
    ...(more === undefined ? [] : [`increase that amount by ${say.num(more)}`]),
  ];
  return parts.join(" and ");
}
