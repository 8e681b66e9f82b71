import { targetsOf } from "../../../shared/games/ucg/card.ts";
import type { TargetWord } from "../../../shared/games/ucg/card-schema.ts";
import type { UcgWords } from "../../../shared/games/ucg/typed.ts";
import type { ZoneId } from "../../../shared/games/ucg/zones.ts";
import { openRequest } from "../../../shared/kernel/flow/open-requests.ts";
import { cardOf, type Match } from "../../../shared/kernel/model/match.ts";
import { type Data, type Json, NONE, type Seat } from "../../../shared/kernel/model/state.ts";
import { inWords } from "../../words.ts";
import { label, seatOf } from "../cards.ts";
import { CannotSay } from "../game.ts";
import { dealt, entryName, named, nameOf, orderOf, slotFor } from "../naming.ts";
import type { CardRef } from "../refs.ts";
import type { Announce, Payment, Target, UcgIntent } from "./intents.ts";

/** A scenario's action as the kernel's intent: cards become the names the acting seat has for them. */

const PLAY: readonly ZoneId[] = ["active", "exhausted", "encounter", "attached", "shadow", "effect"];
const SPENT: readonly ZoneId[] = ["reserve", "expended"];

/** Where the action takes the card from, best first. */
const FROM: Readonly<Record<string, readonly ZoneId[]>> = {
  play: ["hand"],
  support: ["hand"],
  epic: ["hand"],
  proxy: ["hand"],
  setHidden: ["hand"],
  useHidden: ["effect", "hand"],
  ability: PLAY,
  playResource: ["hand"],
  declareAttack: ["active", ...PLAY],
  block: ["active", ...PLAY],
  assist: ["active", ...PLAY],
  target: [...PLAY, ...SPENT],
  pay: ["reserve", ...PLAY],
  generator: PLAY,
};

const thing = (m: Match, seat: Seat, ref: CardRef, action: string): string =>
  named(m, seat, ref, FROM[action] ?? PLAY);

function targetName(m: Match, seat: Seat, target: Target): string {
  if ("seat" in target) return `p${seatOf(target.seat)}`;
  return "link" in target ? entryName(m, seat, target.link) : thing(m, seat, target, "target");
}

function payNames(m: Match, seat: Seat, pay: readonly Payment[]): string[] {
  const taken: number[] = [];
  return pay.map(({ card, ability }) => {
    const slot = slotFor(m, seat, card, FROM[ability === undefined ? "pay" : "generator"], taken);
    taken.push(slot);
    return nameOf(m, seat, slot) + (ability === undefined ? "" : `/${ability - 1}`);
  });
}

/** The target words of what is announced, as its card has them. */
function wordsOf(m: Match, slot: number, { mode, ability }: Announce): readonly TargetWord[] {
  const def = cardOf(inWords<UcgWords>(m), m.state.objects[slot]);
  if (mode === "ability") {
    const used = def.abilities[(ability ?? 1) - 1];
    return used === undefined ? [] : targetsOf(used);
  }
  const card = def.data;
  return (mode === "support" ? card.support?.targets : card.targets) ?? [];
}

const mostOf = (word: TargetWord): number => ("object" in word ? (word.max ?? 1) : 1);

function announced(m: Match, seat: Seat, act: Announce): Data {
  const slot = slotFor(m, seat, act.card, FROM[act.mode]);
  const targets = act.targets?.map((target) => targetName(m, seat, target));
  return {
    action: act.action,
    card: nameOf(m, seat, slot),
    mode: act.mode,
    ...(act.ability !== undefined && { ability: act.ability - 1 }),
    ...(act.condition !== undefined && { condition: act.condition - 1 }),
    ...(act.extra !== undefined && { extra: act.extra }),
    ...(act.x !== undefined && { x: act.x }),
    ...(act.pay !== undefined && { pay: payNames(m, seat, act.pay) }),
    ...(targets !== undefined && dealt(targets, wordsOf(m, slot, act).map(mostOf))),
  };
}

/** Things are ordered by name, waiting triggers by the labels their cards stand behind. */
const ordered = (m: Match, seat: Seat, cards: readonly CardRef[]): Json =>
  orderOf(m, seat, cards) ?? cards.map((ref) => thing(m, seat, ref, "target"));

function choice(m: Match, seat: Seat, intent: UcgIntent & { action: "bideChoice" }): Data {
  const request = openRequest(m, seat);
  const asked = request?.kind === "bideChoice" ? request.info.thing : undefined;
  if (asked !== undefined && asked !== thing(m, seat, intent.card, "useHidden")) {
    const slot = m.state.objects.findIndex((obj) => obj.name === asked);
    throw new CannotSay(`the choice asked for is of ${slot === NONE ? "nothing" : label(m, slot)}`);
  }
  return { action: "bideChoice", choice: intent.yes };
}

export function ucgMove(m: Match, seat: Seat, intent: UcgIntent): Data {
  switch (intent.action) {
    case "pass":
    case "noBlock":
    case "advancePhase":
      return { action: intent.action };
    case "ignite":
    case "sequence":
      return announced(m, seat, intent);
    case "bideChoice":
      return choice(m, seat, intent);
    case "splitDamage":
      return { action: "splitDamage", choice: intent.split };
    case "order":
      return { action: "order", choice: ordered(m, seat, intent.cards) };
    case "choose":
      return { action: "choose", choice: intent.targets.map((target) => targetName(m, seat, target)) };
    case "may":
      return { action: "may", choice: intent.yes };
    case "way":
      return { action: "mode", choice: intent.number - 1 };
    case "modifier":
      return { action: "modifier", choice: intent.number };
    default:
      return { action: intent.action, card: thing(m, seat, intent.card, intent.action) };
  }
}
