/** Where a card keeps its programs: behind its abilities, each under a label. */

import { type CardDef, NONE, type Program } from "../../kernel/game.ts";
import { cardData, writtenOf } from "./card.ts";
import type { AlteredAbility, AlteredCard, Body, Happens, TargetWord } from "./card-schema.ts";
import { optionsOf } from "./options.ts";
import type { Match } from "./typed.ts";

/** The label of a program: of the card's own effect or of an ability by number, of a mode, in the 3.0 timing. */
export const labelOf = (key: string, mode: number, late: boolean): string =>
  `${key}${mode === NONE ? "" : `:${mode}`}${late ? ":late" : ""}`;

/** The part of an ability that has targets and an effect: its own, or the Reaction it grants. */
export function bodyIn(node: AlteredAbility): Body {
  if (node.kind === "passive") return {};
  return node.kind === "grant" ? node.reaction : node;
}

/** The event that an ability waits for or replaces: its own, or that of the Reaction it grants. */
export function happeningIn(node: AlteredAbility): Happens | null {
  if (node.kind === "grant") return node.reaction.on;
  return node.kind === "reaction" || node.kind === "instead" ? node.on : null;
}

/** The body of a Spell (NONE) or of an ability. */
export const bodyOf = (card: CardDef, ability: number): Body =>
  ability === NONE ? cardData(card) : bodyIn(writtenOf(card.abilities[ability]));

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
