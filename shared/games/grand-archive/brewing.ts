/** G A3 Brew, G R32.19: ingredients that are sacrificed in place of a reserve cost. */

import {
  asCost,
  canPay,
  type Data,
  dataOf,
  type Handle,
  matching,
  namesFor,
  objAt,
  refuse,
  stepNow,
  thingsNamed,
} from "../../kernel/game.ts";
import type { GaCard } from "./card-schema.ts";
import type { Play } from "./extras.ts";
import { leaveAct } from "./moves.ts";
import type { Domain, Match, Refusal, Stage } from "./typed.ts";

type Brew = NonNullable<GaCard["brew"]>;

const brewOf = (m: Match, { held }: Play): Brew | undefined => dataOf(m, objAt(m, held)).brew;

/** One place for each object that is asked for, with what may take it. */
const placesOf = (m: Match, play: Play, { sacrifice, count, and = [] }: Brew): Handle[][] =>
  [{ sacrifice, count }, ...and].flatMap((one) => {
    const fit = ingredients(m, play, one.sacrifice);
    return new Array<Handle[]>(one.count).fill(fit);
  });

const ingredients = (m: Match, play: Play, filter: Data): Handle[] =>
  matching(m, play.scope, { ...filter, controller: "you" }).filter((one) =>
    canPay(m, [leaveAct(m, one, "graveyard", "sacrificed")]),
  );

const nameAt = (m: Match, handle: Handle): string => dataOf(m, objAt(m, handle)).name;

/** Whether these objects take all places, one each, with the names that are asked for. */
function takes(
  m: Match,
  places: readonly (readonly Handle[])[],
  of: readonly Handle[],
  names?: string,
): boolean {
  const [place, ...rest] = places;
  if (place === undefined) return of.length === 0;
  return of.some((one) => place.includes(one) && takes(m, rest, but(of, one))) && isNamed(m, of, names);
}

const but = (of: readonly Handle[], one: Handle): Handle[] => of.filter((other) => other !== one);

function isNamed(m: Match, of: readonly Handle[], names: string | undefined): boolean {
  if (names === undefined) return true;
  const different = new Set(of.map((one) => nameAt(m, one))).size;
  return names === "same" ? different <= 1 : different === of.length;
}

/** Whether some of what lies there takes the places. */
function canTake(
  m: Match,
  places: readonly (readonly Handle[])[],
  names: string | undefined,
  taken: readonly Handle[] = [],
): boolean {
  const [place, ...rest] = places;
  if (place === undefined) return true;
  return place.some(
    (one) =>
      !taken.includes(one) && isNamed(m, [...taken, one], names) && canTake(m, rest, names, [...taken, one]),
  );
}

/** An alternative cost. */
export const brewStage: Stage<Play> = {
  slot: "brew",
  domain(m, play): Domain | null {
    const brew = brewOf(m, play);
    if (play.kind !== "activation" || brew === undefined || play.due === 0 || play.rather) return null;
    const places = placesOf(m, play, brew);
    if (!canTake(m, places, brew.names)) return null;
    const of = [...new Set(places.flat())];
    return {
      kind: "subset",
      of: namesFor(m, play.seat, of),
      min: 0,
      max: places.length,
      code: "COST_UNPAYABLE",
    };
  },
  apply(m, play, value): Refusal | void {
    const chosen = thingsNamed(m, play.seat, value);
    if (chosen.length === 0) return;
    const brew = brewOf(m, play);
    if (brew === undefined || !takes(m, placesOf(m, play, brew), chosen, brew.names))
      return refuse("COST_UNPAYABLE");
    const acts = chosen.map((one) => leaveAct(m, one, "graveyard", "sacrificed"));
    stepNow(m, { why: "pay", by: play.seat }, asCost(acts));
    play.due = 0;
    play.how.brewed = 1;
  },
  omitted: () => [],
};
