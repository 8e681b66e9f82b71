/** How rules text says the parts of a cost. */

import { capital, type Json, listed, type Speaker } from "../../kernel/game.ts";
import { counterWord } from "./attrs.ts";
import type { GaCard } from "./card-schema.ts";
import type { Part } from "./prices.ts";

/** So many of these: "an ally", "2 allies", "X cards". */
function givenText({ of = {}, count = 1 }: Part, say: Speaker): string {
  if (count === "x") return `X ${say.filter(of, true)}`;
  return count === 1 ? say.a(of) : `${say.num(count)} ${say.filter(of, true)}`;
}

/** A part of a cost as an order: "sacrifice an ally". */
export function partText(part: Part, say: Speaker): string {
  const { pay, of = {}, count = 1, kind = "" } = part;
  switch (pay) {
    case "reserve":
      return `pay ${say.num(count)}`;
    case "counters": {
      const many = count === "x" ? `X ${counterWord(kind)}s` : say.many(count, counterWord(kind));
      return `remove ${many} from ${say.a(of)}`;
    }
    case "return":
      return `return ${givenText(part, say)} to hand`;
    default:
      return `${pay} ${givenText(part, say)}`.replace(
        / in (?:an? |your )(hand|memory|graveyard|banishment|material deck)/,
        " from your $1",
      );
  }
}

export const additionalText = (part: Part, say: Speaker): string =>
  `As an additional cost to play this card, ${part.optional ? "you may " : ""}${partText(part, say)}.`;

/** "You may sacrifice an ally rather than pay this card's reserve cost." */
export function ratherText(
  { parts = [], reserve, from, when }: NonNullable<GaCard["rather"]>,
  say: Speaker,
  places: (zones: readonly string[]) => string,
): string {
  const ways = [
    ...(reserve === undefined ? [] : [`pay ${reserve}`]),
    ...parts.map((part) => partText(part, say)),
  ];
  const does = ways.length === 0 ? "activate this card without paying its reserve cost" : listed(ways);
  const rather = ways.length === 0 ? "" : " rather than pay this card's reserve cost";
  const where = from === undefined ? "" : ` to activate it from ${places(from)}`;
  const only = when === undefined ? "" : `if ${say.cond(when)}, `;
  return capital(`${only}you may ${does}${rather}${where}.`);
}

/** "As an additional cost to attack with this card, pay 2." */
export const toAttackText = (part: Part, type: string, say: Speaker): string =>
  `As an additional cost to ${type === "weapon" ? "wield" : "attack with"} this card, ${partText(part, say)}.`;

/** "As you play this card, you may banish up to 3 fire cards from your graveyard. Each pays for 1 of its cost." */
export function towardsText(
  { pay, of, most, gives = 1 }: NonNullable<GaCard["towards"]>,
  say: Speaker,
): string {
  const does = partText({ pay, of, count: most }, say).replace(/^(\S+) (\d+) /, "$1 up to $2 ");
  return `As you play this card, you may ${does}. ${most === 1 ? "It" : "Each"} pays for ${gives} of its cost.`;
}

/** "This card costs 2 less for each rested ally that it targets." */
export function byTargetsText({ each, add }: NonNullable<GaCard["byTargets"]>, say: Speaker): string {
  const value = say.num(add);
  const isShort = /^-?\d+$/.test(value);
  const much = isShort ? `${value.replace("-", "")} ${value.startsWith("-") ? "less" : "more"}` : "X more";
  const where = isShort ? "" : `, where X is ${value}`;
  const when = each === undefined ? "" : ` for each ${say.filter(each)} that it targets`;
  return `This card costs ${much}${when}${where}.`;
}

export function lessText(less: Json, say: Speaker): string {
  const value = say.num(less);
  const each = /^the number of (.*)$/.exec(value)?.[1];
  if (each !== undefined) return `This ability costs 1 less for each of the ${each}.`;
  return /^[\dX]+$/.test(value)
    ? `This ability costs ${value} less.`
    : `This ability costs X less, where X is ${value}.`;
}
