/** Writes cards at random, in all words that the schema of a game's sets has; of two words mostly the rarer. */
import type { Data, Draw, Json } from "../../shared/kernel/index.ts";
import type { Fault } from "../../shared/kernel/model/ruleset.ts";
import { dice, pick } from "../property/dice.ts";
import { formOf, formsOf, type Language, nameOf, type Schema, wordOf, wordsIn } from "./language.ts";
import type { Ways } from "./ways.ts";

/** How deep nodes may lie in each other before only the shortest forms are taken, and only what must be is written. */
const DEEP = 11;
const BARE = 8;
/** A way to a word that is sought is taken so many times of four. */
const TAKEN = 3;
/** How often another value is drawn for one that a list has already. */
const TRIES = 5;
/** Names that cards give to what they find, and to numbers; few, so that what is read was written. */
const NAMES = ["found", "other"];
const NUMBERS = ["amount", "rest"];
/** Where a name is that of a number. */
const OF_NUMBERS = /(?:do:(?:let|roll)\.as|num:var\.name)$/;
/** Statements that read what one before them left without a name, and that one: neither is anything alone. */
const PAIRS = [
  [/^do:choose\./, /\.on=chosen$/],
  [/\.on=chosen$/, /^do:choose\.(?:type|in|of)=/],
] as const;
/** Keys that name a card of the set. */
const CARD_KEYS = ["card", "token", "of"];

/** Where a value is written. */
interface Place {
  readonly key: string;
  /** What its words are counted under. */
  readonly holder: string;
  readonly depth: number;
  /** Whether something around it happens upon an event, or asks for targets. */
  readonly event: boolean;
  readonly targets: boolean;
  /** Whether it may be left out. */
  readonly free: boolean;
}

const TOP: Place = { key: "card", holder: "card", depth: 0, event: false, targets: false, free: false };

export class Author {
  readonly language: Language;
  /** How often each word stands on a card that was kept. */
  readonly used = new Map<string, number>();
  readonly #random: Draw;
  readonly #ways: Ways;
  /** The word that is sought, and how far from it each place lies. */
  #sought: string | undefined;
  #way: ReadonlyMap<string, number> | undefined;
  /** Words of which one must stand beside the word that is sought. */
  #partners: readonly string[] = [];
  readonly #ids: readonly string[];
  readonly #heights: (schema: Schema) => number;
  /** Whether the card in hand gives something a name. */
  #names = false;
  /** Whether rare words are sought; what is mended becomes plainer. */
  #seeks = true;

  /** @param ids of cards that a card may name */
  constructor(language: Language, ways: Ways, ids: readonly string[], seed: number) {
    this.language = language;
    this.#ways = ways;
    this.#ids = ids;
    this.#random = dice(seed);
    this.#heights = heightsOf(language);
  }

  /** Seeks a word from now on; none where it is left out. */
  seek(word?: string): void {
    this.#sought = word;
    this.#way = word === undefined ? undefined : this.#ways.to(word);
    const pair = PAIRS.find(([one]) => word !== undefined && one.test(word));
    this.#partners = pair === undefined ? [] : [...this.#ways.words].filter((other) => pair[1].test(other));
  }

