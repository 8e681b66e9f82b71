/** Settling (N R8.15): one group of checks a round, until nothing changes. */

import {
  attrOf,
  dataOf,
  type Handle,
  known,
  NONE,
  objAt,
  objectOf,
  type Seat,
  seatVarsOf,
  varOf,
} from "../../kernel/game.ts";
import { thingsIn } from "../zones.ts";
import { isAgent, isGear } from "./card.ts";
import { isLost, turnOrder } from "./table.ts";
import type { Act, Match } from "./typed.ts";
import { BIOMES, biomeOf, inPlay, onPlanet, SECTORS, type ZoneId } from "./zones.ts";

/** The acts that the rules do by themselves now; none at the fixed point. */
export function checks(m: Match): Act[] {
  const dead = turnOrder(m).flatMap((seat) => deaths(m, seat));
  if (dead.length > 0) return dead;
  const loose = turnOrder(m).flatMap((seat) => orphans(m, seat));
  return loose.length > 0 ? loose : turnOrder(m).flatMap((seat) => losses(m, seat));
}

/** N R12.25. */
const deaths = (m: Match, seat: Seat): Act[] =>
  onPlanet(m, seat)
    .filter((object) => {
      const obj = objAt(m, object);
      return isAgent(m, obj) && varOf(m, obj, "damage") >= attrOf(m, object, "defense");
    })
    .map((object) => ({ act: "terminate", object, seat }));

/** N R3.4, R3.5: a modification leaves with its host; gear stays where its agent was. */
function orphans(m: Match, seat: Seat): Act[] {
  return thingsIn(m, "attached", seat).flatMap((object): Act[] => {
    const obj = objAt(m, object);
    const host = objectOf(m.state, obj.host);
    if (host !== undefined && inPlay(m, host)) return [];
    if (!isGear(dataOf(m, obj))) return [{ act: "terminate", object, seat }];
    return [{ act: "drop", object, seat, zone: placeOf(m, obj.host) }];
  });
}

/** Where the agent was, as a zone of its own side; staging when that biome is lost. */
function placeOf(m: Match, host: Handle): ZoneId {
  const zone = known(m, host)?.zone ?? NONE;
  const biome = zone < 0 ? NONE : biomeOf(m, zone);
  return biome < 0 || isLost(m, biome) ? "staging" : SECTORS[biome];
}

/** N R14.2: a sector at 0 or less is lost, whatever else happens to the biome. */
const losses = (m: Match, seat: Seat): Act[] =>
  BIOMES.filter((biome) => !isLost(m, biome) && seatVarsOf(m, seat).durability[biome] <= 0).map((biome) => ({
    act: "loseSector",
    seat,
    biome,
  }));
