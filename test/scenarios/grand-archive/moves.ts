import { bodyIn, writtenOf } from "../../../shared/games/grand-archive/card.ts";
import type { Body } from "../../../shared/games/grand-archive/card-schema.ts";
import { wordsOf } from "../../../shared/games/grand-archive/layers.ts";
import { costSlot } from "../../../shared/games/grand-archive/prices.ts";
import { boundsNow } from "../../../shared/games/grand-archive/target-words.ts";
import type { ZoneId } from "../../../shared/games/grand-archive/zones.ts";
import { openRequest } from "../../../shared/kernel/flow/open-requests.ts";
import type { Domain } from "../../../shared/kernel/model/domains.ts";
import { cardOf, type Match } from "../../../shared/kernel/model/match.ts";
import { isRefusal } from "../../../shared/kernel/model/refusal.ts";
import { type Data, handleAt, type Seat } from "../../../shared/kernel/model/state.ts";
import { scopeOf } from "../../../shared/kernel/values/modifiers.ts";
import { narrow } from "../../../shared/kernel/view/options.ts";
import { seatOf } from "../cards.ts";
import { allNamed, dealt, entryName, named, numbered, orderOf, slotFor } from "../naming.ts";
import type { CardRef } from "../refs.ts";
import type { Announce, GaIntent, Target } from "./intents.ts";

/** A scenario's action as the kernel's intent: cards become the names the acting seat has for them. */

const FIELD: readonly ZoneId[] = ["field", "intent"];

/** Where the action takes the card from, best first. */
const FROM: Readonly<Record<string, readonly ZoneId[]>> = {
  activate: ["hand", "graveyard", "memory", "main", "banishment", "material"],
  ability: [...FIELD, "lineage", "graveyard", "hand"],
  attack: FIELD,
  materialize: ["material", "hand", "banishment"],
  takePreserved: ["material"],
  champion: ["material"],
  pay: ["hand", "field"],
  float: ["graveyard"],
  kindle: ["graveyard"],
  imbue: ["hand"],
  brew: ["field"],
  cost: ["field", "graveyard", "hand", "memory"],
  towards: ["field", "graveyard", "hand", "memory"],
  discard: ["hand"],
  glimpse: ["main"],
  choose: ["hand", "material", "field", "memory", "graveyard", "main"],
  target: ["field", "intent", "graveyard", "hand"],
};

const fromOf = (action: string): readonly ZoneId[] => FROM[action] ?? FIELD;

const thing = (m: Match, seat: Seat, ref: CardRef, action: string): string =>
  named(m, seat, ref, fromOf(action));

const things = (m: Match, seat: Seat, refs: readonly CardRef[], action: string): string[] =>
  allNamed(m, seat, refs, fromOf(action));

function targetName(m: Match, seat: Seat, target: Target, action = "target"): string {
  if ("seat" in target) return `p${seatOf(target.seat)}`;
  return "layer" in target ? entryName(m, seat, target.layer) : thing(m, seat, target, action);
}

/** Targets as the words of what is announced take them. */
function aimed(m: Match, seat: Seat, act: Announce): Data {
  if (act.targets === undefined) return {};
  const names = act.targets.map((target) => targetName(m, seat, target));
  if (act.action === "attack" || act.action === "attackTarget") return { target: names };
  const slot = slotFor(m, seat, act.card as CardRef, fromOf(act.action));
  const def = cardOf(m, m.state.objects[slot]);
  const card = def.data;
  const whole: Body = card.link === undefined ? card : { targets: [card.link] };
  const used = def.abilities[(act.n ?? 1) - 1];
  const body = act.action !== "ability" ? whole : used === undefined ? {} : bodyIn(writtenOf(used));
  const scope = { ...scopeOf(handleAt(m.state, slot), seat), x: act.x ?? 0 };
  const most = (modes: readonly number[] = []): number[] =>
    wordsOf(body, modes).map((word) => boundsNow(m, scope, word).max);
  const more = (act.moreTargets ?? []).map((target) => targetName(m, seat, target));
  // The words of what paying added come after those that have their targets.
  const from = most(act.modes).length;
  const added = dealt(more, most(act.moreModes), (index) => numbered("moreTarget", from + index));
  return { ...dealt(names, most(act.modes)), ...(act.moreModes !== undefined && added) };
}

const ACTION: Readonly<Record<Announce["action"], string>> = {
  activate: "activateCard",
  ability: "activateAbility",
  attack: "declareAttack",
  attackTarget: "chooseAttackTarget",
  materialize: "materialize",
};

