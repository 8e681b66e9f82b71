/** The values that the table and each seat remember, besides their things. */
import { forEachOf, type Handle, optionsOf, type Seat, seatVarsOf, tableOf } from "../../kernel/game.ts";
import type { Tally } from "../tally.ts";
import { type Energy, KINDS } from "./card.ts";
import type { Match } from "./typed.ts";

/** N 12: the steps of a turn in their order. */
export const STEPS = [
  "refresh",
  "draw",
  "maintenance",
  "primary1",
  "advanceA",
  "advanceB",
  "attack",
  "defend",
  "damage",
  "primary2",
  "end",
  "reset",
] as const;
export type Step = (typeof STEPS)[number];
export type Phase = "start" | "primary1" | "battle" | "primary2" | "end";

const PHASES: Readonly<Record<Step, Phase>> = {
  refresh: "start",
  draw: "start",
  maintenance: "start",
  primary1: "primary1",
  advanceA: "battle",
  advanceB: "battle",
  attack: "battle",
  defend: "battle",
  damage: "battle",
  primary2: "primary2",
  end: "end",
  reset: "end",
};

export const phaseOf = (step: Step): Phase => PHASES[step];

/** N 12: Refresh, Damage and Reset have none. */
export const hasActions = (step: Step): boolean =>
  step !== "refresh" && step !== "damage" && step !== "reset";

export type Biome = {
  readonly energies: readonly Energy[];
  readonly influence: string;
  readonly lost: boolean;
};

export type Table = {
  /** What has happened this turn and game, as far as a card asks. */
  readonly _tally: Tally;
  readonly turn: number;
  /** The active player (N R1). */
  readonly active: Seat;
  readonly starting: Seat;
  readonly step: Step;
  readonly biomes: readonly Biome[];
  /** Defenders with their attackers, in damage order, by their public names. */
  readonly defence: readonly (readonly [defender: string, attacker: string])[];
  readonly _defence: readonly (readonly [defender: Handle, attacker: Handle])[];
  /** The kind of the entry executed last. */
  readonly _executed: string;
  /** The number of entries so far when the step began (N R15.8). */
  readonly _entries: number;
};

export type Store = Readonly<Record<Energy, number>>;

export type SeatVars = {
  /** N R6.4. */
  readonly energy: Store;
  readonly durability: readonly number[];
  /** Sectors lost (N R14.2), and whether card text has decided against the seat (N R14.5). */
  readonly lost: readonly boolean[];
  readonly defeated: boolean;
  /** Allowances: of the turn (N R9.1, R9.5) and of the step (N R12.6, R12.12, R12.18). */
  readonly converted: boolean;
  readonly anomalyPlayed: boolean;
  readonly declared: number;
  /** Speeds by which its functions are faster until end of turn (N R3.9). */
  readonly overclock: number;
  readonly mulligans: number;
};

export const emptyStore: Store = forEachOf(KINDS, 0);

export const firstTable: Table = {
  _tally: [],
  turn: 0,
  active: 0,
  starting: 0,
  step: "reset",
  biomes: [],
  defence: [],
  _defence: [],
  _executed: "",
  _entries: 0,
};

export const firstSeat = (m: Match): SeatVars => ({
  energy: emptyStore,
  durability: [0, 1, 2].map(() => optionsOf(m).durability),
  lost: [false, false, false],
  defeated: false,
  converted: false,
  anomalyPlayed: false,
  declared: 0,
  overclock: 0,
  mulligans: 0,
});

export const activeOf = (m: Match): Seat => tableOf(m).active;
/** N R2.1: exactly two players. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** N R11.2: the active player first. */
export const turnOrder = (m: Match): readonly Seat[] => [activeOf(m), otherSeat(activeOf(m))];

export const isLost = (m: Match, biome: number): boolean => tableOf(m).biomes[biome]?.lost === true;

/** N R14.3, R14.5: latched, until the queue is empty (R14.4). */
export const hasLost = (m: Match, seat: Seat): boolean => {
  const { lost, defeated } = seatVarsOf(m, seat);
  return defeated || lost.filter((one) => one).length >= optionsOf(m).sectorsToLose;
};

/** The list with one place of it changed; the same list where nothing changes. */
export const withPlace = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list[at] === value ? list : list.map((one, index) => (index === at ? value : one));
