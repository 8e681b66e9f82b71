/** Verbs of an effect whose things lie where nothing can be done with them (G R32.71), by what each reference is chosen from. */
import { type Data, type Fault, fieldsIn, isNode, isOneOf, type Json, wordsIn } from "../../kernel/game.ts";
import type { GaCard } from "./card-schema.ts";

/** What the references of a body mean. */
interface Around {
  readonly targets: readonly Json[];
  /** What was chosen or gone through, and from what. */
  readonly names: Map<string, Data>;
  /** Whether tokens have been summoned before. */
  made: boolean;
}

/** The filter that says what a reference means, where one does. */
function meant(ref: Json | undefined, { targets, names }: Around): Data | undefined {
  const { ref: word, of, slot, name } = fieldsIn(ref);
  switch (word) {
    case "all":
      return fieldsIn(of);
    case "target":
      return fieldsIn(fieldsIn(targets[Number(slot)]).object);
    case "var":
      return names.get(String(name));
    case "top":
      return { in: ["main"] };
    default:
      return undefined;
  }
}

/** Words that say themselves where a thing lies, or which one it is. */
const TELLING = ["self", "other", "host", "any", "kept", "seen", "glimpsed", "top"];

/** Where what is meant lies; undefined where that is not said. */
function zonesOf(filter: Data | undefined): readonly string[] | undefined {
  if (filter === undefined || Object.keys(filter).length === 0) return undefined;
  const named = wordsIn(filter.in);
  if (named.length > 0) return named;
  return filter.kind === "omen" || TELLING.some((key) => filter[key] !== undefined) ? undefined : ["field"];
}

interface Place {
  /** Where things must lie for the verb, and what does it elsewhere. */
  readonly zones: (zone: string) => boolean;
  readonly message: string;
}
const PLACES: Readonly<Record<string, Place>> = {
  discard: {
    zones: (zone) => zone === "hand" || zone === "memory",
    message:
      'discards only cards in hand or memory; "bury" puts others into the graveyard, "sacrifice" what is on the field',
  },
  recall: {
    zones: (zone) => zone === "memory",
    message: 'returns only cards in memory; "bounce" returns others to hand',
  },
  bury: {
    zones: (zone) => zone !== "field" && zone !== "aside",
    message: "is for cards off the field; what is on it is destroyed or sacrificed",
  },
};

/** Verbs that summon tokens, which `made` then means. */
const SUMMON: readonly Json[] = ["token", "gather", "duplicate"];

function visit(node: Data, path: string, around: Around, faults: Fault[]): void {
  const { do: verb, as, from, of, what, into } = node;
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}.${key}`, message });
  const place = typeof verb === "string" ? PLACES[verb] : undefined;
  const zones = place === undefined ? undefined : zonesOf(meant(what, around));
  if (place !== undefined && zones?.every(place.zones) === false) fault("what", place.message);
  if (verb === "load" && meansSeveral(into, around))
    fault("into", "means several, and cards are loaded into one: choose it, or make it a target");
  if (node.ref === "made" && !around.made)
    faults.push({ path, message: 'means tokens, and none was summoned before: name what "generate" makes' });
  if (node.ref === "trace" && fieldsIn(of).ref === "all")
    fault("of", "means what fits now, which has gone nowhere: trace each, in an `each` or by its name");
  if (isOneOf(SUMMON, verb ?? null)) around.made = true;
  if (typeof as !== "string") return;
  const source = from === undefined ? meant(of, around) : fieldsIn(from);
  if (source === undefined) around.names.delete(as);
  else around.names.set(as, source);
}

/** Whether a reference may mean more than one thing. A player has one champion. */
function meansSeveral(ref: Json | undefined, around: Around): boolean {
  const { ref: word, slot } = fieldsIn(ref);
  const { kind, controller } = meant(ref, around) ?? {};
  if (word === "all") return kind !== "champion" || controller === undefined;
  const { max = 1, min = 1, count, upTo, any } = fieldsIn(around.targets[Number(slot)]);
  return (
    word === "target" &&
    (Number(max) > 1 || Number(min) > 1 || [count, upTo, any].some((one) => one !== undefined))
  );
}

function walk(node: Json, path: string, around: Around, faults: Fault[]): void {
  if (typeof node !== "object" || node === null) return;
  const at = (key: string): string => [path, key].filter((part) => part !== "").join(".");
  if (!isNode(node)) {
    for (const [key, one] of Object.entries(node)) walk(one, at(key), around, faults);
    return;
  }
  const targets = Array.isArray(node.targets) ? node.targets : undefined;
  // An ability or a mode reads nothing of another.
  const isBody = targets !== undefined || node.effect !== undefined;
  const within = isBody
    ? { targets: targets ?? around.targets, names: new Map(around.names), made: false }
    : around;
  visit(node, path, within, faults);
  // What is read in a statement stands before what follows on it.
  for (const [key, one] of Object.entries(node)) walk(one, at(key), within, faults);
}

export function placeFaults(card: GaCard): Fault[] {
  const faults: Fault[] = [];
  walk(card, "", { targets: [], names: new Map(), made: false }, faults);
  return faults;
}
