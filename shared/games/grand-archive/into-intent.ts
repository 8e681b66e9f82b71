/** How a card comes into the Intent. */
import { z } from "zod";
import {
  create,
  dataOf,
  type Handle,
  move,
  objAt,
  objectOf,
  objectsOf,
  setVar,
  varOf,
  zoneOf,
} from "../../kernel/game.ts";
import type { OnObject } from "../acts.ts";
import { controllerOf } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { markCame } from "./came.ts";
import { type Lent, lend } from "./changes.ts";
import { keepEphemeral } from "./moves.ts";
import type { Match, Verb } from "./typed.ts";

/** `token` is the card of a copy, which does not exist yet. */
export type ToIntent = OnObject & {
  readonly host: Handle;
  readonly token?: number;
  readonly came?: number;
  readonly lends?: readonly Lent[];
};

/** G R20.13: into the Intent. A copy of an attack's activation becomes a copy there, and nowhere else (G R19.7). */
export function toIntent(m: Match, act: ToIntent): Handle {
  const zone = zoneOf(m, "intent", act.seat);
  const host = act.host;
  if (act.token === undefined) {
    const handle = keepEphemeral(m, act, () => move(m, act.object, zone, { host, controller: act.seat }));
    markCame(m, handle, act.came ?? 0);
    lend(m, handle, act.seat, act.lends);
    return handle;
  }
  const copy = create(m, act.token, act.seat, zone, { host });
  setVar(m, copy, "token", 1);
  lend(m, copy, act.seat, act.lends);
  return copy;
}

/** An attack card that is in no Intent yet; of one that is copied everybody sees which it is. */
function isAttack(m: Match, object: Handle, copied: boolean): boolean {
  const obj = objectOf(m.state, object);
  if (obj === undefined || dataOf(m, obj).type !== "attack") return false;
  return copied
    ? (obj.seen & m.layout.all) === m.layout.all || isIn(m, object, ...OPEN)
    : !isIn(m, object, "intent");
}

const OPEN = ["intent", "stack", "graveyard", "banishment", "lineage", "loaded"] as const;

type Into = { readonly copies?: true };

/** G R32.56: attack cards come into the Intent of a unit that attacks. */
export const intoIntentVerb: Verb<Into> = {
  takes: { what: ["object"], into: ["object"] },
  shape: (terms) => ({ what: terms.ref, into: terms.ref, copies: z.literal(true).exactOptional() }),
  plan(m, scope, node) {
    const host = objectsOf(m, scope, node.into).find((one) => varOf(m, objAt(m, one), "attacking") > 0);
    if (host === undefined) return [];
    const seat = controllerOf(m, host);
    return objectsOf(m, scope, node.what)
      .filter((object) => isAttack(m, object, node.copies === true))
      .map((object) => ({
        act: "toIntent",
        object,
        seat,
        host,
        ...(node.copies === true && { token: objAt(m, object).card }),
      }));
  },
  text: (node, say) => {
    const what = node.copies === true ? `a copy of ${say.ref(node.what)}` : say.ref(node.what);
    return `put ${what} into ${say.ref(node.into)}'s Intent`;
  },
};
