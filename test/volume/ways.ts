/** The ways through a language to one of its words: how many choices lie between a place of a card and the word. */
import { formsOf, type Language, nameOf, type Schema, valuesOf } from "./language.ts";

export class Ways {
  readonly #language: Language;
  readonly #ids = new Map<Schema, number>();
  /** Where each place may stand, and the places that a word stands in. */
  readonly #above = new Map<string, string[]>();
  readonly #places = new Map<string, string[]>();

  constructor(language: Language) {
    this.#language = language;
    this.#look(language.card, "card", "card", undefined);
  }

  /** Every word that a card may be written with: each key of each node, and each value that it may have. */
  get words(): ReadonlySet<string> {
    return new Set(this.#places.keys());
  }

  /** How far each place is from the word. */
  to(word: string): ReadonlyMap<string, number> {
    const far = new Map<string, number>();
    let edge = this.#places.get(word) ?? [];
    for (let steps = 0; edge.length > 0; steps++) {
      for (const place of edge) far.set(place, steps);
      edge = [...new Set(edge.flatMap((place) => this.#above.get(place) ?? []))].filter(
        (place) => !far.has(place),
      );
    }
    return far;
  }

  /** What a place is called. */
  place(schema: Schema, holder: string): string {
    const id = this.#ids.get(schema) ?? this.#ids.size;
    this.#ids.set(schema, id);
    return `${id} ${holder}`;
  }

  #look(schema: Schema, key: string, holder: string, from: string | undefined): void {
    const place = this.place(schema, holder);
    const above = this.#above.get(place);
    if (from !== undefined) this.#above.set(place, [...(above ?? []), from]);
    if (above !== undefined) return;
    if (from === undefined) this.#above.set(place, []);
    const { items, properties, ...whole } = this.#language.resolve(schema);
    for (const value of valuesOf(whole)) this.#note(`${holder}=${value}`, place);
    for (const form of formsOf(whole)) this.#look(form, key, holder, place);
    if (items !== undefined) this.#look(items, key, holder, place);
    if (properties === undefined) return;
    const name = nameOf(this.#language, schema, key);
    for (const [inner, one] of Object.entries(properties)) {
      this.#note(`${name}.${inner}`, place);
      this.#look(one, inner, `${name}.${inner}`, place);
    }
  }

  #note(word: string, place: string): void {
    this.#places.set(word, [...(this.#places.get(word) ?? []), place]);
  }
}