  /** A card with this id; nothing says yet that the game takes it. */
  card(id: string): Data {
    this.#seeks = true;
    this.#names = false;
    return named(this.#write(this.language.card, TOP) as Data, id);
  }

  /** The card with other values at or above most of the paths that are faulty, or without them. */
  redone(card: Data, faults: readonly Fault[]): Data {
    this.#seeks = this.#random(3) === 0;
    const paths = [...new Set(faults.map(({ path }) => path))];
    const some = paths.filter(() => this.#random(4) > 0);
    return (some.length === 0 ? paths : some).reduce((done, path) => this.#mended(done, path), card);
  }

  #mended(card: Data, path: string): Data {
    const parts = path === "" ? [] : path.split(".");
    const above = this.#random(2) * this.#random(3);
    const kept = Math.max(Math.min(1, parts.length), parts.length - above);
    this.#names = JSON.stringify(card).includes('"as":');
    const done = this.#rewritten(this.language.card, card, parts.slice(0, kept), TOP);
    return named((done ?? card) as Data, card.id as string);
  }

  /** Counts the words of a card that the game takes. */
  keep(card: Data): void {
    for (const word of wordsIn(this.language, card)) this.used.set(word, (this.used.get(word) ?? 0) + 1);
  }

  /** Of two drawn at random the one that stands on fewer cards. */
  #rarer<T>(all: readonly T[], wordOf: (one: T) => string): T {
    const [a, b] = [pick(this.#random, all), pick(this.#random, all)];
    return this.#seeks && (this.used.get(wordOf(b)) ?? 0) < (this.used.get(wordOf(a)) ?? 0) ? b : a;
  }

  /** Those that lie nearest to the word that is sought; all of them where none is, or chance says so. */
  #nearest<T>(all: readonly T[], placeOf: (one: T) => string): readonly T[] {
    const way = this.#way;
    if (way === undefined || this.#random(4) >= TAKEN) return all;
    const far = (one: T): number => way.get(placeOf(one)) ?? Number.POSITIVE_INFINITY;
    const least = Math.min(...all.map(far));
    return all.filter((one) => far(one) === least);
  }

  #write(schema: Schema, place: Place): Json {
    const whole = this.language.resolve(schema);
    const forms = formsOf(whole);
    if (forms.length > 0) return this.#write(this.#form(forms, place), place);
    if (whole.const !== undefined) return whole.const;
    if (whole.enum !== undefined) return this.#value(whole.enum, place.holder);
    switch (whole.type) {
      case "integer":
      case "number":
        return numeral(this.#random, whole);
      case "boolean":
        return true;
      case "array":
        return this.#list(whole, place);
      case "object":
        return this.#node(schema, place);
      default:
        return this.#text(whole, place);
    }
  }

  #value(all: readonly Json[], holder: string): Json {
    const wordOf = (value: Json): string => `${holder}=${value}`;
    return all.find((value) => wordOf(value) === this.#sought) ?? this.#rarer(all, wordOf);
  }

  #form(all: readonly Schema[], place: Place): Schema {
    const word = (form: Schema): string => wordOf(this.language, form, place.key);
    const known = all.filter((form) => this.#isKnown(word(form), place));
    const some = known.length === 0 ? all : known;
    const forms =
      place.depth > BARE ? some : this.#nearest(some, (form) => this.#ways.place(form, place.holder));
    if (place.depth < DEEP) return this.#rarer(forms, word);
    const least = Math.min(...forms.map(this.#heights));
    return pick(
      this.#random,
      forms.filter((form) => this.#heights(form) === least),
    );
  }

  /** Whether there can be here what a word reads. */
  #isKnown(word: string, { event, targets }: Place): boolean {
    if (/[:.](ref|num)=var$/.test(word)) return this.#names;
    if (/[:.](ref|num)=event$/.test(word)) return event;
    return targets || !word.endsWith(".ref=target");
  }

  #list(schema: Schema, place: Place): Json {
    const { items = {}, contains, minItems = 0, maxItems = 3 } = schema;
    const more = place.depth > BARE ? 0 : this.#random(3) * this.#random(2);
    const length = Math.min(maxItems, Math.max(minItems, 1) + more);
    const all = new Map<string, Json>();
    if (contains !== undefined) {
      const one = this.#write(contains, deeper(place));
      all.set(JSON.stringify(one), one);
    }
    for (let tries = 0; all.size < length && tries < length + TRIES; tries++) {
      const one = this.#write(items, deeper(place));
      all.set(JSON.stringify(one), one);
    }
    return [...all.values()];
  }

  #node(schema: Schema, place: Place): Data {
    const { properties = {} } = this.language.resolve(schema);
    const name = nameOf(this.language, schema, place.key);
    const keys = this.#keys(schema, name, place);
    const inner = deeper(place, keys);
    if (keys.includes("as")) this.#names = true;
    return Object.fromEntries(
      keys.map((key) => [key, this.#write(properties[key], { ...inner, key, holder: `${name}.${key}` })]),
    );
  }

  /** The keys of a node: those that it must have, and some more. */
  #keys(schema: Schema, name: string, { depth }: Place): string[] {
    const { properties = {}, required = [] } = this.language.resolve(schema);
    const all = Object.keys(properties);
    const chance = all.filter((one) => !required.includes(one));
    const few = depth > BARE ? 0 : depth === 0 ? 1 + this.#random(6) : this.#random(this.#random(5) + 1);
    const count = chance.length === 0 ? 0 : required.length === 0 ? Math.max(1, few) : few;
    const some = Array.from({ length: count }, () => this.#rarer(chance, (one) => `${name}.${one}`));
    if (depth <= BARE && this.#way !== undefined) some.push(...this.#onTheWay(properties, all, name));
    // An effect aims at what is asked for.
    if (properties.targets !== undefined && properties.effect !== undefined && this.#random(3) > 0)
      some.push("targets");
    return all.filter((key) => required.includes(key) || some.includes(key));
  }

  /** The key that is sought, or the one that lies nearest to it. */
  #onTheWay(
    properties: Readonly<Record<string, Schema>>,
    all: readonly string[],
    name: string,
  ): readonly string[] {
    const own = all.find((key) => `${name}.${key}` === this.#sought);
    if (own !== undefined) return [own];
    const near = this.#nearest(all, (key) => this.#ways.place(properties[key], `${name}.${key}`));
    return near.length === all.length ? [] : [pick(this.#random, near)];
  }

  #text({ pattern, examples = [] }: Schema, { key, holder }: Place): string {
    if (pattern?.startsWith("^[a-z][a-zA-Z0-9]"))
      return pick(this.#random, OF_NUMBERS.test(holder) ? NUMBERS : NAMES);
    if (pattern?.endsWith(" counter$")) return "ember counter";
    const known = examples.filter((one) => typeof one === "string");
    return pick(this.#random, known.length === 0 || CARD_KEYS.includes(key) ? this.#ids : known);
  }

  /** A statement that what is sought is nothing without. */
  #partner(schema: Schema, place: Place): Json {
    const [sought, way] = [this.#sought, this.#way];
    this.#sought = pick(this.#random, this.#partners);
    this.#way = this.#ways.to(this.#sought);
    const value = this.#write(schema, place);
    [this.#sought, this.#way] = [sought, way];
    return value;
  }

  /** Another value, none, or the same with a key more. */
  #changed(schema: Schema, value: Json | undefined, place: Place): Json | undefined {
    if (place.free && this.#random(2) === 0) return undefined;
    const fresh = this.#write(schema, place);
    const isNode = (one: Json | undefined): one is Data => typeof one === "object" && !Array.isArray(one);
    if (value === null || !isNode(value) || !isNode(fresh) || this.#random(2) === 0) return fresh;
    const { properties = {} } = this.language.resolve(formOf(this.language, schema, value));
    const more = Object.entries(fresh).filter(([key]) => properties[key] !== undefined && !(key in value));
    return more.length === 0 ? fresh : { ...value, ...Object.fromEntries(more) };
  }

  #rewritten(
    schema: Schema,
    value: Json | undefined,
    path: readonly string[],
    place: Place,
  ): Json | undefined {
    const [first, ...rest] = path;
    if (first === undefined || typeof value !== "object" || value === null)
      return this.#changed(schema, value, place);
    const form = formOf(this.language, schema, value);
    const whole = this.language.resolve(form);
    const { items = {}, minItems = 0, maxItems = 3, properties = {}, required = [] } = whole;
    if (Array.isArray(value)) {
      const one = { ...deeper(place), free: value.length > minItems };
      if (rest.length === 0 && this.#partners.length > 0 && value.length < maxItems)
        return value.toSpliced(Number(first) + this.#random(2), 0, this.#partner(items, one));
      return value.flatMap((old: Json, at) =>
        String(at) === first ? (this.#rewritten(items, old, rest, one) ?? []) : [old],
      );
    }
    const { [first]: old, ...others } = value as Data;
    if (properties[first] === undefined) return others;
    const holder = `${nameOf(this.language, form, place.key)}.${first}`;
    const free = !required.includes(first);
    const inner = { ...deeper(place, Object.keys(value)), key: first, holder, free };
    const fresh = this.#rewritten(properties[first], old, rest, inner);
    return fresh === undefined ? others : { ...value, [first]: fresh };
  }
}

const deeper = (place: Place, keys: readonly string[] = []): Place => ({
  ...place,
  depth: place.depth + 1,
  event: place.event || keys.includes("on"),
  targets: place.targets || keys.includes("targets"),
});

const named = (card: Data, id: string): Data => ({ ...card, id, name: `Card ${id.replace(/\D+/, "")}` });

/** Mostly small, at times a bound of what may stand there. */
function numeral(random: Draw, { minimum = -9999, maximum = 9999 }: Schema): number {
  const drawn = random(12) === 0 ? pick(random, [minimum, maximum]) : Math.max(minimum, random(4));
  return Math.min(maximum, drawn);
}

/** How many nodes lie in each other in the shortest value of a schema. */
function heightsOf(language: Language): (schema: Schema) => number {
  const known = new Map<Schema, number>();
  const heightOf = (schema: Schema): number => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    // Of what lies in itself another form is shorter.
    known.set(schema, Number.POSITIVE_INFINITY);
    const whole = language.resolve(schema);
    const forms = formsOf(whole);
    const parts = Object.entries(whole.properties ?? {}).flatMap(([key, one]) =>
      whole.required?.includes(key) ? [one] : [],
    );
    if (whole.items !== undefined) parts.push(whole.items);
    const height =
      forms.length > 0 ? Math.min(...forms.map(heightOf)) : 1 + Math.max(0, ...parts.map(heightOf));
    known.set(schema, height);
    return height;
  };
  return heightOf;
}
