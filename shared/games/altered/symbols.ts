/** The symbols of Reactions, as texts print them (A ). */
import { type Ability, attrOf, cardOf, type Handle, objAt, objectOf } from "../../kernel/game.ts";
import { writtenOf } from "./card.ts";
import { happeningIn } from "./programs.ts";
import type { AttrName, Match } from "./typed.ts";

export const SYMBOLS = ["join", "hand", "reserve"] as const;
export type Sign = (typeof SYMBOLS)[number];
export const PRINTED: Readonly<Record<Sign, string>> = { join: "J", hand: "H", reserve: "R" };

/** The symbol of an ability: of joining, of being played from Hand or from Reserve. */
export function symbolOf(ability: Ability): Sign | undefined {
  const written = writtenOf(ability);
  const on = written.kind === "reaction" ? happeningIn(written) : null;
  if (on?.entering !== true) return undefined;
  if (on.act === "played")
    return on.from?.length === 1 ? SYMBOLS.find((symbol) => symbol === on.from?.[0]) : undefined;
  const joins = on.act === "move" && on.to?.every((place) => place === "expedition" || place === "landmark");
  return joins === true && on.from === undefined ? "join" : undefined;
}

/** Which abilities of an object have this symbol. */
export const withSymbol = (m: Match, object: Handle, symbol: Sign): number[] =>
  cardOf(m, objAt(m, object)).abilities.flatMap((ability, at) => (symbolOf(ability) === symbol ? [at] : []));

/** The attribute that keeps the Reactions with a symbol from being activated (A ). */
const SILENT: Readonly<Record<Sign, AttrName>> = { join: "noJoin", hand: "noHand", reserve: "noReserve" };

/** Which symbol such an attribute silences. */
export const silencedBy = (attr: string): Sign | undefined =>
  SYMBOLS.find((symbol) => SILENT[symbol] === attr);

/** A: whether this ability of the object cannot be activated. */
export function isSilent(m: Match, object: Handle, ability: Ability): boolean {
  const symbol = symbolOf(ability);
  return (
    symbol !== undefined && objectOf(m.state, object) !== undefined && attrOf(m, object, SILENT[symbol]) > 0
  );
}
