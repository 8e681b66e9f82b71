/** Pools: the things that effects can reach, by kind (C 2.2, R3.3). */

import { capital, type Handle, objectOf } from "../../kernel/game.ts";
import { isType } from "./card.ts";
import type { Place, Pool } from "./effects.ts";
import { other } from "./table.ts";
import type { Match } from "./typed.ts";
import { BOARD, thingsIn, type ZoneId } from "./zones.ts";

const ofType = (m: Match, handles: readonly Handle[], type: string): Handle[] =>
  handles.filter((handle) => {
    const obj = objectOf(m.state, handle);
    return obj !== undefined && isType(m, obj, type);
  });

const WHERE: Readonly<Record<string, readonly ZoneId[]>> = { board: BOARD, hand: ["hand"], dust: ["dust"] };

const own =
  (...zones: readonly ZoneId[]): Pool =>
  (m, seat) =>
    thingsIn(m, seat, ...zones);
const opposing =
  (...zones: readonly ZoneId[]): Pool =>
  (m, seat) =>
    thingsIn(m, other(seat), ...zones);

const typed =
  (type: string, zone: ZoneId): Pool =>
  (m, seat) =>
    ofType(m, thingsIn(m, seat, zone), type);

/** The name of each pool in rules text. */
export const poolNames = new Map<Pool, string>();

function named(text: string, pool: Pool): Pool {
  poolNames.set(pool, text);
  return pool;
}

export const pools = {
  friends: named("friendly Entity", own("attack", "defense")),
  foes: named("opposing Entity", opposing("attack", "defense")),
  ownBuildings: named("friendly Headquarter or Place", own("hq", "places")),
  oppBuildings: named("opposing Headquarter or Place", opposing("hq", "places")),
  oppDust: named("card in your opponent's Dust Pile", opposing("dust")),
  sided: ((m, seat, node) =>
    thingsIn(m, node.of === "you" ? seat : other(seat), "attack", "defense")) satisfies Pool,
  hand: (type: string): Pool => named(`${capital(type)} in your hand`, typed(type, "hand")),
  ownDust: (type: string): Pool => named(`${capital(type)} in your Dust Pile`, typed(type, "dust")),
  zone: ((m, seat, node) => ofType(m, thingsIn(m, seat, ...WHERE[node.in]), node.type)) satisfies Pool<{
    type: string;
    in: Place;
  }>,
};
