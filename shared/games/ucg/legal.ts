/**
 * Legality by a card's type, its place and the phase (UCG 3.1, 6.6, 7.1, 9.2): everything that the head of an
 * intent decides.
 */

import {
  cardOf,
  type Draft,
  dataOf,
  type Handle,
  handleTo,
  holds,
  type Obj,
  objAt,
  objectOf,
  optionsOf,
  type Seat,
  scopeOf,
  seatVarsOf,
  tableOf,
  topEntry,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { type Kind, keywordOf, writtenOf } from "./card.ts";
import type { UcgCard } from "./card-schema.ts";
import { matchesLink } from "./links.ts";
import type { UcgCode } from "./refusals.ts";
import type { Match } from "./typed.ts";
import { freeEffectZone, inPlay, type ZoneId } from "./zones.ts";

/** How each type is played from hand (UCG 3.1). */
export const MODES: Readonly<Record<Kind, string>> = {
  character: "play",
  epic: "epic",
  action: "play",
  immediate: "play",
  permanent: "play",
  status: "play",
  proxy: "proxy",
  hidden: "setHidden",
  resource: "",
  architect: "play",
};

/** The reason why this use is illegal by its head alone, or null. */
export function legalHead(
  m: Match,
  seat: Seat,
  source: Handle,
  mode: string,
  ability: number,
  sequence: boolean,
): UcgCode | null {
  const obj = objectOf(m.state, source);
  if (obj === undefined) return "WRONG_ZONE";
  if (sequence && tableOf(m).turn === 1 && !optionsOf(m).allowSequenceOnFirstTurn) return "BAD_TIMING";
  return mode === "ability"
    ? legalAbility(m, seat, obj, ability, sequence)
    : legalPlay(m, seat, obj, mode, sequence);
}

function legalAbility(m: Match, seat: Seat, obj: Obj, ability: number, sequence: boolean): UcgCode | null {
  if (obj.controller !== seat || obj.down || !inPlay(m, obj)) return "WRONG_ZONE";
  const found = Number.isInteger(ability) ? cardOf(m, obj).abilities[ability] : undefined;
  // UCG 5.3, SC-06: Terra is made only for something that waits to be paid.
  if (isAsleep(m, obj) && found !== undefined) return "BIDE_NOT_MET";
  const written = found && writtenOf(found);
  if (written?.kind === "generator") return "NOTHING_TO_PAY";
  if (written?.kind !== "activated") return "NO_SUCH_MODE";
  if (written.cost.activate && !mayActivate(m, obj, sequence)) return "NOT_IN_ACTIVE_ZONE";
  return sequence && freeEffectZone(m, seat) < 0 ? "NO_FREE_EFFECT_ZONE" : null;
}

/** UCG 11.1: a Proxy that bides is in play, but cannot be used yet. */
export const isAsleep = (m: Match, obj: Obj): boolean =>
  dataOf(m, obj).type === "proxy" && zoneIdOf(m, obj) === "effect";

/** UCG 1.6, 13.1: from the Active Zone, or once from the Encounter Zone with Cunning. */
export function mayActivate(m: Match, obj: Obj, sequence: boolean): boolean {
  const zone = zoneIdOf(m, obj);
  if (zone === "active") return true;
  return (
    zone === "encounter" && sequence && keywordOf(m, obj, "cunning") !== 0 && varOf(m, obj, "activated") === 0
  );
}

function legalPlay(m: Match, seat: Seat, obj: Obj, mode: string, sequence: boolean): UcgCode | null {
  const card = dataOf(m, obj);
  const zone = zoneIdOf(m, obj);
  if (mode === "useHidden" && card.type === "hidden") return legalHidden(m, seat, obj, zone, sequence);
  // UCG 11.4, SC-21: a Proxy in its Effect Zone begins by itself when its Bide is met.
  if (mode === "proxy" && card.type === "proxy" && zone === "effect" && obj.controller === seat)
    return "BIDE_NOT_MET";
  if (mode === "support" ? card.support === undefined : MODES[card.type] !== mode || mode === "")
    return "NO_SUCH_MODE";
  const timing = timingFault(m, card, mode, sequence);
  if (timing !== null) return timing;
  if (zone !== "hand" || obj.owner !== seat) return "WRONG_ZONE";
  return allowanceFault(m, seat, card, mode, sequence);
}

/** UCG 6.6, 6.9, ER-1; UCG 9.2 says which cards can be a Sequence at all. */
function timingFault(m: Match, card: UcgCard, mode: string, sequence: boolean): UcgCode | null {
  const quick =
    mode === "support" ? card.support?.timing === "immediate" : mode === "play" && card.type === "immediate";
  if (quick) return null;
  return sequence || tableOf(m).phase !== "primary" ? "BAD_TIMING" : null;
}

function allowanceFault(
  m: Match,
  seat: Seat,
  card: UcgCard,
  mode: string,
  sequence: boolean,
): UcgCode | null {
  if (mode === "epic" && seatVarsOf(m, seat).epicPlayed) return "EPIC_LIMIT";
  if (card.type === "architect") {
    if (thingsIn(m, "shadow", seat).length > 0 && !optionsOf(m).architectReplaces) return "SHADOW_ZONE_TAKEN";
    // UCG 15.6: Reserve and Expended count alike.
    const resources = thingsIn(m, "reserve", seat).length + thingsIn(m, "expended", seat).length;
    if (resources < (card.requirement ?? 0)) return "CANNOT_PAY";
  }
  // ER-7: a Pitfall must have a zone to end up in; UCG 9.5: a Sequence one to wait in.
  const needsZone = sequence || mode === "proxy" || mode === "setHidden";
  return needsZone && freeEffectZone(m, seat) < 0 ? "NO_FREE_EFFECT_ZONE" : null;
}

/** UCG 12.3, 12.4: it is set and then flipped, or ignited from hand. 9.5: it needs no other zone. */
function legalHidden(m: Match, seat: Seat, obj: Obj, zone: ZoneId, sequence: boolean): UcgCode | null {
  const set = zone === "effect" && obj.controller === seat && obj.down;
  const held = zone === "hand" && obj.owner === seat;
  if (!set && !held) return "WRONG_ZONE";
  if (held && (sequence || !optionsOf(m).hiddenFromHandWhenContactMet)) return "BAD_TIMING";
  return contactMet(m, seat, obj) ? null : "CONTACT_NOT_MET";
}

/** UCG 12.5: judged against the game and the chain as they stand now. */
export function contactMet(m: Match, seat: Seat, obj: Obj): boolean {
  const { link, when } = dataOf(m, obj).contact ?? {};
  const scope = scopeOf(handleTo(m.state, obj), seat);
  if (link !== undefined) {
    const last = topEntry(m.state);
    if (last === undefined || !matchesLink(m, scope, last, link)) return false;
  }
  return when === undefined || holds(m, scope, when);
}

/** Heads that are legal for themselves: the hand first, then things in play, zone by zone. */
export function* headsFor(m: Match, seat: Seat, sequence: boolean): Iterable<Draft> {
  for (const handle of thingsIn(m, "hand", seat)) {
    const obj = objAt(m, handle);
    const card = dataOf(m, obj);
    for (const mode of [MODES[card.type], "useHidden", "support"]) {
      if (mode !== "" && legalHead(m, seat, handle, mode, -1, sequence) === null)
        yield { card: obj.name, mode };
    }
  }
  for (const zone of [
    "effect",
    "active",
    "exhausted",
    "encounter",
    "attached",
    "shadow",
    "reserve",
    "expended",
  ] as const) {
    for (const handle of thingsIn(m, zone, seat)) yield* headsOf(m, seat, handle, sequence);
  }
}

function* headsOf(m: Match, seat: Seat, handle: Handle, sequence: boolean): Iterable<Draft> {
  const obj = objAt(m, handle);
  if (obj.down) {
    if (legalHead(m, seat, handle, "useHidden", -1, sequence) === null)
      yield { card: obj.name, mode: "useHidden" };
    return;
  }
  const { abilities } = cardOf(m, obj);
  for (let ability = 0; ability < abilities.length; ability++) {
    if (abilities[ability].kind !== "activated") continue;
    if (legalHead(m, seat, handle, "ability", ability, sequence) === null)
      yield { card: obj.name, mode: "ability", ability };
  }
}
