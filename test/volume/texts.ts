/** How the text of a card that nobody has thought of must read. */
import type { CardDef, Data, Json } from "../../shared/kernel/index.ts";

/** What must stand in no line, by what it is called. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  "a value without words": /\bundefined\b|\bnull\b|\bNaN\b|\[object/,
  "a name of the program": /\b[a-z]+[A-Z]|[{}[\]]/,
  "two spaces": / {2}/,
  "a space before a stop": / [.,;:!?)]/,
  "two stops": /[.,;:]{2}/,
  "a sentence with a small first letter": /^[a-z]/,
};

/** The line of keywords, which is no sentence. */
const KEYWORDS =
  /^[A-Z][a-z]*(?: [A-Z][a-z]+)*(?: [+-]?\d+)?(?:, [A-Z][a-z]*(?: [A-Z][a-z]+)*(?: [+-]?\d+)?)*$/;

/** Faults of what a card says, each with the line. */
export function textFaults(card: CardDef): string[] {
  try {
    return misspoken(card);
  } catch (error) {
    return [`throws when it is said: ${(error as Error).stack}`];
  }
}

function misspoken(card: CardDef): string[] {
  const said = card.text.flatMap((line) => [
    ...Object.entries(FAULTS).flatMap(([fault, pattern]) =>
      pattern.test(line) ? [`${fault}: ${line}`] : [],
    ),
    ...(/[.)"]$/.test(line) || KEYWORDS.test(line) ? [] : [`no full stop: ${line}`]),
  ]);
  return does(card.data) && card.text.length === 0 ? [...said, "does something and says nothing"] : said;
}

/** Whether a card has a statement anywhere. */
function does(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  return typeof (value as Data).do === "string" || Object.values(value).some(does);
}
