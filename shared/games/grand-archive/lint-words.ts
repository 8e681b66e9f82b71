/** Words that are refused where they could not do what they say. */
import {
  type Data,
  type Fault,
  fieldsIn,
  isOneOf,
  type Json,
  listed,
  unchanging,
  wordsIn,
} from "../../kernel/game.ts";
import { has } from "../idle.ts";
import { acts } from "./acts.ts";
import { isGift } from "./card.ts";
import type { GaCard } from "./card-schema.ts";
import { CHANGING } from "./kinds.ts";
import { zones } from "./zones.ts";

/** Verbs that name an ability of their card, which waits for them. */
export const WAITERS: readonly string[] = ["delay", "reflex", "nextTime", "give"];

type Rule = (node: Data, fault: (key: string, message: string) => void, path: string) => void;

/** Every node of a card, with the path to it. */
function walk(node: Json, path: string, rules: readonly Rule[], faults: Fault[]): void {
  if (typeof node !== "object" || node === null) return;
  const at = (key: string): string => [path, key].filter((part) => part !== "").join(".");
  if (!Array.isArray(node)) {
    // A list has no words.
    const data = node as Data;
    for (const rule of rules)
      rule(data, (key, message) => void faults.push({ path: at(key), message }), path);
  }
  for (const [key, one] of Object.entries(node)) walk(one, at(key), rules, faults);
}

const isOwn = ({ self, other, host, ref }: Data): boolean =>
  self === true ||
  other === true ||
  host === true ||
  ["self", "host", "var", "target", "event"].includes(String(ref));

/** A tally is kept for a player, not for one object or effect. */
const happened: Rule = (node, fault) => {
  const { num, act, object, by, field = "object", sum, nth } = node;
  if (num !== "happened" && nth === undefined) return;
  const kind = Object.entries(acts).find(([name]) => name === act)?.[1];
  if (kind === undefined) return;
  if (object !== undefined && has(object, isOwn))
    fault("object", "is counted for a player: it cannot ask for this card or what its effect has chosen");
  if (nth !== undefined && kind.enters === true && object !== undefined)
    fault("nth", "what enters is counted once it is there: leave `object` out");
  if (nth !== undefined) return;
  if (object !== undefined && kind.fields[String(field)] === undefined)
    fault("object", `can fit nothing: "${String(act)}" has no ${String(field)}`);
  if (by !== undefined && kind.fields.seat === undefined)
    fault("by", `can be nobody: "${String(act)}" is no player's act`);
  if (sum === true && kind.fields.amount === undefined) fault("sum", `"${String(act)}" has no amount`);
};

/** The abilities that wait, or are given, once something happens that can: one that only itself names never does. */
export function awaited({ abilities = [], ...rest }: GaCard): ReadonlySet<number> {
  const found = new Set<number>();
  const look = (value: Json): boolean =>
    has(value, ({ do: verb, ability }) => {
      if (!WAITERS.includes(String(verb)) || typeof ability !== "number" || found.has(ability)) return false;
      found.add(ability);
      return look(abilities[ability] ?? null);
    });
  look(rest);
  for (const node of abilities) if (node.kind !== "delayed" && !isGift(node)) look(node);
  return found;
}

/** Nothing is looked at while nothing resolves. */
const looked: Rule = (node, fault, path) => {
  if (node.seen === true && !/(^|\.)(effect|then|else|modes)(\.|$)/.test(path))
    fault("seen", "only an effect looks at cards or shows them");
};

/** A target word says once how many it means. */
const bounded: Rule = (node, fault) => {
  const { object, min, max } = node;
  const said = ["count", "upTo", "any"].filter((key) => node[key] !== undefined);
  if (object === undefined || said.length === 0) return;
  if (min !== undefined || max !== undefined || said.length > 1)
    fault(said[0], "says how many: leave the other bounds out");
};

/** Abilities that do what their effect or one of their modes says. */
const DOING: readonly Json[] = ["activated", "triggered", "preGame", "delayed", "given"];

/** What `nextCard` may say of its card. */
const NEXT = ["cost", "fast", "counters", "distant", "attr", "element", "type", "class", "subtype"] as const;

const doesNothing: Rule = (node, fault) => {
  const { kind, effect, modes, do: verb } = node;
  if (DOING.includes(kind) && effect === undefined && modes === undefined)
    fault("effect", "is missing: the ability does nothing without it, or `modes`");
  if (verb === "nextCard" && NEXT.every((key) => node[key] === undefined))
    fault(
      "cost",
      `is missing: nothing of that card changes without it or one of ${listed(NEXT.slice(1), "or")}`,
    );
  if (verb === "nextCard" && (node.attr === undefined) !== (node.add === undefined))
    fault(node.attr === undefined ? "attr" : "add", "is missing: the one says nothing without the other");
};

/** Marks of an object that are no numbers: a filter asks for them by a word. */
const MARKS = [
  ...["rested", "attacking", "defending", "retaliating", "wielded", "fostered", "distant", "ephemeral"],
  "token",
];

