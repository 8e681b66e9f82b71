/** The top card of a main deck where a text shows it or lets it be activated from there (G R32.38). */
import { z } from "zod";
import {
  bitOf,
  type Handle,
  handleTo,
  NONE,
  type Obj,
  objAt,
  type Seat,
  show,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { hasNow } from "./has-now.ts";
import { livingSeats } from "./table.ts";
import type { FilterKey, Match } from "./typed.ts";
import { championOf } from "./zones.ts";

const topOf = (m: Match, seat: Seat): Handle | undefined => thingsIn(m, "main", seat).at(-1);

const isTop = (m: Match, obj: Obj): boolean =>
  zoneIdOf(m, obj) === "main" && topOf(m, obj.owner) === handleTo(m.state, obj);

/** What is said of a champion is so of its player. */
const isSo = (m: Match, seat: Seat, attr: "topShown" | "topSeen"): boolean =>
  hasNow(m, championOf(m, seat) ?? NONE, attr);

/** Lets those see the top cards who may. */
export function showTops(m: Match): void {
  for (const seat of livingSeats(m)) {
    const bits = isSo(m, seat, "topShown") ? m.layout.all : isSo(m, seat, "topSeen") ? bitOf(m, seat) : 0;
    const top = bits === 0 ? undefined : topOf(m, seat);
    if (top !== undefined && (objAt(m, top).seen & bits) !== bits) show(m, top, bits);
  }
}

/** "The top card of a deck". */
export const top: FilterKey<true> = {
  schema: z.literal(true),
  test: (m, obj) => isTop(m, obj),
  text: () => "on top of its deck",
  place: "after",
  reads: [],
};
