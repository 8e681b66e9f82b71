import type { ZoneId } from "../../../shared/games/altered/zones.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { zoneIdOf } from "../../../shared/kernel/model/records.ts";
import { type Data, type Seat, slotOf } from "../../../shared/kernel/model/state.ts";
import { seatOf } from "../cards.ts";
import { allNamed, named, nameOf, slotFor } from "../naming.ts";
import type { CardRef } from "../refs.ts";
import type { AlteredIntent, Declare, Target } from "./intents.ts";
import { zoneId } from "./words.ts";

/** A scenario's action as the kernel's intent: cards become the names the acting seat has for them. */

const PLAY: readonly ZoneId[] = ["heroExpedition", "companionExpedition", "landmark", "hero"];

/** Where the action takes the card from, best first. */
const FROM: Readonly<Record<string, readonly ZoneId[]>> = {
  play: ["hand", "reserve"],
  quick: ["reserve", ...PLAY],
  target: [...PLAY, "reserve", "discard"],
  choose: ["hand", ...PLAY, "reserve", "deck"],
  hand: ["hand"],
  keep: ["reserve", "landmark"],
  pay: ["mana"],
};

function targetName(m: Match, seat: Seat, target: Target, from = "target"): string {
  if ("seat" in target) return `p${seatOf(target.seat)}`;
  if (target.card === "he" || target.card === "ce")
    return `z${zoneId(target.card)}:${target.owner === undefined ? seat : seatOf(target.owner)}`;
  return named(m, seat, target, FROM[from]);
}

const names = (m: Match, seat: Seat, refs: readonly CardRef[], from: string): string[] =>
  allNamed(m, seat, refs, FROM[from]);

function declared(m: Match, seat: Seat, act: Declare): Data {
  const from = act.from === undefined ? FROM[act.action] : [act.from];
  const targets = (list: readonly Target[]): string[] => list.map((one) => targetName(m, seat, one));
  return {
    action: act.action,
    card: nameOf(m, seat, slotFor(m, seat, act.card, from)),
    ...(act.action === "quick" && { ability: (act.ability ?? 1) - 1 }),
    ...(act.expedition !== undefined && { expedition: act.expedition }),
    ...(act.cost !== undefined && { cost: act.cost }),
    ...(act.mode !== undefined && { mode: act.mode - 1 }),
    ...(act.x !== undefined && { x: act.x }),
    ...(act.targets !== undefined && { target: targets(act.targets) }),
    ...(act.targets2 !== undefined && { target2: targets(act.targets2) }),
    ...(act.cards !== undefined && { cards: names(m, seat, act.cards, "choose") }),
    ...(act.pay !== undefined && { pay: names(m, seat, act.pay, "pay") }),
  };
}

/** An Emblem by the card it comes from. */
function emblem(m: Match, seat: Seat, { card, ability }: { card: CardRef; ability?: number }): string {
  const slots = card.owner === undefined && card.copy === undefined ? null : slotFor(m, seat, card, PLAY);
  const entry = m.state.entries.find(
    (one) =>
      one.kind === "reaction" &&
      (card.owner !== undefined || one.controller === seat) &&
      (slots === null ? one.told.card === card.card : slotOf(one.source) === slots) &&
      (ability === undefined || one.ability === ability - 1),
  );
  return entry === undefined ? "e999" : `e${entry.id}`;
}

function keeping(m: Match, seat: Seat, cards: readonly Target[], exhausted: readonly CardRef[]): Data {
  const slots = cards.map((card) => slotFor(m, seat, card as CardRef, FROM.keep));
  const lie = (zone: ZoneId) => slots.filter((slot) => zoneIdOf(m, m.state.objects[slot]) === zone);
  const [reserve, landmark] = [lie("reserve"), lie("landmark")];
  return {
    action: "keep",
    ...(reserve.length > 0 && { reserve: reserve.map((slot) => nameOf(m, seat, slot)) }),
    ...(exhausted.length > 0 && { exhausted: names(m, seat, exhausted, "keep") }),
    ...(landmark.length > 0 && { landmark: landmark.map((slot) => nameOf(m, seat, slot)) }),
  };
}

export function alteredMove(m: Match, seat: Seat, intent: AlteredIntent): Data {
  const { action } = intent;
  switch (action) {
    case "pass":
    case "decline":
      return { action };
    case "play":
    case "quick":
      return declared(m, seat, intent);
    case "payFor":
      return {
        action,
        ...(intent.cards !== undefined && { cards: names(m, seat, intent.cards, "hand") }),
        ...(intent.target !== undefined && { target: intent.target.map((one) => targetName(m, seat, one)) }),
        ...(intent.pay !== undefined && { pay: names(m, seat, intent.pay, "pay") }),
      };
    case "chooseMana":
      return { action, choice: names(m, seat, intent.cards as readonly CardRef[], "hand") };
    case "choose":
    case "target":
      return { action, choice: intent.cards.map((one) => targetName(m, seat, one, action)) };
    case "keep":
      return keeping(m, seat, intent.cards, intent.exhausted ?? []);
    case "expand":
      return { action, choice: intent.card === undefined ? [] : [named(m, seat, intent.card, FROM.hand)] };
    case "reaction":
      return { action, choice: emblem(m, seat, intent) };
    case "may":
    case "payReaction":
      return { action, choice: intent.yes };
    case "activate":
      return {
        action: "ability",
        choice: `${named(m, seat, intent.card, FROM.target)}/${intent.ability - 1}`,
      };
    case "place":
      return { action: "expedition", choice: intent.side };
    case "mode":
      return { action, choice: intent.number - 1 };
    default:
      return { action, choice: intent.number };
  }
}
