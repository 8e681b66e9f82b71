/** Attack cards, or copies of them, that an effect puts into the Intent (G R32.56, R32.63). */
import { z } from "zod";
import {
  type Data,
  dataOf,
  type Handle,
  objAt,
  objectOf,
  objectsOf,
  type Speaker,
  varOf,
} from "../../kernel/game.ts";
import { controllerOf } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { type Except, exceptSchema, lentBy } from "./copies.ts";
import { changeText } from "./speech.ts";
import type { Match, Verb } from "./typed.ts";

/** An attack card that is in no Intent yet; of one that is copied everybody sees which it is. */
function isAttack(m: Match, object: Handle, copied: boolean): boolean {
  const obj = objectOf(m.state, object);
  if (obj === undefined || dataOf(m, obj).type !== "attack") return false;
  return copied
    ? (obj.seen & m.layout.all) === m.layout.all || isIn(m, object, ...OPEN)
    : !isIn(m, object, "intent");
}

const OPEN = ["intent", "stack", "graveyard", "banishment", "lineage", "loaded"] as const;

/** ", where it gets +2 power". */
function whereText(node: Data & Into, say: Speaker): string {
  const { except, what, copies } = node;
  const many = copies !== true && say.plural(what);
  return except === undefined ? "" : `, where ${many ? "they" : "it"} ${changeText(except, many, say)}`;
}

type Into = Except & { readonly copies?: true };

/** G R32.56: attack cards come into the Intent of a unit that attacks. */
export const intoIntentVerb: Verb<Into> = {
  takes: { what: ["object"], into: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    into: terms.ref,
    copies: z.literal(true).exactOptional(),
    except: exceptSchema(terms),
  }),
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
        ...lentBy(m, scope, node),
      }));
  },
  text: (node, say) => {
    const what = node.copies === true ? `a copy of ${say.ref(node.what)}` : say.ref(node.what);
    return `put ${what} into ${say.ref(node.into)}'s Intent${whereText(node, say)}`;
  },
};
