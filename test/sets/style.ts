/** How English is written on a card: what a generated text must not have. */

/** What no published card would say, by what it is called. */
export const FAULTS: Readonly<Record<string, RegExp>> = {
  "two spaces": / {2}/,
  "a space before a stop": / [.,;:!?)]/,
  "two stops": /[.,;:]{2}/,
  "a colon with nothing after it": /:\s*$/,
  "a wrong article": /\b(an (?:[bcdfghjklmnpqrstvwxyz]|uni|use)|a (?:[aeio]|u(?!ni|se)))[a-z]/i,
  "two articles": /\b(?:the|your|their|top) an? /i,
  "a word said twice": /\b(\w+) \1\b/i,
  "a sentence said twice": /(?:^|[.:] )([^.:]{8,}\.) (?:.*\. )?\1/,
  "a sentence with a small first letter": /^[a-z]|[.!?] [a-z]/,
  "one of several": /\b1 (?:\w+ )?(?:counters|cards|boosts|markers|tokens|times|damages)\b/i,
  "one in figures where none is allowed": /\bup to 1\b/i,
  "a wrong plural": /[^aeiou\W]ys\b/,
  "what is said elsewhere": /rest of this text/i,
  "a quality as a thing":
    /(?<!there )(?:\bis|\bam) an? (?:[A-Z]?[a-z]+ )?card\b(?! named)|just before (?:this|I|you)/,
  "an event without a name": /that much is|have this happen/i,
  "a wrong case": /(?:^|[.:,] )Me |(?<!facing |have )\bme (?:can|gain|get|leave|go|join)\b|\bI's\b|\bme's\b/,
  "a name of the program": /[a-z][A-Z]|[{}[\]]|\bundefined\b|\bnull\b|\bNaN\b/,
};

/** Faults of a line; the names of cards are as their author writes them. */
export function styleFaults(line: string, names: readonly string[] = []): string[] {
  const said = names.reduce(
    (text, name) => text.replaceAll(name, name.charAt(0) + name.slice(1).toLowerCase()),
    line,
  );
  const found = Object.entries(FAULTS).flatMap(([fault, pattern]) => (pattern.test(said) ? [fault] : []));
  const count = (mark: string): number => said.split(mark).length - 1;
  if (count("(") !== count(")")) found.push("what is opened and not closed");
  if (count('"') % 2 === 1) found.push("a quote that does not end");
  return found;
}
