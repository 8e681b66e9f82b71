/** The sub-types of a card: those printed on it, and those that it has of others (A ). */
import {
  type Ability,
  attrOf,
  cardOf,
  type Data,
  dataOf,
  handleTo,
  holds,
  matching,
  type Obj,
  objAt,
  type StaticChange,
  scopeOf,
  works,
} from "../../kernel/game.ts";
import { writtenOf } from "./card.ts";
import type { LikenessNode } from "./card-schema.ts";
import type { Match } from "./typed.ts";

/** What tells the machine that it is so: whatever asks for sub-types is then judged anew (kernel.md 9). */
export const likenessStatics = ({ while: condition }: LikenessNode): StaticChange[] => [
  { on: { self: true }, attr: "likeness", add: 1, set: null, layer: 1, while: condition ?? null },
];

const printed = (m: Match, obj: Obj): readonly string[] => (obj.down ? [] : (dataOf(m, obj).subtypes ?? []));

const nodeOf = (ability: Ability): LikenessNode | undefined => {
  const node = writtenOf(ability);
  return node.kind === "likeness" ? node : undefined;
};

/** Matches in which the sub-types of others are looked at right now: what they have of others in turn is not. */
const looking = new WeakSet<Match>();

/** Its sub-types. */
export function subtypesOf(m: Match, obj: Obj): readonly string[] {
  const own = printed(m, obj);
  if (looking.has(m) || !m.pool.statics.has("likeness")) return own;
  const handle = handleTo(m.state, obj);
  if (obj.down || attrOf(m, handle, "likeness") <= 0) return own;
  looking.add(m);
  try {
    const scope = scopeOf(handle, obj.controller);
    const others = cardOf(m, obj).abilities.flatMap((ability): Data[] => {
      const node = nodeOf(ability);
      return node !== undefined && works(m, obj, ability) && holds(m, scope, node.while ?? null)
        ? [node.of]
        : [];
    });
    const borrowed = others
      .flatMap((of) => matching(m, scope, of))
      .flatMap((one) => printed(m, objAt(m, one)));
    return [...own, ...borrowed];
  } finally {
    looking.delete(m);
  }
}
