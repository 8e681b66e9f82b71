/** Modes and targets of an announcement (G A4 to A6), with those that the payment adds (G A8). */

import { type Announced, type Json, type Ref, refsNamed, type Scope } from "../../kernel/game.ts";
import { lacksTargets, targetDomain, targetSlot } from "../targets.ts";
import type { Body, TargetWord } from "./card-schema.ts";
import { candidates, wordsOf } from "./layers.ts";
import type { Domain, Match, Stage } from "./typed.ts";

/** The choices of an announcement: its modes, and targets for each of their words. */
export interface Choosing extends Announced {
  body: Body;
  scope: Scope;
  modes: number[];
  targets: Ref[][];
  /** The ways in which its card was paid; only a card has such ways. */
  how: Record<string, Json>;
}

/** Modes all of whose required targets are there (G R12.4, R17.6). */
function openModes(m: Match, { body, scope }: Choosing): number[] {
  return (body.modes ?? []).flatMap((mode, at) => (lacks(m, scope, mode.targets ?? []) ? [] : [at]));
}

const lacks = (m: Match, scope: Scope, words: readonly TargetWord[]): boolean =>
  lacksTargets(words, (word) => candidates(m, scope, word));

/** Whether there is no legal choice at all. */
export const isHopeless = (m: Match, ctx: Choosing): boolean =>
  ctx.body.modes === undefined
    ? lacks(m, ctx.scope, ctx.body.targets ?? [])
    : openModes(m, ctx).length < (ctx.body.choose ?? 1);

const modeName = (mode: number): string => `m${mode}`;

/** How many modes it asks for, as far as it is paid. */
const wanted = ({ body: { choose = 1, more }, how }: Choosing): number =>
  more !== undefined && how[more.paid] === 1 ? more.choose : choose;

/**
 * G A4: the player chooses modes before targets, and they stay fixed. After the payment come the modes that it
 * added (G A8).
 */
export const modesStage = (slot: string): Stage<Choosing, readonly string[]> => ({
  slot,
  domain(m, own): Domain<readonly string[]> | null {
    const count = wanted(own) - own.modes.length;
    if (own.body.modes === undefined || count <= 0) return null;
    const of = openModes(m, own).filter((mode) => !own.modes.includes(mode));
    return { kind: "subset", of: of.map(modeName), min: count, max: count, code: "ILLEGAL_MODE" };
  },
  apply(_m, own, value) {
    const chosen = value.map((name) => Number(name.slice(1)));
    own.modes = [...own.modes, ...chosen.sort((a, b) => a - b)];
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "subset" && domain.of.length === domain.min ? domain.of : undefined,
});

/** G A5: one word at a time that has no targets yet. No two targets of an effect are the same (W59). */
const targetStage = (slot: string, index: number): Stage<Choosing> => ({
  slot,
  domain(m, own): Domain | null {
    const word = wordsOf(own.body, own.modes)[index];
    if (word === undefined || own.targets.length > index) return null;
    const taken = own.targets.flat();
    const open = candidates(m, own.scope, word).filter(
      (ref) => !taken.some((one) => one.kind === ref.kind && one.id === ref.id),
    );
    return targetDomain(m, own.seat, word, open);
  },
  apply(m, own, value) {
    const refs = refsNamed(m, own.seat, value);
    own.targets = [...own.targets, refs];
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "subset" && domain.min === domain.max && domain.of.length === domain.min
      ? domain.of
      : undefined,
});

/** As many words as a body may have in all its modes. */
const MOST_WORDS = 4;

/** The stages that choose modes and then targets for each of their words; `targets` names the slot of each word. */
export const choosing = (modes: string, targets: (word: number) => string): readonly Stage[] => [
  modesStage(modes),
  ...Array.from({ length: MOST_WORDS }, (_, word) => targetStage(targets(word), word)),
];

/** The stages for a card or an ability, and those for the modes and targets that its payment added. */
export const ownChoices = choosing("modes", (word) => targetSlot(word));
export const addedChoices = choosing("moreModes", (word) => targetSlot(word, "moreTarget"));

/** Modes as printed, each with the targets of its words: paying may have added an earlier one. */
export function inPrintedOrder({ body, modes, targets }: Choosing): Pick<Choosing, "modes" | "targets"> {
  if (body.modes === undefined) return { modes, targets };
  let from = 0;
  const parts = modes.map((mode) => {
    const count = wordsOf(body, [mode]).length;
    from += count;
    return { mode, targets: targets.slice(from - count, from) };
  });
  parts.sort((a, b) => a.mode - b.mode);
  return { modes: parts.map(({ mode }) => mode), targets: parts.flatMap((part) => part.targets) };
}
