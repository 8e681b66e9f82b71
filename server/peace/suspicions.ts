/** What rated series make one ask, told to operators alone: nobody is judged by it. */
import type { Suspicion, SuspicionKind } from "../../shared/protocol/index.ts";
import type { PeaceStore } from "./store.ts";

/** How often a player met one other, and in how many series he played at all. */
export interface Rivalry {
  readonly game: string;
  readonly player: string;
  readonly opponent: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly all: number;
}

/** In so many series three of four of his answers came quickly; `answer` is the quickest, in milliseconds. */
export interface QuickPlayer {
  readonly game: string;
  readonly player: string;
  readonly series: number;
  readonly answer: number;
}

/** An address that many people played for ratings from lately, and how often they met each other. */
export interface Crowd {
  readonly address: string;
  /** All of them, and those who came last. */
  readonly accounts: number;
  readonly players: readonly string[];
  readonly series: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** What was rated before is forgotten here. */
const LATELY_MS = 30 * DAY_MS;

/** Series with one other that are no accident; where both win by turns, and where one always loses. */
const TRADED = 10;
const GIVEN = 5;

/** Two who trade wins play hardly anybody else, and neither is much better. */
const AMONG_THEMSELVES = 0.8;
const SHARE = 0.3;

/** Nobody reads, thinks and points within that, three times of four. In milliseconds, and in so many series. */
const INHUMAN_MS = 400;
const QUICK = 3;

/** More accounts than a couple or two friends have. */
const CROWD = 3;

/** Told at once, of each kind. */
const PAGE = 100;

/** Lines that are looked at. */
const LOOKED_AT = 5_000;

const seriesOf = ({ won, drawn, lost }: Rivalry): number => won + drawn + lost;

const areAmongThemselves = (one: Rivalry): boolean => seriesOf(one) >= AMONG_THEMSELVES * one.all;

/** Both play each other nearly alone, and win by turns. @param back the same as the other saw it */
const isTrade = (one: Rivalry, back: Rivalry | undefined): boolean =>
  back !== undefined &&
  seriesOf(one) >= TRADED &&
  [one, back].every((side) => areAmongThemselves(side) && side.won >= SHARE * seriesOf(side));

/** He plays one other alone, and always loses. */
const isGift = (one: Rivalry): boolean => one.lost >= GIVEN && one.lost === one.all;

type Bare = Omit<Suspicion, "players"> & { readonly players: readonly string[] };

/** What only some kinds tell. */
const OF_SERIES = { answer: null, address: null, accounts: null };

/** What the rivalries say, each pair once. */
export function suspect(rivalries: readonly Rivalry[]): readonly Bare[] {
  const keyOf = (game: string, player: string, other: string) => JSON.stringify([game, player, other]);
  const known = new Map(rivalries.map((one) => [keyOf(one.game, one.player, one.opponent), one]));
  return rivalries.flatMap((one): Bare[] => {
    const { game, player, opponent } = one;
    const told = (kind: SuspicionKind): Bare[] => [
      { ...OF_SERIES, kind, game, players: [player, opponent], series: seriesOf(one) },
    ];
    if (isGift(one)) return told("gift");
    const back = known.get(keyOf(game, opponent, player));
    return player < opponent && isTrade(one, back) ? told("trade") : [];
  });
}

type SuspicionStore = Pick<PeaceStore, "rivalries" | "quickPlayers" | "crowds" | "player">;

export class Suspicions {
  readonly #store: SuspicionStore;

  constructor(store: SuspicionStore) {
    this.#store = store;
  }

  async all(): Promise<Suspicion[]> {
    const rivalries = suspect(await this.#store.rivalries(LATELY_MS, GIVEN, LOOKED_AT));
    const quick = await this.#store.quickPlayers(LATELY_MS, INHUMAN_MS, QUICK, PAGE);
    const crowds = await this.#store.crowds(LATELY_MS, CROWD, PAGE);
    const all: Bare[] = [
      ...rivalries.slice(0, PAGE),
      ...quick.map(
        ({ player, ...line }): Bare => ({
          ...{ ...OF_SERIES, kind: "quick", players: [player] },
          ...line,
        }),
      ),
      ...crowds.map((crowd): Bare => ({ ...OF_SERIES, kind: "crowd", game: null, ...crowd })),
    ];
    return Promise.all(
      all.map(async ({ players, ...line }) => ({ ...line, players: await this.#named(players) })),
    );
  }

  #named(players: readonly string[]): Promise<Suspicion["players"]> {
    return Promise.all(players.map(async (id) => ({ id, name: (await this.#store.player(id))?.name ?? "" })));
  }
}
