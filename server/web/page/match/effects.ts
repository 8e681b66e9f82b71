/** The text of an ability of a card: its own line of the text box, and the part that is left to its player. */
import type { CardInfo } from "../../../../shared/protocol/index.ts";
import { readAs } from "../words/index.ts";

type Card = Pick<CardInfo, "text" | "face">;

/** The lines that stand behind those of the abilities (UCG Support, N Anomaly mode). */
const BEHIND = ["support", "anomaly"] as const;

/**
 * The line of a card's ability; undefined where it has none of its own. The texts of all games end with a line for each
 * ability in their order; one that is only ever caused by another stands in that one's line.
 */
export function abilityLine({ text, face }: Card, ability: number): string | undefined {
  const nodes = (face.abilities ?? []) as readonly { readonly kind?: string }[];
  const printed = nodes.filter(({ kind }) => kind !== "delayed");
  const node = nodes[ability];
  const at = node === undefined ? -1 : printed.indexOf(node);
  const behind = BEHIND.filter((key) => face[key] !== undefined).length;
  return at < 0 ? undefined : text[text.length - behind - printed.length + at];
}

/** The name of an ability: its line, or the card's keywords, which some abilities stand behind. */
export const abilityName = (card: Card, ability: number): string | undefined =>
  abilityLine(card, ability) ?? card.text[0];

function mayIn(line: string, may: RegExp): string[] | undefined {
  const found = [...line.matchAll(may)].map(([, does = ""]) => does);
  return found.length === 0 ? undefined : found;
}

/** The part that is left to the player, where the lines leave one thing: "draw a card". */
export function mayDo(lines: readonly string[]): string | undefined {
  const found = lines.flatMap((line) => readAs(({ may }) => mayIn(line, may)) ?? []);
  return found.length === 1 ? found[0]?.replace(/ instead$/, "") : undefined;
}
