/**
 * Words that do nothing: the schema accepts them, and they cannot have an effect where they stand.
 * The knowledge that only one game has of its words stays in its folder.
 */

import {
  type ActKind,
  type Data,
  type Fault,
  type Filter,
  fieldsIn,
  isList,
  isNode,
  type Json,
  nodesIn,
  zonesNamed,
} from "../kernel/game.ts";
import { contradictions, type FilterWords, isFilter } from "./contradictions.ts";

/** A game's knowledge of its words. */
export interface IdleWords extends FilterWords {
  readonly acts: Readonly<Record<string, ActKind>>;
}

/** Facts about the card that decide what its words can mean. */
export type Asked = {
  /** Its own target words say which card it attaches to, so no effect needs to name them. */
  readonly attaches?: boolean;
  /** It may lie on or under another: "host" means something. */
  readonly hosted?: boolean;
};

/** Everything on a card that is accepted and does nothing. */
export function idleWords(card: Json, words: IdleWords, asked: Asked = {}): Fault[] {
  return walk(card, "", { words, asked, later: [] });
}

interface Known {
  readonly words: IdleWords;
  readonly asked: Asked;
  /** Statements that may run after those that are looked at. */
  readonly later: readonly Json[];
}

/** Fields of a card that hold no text of rules. */
const APART = ["keywords", "flavor", "lore", "art", "name", "id"];

function walk(node: Json, path: string, known: Known): Fault[] {
  if (isList(node)) return node.flatMap((_, at) => inList(node, at, path, known));
  if (!isNode(node)) return [];
  if (isFilter(node, known.words))
    return [...filterFaults(node, path, known), ...inFilter(node, path, known)];
  return [
    ...targetFaults(node, path, known),
    ...statementFaults(node, path),
    ...conditionFaults(node, path),
    ...hostFaults(node, path, known),
    ...awaited(node, path, known),
    ...eachOf(node, path, { ...known, later: laterIn(node, known) }, path === "" ? APART : []),
  ];
}

const eachOf = (
  node: Data | readonly Json[],
  path: string,
  known: Known,
  but: readonly string[] = [],
): Fault[] =>
  Object.entries<Json>(node).flatMap(([key, one]) =>
    but.includes(key) ? [] : walk(one, join(path, key), known),
  );

/** What runs after what a node holds: the rest of its round again, or nothing, where that is for another time. */
function laterIn(node: Data, { later }: Known): readonly Json[] {
  if (node.do === "each" || node.do === "repeat") return [...nodesIn(node.then), ...later];
  return node.effect === undefined ? later : [];
}

/** What stands in a filter, and in those that it holds, which `filterFaults` has judged with it. */
const inFilter = (filter: Data, path: string, known: Known): Fault[] =>
  Object.entries<Json>(filter).flatMap(([key, one]) => {
    const at = join(path, key);
    if (key === "not") return inFilter(fieldsIn(one), at, known);
    if (key !== "any") return walk(one, at, known);
    return nodesIn(one).flatMap((each, n) => inFilter(each, `${at}.${n}`, known));
  });

const join = (path: string, key: string): string => (path === "" ? key : `${path}.${key}`);

function filterFaults(filter: Filter, path: string, { words, asked }: Known): Fault[] {
  const faults = contradictions(filter, words, path);
  if (asked.hosted !== true && has(filter, ({ host }) => host === true))
    faults.push({ path, message: "asks for the host of a card that lies on nothing" });
  return faults;
}

/** Whether this is so of the value or of anything in it. */
export function has(node: Json, is: (node: Data) => boolean): boolean {
  if (typeof node !== "object" || node === null) return false;
  return (isNode(node) && is(node)) || Object.values(node).some((one) => has(one, is));
}

// --- target words

function targetFaults(node: Data, path: string, known: Known): Fault[] {
  if (!Array.isArray(node.targets)) return [];
  const targets = nodesIn(node.targets);
  const attaches = path === "" && known.asked.attaches === true;
  const names = (slot: number): boolean =>
    has(node.effect ?? null, (one) => one.ref === "target" && one.slot === slot);
  return targets.flatMap((word, slot): Fault[] => {
    const at = join(path, `targets.${slot}`);
    const faults: Fault[] = hiddenFaults(word, at, known);
    if (!attaches && path !== "global" && !path.endsWith(".global") && !names(slot))
      faults.push({
        path: at,
        message: `is chosen and never named: the effect says nothing of target ${slot}`,
      });
    return faults;
  });
}

