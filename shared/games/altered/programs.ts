/** Where a card keeps its programs: behind its abilities, each under a label. */

import { type CardDef, type Data, NONE, type Program } from "../../kernel/game.ts";
import { type AlteredCard, type Body, cardData, type TargetWord } from "./card.ts";
import { optionsOf } from "./options.ts";
import type { Match } from "./typed.ts";

/** The label of a program: of the card's own effect or of an ability by number, of a mode, in the 3.0 timing. */
export const labelOf = (key: string, mode: number, late: boolean): string =>
  `${key}${mode === NONE ? "" : `:${mode}`}${late ? ":late" : ""}`;

/** The part of an ability that has targets and an effect: its own, or the Reaction it grants. */
export const bodyIn = (node: Data): Body => ((node.reaction as Data | undefined) ?? node) as Body;

/** The body of a Spell (NONE) or of an ability. */
export const bodyOf = (card: CardDef, ability: number): Body =>
  ability === NONE ? cardData(card) : bodyIn(card.abilities[ability].node);

export const modesOf = (body: Body): number => body.modes?.length ?? 0;

/** The target words of a body in a mode. */
export const wordsOf = (body: Body, mode: number): readonly TargetWord[] =>
  (mode === NONE ? body.targets : body.modes?.[mode].targets) ?? [];

/** The program to run, in the match's timing of targets (A C-2). */
export function programOf(m: Match, card: CardDef, key: string, mode: number): Program {
  const late = optionsOf(m).targetTiming === "step";
  const find = (label: string): Program | null | undefined =>
    card.abilities.find(({ kind }) => kind === label)?.program;
  const program = (late ? find(labelOf(key, mode, true)) : undefined) ?? find(labelOf(key, mode, false));
  if (program == null) throw new Error(`${card.id} has no program ${labelOf(key, mode, false)}`);
  return program;
}

/** The bodies of a card, each under its key. */
export const bodiesOf = (card: AlteredCard): readonly (readonly [string, Body])[] => [
  ["effect", card],
  ...(card.abilities ?? []).map((node, index) => [String(index), bodyIn(node)] as const),
];
