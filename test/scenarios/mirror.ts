/**
 * A scenario with its seats exchanged: every seat is the next one, in the order of turns. The rules know no seat, so
 * what a case proves of one player it proves of the other.
 */

type Raw = Readonly<Record<string, unknown>>;

/** Who sits where each of these sat. */
export const nextSeats = (seats: readonly string[]): ReadonlyMap<string, string> =>
  new Map(seats.map((name, at) => [name, seats[(at + 1) % seats.length]]));

const isMap = (value: unknown): value is Raw =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** The same with every name of a seat replaced, in keys, words of lines and cards: `A`, `A.dave`, `base.A.attack`. */
export function renamed(value: unknown, next: ReadonlyMap<string, string>): unknown {
  const text = (words: string): string => words.replace(/\b[A-Z]\b/g, (name) => next.get(name) ?? name);
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return value.map((one) => renamed(one, next));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [text(key), renamed(one, next)]));
}

/** Where a case names a seat without its letter, or leaves it out. */
export interface SeatWords {
  /** Words of `given` that name a seat: the first one where they are left out. */
  readonly words: readonly string[];
  /** Options that number one; those left out are as said here, or nothing. */
  readonly options: Readonly<Record<string, number | undefined>>;
}

/**
 * @param doc a scenario file as YAML reads it; what is no scenario stays as it is
 * @param seats their names in the order of turns
 */
export function mirrored(doc: unknown, seats: readonly string[], naming: SeatWords): unknown {
  if (!isMap(doc) || !Array.isArray(doc.cases)) return doc;
  return { ...doc, cases: doc.cases.map((one) => (isMap(one) ? mirroredCase(one, seats, naming) : one)) };
}

function mirroredCase(one: Raw, seats: readonly string[], naming: SeatWords): Raw {
  const given: Raw = isMap(one.given) ? one.given : {};
  const present = seats.filter((name, at) => at < 2 || given[name] !== undefined);
  const next = nextSeats(present);
  const whole = {
    ...Object.fromEntries(present.map((name) => [name, {}])),
    ...Object.fromEntries(naming.words.map((word) => [word, present[0]])),
    ...given,
    options: renumbered(isMap(given.options) ? given.options : {}, naming.options, present.length),
  };
  return {
    ...one,
    given: renamed(whole, next),
    play: renamed(one.play, next),
    asked: renamed(one.asked, next),
  };
}

function renumbered(options: Raw, naming: SeatWords["options"], seats: number): Raw {
  const numbers = Object.keys(naming).flatMap((key) => {
    const seat = options[key] ?? naming[key];
    return typeof seat === "number" ? [[key, (seat + 1) % seats]] : [];
  });
  return { ...options, ...Object.fromEntries(numbers) };
}
