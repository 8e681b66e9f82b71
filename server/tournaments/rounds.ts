/** The next round of a tournament: who meets whom, and whether there is one. */
import { createHash } from "node:crypto";
import { helpers } from "brackets-manager";
import { duelsFor, sidesOf } from "./bracket.ts";
import { standingsOf } from "./standings.ts";
import { pairSwiss } from "./swiss.ts";
import { isElimination, type Pairing, pairingsOf, type Tournament, wonBy } from "./tournament.ts";

/** Two entrants who meet, or one who has a bye. */
type Meeting = Pick<Pairing, "sides" | "duel">;

/** How many rounds a tournament of all against all, or a Swiss one, has. */
export function roundsOf({ settings, entrants }: Pick<Tournament, "settings" | "entrants">): number | null {
  if (isElimination(settings.format)) return null;
  if (settings.format === "round-robin") return helpers.makeRoundRobinMatches([...entrants.keys()]).length;
  return settings.rounds ?? Math.max(1, Math.ceil(Math.log2(entrants.length)));
}

/** The pairings of the next round; none where it is over. @param newId draws ids of tables */
export function nextPairings(tournament: Tournament, newId: () => string): readonly Pairing[] {
  return meetingsOf(tournament).map((meeting) => pairingOf(tournament, meeting, newId));
}

/** Who is out has lost what he would play; of two who are out the better seed goes on. */
function pairingOf({ entrants, settings }: Tournament, meeting: Meeting, newId: () => string): Pairing {
  const [first, second] = meeting.sides;
  const { bestOf } = settings.table;
  if (second === null) return { ...meeting, table: null, result: wonBy(0, bestOf, "bye") };
  const isOut = [first, second].map((entrant) => entrants[entrant]?.out !== null);
  if (!isOut.includes(true)) return { ...meeting, table: newId(), result: null };
  if (!isOut.includes(false) && !isElimination(settings.format))
    return { ...meeting, table: null, result: { winner: "neither", wins: [0, 0], how: "no-show" } };
  const winner = isOut[0] === isOut[1] ? better(meeting) : isOut[0] ? 1 : 0;
  return { ...meeting, table: null, result: wonBy(winner, bestOf, "no-show") };
}

/** The side with the better seed. */
export const better = ({ sides: [first, second] }: Pick<Pairing, "sides">): 0 | 1 =>
  second === null || first < second ? 0 : 1;

function meetingsOf(tournament: Tournament): readonly Meeting[] {
  const { settings, entrants, rounds } = tournament;
  if (isElimination(settings.format)) return duelsReady(tournament);
  if (entrants.filter(({ out }) => out === null).length < 2 || rounds.length >= (roundsOf(tournament) ?? 0))
    return [];
  if (settings.format === "swiss") return swissMeetings(tournament);
  const all = helpers.makeRoundRobinMatches([...entrants.keys()]);
  return (all[rounds.length] ?? []).map((sides) => ({ sides, duel: null }));
}

/** The duels of the bracket whose both sides are known. */
function duelsReady({ settings, entrants, rounds }: Tournament): readonly Meeting[] {
  const won = wonIn(rounds);
  const sides = sidesOf(duelsFor(entrants.length, settings.format === "double"), entrants.length, won);
  return sides.flatMap(([first, second], duel) =>
    first == null || second == null || won.has(duel) ? [] : [{ sides: [first, second] as const, duel }],
  );
}

/** The side that won, by duels of the bracket. */
export const wonIn = (rounds: Tournament["rounds"]): Map<number, 0 | 1> =>
  new Map(
    rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ duel, result }) =>
        duel !== null && (result?.winner === 0 || result?.winner === 1)
          ? [[duel, result.winner] as const]
          : [],
      ),
    ),
  );

function swissMeetings(tournament: Tournament): readonly Meeting[] {
  const { entrants, rounds, lot } = tournament;
  const drawn = (entrant: number) =>
    createHash("sha256").update(`${lot} ${rounds.length} ${entrant}`).digest("hex");
  const contenders = standingsOf(tournament)
    .filter(({ entrant }) => entrants[entrant]?.out === null)
    .map(({ entrant, points }) => {
      const met = pairingsOf(tournament, entrant).map(({ sides, side }) => sides[1 - side] ?? null);
      const others = new Set(met.filter((other) => other !== null));
      return { entrant, points, met: others, hadBye: met.includes(null), lot: drawn(entrant) };
    })
    .toSorted((a, b) => b.points - a.points || (a.lot < b.lot ? -1 : 1));
  const { pairs, bye } = pairSwiss(contenders);
  const meetings: Meeting[] = pairs.map((sides) => ({ sides, duel: null }));
  return bye === null ? meetings : [...meetings, { sides: [bye, null], duel: null }];
}
