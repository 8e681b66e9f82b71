/** Copies of things that everybody sees, and what a copy has or is that its model has not (G R32.36, R32.61). */
import { z } from "zod";
import {
  type Data,
  NONE,
  numberOf,
  objAt,
  objectsOf,
  type Scope,
  type Speaker,
  type Terms,
} from "../../kernel/game.ts";
import { controllerOf } from "../verbs.ts";
import { type Called, calledText, nameChanges, nameNow } from "./called.ts";
import { LENT } from "./card.ts";
import { type ChangeWords, changesOf, type Lent } from "./changes.ts";
import { isCopyable, isOpen } from "./faces.ts";
import { kindShape } from "./kinds.ts";
import { changeText } from "./speech.ts";
import type { Act, AnyVerb, Match, Verb } from "./typed.ts";

/** One change that a thing has from where it comes to be. */
export const exceptSchema = ({ number }: Pick<Terms, "number">) =>
  z
    .strictObject({ attr: z.enum(LENT).exactOptional(), add: number.exactOptional(), ...kindShape })
    .exactOptional();
/** A copy may have another name than its model as well (G R32.67). */
export const copySchema = ({ number }: Pick<Terms, "number">) =>
  z
    .strictObject({
      attr: z.enum(LENT).exactOptional(),
      add: number.exactOptional(),
      ...kindShape,
      name: z.union([z.literal(true), z.string().min(1).max(80)]).exactOptional(),
    })
    .exactOptional();
export type Except = { readonly except?: Data & ChangeWords & { readonly name?: Called } };

/** The change, its numbers counted now; `own` is the name that the thing has of itself. */
export const lentBy = (
  m: Match,
  scope: Scope,
  { except }: Except,
  own = "",
): { readonly lends?: readonly Lent[] } =>
  except === undefined
    ? {}
    : {
        lends: [...changesOf(m, scope, except), ...nameChanges(except.name, own)].map((one) => ({
          ...one,
          source: scope.self,
        })),
      };

/** ", except it is a Fox in addition to its other subtypes". */
export function exceptText({ except }: Except, many: boolean, say: Speaker): string {
  if (except === undefined) return "";
  const { name } = except;
  const is = name === undefined ? changeText(except, many, say) : calledText(name, many);
  return `, except ${many ? "they" : "it"} ${is}`;
}

/** As many tokens as one effect makes at most. */
const MOST = 9;

/** G R19.7: tokens that are copies. A hidden card is never copied, since all would learn of it. */
const duplicate: Verb<Except> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    count: terms.number.exactOptional(),
    except: copySchema(terms),
  }),
  plan(m, scope, node) {
    const { what, count = 1 } = node;
    const many = Math.min(MOST, Math.max(0, numberOf(m, scope, count)));
    return objectsOf(m, scope, what)
      .filter((object) => isOpen(m, object) && isCopyable(m, objAt(m, object).card))
      .flatMap((object) =>
        new Array<null>(many).fill(null).map((): Act => {
          const token = objAt(m, object).card;
          return { act: "enter", object: NONE, seat: scope.controller, token, ...lentBy(m, scope, node) };
        }),
      );
  },
  text(node, say) {
    const { what, count = 1 } = node;
    if (count === 1)
      return `summon a token that is a copy of ${say.ref(what)}${exceptText(node, false, say)}`;
    return `summon ${say.many(count, "token")} that are copies of ${say.ref(what)}${exceptText(node, true, say)}`;
  },
};

type BecomeCopy = Except & { readonly until?: "turn" };

const becomeCopy: Verb<BecomeCopy> = {
  takes: { what: ["object"], of: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    of: terms.ref,
    until: z.literal("turn").exactOptional(),
    except: copySchema(terms),
  }),
  plan(m, scope, node) {
    const { what, of, until } = node;
    const [model] = objectsOf(m, scope, of).filter((one) => isOpen(m, one));
    if (model === undefined) return [];
    const { card } = objAt(m, model);
    return objectsOf(m, scope, what).map((object) => {
      const seat = controllerOf(m, object);
      return {
        act: "likeness",
        object,
        seat,
        card,
        turn: until === "turn",
        ...lentBy(m, scope, node, nameNow(m, objAt(m, object))),
      };
    });
  },
  text(node, say) {
    const many = say.plural(node.what);
    const becomes = many ? "become copies of" : "becomes a copy of";
    const lasts = node.until === "turn" ? " until end of turn" : "";
    return `${say.ref(node.what)} ${becomes} ${say.ref(node.of)}${lasts}${exceptText(node, many, say)}`;
  },
};

export const copyVerbs: Readonly<Record<string, AnyVerb>> = { duplicate, becomeCopy };
