/** Modes and targets of an announcement (G A4 to A6), with those that the payment adds (G A8). */

import {
  type Announced,
  fieldsIn,
  holds,
  type Json,
  type Ref,
  refsNamed,
  refuse,
  type Scope,
} from "../../kernel/game.ts";
import { targetDomain, targetSlot } from "../targets.ts";
import type { Body, TargetWord } from "./card-schema.ts";
import { candidates, wordsOf } from "./layers.ts";
import { type Using, wasChosen } from "./limits.ts";
import { boundsNow, isCounted } from "./target-words.ts";
import type { Domain, Match, Refusal, Stage } from "./typed.ts";

/** The choices of an announcement: its modes, and targets for each of their words. */
export interface Choosing extends Announced {
  body: Body;
  scope: Scope;
  /** Whose ability it is, of which modes may have been chosen before; a card's own effect is chosen once. */
  using: Using | null;
  modes: number[];
  /** For how many modes it has been asked. */
  askedModes: number;
  targets: Ref[][];
  /** The ways in which its card was paid; only a card has such ways. */
  how: Record<string, Json>;
}

/** Modes whose condition holds, that were not chosen before, and whose required targets are there (G R12.4, R17.6). */
function openModes(m: Match, own: Choosing): number[] {
  const { body, using, scope } = own;
  return (body.modes ?? []).flatMap(({ targets = [], when }, at) => {
    if (when !== undefined && !holds(m, scope, when)) return [];
    if (body.unchosen === true && using !== null && wasChosen(m, using, at)) return [];
    return lacks(m, own, targets) ? [] : [at];
  });
}

const lacks = (m: Match, own: Choosing, words: readonly TargetWord[]): boolean =>
  words.some((word) => candidates(m, own, word).length < boundsNow(m, own.scope, word).min);

/** Whether there is no legal choice at all. */
export const isHopeless = (m: Match, ctx: Choosing): boolean =>
  ctx.body.modes === undefined
    ? lacks(m, ctx, ctx.body.targets ?? [])
    : openModes(m, ctx).length < (ctx.body.least ?? ctx.body.choose ?? 1);

/** As many as there are for a word that asks for X. */
export const mostTargets = (m: Match, own: Choosing): number =>
  (own.body.targets ?? []).reduce(
    (most, word) => (asksForX(word) ? Math.min(most, candidates(m, own, word).length) : most),
    Number.POSITIVE_INFINITY,
  );

const asksForX = (word: TargetWord): boolean => "object" in word && fieldsIn(word.count).num === "x";

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
    const count = wanted(own) - own.askedModes;
    if (own.body.modes === undefined || count <= 0) return null;
    const of = openModes(m, own).filter((mode) => !own.modes.includes(mode));
    const { least } = own.body;
    const min = least === undefined ? count : Math.max(0, least - own.modes.length);
    own.askedModes += count;
    return of.length === 0 && min === 0
      ? null
      : { kind: "subset", of: of.map(modeName), min, max: count, code: "ILLEGAL_MODE" };
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
  domain(m, own): Domain | Refusal | null {
    const word = wordsOf(own.body, own.modes)[index];
    if (word === undefined || own.targets.length > index) return null;
    const bounds = boundsNow(m, own.scope, word);
    if (bounds.max === 0) return null;
    const taken = own.targets.flat();
    const open = candidates(m, own, word).filter(
      (ref) => !taken.some((one) => one.kind === ref.kind && one.id === ref.id),
    );
    if (open.length < bounds.min) return refuse("ILLEGAL_TARGET");
    return targetDomain(m, own.seat, bounds, open);
  },
  apply(m, own, value) {
    const refs = refsNamed(m, own.seat, value);
    // Words before it that asked for nothing have none.
    const none = new Array<Ref[]>(index - own.targets.length).fill([]);
    own.targets = [...own.targets, ...none, refs];
  },
  omitted: (_m, _ctx, domain) =>
    domain.kind === "subset" && domain.min === domain.max && domain.of.length === domain.min
      ? domain.of
      : undefined,
});

/** As many words as a body may have in all its modes. */
export const MOST_WORDS = 6;

/** The stages that choose modes and then targets for each of their words; `targets` names the slot of each word. */
export const choosing = (modes: string, targets: (word: number) => string): readonly Stage[] => [
  modesStage(modes),
  ...Array.from({ length: MOST_WORDS }, (_, word) => targetStage(targets(word), word)),
];

/** The stages for a card or an ability, and those for the modes and targets that its payment added. */
export const ownChoices = choosing("modes", (word) => targetSlot(word));
export const addedChoices = choosing("moreModes", (word) => targetSlot(word, "moreTarget"));

/** How many targets each word got, where the announcement decided that; for the layer to know which it has lost. */
export function aimedAt({ body, modes, targets }: Choosing): { readonly aimed?: readonly number[] } {
  const isSaid = wordsOf(body, modes).some(isCounted);
  return isSaid ? { aimed: targets.map((refs) => refs.length) } : {};
}

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
