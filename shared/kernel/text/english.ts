/** What English asks of every sentence of rules text: articles, plurals, lists. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A key of the program as words: "cannotDraw" as "cannot draw". */
export const spaced = (key: string): string => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A list in words: "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], and = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words[words.length - 1]}`;

/** A change as it is printed: "+2", "-1". */
export const signed = (number: string): string => (/^[-–]/.test(number) ? number : `+${number}`);

/** The word with an s: "cards", "Proxies", "discards", "Resupplies". */
const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|o|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

/** The noun for several: "cards", "Characters or Permanents". */
export const plural = (noun: string): string => noun.split(" or ").map(withS).join(" or ");

/** An order as what somebody does: "sacrifice a card" as "sacrifices a card". */
export const conjugated = (order: string): string => order.replace(/^\S+/, withS);

/** "1 token", "2 tokens". */
export const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : plural(noun)}`;

/** "a card", "an Epic Character", "another card"; words that name one thing keep none. */
export function withArticle(phrase: string): string {
  if (/^(this|that|the|attached) /.test(phrase)) return phrase;
  if (phrase.startsWith("other ")) return `an${phrase}`;
  return `${/^(?!uni|use)[aeiou]/i.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** Stands in a text for what a card of this id is called: it may come later in its set. */
export const cardNamed = (id: string): string => `{${id}}`;

/** The text with names where cards are named by their ids, and the articles that those names have. */
export const withNames = (text: string, nameOf: (id: string) => string): string =>
  text.replace(/(?:\b(an?) )?\{([^{}]+)\}/g, (_, article: string | undefined, id: string) =>
    article === undefined ? nameOf(id) : withArticle(nameOf(id)),
  );

/** "2 Ember Spark tokens": so many of the card of this id. */
export const madeOf = (card: string, count: number, noun: string): string =>
  count === 1 ? withArticle(`${cardNamed(card)} ${noun}`) : counted(count, `${cardNamed(card)} ${noun}`);

/** "up to one card", "up to 2 cards": what may also be none. */
export const upTo = (max: string, noun: string, several: string): string =>
  max === "1" ? `up to one ${noun}` : `up to ${max} ${several}`;

/** The verbs that a sentence about a thing goes on with. */
const VERB =
  / ((?:gets?|gains?|has|have|loses?|is|are|becomes?|costs?|cannot|can't|must|may|switch(?:es)?)) (.*)$/;
const SUBJECT = /^(target|another|each|that|those|it|they|I|this|the|attached|your|up to|\d)\b/;
const LASTING = /( until end of .*| this (?:turn|Day|Afternoon)| for as long as .*)$/;

/** What is said of a thing, and how long it lasts; nothing where the sentence is no such one. */
function predicate(
  sentence: string,
): { subject: string; verb: string; rest: string; lasting: string } | undefined {
  const lasting = LASTING.exec(sentence)?.[1] ?? "";
  const bare = sentence.slice(0, sentence.length - lasting.length);
  const found = VERB.exec(bare);
  return found === null || !SUBJECT.test(bare)
    ? undefined
    : { subject: bare.slice(0, found.index), verb: found[1], rest: found[2], lasting };
}

/** What is said of one thing in one breath: "gets +2 Life and +2 Power and gains Swift". */
export function predicates(parts: readonly (readonly [verb: string, rest: string])[]): string {
  const groups: { verb: string; rests: string[] }[] = [];
  for (const [verb, rest] of parts) {
    const last = groups.at(-1);
    if (last?.verb === verb) last.rests.push(rest);
    else groups.push({ verb, rests: [rest] });
  }
  return listed(groups.map(({ verb, rests }) => `${verb} ${listed(rests)}`));
}

/** Whether a sentence orders something, rather than saying something of a thing. */
export const isOrder = (sentence: string): boolean => !SUBJECT.test(sentence);

/**
 * Sentences about one thing as one sentence.
 * @returns nothing where they are no such sentences, or last differently
 */
export function saidOfOne(sentences: readonly string[]): string | undefined {
  const parts = sentences.map(predicate);
  const [first] = parts;
  if (first === undefined) return undefined;
  const said = parts.flatMap((part) =>
    part !== undefined && part.lasting === first.lasting ? [[part.verb, part.rest] as const] : [],
  );
  if (said.length < sentences.length) return undefined;
  return `${first.subject} ${predicates(said)}${first.lasting}`;
}

/** What a verb is behind "have": "have it gain a boost". */
const BARE: Readonly<Record<string, string>> = {
  gets: "get",
  gains: "gain",
  has: "have",
  loses: "lose",
  is: "be",
  are: "be",
  becomes: "become",
  costs: "cost",
  switches: "switch",
};
const OBJECTS: Readonly<Record<string, string>> = { I: "me", they: "them" };

/** What somebody may let happen to a thing: "have target ally get +1 Power"; nothing where it is no such sentence. */
export function had(sentence: string): string | undefined {
  const said = predicate(sentence);
  if (said === undefined || /^(?:can|must|may)/.test(said.verb)) return undefined;
  const { subject, verb, rest, lasting } = said;
  return `have ${OBJECTS[subject] ?? subject} ${BARE[verb] ?? verb} ${rest}${lasting}`;
}

/** "its", "their", "your": the owner of what follows. */
export function possessive(owner: string): string {
  if (owner === "it") return "its";
  if (owner === "them") return "their";
  if (owner === "me") return "my";
  return owner === "you" ? "your" : `${owner}'s`;
}