/** A card that only some players see cannot be a target. */
function hiddenFaults({ object }: Data, path: string, { words }: Known): Fault[] {
  return zonesNamed(object)
    .filter((zone) => words.zones.some(({ id, audience }) => id === zone && audience !== "all"))
    .map((zone) => ({
      path: `${path}.object.in`,
      message: `"${zone}" is hidden: nothing in it can be a target; choose from it instead`,
    }));
}

// --- statements

/** What is wrong with one of a list, or with something in it. */
function inList(list: readonly Json[], at: number, path: string, known: Known): Fault[] {
  const one = list[at];
  const here = join(path, String(at));
  const { do: verb } = fieldsIn(one);
  if (verb === undefined) return walk(one, here, known);
  const later = [...list.slice(at + 1), ...known.later];
  return [...unread(one, here, later), ...walk(one, here, { ...known, later })];
}

/** A name for a choice or a number that nothing after it reads. */
function unread(one: Json, path: string, later: readonly Json[]): Fault[] {
  const { do: verb, as } = fieldsIn(one);
  if (as === undefined || (verb !== "choose" && verb !== "let")) return [];
  const reads = (term: Data): boolean => (term.ref === "var" || term.num === "var") && term.name === as;
  if (later.some((next) => next !== one && has(next, reads))) return [];
  const what = verb === "choose" ? "chooses" : "counts";
  return [{ path: `${path}.as`, message: `${what} "${String(as)}", which nothing after it reads` }];
}

/** Fields with a number that may come to nothing. */
const COUNTED = ["count", "amount", "by"];

function statementFaults(node: Data, path: string): Fault[] {
  if (node.do === undefined) return [];
  const faults = COUNTED.flatMap((key) => {
    const value = node[key];
    return value === 0 || (key === "count" && typeof value === "number" && value < 0)
      ? [{ path: `${path}.${key}`, message: `is ${value}: "${String(node.do)}" then does nothing` }]
      : [];
  });
  if (node.do === "if" && node.else !== undefined && JSON.stringify(node.then) === JSON.stringify(node.else))
    faults.push({ path: `${path}.when`, message: "decides nothing: `then` and `else` are the same" });
  return faults;
}

/** A comparison of two written numbers is decided before anything happens. */
function conditionFaults(node: Data, path: string): Fault[] {
  const { is, left, right } = node;
  if (is === undefined) return [];
  if (left !== undefined && JSON.stringify(left) === JSON.stringify(right))
    return [{ path, message: "compares a thing with itself: it never changes" }];
  if (typeof left === "number" && typeof right === "number")
    return [{ path, message: "compares two written numbers: it never changes" }];
  return [];
}

const hostFaults = (node: Data, path: string, { asked }: Known): Fault[] =>
  node.ref === "host" && asked.hosted !== true
    ? [{ path, message: "means the host of a card that lies on nothing" }]
    : [];

// --- the event that an ability waits for

/** A trigger or a replacement may ask only for facts that its act has. */
function awaited(node: Data, path: string, known: Known): Fault[] {
  const { on } = node;
  if (isNode(on) && on.act !== undefined) return actFaults(on, join(path, "on"), known);
  return node.kind === "instead" && typeof on === "string"
    ? actFaults({ act: on, ...(node.object !== undefined && { object: node.object }) }, path, known)
    : [];
}

function actFaults(
  { act, object, by, field = "object", entering }: Data,
  path: string,
  { words }: Known,
): Fault[] {
  const name = String(act);
  const { fields, enters } = words.acts[name];
  const faults: Fault[] = [];
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}.${key}`, message });
  if (object !== undefined && fields[String(field)] === undefined)
    fault("object", `can fit nothing: "${name}" has no ${String(field)}`);
  if (by !== undefined && fields.seat === undefined)
    fault("by", `can be nobody: "${name}" is no player's act`);
  if (entering !== true) return faults;
  if (enters !== true) fault("entering", `never fires: nothing enters by "${name}"`);
  if (fieldsIn(object).other === true) fault("object.other", "never fires: what enters is this card itself");
  return faults;
}
