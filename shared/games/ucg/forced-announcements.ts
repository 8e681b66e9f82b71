/** Common parts of the game's own announcements, matured Bides and triggers: targets by request, no cost. */

import {
  type Announced,
  addEntry,
  bitOf,
  type Data,
  type Handle,
  NONE,
  objAt,
  objectRef,
  type Ref,
  refsNamed,
  type Scope,
  spell,
  type Waiting,
} from "../../kernel/game.ts";
import type { TargetWord } from "./card-schema.ts";
import { candidates } from "./links.ts";
import { announceTargets } from "./play.ts";
import type { Domain, Match, Stage } from "./typed.ts";

/** The choices that such an announcement has gathered on its way. */
export interface ForcedAnnouncement extends Announced {
  readonly words: readonly TargetWord[];
  readonly waiting: Waiting | null;
  readonly target: Scope;
  targets: Ref[][];
}

/** Whether a target word finds too few to choose from. */
export const tooFew = (m: Match, scope: Scope, words: readonly TargetWord[]): boolean =>
  words.some((word) => candidates(m, scope, word).length < ("object" in word ? (word.min ?? 1) : 1));

/** The card in its zone, or the trigger's; everybody sees either of them. */
const askedBy = (m: Match, { waiting, target }: ForcedAnnouncement): Data =>
  waiting === null
    ? { card: m.state.cards[objAt(m, target.self).card] }
    : { card: m.state.cards[waiting.card], ability: waiting.ability };

/** A choice of targets the game asks for; the first of them is the default. */
export const targetStages = (_m: Match, ctx: ForcedAnnouncement): readonly Stage<ForcedAnnouncement>[] =>
  ctx.words.map(
    (word, index): Stage<ForcedAnnouncement> => ({
      slot: "choose",
      info: askedBy,
      domain(m, own): Domain {
        const names = candidates(m, own.target, word).map((ref) => spell(m, ref, bitOf(m, own.seat)));
        const { min = 1, max = 1 } = "object" in word ? word : {};
        return { kind: "subset", of: names, min, max, code: "ILLEGAL_TARGET" };
      },
      apply(m, own, value) {
        const refs = refsNamed(m, own.seat, value);
        own.targets = [...own.targets.slice(0, index), refs];
      },
    }),
  );

const entryData = (card: number, more: Data = {}): Data => ({
  due: 0,
  cost: 0,
  raised: 0,
  base: true,
  condition: NONE,
  card,
  ...more,
});

/** The link, which costs nothing. */
export function addForced(
  m: Match,
  ctx: ForcedAnnouncement,
  kind: string,
  source: Handle,
  card: number,
  ability: number,
  more: Data = {},
): void {
  announceTargets(m, ctx.seat, ctx.targets);
  addEntry(
    m,
    {
      kind,
      controller: ctx.seat,
      source,
      ability,
      mode: kind,
      targets: ctx.targets,
      price: "free",
      data: entryData(card, more),
    },
    {
      kind,
      controller: ctx.seat,
      source: spell(m, objectRef(source)),
      card: m.state.cards[card],
      ability,
      targets: ctx.targets.map((refs) => refs.map((ref) => spell(m, ref))),
      price: 0,
      paid: 0,
    },
  );
}
