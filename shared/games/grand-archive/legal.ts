/** Legality by timing, place and element (G R6.2 to R6.6, R11.2, A2): everything that the head of an intent decides. */

import {
  attrOf,
  cardOf,
  type Data,
  dataOf,
  type Handle,
  holds,
  type Obj,
  objAt,
  objectOf,
  type Seat,
  scopeOf,
  tableOf,
  varOf,
  zoneIdOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { bearerOf, isBlank } from "./abilities.ts";
import { elementBits, isMaterial, writtenOf } from "./card.ts";
import type { Cost, GaCard } from "./card-schema.ts";
import type { GaCode } from "./refusals.ts";
import type { Match, VarName } from "./typed.ts";
import { championOf, inPlay, isAwake, lineageOf, type ZoneId } from "./zones.ts";

/**
 * G R6.2: only the turn player takes slow actions, in Main, on an empty stack. The seat that is asked has
 * Opportunity.
 */
export function timingFault(m: Match, seat: Seat, fast: boolean): GaCode | null {
  if (fast) return null;
  const { phase, active } = tableOf(m);
  if (phase !== "main") return "SLOW_WRONG_PHASE";
  if (seat !== active) return "SLOW_NOT_TURN_PLAYER";
  return m.state.entries.length > 0 ? "SLOW_STACK_NOT_EMPTY" : null;
}

/** Elements the seat's lineage enables (G R22.8). */
export function enabledElements(m: Match, seat: Seat): number {
  const champion = championOf(m, seat);
  const cards = champion === undefined ? [] : [champion, ...lineageOf(m, champion)];
  return cards.reduce((bits, handle) => bits | attrOf(m, handle, "elements"), elementBits(["norm"]));
}

/** G R18.5 C: the elements that the card has now decide. */
const lacksElement = (m: Match, seat: Seat, handle: Handle): boolean =>
  (attrOf(m, handle, "elements") & ~enabledElements(m, seat)) !== 0;

/** The reason why this card alone cannot be activated, or null; `instructed` ignores speed and zone (G R6.5). */
export function cardFault(m: Match, seat: Seat, handle: Handle, instructed: boolean): GaCode | null {
  const obj = objectOf(m.state, handle);
  if (obj === undefined) return "NOT_IN_ZONE";
  const card = dataOf(m, obj);
  const zone = zoneIdOf(m, obj);
  const fast = attrOf(m, handle, "fast") > 0 || attrOf(m, handle, "fastActivation") > 0;
  const timing = timingFault(m, seat, instructed || fast);
  if (timing !== null) return timing;
  if (!instructed && (obj.owner !== seat || !isPlayable(m, handle, card, zone))) return "NOT_IN_ZONE";
  if (isMaterial(card) || card.reserve === undefined) return "NOT_IN_ZONE";
  if (lacksElement(m, seat, handle)) return "ELEMENT_NOT_ENABLED";
  if (card.when !== undefined && !holds(m, scopeOf(handle, seat), card.when)) return "CONDITION_NOT_MET";
  if (card.type !== "attack") return null;
  return attackersFor(m, seat, attrOf(m, handle, "command") > 0).length > 0 ? null : "RESTED";
}

/** The hand, a zone its own text names, or one that an effect lets it be activated from (G R6.5, 12). */
const isPlayable = (m: Match, handle: Handle, card: GaCard, zone: ZoneId): boolean =>
  zone === "hand" || card.from?.some((one) => one === zone) === true || attrOf(m, handle, "playable") > 0;

/** G R20.12: units that could rest for an attack card, as an additional cost: the champion, or with Command an ally. */
export function attackersFor(m: Match, seat: Seat, command: boolean): Handle[] {
  const champion = championOf(m, seat);
  const units = command
    ? thingsIn(m, "field", seat).filter((one) => one !== champion && attrOf(m, one, "ally") > 0)
    : champion === undefined
      ? []
      : [champion];
  return units.filter((one) => isAwake(m, objAt(m, one)));
}

/** The reason why this ability alone cannot be activated, or null (G R12.4). */
export function abilityFault(m: Match, seat: Seat, handle: Handle, index: number): GaCode | null {
  const obj = objectOf(m.state, handle);
  const found = obj === undefined || !Number.isInteger(index) ? undefined : cardOf(m, obj).abilities[index];
  const written = found && writtenOf(found);
  const node = written?.kind === "activated" ? written : undefined;
  const timing = timingFault(m, seat, node?.speed !== "slow");
  if (timing !== null) return timing;
  if (obj === undefined || obj.controller !== seat) return "SOURCE_NOT_AVAILABLE";
  if (node === undefined || found === undefined)
    return inPlay(m, obj) ? "NO_SUCH_ABILITY" : "SOURCE_NOT_AVAILABLE";
  const bearer = bearerOf(m, handle, found);
  if (bearer === undefined) return "SOURCE_NOT_AVAILABLE";
  if (isBlank(m, bearer)) return "NO_SUCH_ABILITY";
  return costFault(m, objAt(m, bearer), node.cost) ?? conditionFault(m, seat, bearer, node);
}

/** The part of the cost that its bearer cannot give, as a refusal; null where it can give all (G R12.4). */
function costFault(m: Match, bearer: Obj, { rest, counters }: Cost): GaCode | null {
  if (rest && !isAwake(m, bearer)) return "RESTED";
  return counters !== undefined && varOf(m, bearer, counters.kind as VarName) < counters.count
    ? "COST_UNPAYABLE"
    : null;
}

const conditionFault = (m: Match, seat: Seat, bearer: Handle, { when }: Data): GaCode | null =>
  when === undefined || holds(m, scopeOf(bearer, seat), when) ? null : "CONDITION_NOT_MET";

/** The reason why this card of the material deck cannot be materialized, or null (G 13). */
export function materialFault(m: Match, seat: Seat, handle: Handle): GaCode | null {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.owner !== seat || zoneIdOf(m, obj) !== "material") return "NOT_IN_ZONE";
  const card = dataOf(m, obj);
  if (card.type === "champion") {
    const fault = levelFault(m, seat, card);
    if (fault !== null) return fault;
  }
  if (card.memory === undefined) return "NO_COST";
  // G R13.3: champions are not held to their elements.
  return card.type !== "champion" && lacksElement(m, seat, handle) ? "ELEMENT_NOT_ENABLED" : null;
}

/** The lineages of a champion card: those it names, else the beginning of its name and the lineage it asks for. */
const lineagesOf = ({ name, lineage, lineages }: GaCard): readonly string[] =>
  lineages ?? [name.split(",")[0], ...(lineage === undefined ? [] : [lineage])];

/** G R22.2: printed level N+1 onto printed level N, and the lineage it asks for. */
export function levelFault(m: Match, seat: Seat, card: GaCard): GaCode | null {
  const champion = championOf(m, seat);
  if (champion === undefined) return "LEVEL_OR_LINEAGE";
  const below = [champion, ...lineageOf(m, champion)].map((one) => dataOf(m, objAt(m, one)));
  if ((below[0].level ?? 0) + 1 !== card.level) return "LEVEL_OR_LINEAGE";
  const { lineage } = card;
  const fits = lineage === undefined || below.some((one) => lineagesOf(one).includes(lineage));
  return fits ? null : "LEVEL_OR_LINEAGE";
}
