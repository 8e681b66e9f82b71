/**
 * The strings of a seat's messages, each said once: a string that was said before is one character, its number. The name
 * of an op, of a zone and of a thing comes back in every event. Only what the seat itself was told is counted, so that
 * the length of a message says nothing new.
 */
import { isRecord, type List } from "./packed.ts";

/** The messages whose strings are said once, each of a seat. */
type Worded = "seat" | "side" | "events";

const WORDED: ReadonlySet<string> = new Set<Worded>(["seat", "side", "events"]);

/** Strings that are counted; those after them are said whole each time. Three times as many save 2 % more. */
const MOST = 255;

/** The sign of the first word is the character after this one: none is a digit, as keys of digits have an order of their own. */
const BEFORE_FIRST = 0x39;

/** Stands before a string that would be read as a sign. */
const ITSELF = "\0";

/** One character as every language counts: a pair of surrogates is one, too. */
const isOne = (text: string): boolean => text.length === ((text.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The value with each of its strings changed, in the order of the wire; a key that begins with a digit is let be. */
function withStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) {
    const out = new Array<unknown>(value.length);
    for (let at = 0; at < out.length; at++) out[at] = withStrings(value[at], change);
    return out;
  }
  if (!isRecord(value)) return value;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === "__proto__") continue;
    out[isDigit(key.charCodeAt(0)) ? key : change(key)] = withStrings(value[key], change);
  }
  return out;
}

/** The end that tells. */
export class SaidWords {
  readonly #signs = new Map<string, string>();

  /** The payload as it is sent; what is in it counts as said. A whole side begins anew. */
  say(type: Worded, payload: List): List {
    if (type === "seat") this.#signs.clear();
    return withStrings(payload, this.#said) as List;
  }

  readonly #said = (text: string): string => {
    const sign = this.#signs.get(text);
    if (sign !== undefined) return sign;
    if (isOne(text) || text.startsWith(ITSELF)) return ITSELF + text;
    const number = this.#signs.size + 1;
    if (text !== "" && number <= MOST) this.#signs.set(text, String.fromCharCode(BEFORE_FIRST + number));
    return text;
  };
}

/** The end that is told. */
export class HeardWords {
  readonly #words: string[] = [];
  /** Whether a side was told: who watches is told none, and every string whole. */
  #isSeat = false;

  /** A message's payload as it was before `say`. Anything may come: a sign of no word stays as it is. */
  hear(type: string, payload: unknown): unknown {
    if (type === "seat") {
      this.#isSeat = true;
      this.#words.length = 0;
    }
    return this.#isSeat && WORDED.has(type) ? withStrings(payload, this.#heard) : payload;
  }

  readonly #heard = (text: string): string => {
    if (isOne(text)) return this.#words[(text.codePointAt(0) ?? 0) - BEFORE_FIRST - 1] ?? text;
    if (text.startsWith(ITSELF)) return text.slice(1);
    if (text !== "" && this.#words.length < MOST) this.#words.push(text);
    return text;
  };
}
