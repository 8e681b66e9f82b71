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
import { championName, isMaterial, writtenOf } from "./card.ts";
import type { Cost, GaCard } from "./card-schema.ts";
import { lacksElement } from "./elements.ts";
import { wordsNow } from "./kinds.ts";
import { allowedFor } from "./later.ts";
import { isUsedUp } from "./limits.ts";
import { nextFor } from "./next.ts";
import { obeys } from "./obedience.ts";
import { isForbidden, isForbiddenTo } from "./prohibitions.ts";
import type { GaCode } from "./refusals.ts";
import type { Match } from "./typed.ts";
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

/** The reason why this card alone cannot be activated, or null; `instructed` ignores speed and zone (G R6.5). */
export function cardFault(m: Match, seat: Seat, handle: Handle, instructed: boolean): GaCode | null {
  const obj = objectOf(m.state, handle);
  if (obj === undefined) return "NOT_IN_ZONE";
  const card = dataOf(m, obj);
  const zone = zoneIdOf(m, obj);
  const fast =
    attrOf(m, handle, "fast") > 0 ||
    attrOf(m, handle, "fastActivation") > 0 ||
    nextFor(m, seat, handle).some((one) => one.fast);
  const timing = timingFault(m, seat, instructed || fast);
  if (timing !== null) return timing;
  const allowed = allowedFor(m, seat, handle);
  const own = obj.owner === seat && isPlayable(m, handle, card, zone);
  if (!instructed && !own && allowed === undefined) return "NOT_IN_ZONE";
  if ((isMaterial(card) || card.reserve === undefined) && (instructed || !isPricedThere(card, zone)))
    return "NOT_IN_ZONE";
  if (isForbidden(m, handle, "cannotBePlayed")) return "FORBIDDEN";
  if (allowed?.anyElement !== true && lacksElement(m, seat, handle)) return "ELEMENT_NOT_ENABLED";
  if (card.when !== undefined && !holds(m, scopeOf(handle, seat), card.when)) return "CONDITION_NOT_MET";
  if (isLocked(m, seat, handle)) return "CONDITION_NOT_MET";
  if (card.type !== "attack") return null;
  return attackersFor(m, seat, attrOf(m, handle, "command") > 0, card.commands).length > 0 ? null : "RESTED";
}

/** The hand, a zone its own text names, or one that an effect lets it be activated from (G R6.5, 12). */
const isPlayable = (m: Match, handle: Handle, card: GaCard, zone: ZoneId): boolean =>
  zone === "hand" ||
  [...(card.from ?? []), ...(card.rather?.from ?? [])].some((one) => one === zone) ||
  (zone === "graveyard" && card.ephemerate !== undefined) ||
  attrOf(m, handle, "playable") > 0;

/** Whether its own text has a price for it in the material deck (G R32.50). */
const isPricedThere = ({ rather }: GaCard, zone: ZoneId): boolean =>
  zone === "material" && rather?.from?.includes("material") === true;

/** G R32.21: "Command SUBTYPE". */
const isOfSubtype = (m: Match, handle: Handle, subtype: string | undefined): boolean =>
  subtype === undefined || wordsNow(m, objAt(m, handle), "subtype").includes(subtype);

/** G R20.12: units that could rest for an attack card, as an additional cost: the champion, or with Command an ally. */
export function attackersFor(m: Match, seat: Seat, command: boolean, subtype?: string): Handle[] {
  const champion = championOf(m, seat);
  const units = command
    ? thingsIn(m, "field", seat).filter(
        (one) => one !== champion && attrOf(m, one, "ally") > 0 && isOfSubtype(m, one, subtype),
      )
    : champion === undefined
      ? []
      : [champion];
  return units.filter(
    (one) => isAwake(m, objAt(m, one)) && attrOf(m, one, "cannotAttack") <= 0 && obeys(m, seat, one),
  );
}

