/**
 * Lint of a card (kernel.md 9): every name read is written before, every target word
 * exists, every reference fits what reads it, and what a trigger's act does not carry is
 * not read. Over strict schemas, so shapes are known to be right.
 */
import { listIn } from "../model/json.ts";
import type { OwnTerm, OwnTerms } from "../model/own-terms.ts";
import type { ActKind, AnyVerb, Fault, Kind } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";

/** What an effect or condition may read where it stands. */
export interface Reads {
  /** What each target word holds. */
  readonly targets?: readonly Kind[];
  readonly event?: ActKind | null;
  /** Names that something before the effect has written: what paid for it. */
  readonly vars?: Readonly<Record<string, Kind>>;
  /** The game's own terms. */
  readonly own?: OwnTerms;
}

interface Known {
  readonly vars: Readonly<Record<string, Kind>>;
  readonly targets: readonly Kind[];
  readonly event: ActKind | null;
  readonly own: OwnTerms;
  readonly verbs: Readonly<Record<string, AnyVerb>>;
  readonly faults: Fault[];
}

const known = (
  { targets = [], event = null, vars = {}, own = {} }: Reads,
  verbs: Readonly<Record<string, AnyVerb>>,
): Known => ({
  vars,
  targets,
  event,
  own,
  verbs,
  faults: [],
});

/** Everything wrong with an effect that runs where these things can be read. */
export function lintEffect(
  effect: Json,
  reads: Reads,
  verbs: Readonly<Record<string, AnyVerb>>,
  path: string,
): Fault[] {
  const all = known(reads, verbs);
  lintList(effect, all, path);
  return all.faults;
}

/** Everything wrong with a filter, number or condition outside an effect. */
export function lintTerms(node: Json | undefined, reads: Reads, path: string): Fault[] {
  const all = known(reads, {});
  if (node !== undefined) lintTerm(node, all, path);
  return all.faults;
}

/** Statements in order: a name written by one is known to those after it. */
function lintList(list: Json, outer: Known, path: string): Known {
  let known = outer;
  (list as readonly Data[]).forEach((node, index) => {
    const at = `${path}.${index}`;
    const writes = known.verbs[node.do as string]?.writes;
    keepsKind(node, writes, { known, outer }, at);
    let inner = node.do === "each" ? written(known, node.as, kindOf(node.of as Data, known)) : known;
    if (node.do === "may" && node.who === "each") inner = written(known, node.as ?? "willing", "seat");
    if (writes !== undefined && node.as !== undefined) inner = known = written(known, node.as, writes);
    for (const [key, value] of Object.entries(node)) {
      const here = `${at}.${key}`;
      if (key === "verbs") known = lintList(value, inner, here);
      else if (key === "then" || key === "else") lintList(value, inner, here);
      else if (key === "options")
        (value as readonly Json[]).forEach((option, mode) => {
          lintList(option, inner, `${here}.${mode}`);
        });
      else if (key === "effect") lintLater(value, node, known, here);
      else {
        wants(value, known.verbs[node.do as string]?.takes?.[key], known, here);
        lintTerm(value, known, here);
      }
    }
    lintIdle(node, known, at);
    if (node.do === "choose" || node.do === "let") known = written(known, node.as, WRITES[node.do]);
  });
  return known;
}

/** What a name meant around a statement it means after it too: what is inside may have written it last. */
function keepsKind(
  node: Data,
  writes: Kind | undefined,
  { known, outer }: { readonly known: Known; readonly outer: Known },
  path: string,
): void {
  const isInner = node.do === "each" || (node.do === "may" && node.who === "each");
  const before = (isInner ? known : outer).vars[node.as as string] ?? "any";
  const kind = node.do === "each" ? kindOf(node.of as Data, known) : (WRITES[node.do as string] ?? writes);
  if (kind === undefined || kind === before || kind === "any" || before === "any") return;
  const message = `is the name of ${KIND_WORDS[before]} already, and would be that of ${KIND_WORDS[kind]}: give it a name of its own`;
  known.faults.push({ path: `${path}.as`, message });
}

/** What the statements of every game write with `as`. */
const WRITES: Readonly<Record<string, Kind>> = { may: "seat", choose: "object", let: "number" };

/** What happens another time knows nothing of this one but its own event. */
function lintLater(effect: Json, { do: verb }: Data, known: Known, path: string): void {
  const { later } = known.verbs[verb as string];
  const event = later === undefined ? null : (later as ActKind);
  lintList(effect, { ...known, vars: {}, targets: [], event }, path);
}

/** What is accepted and could do nothing: a choice of more than it allows, a change that changes nothing. */
function lintIdle(node: Data, { faults }: Known, path: string): void {
  const { min, max } = node;
  if (node.do === "choose" && typeof min === "number" && typeof max === "number") {
    if (min > max) faults.push({ path: `${path}.min`, message: `is more than max, which is ${max}` });
    if (max < 1) faults.push({ path: `${path}.max`, message: "lets nothing be chosen" });
  }
  if (node.do === "repeat" && typeof node.times === "number" && node.times < 1)
    faults.push({ path: `${path}.times`, message: "is never: it needs at least 1" });
  if (node.do === "modes" && node.again !== true && Number(node.count) > listIn(node.options).length)
    faults.push({ path: `${path}.count`, message: "is more than there are `options`" });
  if (node.do === "modify") faults.push(...unchanging(node, path));
}

/** What a change makes of a thing says its attribute itself. */
const MAKES = ["element", "type", "class", "subtype"];
const CHANGES = ["add", "set", ...MAKES, "least"];

