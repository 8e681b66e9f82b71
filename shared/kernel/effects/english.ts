/** What English asks of every sentence of rules text: articles, plurals, lists. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A list in words: "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], and = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words[words.length - 1]}`;

/** The noun for several: "cards", "Proxies". */
export const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** "1 token", "2 tokens". */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : plural(noun)}`;

/** "a card", "an Epic Character", "another card"; words that name one thing keep none. */
export function withArticle(phrase: string): string {
  if (/^(this|that|the|attached) /.test(phrase)) return phrase;
  if (phrase.startsWith("other ")) return `an${phrase}`;
  return `${/^[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** "its", "their", "your": the owner of what follows. */
export function possessive(owner: string): string {
  if (owner === "it") return "its";
  if (owner === "them") return "their";
  return owner === "you" ? "your" : `${owner}'s`;
}