const marked: Rule = ({ has: asked }, fault) => {
  const { attr } = fieldsIn(asked);
  if (isOneOf(MARKS, attr ?? null))
    fault(
      "has.attr",
      `is no number: ask for ${attr === "token" ? 'the `kind` "token"' : `the \`state\` "${String(attr)}"`}`,
    );
};

const isAlly = ({ kind }: Data): boolean => kind === "ally" || kind === "unit";

/** What a change makes of a thing: one thing, and `instead` of what it is. */
const makes: Rule = (node, fault, path) => {
  const { attr, element, type, class: profession, subtype, instead, on, do: verb, name } = node;
  const isExcept = /(^|\.)except$/.test(path);
  if (isExcept && name === undefined && unchanging(node, path).length > 0)
    fault("", "changes nothing: it needs `attr` with `add`, or what the copy is besides");
  const isChange = CHANGING.includes(String(verb)) || isExcept;
  if (!isChange && (on === undefined || verb !== undefined || typeof on === "string")) return;
  if (instead === true && type === undefined && profession === undefined && subtype === undefined)
    fault("instead", "does nothing here: no type, class or subtype is said");
  // It would be no ally any more before it is an item.
  if (type !== undefined && instead === true && !isChange && has(on ?? null, isAlly))
    fault("on", "asks for allies, which these are no more: name them without `kind`");
  const said = [attr, element, type, profession, subtype, isExcept ? name : undefined].filter(
    (one) => one !== undefined,
  );
  if (said.length > 1) fault("attr", "is one change of several: say each by itself");
};

/** A token was nothing before it is a copy (G R32.67). */
const ownName: Rule = ({ do: verb, except }, fault) => {
  if (verb === "duplicate" && fieldsIn(except).name === true)
    fault("except.name", "is none: a token has no name of its own");
};

/** What a card can be given for as long as it is glimpsed (G R32.59). */
const CALLS = ["starcalling", "aethercalling", "anyElement"];

/** Only a static change speaks of glimpsed cards: nothing else happens while a player glimpses. */
const glimpses: Rule = ({ on, attr, glimpsed, in: zones }, fault, path) => {
  if (glimpsed === true && !/(^|\.)changes\.\d+\.on(\.any\.\d+)?$/.test(path))
    fault("glimpsed", "only a static change can speak of cards that are glimpsed");
  if (glimpsed === true && wordsIn(zones).join() !== "main")
    fault("in", 'must be ["main"]: cards are glimpsed there');
  if (on !== undefined && attr !== undefined && has(on, (one) => one.glimpsed === true))
    if (!isOneOf(CALLS, attr))
      fault("attr", `does nothing to a glimpsed card: only ${listed(CALLS, "or")} does`);
};

const HIDDEN = zones.flatMap(({ id, audience }) => (audience === "all" ? [] : [id]));

/** What it is linked to is chosen as a target is, and a card that only some players see is none. */
const linkFaults = ({ link }: GaCard): Fault[] =>
  wordsIn(link?.object.in)
    .filter((zone) => isOneOf(HIDDEN, zone))
    .map((zone) => ({
      path: "link.object.in",
      message: `"${zone}" is hidden: nothing in it can be a target`,
    }));

/** What was named is there to be compared with, and nothing is compared with what nobody names (G R32.60). */
const naming =
  (card: GaCard): Rule =>
  ({ do: verb, what, type, ofNamed, num }, fault, path) => {
    const first = card.enters?.names?.what;
    const asks = (sort: Json): boolean =>
      first === sort || has(card, (node) => node.do === "name" && node.what === sort);
    const reads = (sort: Json): boolean =>
      has(card, (node) => (sort === "number" ? node.num === "named" : node.ofNamed === sort));
    const isAsking = verb === "name" || path === "enters.names";
    if (isAsking && !reads(what ?? null)) fault("what", "is named, and nothing compares with it");
    if (isAsking && what !== "card" && type !== undefined) fault("type", "names no card: leave it out");
    if (ofNamed !== undefined && !asks(ofNamed)) fault("ofNamed", "compares with what nobody names");
    if (num === "named" && !asks("number")) fault("num", "compares with a number that nobody names");
  };

/** What this object has banished is spoken of only where some text of it banishes so (G R32.37). */
const keeping =
  (card: GaCard): Rule =>
  ({ kept }, fault) => {
    if (kept === true && !has(card, ({ do: verb, keep }) => verb === "banish" && keep === true))
      fault("kept", "fits nothing: nothing of this card banishes with `keep`");
  };

export function wordFaults(card: GaCard): Fault[] {
  const faults: Fault[] = linkFaults(card);
  walk(
    card,
    "",
    [happened, looked, bounded, marked, doesNothing, makes, ownName, glimpses, naming(card), keeping(card)],
    faults,
  );
  return faults;
}