/** A change names an attribute, and what it adds, sets or makes of it. */
export function unchanging(node: Data, path: string): Fault[] {
  if (!CHANGES.some((key) => node[key] !== undefined && !(key === "add" && node.add === 0)))
    return [{ path, message: "changes nothing: it needs `add` or `set`" }];
  if (node.attr === undefined && MAKES.every((key) => node[key] === undefined))
    return [{ path, message: "changes nothing: it needs `attr`" }];
  return [];
}

const written = (known: Known, name: Json, kind: Kind): Known => ({
  ...known,
  vars: { ...known.vars, [name as string]: kind },
});

/** What a reference names; unknown ones are faults of their own, and fit anything. */
function kindOf(term: Data, known: Known): Kind {
  switch (term.ref) {
    case "you":
    case "opponent":
    case "players":
    case "controller":
    case "owner":
      return "seat";
    case "target":
      return known.targets[term.slot as number] ?? "any";
    case "event":
      return known.event?.fields[term.field as string] ?? "any";
    case "var":
      return known.vars[term.name as string] ?? "any";
    case "trace":
      return kindOf(term.of as Data, known);
    default:
      return known.own.refs?.[term.ref as string]?.kind ?? "object";
  }
}

/** What a reference holds, in an author's words. */
const KIND_WORDS: Readonly<Record<Kind, string>> = {
  object: "a card",
  seat: "a player",
  entry: "a card or ability being played",
  zone: "a place",
  number: "a number",
  any: "anything",
};

function wants(node: Json, kinds: readonly Kind[] | undefined, known: Known, path: string): void {
  // A word of the verb's own stands where a reference might.
  if (kinds === undefined || typeof node !== "object") return;
  const kind = kindOf(node as Data, known);
  if (kind !== "any" && !kinds.includes(kind)) {
    const wanted = kinds.map((one) => KIND_WORDS[one]).join(" or ");
    known.faults.push({ path, message: `means ${KIND_WORDS[kind]}, and must mean ${wanted}` });
  }
}

/** Terms that read objects of the reference they hold. */
const readsObjects = (term: Data): Json | undefined => {
  if (term.is === "matches") return term.what;
  return term.num === "attr" ? term.of : undefined;
};

const WHOSE: readonly Json[] = ["controller", "owner"];

/** A term of the game's own that this node is. */
const ownOf = (
  { ref, num, is }: Data,
  { refs, numbers, conditions }: OwnTerms,
): OwnTerm<unknown> | undefined =>
  refs?.[ref as string] ?? numbers?.[num as string] ?? conditions?.[is as string];

function lintTerm(node: Json, known: Known, path: string): void {
  if (typeof node !== "object" || node === null) return;
  const term = node as Data;
  const { faults, vars, targets, event } = known;
  const fault = (message: string): void => void faults.push({ path, message });
  if (term.ref === "var" || term.num === "var") {
    const kind = vars[term.name as string];
    if (kind === undefined)
      fault(
        `reads "${term.name as string}", which nothing before it writes${meant(term.name as string, Object.keys(vars))}`,
      );
    else if ((term.num === "var") !== (kind === "number"))
      fault(`"${term.name as string}" is ${KIND_WORDS[kind]}`);
  }
  if (term.ref === "target" && (term.slot as number) >= targets.length) {
    const slots =
      targets.length === 0 ? "`targets` asks for none" : `\`targets\` asks for 0 to ${targets.length - 1}`;
    fault(`there is no target ${term.slot as number}: ${slots}`);
  }
  if (term.ref === "event" || term.num === "event") lintEvent(term, event, fault);
  const has = term.has as Data | undefined;
  if (has !== undefined && has.least === undefined && has.most === undefined)
    fault("`has` asks for nothing: it needs `least` or `most`");
  const objects = readsObjects(term);
  if (objects !== undefined) wants(objects, ["object"], known, path);
  if (WHOSE.includes(term.ref)) wants(term.of, ["object", "zone"], known, path);
  for (const [key, kinds] of Object.entries(ownOf(term, known.own)?.takes ?? {}))
    if (term[key] !== undefined) wants(term[key], kinds, known, `${path}.${key}`);
  for (const [key, value] of Object.entries(term)) lintTerm(value, known, `${path}.${key}`);
}

function lintEvent(term: Data, event: ActKind | null, fault: (message: string) => void): void {
  if (event === null) return fault("there is no event to read here: only a trigger or a replacement has one");
  const kind = event.fields[term.field as string];
  const wanted = term.num === "event" ? ["number"] : ["object", "seat"];
  if (kind === undefined)
    fault(
      `its event has no "${term.field as string}"; it has ${Object.keys(event.fields).join(", ") || "nothing to read"}`,
    );
  else if (!wanted.includes(kind)) fault(`"${term.field as string}" is ${KIND_WORDS[kind]}`);
}

/** The end of a sentence about a word that is not known. */
export function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? "" : `; did you mean "${near}"?`;
}

/** The known key nearest to a misspelt one, for an error that helps. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.ceil(word.length / 2));
  for (const one of known) {
    // A known key in the wrong place is not misspelt.
    if (one === word) continue;
    const apart = distance(word, one);
    if (apart < least) {
      least = apart;
      best = one;
    }
  }
  return best;
}

/** Letters put in, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, change, swapped ? before[j - 2] + 1 : change));
    }
    before = row;
    row = next;
  }
  return row[b.length];
}