/** The reason why this ability alone cannot be activated, or null (G R12.4). */
export function abilityFault(m: Match, seat: Seat, handle: Handle, index: number): GaCode | null {
  const obj = objectOf(m.state, handle);
  const found = obj === undefined || !Number.isInteger(index) ? undefined : cardOf(m, obj).abilities[index];
  const written = found && writtenOf(found);
  const node = written?.kind === "activated" ? written : undefined;
  const timing = timingFault(m, seat, node?.speed !== "slow");
  if (timing !== null) return timing;
  if (obj === undefined || (obj.controller !== seat && node?.anyone !== true)) return "SOURCE_NOT_AVAILABLE";
  if (node === undefined || found === undefined)
    return inPlay(m, obj) ? "NO_SUCH_ABILITY" : "SOURCE_NOT_AVAILABLE";
  const bearer = bearerOf(m, handle, found);
  if (bearer === undefined) return "SOURCE_NOT_AVAILABLE";
  if (isBlank(m, bearer)) return "NO_SUCH_ABILITY";
  if (isForbidden(m, bearer, "cannotBeUsed")) return "FORBIDDEN";
  if (obj.controller === seat && !obeys(m, seat, bearer)) return "NOT_OBEYING";
  if (isUsedUp(m, { object: handle, card: obj.card, ability: index }, node)) return "USED_UP";
  return costFault(m, objAt(m, bearer), node.cost) ?? conditionFault(m, seat, bearer, node);
}

/** The part of the cost that its bearer cannot give, as a refusal; null where it can give all (G R12.4). */
function costFault(m: Match, bearer: Obj, { rest, counters }: Cost): GaCode | null {
  if (rest && !isAwake(m, bearer)) return "RESTED";
  return counters !== undefined && varOf(m, bearer, counters.kind) < counters.count ? "COST_UNPAYABLE" : null;
}

const conditionFault = (m: Match, seat: Seat, bearer: Handle, { when }: Data): GaCode | null =>
  when === undefined || holds(m, scopeOf(bearer, seat), when) ? null : "CONDITION_NOT_MET";

/** The reason why this card cannot be materialized, or null (G 13): from the material deck, unless an effect says so. */
export function materialFault(
  m: Match,
  seat: Seat,
  handle: Handle,
  permit: { readonly anyElement?: boolean } | null = null,
): GaCode | null {
  const obj = objectOf(m.state, handle);
  if (obj === undefined || obj.owner !== seat) return "NOT_IN_ZONE";
  if (permit === null && zoneIdOf(m, obj) !== "material") return "NOT_IN_ZONE";
  if (isForbidden(m, handle, "cannotBePlayed")) return "FORBIDDEN";
  const card = dataOf(m, obj);
  if (card.type === "champion") {
    const fault = levelFault(m, seat, card);
    if (fault !== null) return fault;
  }
  if (card.memory === undefined) return "NO_COST";
  if (card.when !== undefined && !holds(m, scopeOf(handle, seat), card.when)) return "CONDITION_NOT_MET";
  if (isLocked(m, seat, handle)) return "CONDITION_NOT_MET";
  // G R13.3: champions are not held to their elements.
  return card.type !== "champion" && permit?.anyElement !== true && lacksElement(m, seat, handle)
    ? "ELEMENT_NOT_ENABLED"
    : null;
}

/** G R32.44: the champion's printed level is too low, or it has none of the card's classes. */
function isLocked(m: Match, seat: Seat, handle: Handle): boolean {
  const level = attrOf(m, handle, "levelLocked");
  const byClass = attrOf(m, handle, "classLocked") > 0;
  if (level <= 0 && !byClass) return false;
  const champion = championOf(m, seat);
  if (champion === undefined) return true;
  const { level: base = 0, classes: known = [] } = dataOf(m, objAt(m, champion));
  const { classes = [] } = dataOf(m, objAt(m, handle));
  return base < level || (byClass && !classes.some((one) => known.includes(one)));
}

/** The lineages of a champion card: those it names, else the beginning of its name and the lineage it asks for. */
const lineagesOf = ({ name, lineage, lineages }: GaCard): readonly string[] =>
  lineages ?? [championName({ name }), ...(lineage === undefined ? [] : [lineage])];

/** G R22.2: printed level N+1 onto printed level N, and the lineage it asks for. */
export function levelFault(m: Match, seat: Seat, card: GaCard): GaCode | null {
  const champion = championOf(m, seat);
  if (champion === undefined) return "LEVEL_OR_LINEAGE";
  if (isForbiddenTo(m, seat, "cannotLevelUp")) return "FORBIDDEN";
  const below = [champion, ...lineageOf(m, champion)].map((one) => dataOf(m, objAt(m, one)));
  if ((below[0].level ?? 0) + 1 !== card.level) return "LEVEL_OR_LINEAGE";
  const { lineage } = card;
  const fits = lineage === undefined || below.some((one) => lineagesOf(one).includes(lineage));
  return fits ? null : "LEVEL_OR_LINEAGE";
}
