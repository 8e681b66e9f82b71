import { boundsOf } from "../../../shared/games/nullshapers/targets.ts";
import type { NsWords } from "../../../shared/games/nullshapers/typed.ts";
import { globalOf, wayOf } from "../../../shared/games/nullshapers/uses.ts";
import { openRequest } from "../../../shared/kernel/flow/open-requests.ts";
import { isRefusal, narrow } from "../../../shared/kernel/index.ts";
import { values } from "../../../shared/kernel/model/domains.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import type { Data, Seat } from "../../../shared/kernel/model/state.ts";
import { inWords } from "../../words.ts";
import { seatOf } from "../cards.ts";
import { allNamed, dealt, entryName, named, orderOf, slotFor } from "../naming.ts";
import type { CardRef } from "../refs.ts";
import type { NsIntent, Payment, Target, Use } from "./intents.ts";

/** A scenario's action as the kernel's intent: cards become the names the acting seat has for them. */

const PLANET = ["sector0", "sector1", "sector2", "staging", "attached"];
const FROM: Readonly<Record<string, readonly string[]>> = {
  hand: ["hand"],
  planet: [...PLANET, "biome0", "biome1", "biome2"],
  target: [...PLANET, "queue", "cache", "archive"],
};

const thing = (m: Match, seat: Seat, ref: CardRef, from: string): string => named(m, seat, ref, FROM[from]);

function targetName(m: Match, seat: Seat, target: Target): string {
  if ("seat" in target) return `p${seatOf(target.seat)}`;
  if ("biome" in target) return `zbiome${target.biome}`;
  if ("sector" in target) return `zsector${target.sector[1]}:${seatOf(target.sector[0])}`;
  return "entry" in target ? entryName(m, seat, target.entry) : thing(m, seat, target, "target");
}

/** Targets as the words of that way of use take them. */
function aimed(m: Match, slot: number, { ability = 0, option = "", global, targets }: Use, seat: Seat): Data {
  if (targets === undefined) return {};
  const def = inWords<NsWords>(m).pool.cards[m.state.objects[slot].card];
  const words =
    (global && globalOf(def, ability - 1)?.targets) || wayOf(def, ability - 1, option)?.words || [];
  // The last word takes what is left, so that one too many is put to the game.
  const most = words.map((word, at) => (at === words.length - 1 ? targets.length : boundsOf(word).max));
  return dealt(
    targets.map((target) => targetName(m, seat, target)),
    most,
  );
}

function payNames(m: Match, seat: Seat, pay: readonly Payment[]): string[] {
  const taken: Record<string, number> = {};
  return pay.map((item) => {
    if (typeof item === "string") {
      taken[item] = (taken[item] ?? 0) + 1;
      return `${item}.${taken[item]}`;
    }
    const name = thing(m, seat, item.card, "planet");
    return item.make === undefined ? name : `${name}/${item.make - 1}`;
  });
}

function announced(m: Match, seat: Seat, use: Use & { action: "playCard" | "activateSkill" }): Data {
  const from = use.action === "playCard" ? "hand" : "planet";
  const slot = slotFor(m, seat, use.card, FROM[from]);
  const names = (cards: readonly CardRef[], where: string) => allNamed(m, seat, cards, FROM[where]);
  const request = openRequest(m, seat);
  const draft: Data = {
    action: use.action,
    card: thing(m, seat, use.card, from),
    ...(use.action === "activateSkill" && { ability: (use.ability ?? 1) - 1 }),
    ...aimed(m, slot, use, seat),
    ...(use.option !== undefined && { option: use.option }),
    ...(use.x !== undefined && { x: use.x }),
    ...(use.biome !== undefined && { biome: use.biome }),
    ...(use.global !== undefined && { global: use.global }),
    ...(use.discard !== undefined && { discard: names(use.discard, "hand") }),
    ...(use.forfeit !== undefined && { forfeit: names(use.forfeit, "planet") }),
    ...(use.late && { request: m.state.seats[seat].asked }),
  };
  if (Array.isArray(use.pay)) return { ...draft, pay: payNames(m, seat, use.pay) };
  return use.pay === "ask" || request === null ? draft : paid(m, seat, draft);
}

/** Completed with the first way to pay, where that alone is left open. */
function paid(m: Match, seat: Seat, draft: Data): Data {
  const slot = narrow(m, seat, draft);
  if (slot === "complete" || isRefusal(slot) || slot.slot !== "pay") return draft;
  for (const value of values(slot.domain)) return { ...draft, pay: value };
  return draft;
}

type Pairs = readonly (readonly [CardRef, CardRef])[];

export function nsMove(m: Match, seat: Seat, intent: NsIntent): Data {
  const card = (ref: CardRef, from = "planet"): string => thing(m, seat, ref, from);
  const pairs = (list: Pairs): string[] => list.map(([one, other]) => `${card(one)}/${card(other)}`);
  switch (intent.action) {
    case "pass":
      return { action: "pass" };
    case "keep":
    case "redraw":
      return { action: "mulligan", choice: intent.action };
    case "playCard":
    case "activateSkill":
      return announced(m, seat, intent);
    case "advance":
      return {
        action: "advance",
        moves: intent.moves.map(([agent, biome]) => `${card(agent)}/${biome}`),
        ...(intent.gear !== undefined && { gear: pairs(intent.gear) }),
      };
    case "attack":
      return { action: "attack", agents: intent.agents.map((agent) => card(agent)) };
    case "defend":
      return { action: "defend", pairs: pairs(intent.pairs) };
    case "convert":
      return {
        action: "convert",
        card: card(intent.card, "hand"),
        ...(intent.to !== undefined && { anomaly: intent.to }),
      };
    case "playAnomaly":
      return { action: "playAnomaly", card: card(intent.card, "hand") };
    case "makeEnergy":
      return {
        action: "makeEnergy",
        card: card(intent.card),
        ...(intent.make !== undefined && { make: intent.make - 1 }),
      };
    case "order":
      return { action: "order", choice: orderOf(m, seat, intent.cards) ?? [] };
    case "orderDefenders":
      return { action: "orderDefenders", choice: intent.cards.map((one) => card(one)) };
    case "bottom":
    case "discard":
      return { action: intent.action, choice: intent.cards.map((one) => card(one, "hand")) };
    case "choose":
      return { action: "choose", choice: intent.targets.map((target) => targetName(m, seat, target)) };
    default:
      return { action: intent.action, choice: intent.choice };
  }
}
