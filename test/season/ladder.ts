/** A day on the ladder: whoever finds an opponent in the ranked queue plays him. */
import { setTimeout as sleep } from "node:timers/promises";
import type { MatchClient } from "../../shared/client/index.ts";
import type { Draw } from "../../shared/kernel/index.ts";
import { mixed } from "../property/dice.ts";
import { answerAll, met } from "../server/lobby/ranked.ts";
import { DECK, patiently } from "../server/tournaments/field.ts";
import type { Ledger } from "./ledger.ts";
import type { Person } from "./people.ts";

const GAME = "ucg";

/** Milliseconds that anybody waits for an opponent before he goes home. */
const PATIENCE_MS = 30_000;

/** People at once in the queue and at tables: the machine plays all of them. */
const AT_ONCE = 40;

/** One that both will play. */
type Meeting = readonly [Person, Person];

/** His last match is settled in the lobby's next round: until then he plays elsewhere. */
async function seek(person: Person): Promise<string | undefined> {
  const waiting = await patiently(() => person.riposte.queue({ ruleset: GAME, kind: "ranked", deck: DECK }));
  const found = met(waiting).then(({ match }) => match);
  const match = await Promise.race([found, sleep(PATIENCE_MS, undefined, { ref: false })]);
  if (match === undefined) await waiting.leave().catch(() => {});
  // Offered at the last moment, it is played.
  return match ?? found.catch(() => undefined);
}

async function meetings(people: readonly Person[]): Promise<Map<string, Person[]>> {
  const at = new Map<string, Person[]>();
  await Promise.all(
    people.map(async (person) => {
      const match = await seek(person);
      if (match !== undefined) at.set(match, [...(at.get(match) ?? []), person]);
    }),
  );
  return at;
}

/** What the loser may still do before it is over. */
export type AtTheTable = (seats: readonly MatchClient[], people: Meeting) => Promise<void>;

/** One of them gives up, the weaker more often. @param also is done before that */
export async function playOut(
  match: string,
  people: Meeting,
  ledger: Ledger,
  random: Draw,
  also?: AtTheTable,
) {
  const seats = await Promise.all(people.map(({ riposte }) => patiently(() => riposte.join(match))));
  await answerAll(seats);
  await also?.(seats, people);
  const total = people[0].strength + people[1].strength + 20;
  const loser = random(total) < people[0].strength + 10 ? 1 : 0;
  await seats[loser].concede();
  while (seats.some(({ outcome }) => outcome === undefined)) await sleep(20);
  const bySeat = seats[0].welcome.seat === 0 ? people : ([people[1], people[0]] as const);
  const winners = seats[0].outcome?.winners ?? [];
  ledger.results.push({ match, players: [bySeat[0].id, bySeat[1].id], winners });
  ledger.expect(bySeat[winners[0]]?.id === people[1 - loser].id, `${match} was won by who conceded`);
  await Promise.all(seats.map((seat) => seat.leave()));
}

/** @param also is done at the first table of the day; @returns how many matches were played */
export async function ladderDay(
  everybody: readonly Person[],
  ledger: Ledger,
  random: Draw,
  also: AtTheTable,
): Promise<number> {
  const before = ledger.results.length;
  const people = mixed(
    random,
    everybody.filter(({ isBanned }) => !isBanned),
  );
  let reported = false;
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const found = await meetings(people.slice(from, from + AT_ONCE));
    await Promise.all(
      [...found].map(([match, [one, other]], n) => {
        ledger.expect(other !== undefined, `${match} was told to one of two`);
        if (other === undefined) return undefined;
        const first = !reported && n === 0;
        reported ||= first;
        return playOut(match, [one, other], ledger, random, first ? also : undefined);
      }),
    );
  }
  return ledger.results.length - before;
}
