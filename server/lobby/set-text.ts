/** The texts of a stranger's set: that they are what they look like, and that no card passes for another. */
import type { Json, Problem } from "../../shared/kernel/index.ts";
import { cleanName } from "../../shared/protocol/index.ts";

/** The longest text of a set that is shown, in characters. */
const TEXT_LENGTH = 400;

/** What a browser would take for the beginning of an element, were it ever shown as HTML. */
const MARKUP = /<[a-z!/?]/i;

/** Everything wrong with the texts of one card, or of the set. */
export function textFaults(node: Json, card: string, path = ""): Problem[] {
  const at = (message: string): Problem[] => [{ card, path, message }];
  if (typeof node === "string") {
    if ([...node].length > TEXT_LENGTH) return at(`is longer than ${TEXT_LENGTH} characters`);
    if (cleanName(node) !== node)
      return at("has characters that are not seen, change direction, or stand where nobody expects them");
    return MARKUP.test(node) ? at("looks like HTML") : [];
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, one]) => [
    ...(Array.isArray(node) ? [] : textFaults(key, card, path === "" ? key : `${path}.${key}`)),
    ...textFaults(one as Json, card, path === "" ? key : `${path}.${key}`),
  ]);
}

/** Letters that are drawn like a Latin one, of Cyrillic, Greek and Armenian, and signs that are taken for letters. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["a", "аα"],
    ["b", "ЬьβВв"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еєε"],
    ["g", "ԍ"],
    ["h", "һнΗ"],
    ["i", "іι1|lӏ"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["m", "мμ"],
    ["n", "ոηп"],
    ["o", "оοօ0σ"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "гր"],
    ["s", "ѕ5ꜱ"],
    ["t", "тτ"],
    ["u", "υսս"],
    ["v", "ѵν"],
    ["w", "ԝω"],
    ["x", "хχ"],
    ["y", "уγү"],
    ["z", "ᴢ"],
  ].flatMap(([letter = "", others = ""]) => [...others].map((other) => [other.toLowerCase(), letter])),
);

/** What a name looks like: two that look alike have the same. */
export const lookOf = (name: string): string =>
  [...name.normalize("NFKD").toLowerCase()]
    .filter((sign) => !/[\p{M}\p{P}\p{Z}]/u.test(sign) || Object.hasOwn(ALIKE, sign))
    .map((sign) => ALIKE[sign] ?? sign)
    .join("");

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Cards that are called, or look as if they were called, like another one of the set or of the server's. */
export function lookAlikes(cards: readonly Named[], known: readonly Named[]): Problem[] {
  const looks = new Map(known.map(({ name }) => [lookOf(name), name]));
  return cards.flatMap(({ id, name }) => {
    const look = lookOf(name);
    const other = looks.get(look);
    looks.set(look, name);
    // Several cards of one name are a game's own affair, as where each rarity of a card is one.
    const isAlike = other !== undefined && (other !== name || known.some((one) => one.name === name));
    return !isAlike
      ? []
      : [{ card: id, path: "name", message: `looks like "${other}", the name of another card` }];
  });
}
