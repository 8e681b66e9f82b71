/** Types, classes and subtypes that an object has beside or in place of those printed (G R18.5 B, R32.43). */
import { z } from "zod";
import {
  capital,
  dataOf,
  fieldsIn,
  handleTo,
  type Json,
  type Match as Machine,
  type Obj,
  withArticle,
} from "../../kernel/game.ts";
import { ELEMENTS, elementBits } from "./card.ts";
import type { GaCard } from "./card-schema.ts";
import { hasNow } from "./has-now.ts";
import type { FilterKey, Match } from "./typed.ts";

/** Types that an object may become. */
const BECOMES = ["ally", "item", "weapon", "domain", "phantasia"] as const;

const word = z.string().min(1).max(40).exactOptional();
/** How a change says it; `instead` says that those printed are gone. */
export const kindShape = {
  element: z.enum(ELEMENTS).exactOptional(),
  type: z.enum(BECOMES).exactOptional(),
  class: word,
  subtype: word,
  instead: z.literal(true).exactOptional(),
};
export type KindWords = {
  readonly element?: (typeof ELEMENTS)[number] | undefined;
  readonly type?: (typeof BECOMES)[number] | undefined;
  readonly class?: string | undefined;
  readonly subtype?: string | undefined;
  readonly instead?: true | undefined;
};

export type KindAttr = `${"type" | "class" | "subtype"} ${string}` | `no ${"types" | "classes" | "subtypes"}`;

/** The attributes that say so, each with its value. */
export function kindChanges(
  said: KindWords,
): { readonly attr: KindAttr | "ally" | "elements"; readonly set: number }[] {
  const { element, type, class: profession, subtype, instead } = said;
  const out: { attr: KindAttr | "ally" | "elements"; set: number }[] = [];
  if (element !== undefined) out.push({ attr: "elements", set: elementBits([element]) });
  if (type !== undefined) {
    if (instead === true) out.push({ attr: "no types", set: 1 });
    if (type === "ally" || instead === true) out.push({ attr: "ally", set: type === "ally" ? 1 : 0 });
    if (type !== "ally") out.push({ attr: `type ${type}`, set: 1 });
  }
  if (profession !== undefined) {
    if (instead === true) out.push({ attr: "no classes", set: 1 });
    out.push({ attr: `class ${profession}`, set: 1 });
  }
  if (subtype !== undefined) {
    if (instead === true) out.push({ attr: "no subtypes", set: 1 });
    out.push({ attr: `subtype ${subtype}`, set: 1 });
  }
  return out;
}

/** Whether a text says what a thing becomes. */
export const isKindSaid = ({ element, type, class: profession, subtype }: KindWords): boolean =>
  [element, type, profession, subtype].some((one) => one !== undefined);

/** Whether a change of this attribute is one of types (G R18.5 B). */
export const isKindAttr = (attr: string): boolean => /^(ally$|(type|class|subtype|no) )/.test(attr);

/** "is a Fox in addition to its other subtypes". */
export function kindText(
  { element, type, class: profession, subtype, instead }: KindWords,
  many: boolean,
): string {
  if (element !== undefined) return `${many ? "become" : "becomes"} ${element} element`;
  const [named, sort] =
    type !== undefined
      ? [type, "types"]
      : profession !== undefined
        ? [capital(profession), "classes"]
        : [capital(subtype ?? ""), "subtypes"];
  const is = many ? `are ${named}` : `is ${withArticle(named)}`;
  return `${is} in ${instead === true ? "place of" : "addition to"} ${many ? "their" : "its"} other ${sort}`;
}

const at = (m: Match, obj: Obj) => handleTo(m.state, obj);

/** Whether the object is of this type, printed or by a change; a champion stays one. */
export function isOfType(m: Match, obj: Obj, type: string): boolean {
  const card: GaCard = dataOf(m, obj);
  if (hasNow(m, at(m, obj), `type ${type}`)) return true;
  if (card.type !== type && card.also !== type) return false;
  return type === "champion" || !hasNow(m, at(m, obj), "no types");
}

type Sort = "class" | "subtype";
const NONE_LEFT = { class: "no classes", subtype: "no subtypes" } as const;

const printedOf = ({ classes = [], subtypes = [] }: GaCard, sort: Sort): readonly string[] =>
  sort === "class" ? classes : subtypes;

const given = new WeakMap<Machine["pool"], Readonly<Record<Sort, readonly string[]>>>();

/** Verbs that say what something becomes. */
export const CHANGING: readonly string[] = ["modify", "nextCard"];

/** The words that some change of the match could give. */
function givenIn({ pool }: Match): Readonly<Record<Sort, readonly string[]>> {
  const known = given.get(pool);
  if (known !== undefined) return known;
  const words = { class: new Set<string>(), subtype: new Set<string>() };
  const look = (node: Json, isExcept: boolean): void => {
    if (typeof node !== "object" || node === null) return;
    const { do: verb, on, class: profession, subtype } = fieldsIn(node);
    if (CHANGING.includes(String(verb)) || on !== undefined || isExcept) {
      if (typeof profession === "string") words.class.add(profession);
      if (typeof subtype === "string") words.subtype.add(subtype);
    }
    for (const [key, one] of Object.entries(node)) look(one, key === "except");
  };
  for (const { data } of pool.cards) look(data, false);
  const found = { class: [...words.class], subtype: [...words.subtype] };
  given.set(pool, found);
  return found;
}

/** The classes or subtypes that the object has now. */
export function wordsNow(m: Match, obj: Obj, sort: Sort): readonly string[] {
  const more = givenIn(m)[sort];
  const printed = printedOf(dataOf(m, obj), sort);
  if (more.length === 0) return printed;
  const own = hasNow(m, at(m, obj), NONE_LEFT[sort]) ? [] : printed;
  return [...new Set([...own, ...more.filter((one) => hasNow(m, at(m, obj), `${sort} ${one}`))])];
}

/** "A Fox ally", "a warrior card". */
export const wordFilter = (sort: Sort): FilterKey<string> => ({
  schema: z.string().min(1).max(40),
  test: (m, obj, value) => wordsNow(m, obj, sort).includes(value),
  text: capital,
  place: "before",
  reads: (value) => [`${sort} ${value}`, NONE_LEFT[sort]],
});
