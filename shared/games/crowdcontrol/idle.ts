/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import type { Fault, Json, Statement } from "../../kernel/game.ts";
import { has, idleWords } from "../idle.ts";
import { acts } from "./acts.ts";
import { priceNumber } from "./card.ts";
import type { CcCard } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { pools } from "./pools.ts";
import { verbs } from "./verbs.ts";
import { zones } from "./zones.ts";

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: CcCard): Fault[] => [
  ...idleWords(card, { zones, filters, acts }),
  ...effectFaults(card, card.effects ?? [], "effects"),
  ...(card.abilities ?? []).flatMap((one, at) => [
    ...effectFaults(card, one.effects, `abilities.${at}.effects`),
    ...paidFaults(priceNumber(one), one.effects, `abilities.${at}.n`),
  ]),
];

const COUNTS = ["count", "countDust", "countPower"];

const readsX = (node: Json): boolean => has(node, ({ num }) => num === "x");

function effectFaults(card: CcCard, effects: readonly Statement[], path: string): Fault[] {
  return effects.flatMap((node, at): Fault[] => {
    const here = `${path}.${at}`;
    const after = effects.slice(at + 1);
    return [
      ...notedFaults(node, after, here),
      ...pickedFaults(node, after, here),
      ...noneFaults(node, here),
      ...thisFaults(card, node, here),
      ...(node.on === "chosen" ? chosenFaults(node, effects.slice(0, at), here) : []),
    ];
  });
}

/** C R4.2: later effects of the same card must read a count. */
function notedFaults(node: Statement, after: readonly Statement[], path: string): Fault[] {
  if (!COUNTS.includes(node.do)) return [];
  const again = after.findIndex((one) => COUNTS.includes(one.do));
  const until = again < 0 ? after : after.slice(0, again + 1);
  return until.some(readsX) ? [] : [{ path, message: "counts X, which nothing after it reads" }];
}

/** C R4.2: later effects of the same card must use a choice before the next choice. */
function pickedFaults(node: Statement, after: readonly Statement[], path: string): Fault[] {
  if (node.do !== "choose") return [];
  const again = after.findIndex((one) => one.do === "choose");
  const until = again < 0 ? after : after.slice(0, again);
  return until.some(({ on }) => on === "chosen")
    ? []
    : [
        {
          path,
          message: 'chooses what nothing after it reads: say `on: "chosen"` in an effect that follows',
        },
      ];
}

/** Resurrect and Reassemble name a cost, which may be 0. */
const noneFaults = (node: Statement, path: string): Fault[] =>
  node.n === 0 && node.do !== "resurrect" && node.do !== "reassemble"
    ? [{ path: `${path}.n`, message: `is 0: "${node.do}" then does nothing` }]
    : [];

/** "This" is the card itself, so the effect must be able to reach it (C 2.2). */
function thisFaults({ type }: CcCard, node: Statement, path: string): Fault[] {
  if (node.on !== "this") return [];
  const { pool, side } = verbs[node.do];
  const friends = pool === pools.friends || pool === pools.sided;
  const reached = friends ? ["entity"] : pool === pools.ownBuildings ? ["hq", "place"] : [];
  return side(node) === "own" && reached.includes(type)
    ? []
    : [
        {
          path: `${path}.on`,
          message: `"${node.do}" never reaches this card, which is of type ${type}`,
        },
      ];
}

/** A choice on one side or in one place is out of reach for an effect on another. */
function chosenFaults(node: Statement, before: readonly Statement[], path: string): Fault[] {
  const choice = before.findLast((one) => one.do === "choose");
  if (choice === undefined) return [];
  const effect = verbs[node.do];
  const [from, to] = [verbs.choose.side(choice), effect.side(node)];
  const [at, among] = [choice.in, effect.among?.(node) ?? (effect.pool === pools.oppDust ? "dust" : "board")];
  return from === to && at === among
    ? []
    : [{ path: `${path}.on`, message: `"${node.do}" never reaches what was chosen there` }];
}

/** C R4.0g: X that is paid must be worth something. */
const paidFaults = (n: number | "x" | undefined, effects: readonly Statement[], path: string): Fault[] =>
  n === "x" && !effects.some(readsX) ? [{ path, message: "is X, which the effects never read" }] : [];