function announced(m: Match, seat: Seat, act: Announce): Data {
  const list = (key: "weapons" | "float" | "kindle" | "brew" | "imbue" | "towards" | "pay"): Data =>
    act[key] === undefined ? {} : { [key]: things(m, seat, act[key], key) };
  const intent: Data = {
    action: ACTION[act.action],
    ...(act.card !== undefined && { card: thing(m, seat, act.card, act.action) }),
    ...(act.action === "ability" && { ability: (act.n ?? 1) - 1 }),
    ...(act.x !== undefined && { x: act.x }),
    ...(act.prepare !== undefined && { prepare: act.prepare }),
    ...(act.rather !== undefined && { rather: act.rather }),
    ...Object.fromEntries(
      (act.costs ?? []).map((one, at) => [
        costSlot(at),
        typeof one === "object" ? things(m, seat, one, "cost") : one,
      ]),
    ),
    ...(act.modes !== undefined && { modes: act.modes.map((mode) => `m${mode}`) }),
    ...(act.moreModes !== undefined && { moreModes: act.moreModes.map((mode) => `m${mode}`) }),
    ...(act.attacker !== undefined && { attacker: things(m, seat, [act.attacker], "attack") }),
    ...aimed(m, seat, act),
    ...list("weapons"),
    ...list("float"),
    ...list("kindle"),
    ...list("brew"),
    ...list("imbue"),
    ...list("towards"),
    ...list("pay"),
  };
  return act.pay === undefined ? { ...intent, ...paying(m, seat, intent) } : intent;
}

/** Which cards pay is said where it matters; else fillers first, then the last cards of the hand. */
function paying(m: Match, seat: Seat, intent: Data): Data {
  const request = openRequest(m, seat);
  if (request === null || request.domain !== null) return {};
  let draft: Data = { ...intent, request: request.id };
  let slot = narrow(m, seat, draft);
  // What may be left out is left out.
  while (slot !== "complete" && !isRefusal(slot) && slot.omitted !== undefined && slot.slot !== "pay") {
    draft = { ...draft, [slot.slot]: slot.omitted };
    slot = narrow(m, seat, draft);
  }
  if (slot === "complete" || isRefusal(slot) || slot.slot !== "pay") return {};
  const { items, due } = slot.domain as Domain & { kind: "pay" };
  const filler = ({ alike }: { alike: string }): number =>
    alike !== "" && m.state.cards[Number(alike)] === "f-blank" ? 0 : 1;
  const sorted = items
    .slice()
    .reverse()
    .sort((a, b) => filler(a) - filler(b));
  return { pay: sorted.slice(0, due).map(({ item }) => item) };
}

export function gaMove(m: Match, seat: Seat, intent: GaIntent): Data {
  switch (intent.action) {
    case "activate":
    case "ability":
    case "attack":
    case "attackTarget":
    case "materialize":
      return announced(m, seat, intent);
    case "takePreserved":
      return { action: "takePreserved", card: thing(m, seat, intent.card, "takePreserved") };
    case "aethercall":
      return {
        action: "aethercall",
        card: thing(m, seat, intent.card, "glimpse"),
        ...(intent.weapon !== undefined && { weapon: things(m, seat, [intent.weapon], "attack") }),
      };
    case "glimpse":
      return {
        action: "glimpse",
        bottom: things(m, seat, intent.bottom, "glimpse"),
        top: things(m, seat, intent.top, "glimpse"),
      };
    case "champion":
      return { action: "chooseStartingChampion", choice: thing(m, seat, intent.card, "champion") };
    case "keep":
      return { action: "keepUnique", choice: thing(m, seat, intent.card, "target") };
    case "order":
      return { action: "order", choice: orderOf(m, seat, intent.cards) ?? [] };
    case "retaliate":
      return { action: "declareRetaliation", choice: things(m, seat, intent.cards, "target") };
    case "orderRetaliators":
      return { action: "orderRetaliators", choice: things(m, seat, intent.cards, "target") };
    case "discard":
      return { action: "discardToLimit", choice: things(m, seat, intent.cards, "discard") };
    case "preGame":
      return { action: "preGameAction", choice: things(m, seat, intent.cards, "champion") };
    case "targets":
      return { action: "chooseTargets", choice: intent.targets.map((target) => targetName(m, seat, target)) };
    case "choose":
      return {
        action: "choose",
        choice: intent.targets.map((target) => targetName(m, seat, target, "choose")),
      };
    case "may":
      return { action: "may", choice: intent.yes };
    case "chooseModes":
      return { action: "chooseModes", choice: intent.modes.map((mode) => `m${mode}`) };
    case "splitDamage":
      return { action: "splitDamage", choice: intent.shares };
    case "name":
      return { action: "name", choice: intent.value };
    case "modifier":
      return { action: "modifier", choice: intent.number };
    default:
      return { action: intent.action };
  }
}
