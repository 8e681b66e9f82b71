import { nodeOf, wantsTarget } from "../../../shared/games/crowdcontrol/queue.ts";
import type { CcWords } from "../../../shared/games/crowdcontrol/typed.ts";
import type { ZoneId } from "../../../shared/games/crowdcontrol/zones.ts";
import { openRequest } from "../../../shared/kernel/flow/open-requests.ts";
import { actingIn } from "../../../shared/kernel/flow/segments.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { type Data, type Json, type Seat, slotOf } from "../../../shared/kernel/model/state.ts";
import { inWords } from "../../words.ts";
import { copiesOf, seatOf } from "../cards.ts";
import { allNamed, named, slotFor } from "../naming.ts";
import type { CardRef } from "../refs.ts";
import type { CcIntent, Use } from "./intents.ts";

/** A scenario's action as the kernel's intent: cards become the names the acting seat has for them. */

const BOARD: readonly ZoneId[] = ["attack", "defense", "places", "hq"];
const ANYWHERE: readonly ZoneId[] = [...BOARD, "hand", "dust"];

function used(m: Match, seat: Seat, use: Use): Data {
  const from = use.action === "play" ? (["hand"] as const) : BOARD;
  const slot = slotFor(m, seat, use.card, from);
  const slots: Record<string, Json> = {};
  for (const [at, target] of (use.targets ?? []).entries())
    slots[at === 0 ? "target" : `target${at + 1}`] = allNamed(m, seat, [target].flat() as CardRef[], [
      ...ANYWHERE,
    ]);
  return {
    action: use.action === "play" ? "playCard" : "activate",
    card: named(m, seat, use.card, from),
    ...(use.lane !== undefined && { lane: use.lane }),
    ...(use.slot !== undefined && { slot: use.slot - 1 }),
    ...(use.ability !== undefined && { ability: use.ability - 1 }),
    ...(use.x !== undefined && { x: use.x }),
    ...(use.cost !== undefined && { cost: allNamed(m, seat, use.cost, ["hand", ...ANYWHERE], [slot]) }),
    ...slots,
  };
}

/** The first effect of that card which is not aimed yet; one that is, where all are. */
function entryOf(m: Match, seat: Seat, card: CardRef, effect: string | undefined): string {
  const world = inWords<CcWords>(actingIn(m, seat));
  const owner = card.owner === undefined ? seat : seatOf(card.owner);
  const copies = copiesOf(m, owner, card.card);
  const wanted = card.copy === undefined ? copies : [copies[card.copy - 1]];
  const found = world.state.entries.filter(
    (entry) =>
      wanted.includes(slotOf(entry.source)) &&
      wantsTarget(nodeOf(world, entry)) &&
      (effect === undefined || nodeOf(world, entry).do === effect),
  );
  const entry = found.find(({ targets }) => targets.length === 0) ?? found[0];
  return entry === undefined ? "e999" : `e${entry.id}`;
}

export function ccMove(m: Match, seat: Seat, intent: CcIntent): Data {
  switch (intent.action) {
    case "play":
    case "activate":
      return used(m, seat, intent);
    case "aim":
      return {
        action: "setTarget",
        entry: entryOf(m, seat, intent.card, intent.effect),
        target: allNamed(m, seat, intent.targets, ANYWHERE),
      };
    case "switch":
      return { action: "switchLanes", list: allNamed(m, seat, intent.cards, BOARD) };
    case "priorities":
      return { action: "setPriorities", list: allNamed(m, seat, intent.cards, ["places", ...BOARD]) };
    case "discard":
      return { action: "discard", choice: allNamed(m, seat, intent.cards, ["hand"]) };
    case "dig":
      return { action: "dig", choice: allNamed(m, seat, intent.cards, ["deck", "hand"]) };
    case "target":
      return { action: "target", choice: allNamed(m, seat, intent.cards, ANYWHERE) };
    case "spawn":
      return { action: "spawn", choice: intent.split };
    case "chance":
      return {
        action: openRequest(m, seat)?.kind === "battle" ? "lockBattle" : "lockTargets",
        rest: "chance",
      };
    default:
      return { action: intent.action };
  }
}
