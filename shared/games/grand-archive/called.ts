/** Names that copies have in place of that of their model (G R32.67). */
import { dataOf, handleTo, type Obj } from "../../kernel/game.ts";
import type { Match } from "./typed.ts";

/** The attribute that says so, as those of types and subtypes do. */
export type NameAttr = `name ${string}` | typeof OTHER;
const NAME = "name ";
/** It comes with each of them: what asks for any name hangs on it. */
export const OTHER = "other name";

/** The name that an attribute gives, or undefined. */
export const nameIn = (attr: string): string | undefined =>
  attr.startsWith(NAME) ? attr.slice(NAME.length) : undefined;

/** True is the name that the thing has of itself. */
export type Called = true | string;

export const nameChanges = (name: Called | undefined, own: string) =>
  name === undefined
    ? []
    : ([OTHER, `name ${name === true ? own : name}`] as const).map((attr) => ({ attr, amount: 0, set: 1 }));

export const isNameAttr = (attr: string): boolean => attr === OTHER || nameIn(attr) !== undefined;

/** The name of a thing: the last that it was given, or what is printed on it. */
export function nameNow(m: Match, obj: Obj): string {
  const { name } = dataOf(m, obj);
  const given = m.state.modifiers.filter(({ attr }) => nameIn(attr) !== undefined);
  if (given.length === 0) return name;
  const handle = handleTo(m.state, obj);
  const last = given.findLast(({ refs }) => refs.includes(handle));
  return last === undefined ? name : (nameIn(last.attr) ?? name);
}

export const calledText = (name: Called, many: boolean): string => {
  if (name === true) return many ? "keep their own names" : "keeps its own name";
  return `${many ? "are" : "is"} named ${name}`;
};
