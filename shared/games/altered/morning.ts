/** Prepare (A ): everything exhausted is readied. */

import { attrOf, objAt, varOf } from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { optionsOf } from "./options.ts";
import { initiativeOrder } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import type { ZoneId } from "./zones.ts";

/** A C-13: everything that any source lists, or only the things that 1.x names. */
const WHERE: Readonly<Record<"union" | "inPlay", readonly ZoneId[]>> = {
  union: ["mana", "hero", "landmark", "heroExpedition", "companionExpedition", "reserve"],
  inPlay: ["mana", "landmark", "heroExpedition", "companionExpedition"],
};

/** One act for each thing that is exhausted. */
export const prepareActs = (m: Match): Act[] =>
  initiativeOrder(m).flatMap((seat) =>
    WHERE[optionsOf(m).prepare].flatMap((zone) =>
      thingsIn(m, zone, seat)
        // A.
        .filter(
          (object) => varOf(m, objAt(m, object), "exhausted") > 0 && attrOf(m, object, "staysExhausted") <= 0,
        )
        .map((object): Act => ({ act: "status", object, seat, status: "exhausted", value: 0 })),
    ),
  );
