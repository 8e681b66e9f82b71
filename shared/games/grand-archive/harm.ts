/** Damage as effects change it (G R21.4, R32.11, R32.17): more, less, to something else, or nothing prevents it. */

import { z } from "zod";
import {
  type Data,
  type Handle,
  type Json,
  numberOf,
  objectsOf,
  type Scope,
  type Speaker,
} from "../../kernel/game.ts";
import { controllerOf } from "../verbs.ts";
import { hasNow } from "./has-now.ts";
import type { Act, Match, Verb } from "./typed.ts";

/** 1 where nothing prevents damage of this source to this object. */
export const isSure = (m: Match, source: Handle, object: Handle): number =>
  hasNow(m, source, "dealsUnpreventable") || hasNow(m, object, "takesUnpreventable") ? 1 : 0;

/** An amount as a text changes it, never below nothing. */
export function changed(
  m: Match,
  scope: Scope,
  amount: number,
  { less, but, more, times = 1 }: Data & { times?: number },
): number {
  const num = (node: Json | undefined): number =>
    node === undefined ? 0 : Math.max(0, numberOf(m, scope, node));
  const most = but === undefined ? amount : Math.min(amount, num(but));
  return Math.max(0, (most - num(less)) * times + num(more));
}

/** The damage that would be dealt, with its source and kind; it stands in the place of that damage alone. */
export const changeDamage: Verb<{ times?: number }> = {
  takes: { to: ["object"] },
  shape: (terms) => ({
    less: terms.number.exactOptional(),
    but: terms.number.exactOptional(),
    more: terms.number.exactOptional(),
    times: z.int().min(2).max(4).exactOptional(),
    to: terms.ref.exactOptional(),
  }),
  plan(m, scope, node) {
    // The lint lets it stand in the place of damage alone.
    const event = scope.event as Act<"damage"> | null;
    if (event === null) return [];
    const [object] = node.to === undefined ? [event.object] : objectsOf(m, scope, node.to);
    if (object === undefined) return [];
    const amount = changed(m, scope, event.amount, node);
    return [{ ...event, object, seat: controllerOf(m, object), amount }];
  },
  text: (node, say) => damageText(node, say),
};

const TIMES: Readonly<Record<number, string>> = { 2: "twice", 3: "three times", 4: "four times" };

function damageText({ less, but, more, times, to }: Data & { times?: number }, say: Speaker): string {
  if (but !== undefined) return `prevent all but ${say.num(but)} of that damage`;
  if (less !== undefined) return `prevent ${say.num(less)} of that damage`;
  const much = times === undefined ? "that much damage" : `${TIMES[times]} that much damage`;
  const plus = more === undefined ? "" : ` plus ${say.num(more)}`;
  return `${much}${plus} is dealt to ${to === undefined ? "it" : say.ref(to)}`;
}
