/** Where a card keeps its programs: behind its abilities, each under a label. */

import { NONE, type Program } from "../../kernel/game.ts";
import { writtenOf } from "./card.ts";
import type { AlteredAbility, AlteredCard, Body, Happens, TargetWord } from "./card-schema.ts";
import { optionsOf } from "./options.ts";
import type { CardDef, Match } from "./typed.ts";

/** The label of what Scout adds to a card (A R-26.12). */
export const SCOUT = "scout";

/** The label of a program: of the card's own effect or of an ability by number, of a mode, in the 3.0 timing. */
export const labelOf = (key: string, mode: number, late: boolean): string =>
  `${key}${mode === NONE ? "" : `:${mode}`}${late ? ":late" : ""}`;

/** The part of an ability that has targets and an effect: its own, or the Reaction it grants. */
export function bodyIn(node: AlteredAbility): Body {
  if (
    node.kind === undefined ||
    node.kind === "passive" ||
    node.kind === "region" ||
    node.kind === "likeness"
  )
    return {};
  return node.kind === "grant" ? node.reaction : node;
}

/** The event that an ability waits for or replaces: its own, or that of the Reaction it grants. */
export function happeningIn(node: AlteredAbility): Happens | null {
  if (node.kind === "grant") return node.reaction.on;
  return node.kind === "reaction" || node.kind === "instead" ? node.on : null;
}

/** The body of a Spell (NONE) or of an ability; `aided` is the Spell with its narrower target (A R-26.38). */
export const bodyOf = (card: CardDef, ability: number, aided = false): Body =>
  ability === NONE ? (aided ? narrowed(card.data) : card.data) : bodyIn(writtenOf(card.abilities[ability]));

/** The keys of a card's own body: as it is, and with its narrower target. */
export const OWN = "effect";
export const AIDED = "aided";
export const isOwn = (key: string): boolean => key === OWN || key === AIDED;

/** A R-26.38: the first target must be such as well. */
export function narrowed(card: AlteredCard): Body {
  const narrows = card.aid?.narrows;
  if (narrows === undefined) return card;
  const words = (all: readonly TargetWord[] = []): TargetWord[] =>
    all.map((word, at) =>
      at === 0 && "object" in word ? { ...word, object: { ...word.object, ...narrows } } : word,
    );
  const { targets, effect = [], modes } = card;
  return modes === undefined
    ? { targets: words(targets), effect }
    : { modes: modes.map((mode) => ({ ...mode, targets: words(mode.targets) })) };
}

export const modesOf = (body: Body): number => body.modes?.length ?? 0;

/** The target words of a body in a mode. */
export const wordsOf = (body: Body, mode: number): readonly TargetWord[] =>
  (mode === NONE ? body.targets : body.modes?.[mode].targets) ?? [];

/** The program to run, in the match's timing of targets (A C-2). */
export function programOf(m: Match, card: CardDef, key: string, mode: number): Program {
  // What waited for another time stands apart (A R-26.10).
  const apart = card.abilities[Number(key)]?.program ?? null;
  if (apart !== null) return apart;
  const late = optionsOf(m).targetTiming === "step";
  const find = (label: string): Program | null | undefined =>
    card.abilities.find(({ kind }) => kind === label)?.program;
  const program = (late ? find(labelOf(key, mode, true)) : undefined) ?? find(labelOf(key, mode, false));
  if (program == null) throw new Error(`${card.id} has no program ${labelOf(key, mode, false)}`);
  return program;
}

/** The bodies of a card, each under its key. */
export const bodiesOf = (card: AlteredCard): readonly (readonly [string, Body])[] => [
  [OWN, card],
  ...(card.aid?.narrows === undefined ? [] : [[AIDED, narrowed(card)] as const]),
  ...(card.abilities ?? []).map((node, index) => [String(index), bodyIn(node)] as const),
];
