/** Common parts of the game's own announcements, matured Bides and triggers: targets by request, no cost. */

import {
  type Announced,
  addEntry,
  type Data,
  type Handle,
  NONE,
  objAt,
  objectRef,
  type Ref,
  refsNamed,
  type Scope,
  spell,
  spellTargets,
  type Waiting,
} from "../../kernel/game.ts";
import { targetDomain } from "../targets.ts";
import type { TargetWord } from "./card-schema.ts";
import { candidates, type LinkData } from "./links.ts";
import { announceTargets } from "./play.ts";
import type { Match, Stage } from "./typed.ts";

/** The choices that such an announcement has gathered on its way. */
export interface ForcedAnnouncement extends Announced {
  readonly words: readonly TargetWord[];
  readonly waiting: Waiting | null;
  readonly target: Scope;
  targets: Ref[][];
}

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
      domain: (m, own) => targetDomain(m, own.seat, word, candidates(m, own.target, word)),
      apply(m, own, value) {
        const refs = refsNamed(m, own.seat, value);
        own.targets = [...own.targets.slice(0, index), refs];
      },
    }),
  );

const entryData = (card: number, more: Pick<LinkData, "event"> = {}): LinkData => ({
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
  more: Pick<LinkData, "event"> = {},
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
      targets: spellTargets(m, ctx.targets),
      price: 0,
      paid: 0,
    },
  );
}
