import { TYPED, UNCOMMON } from "../../../shared/games/nullshapers/card.ts";
import { setDefence } from "../../../shared/games/nullshapers/execute.ts";
import { emptyStore, STEPS } from "../../../shared/games/nullshapers/table.ts";
import type { Match as NsMatch } from "../../../shared/games/nullshapers/typed.ts";
import { call, compiledProcedure, endFrame, setPc, topFrame } from "../../../shared/kernel/flow/frames.ts";
import { closeRequest } from "../../../shared/kernel/flow/requests.ts";
import type { Catalog } from "../../../shared/kernel/model/catalog.ts";
import type { Match } from "../../../shared/kernel/model/match.ts";
import { tableOf } from "../../../shared/kernel/model/records.ts";
import type { Data, Frame } from "../../../shared/kernel/model/state.ts";
import { put } from "../../../shared/kernel/model/undo.ts";
import { setSeat, setTable, setVar, zoneOf } from "../../../shared/kernel/ops/ops.ts";
import { inWords } from "../../words.ts";
import { hostOf, type Lying, laidBy, layAll, matchOf, place, rearrange } from "../arrange.ts";
import { seatOf } from "../cards.ts";
import type { Laid, NsCard, NsGiven } from "./dialect.ts";
import { SEATS, ZONES } from "./words.ts";

const FILLER = "filler";

type LaidCard = Lying<NsCard, Laid>;

const FILLED: NsCard = { card: FILLER, marks: {} };

/** A match in the window of the step given, or at whatever `begins` and `fresh` say, laid out by ops. */
export function nsPosition(given: NsGiven, sets: readonly string[], catalog: Catalog): Match {
  const laid = SEATS.map((name) => {
    const { written, piles } = given.seats[name];
    return laidBy(written, (where) => piles[where], FILLED);
  });
  const owner = seatOf(given.owner);
  const options = { deckRules: false, firstPlayer: owner, ...given.options } as Data;
  const match = matchOf("nullshapers", laid, { profile: "seed", options, sets }, catalog);
  rearrange(match, () => {
    layAll(match, laid, (slot, seat, card) => layOne(match, slot, seat, card));
    remember(inWords(match), given);
    if (!given.fresh) enterStep(match, given, owner);
  });
  return match;
}

function layOne(m: Match, slot: number, seat: number, card: LaidCard): void {
  const zone = zoneOf(m, ZONES[card.where], seat);
  const host = card.on === undefined ? {} : { host: hostOf(m, seat, card.on) };
  const handle = place(m, slot, zone, host, card.marks);
  if (card.anomaly !== undefined) setVar(m, handle, "mode", modeOf(card.anomaly));
}

const modeOf = (kind: string): number =>
  kind === "uncommon" ? UNCOMMON : TYPED.indexOf(kind as (typeof TYPED)[number]) + 1;

/** What seats and table remember. */
function remember(m: NsMatch, given: NsGiven): void {
  SEATS.forEach((name, seat) => {
    const { energy, durability, lost, converted, anomalyPlayed } = given.seats[name];
    setSeat(m, seat, "energy", given.fresh ? emptyStore : { ...emptyStore, ...energy });
    setSeat(m, seat, "durability", durability);
    setSeat(
      m,
      seat,
      "lost",
      [0, 1, 2].map((biome) => lost.includes(biome)),
    );
    setSeat(m, seat, "converted", converted);
    setSeat(m, seat, "anomalyPlayed", anomalyPlayed);
  });
  const gone = new Set(SEATS.flatMap((name) => given.seats[name].lost));
  const biomes = tableOf(m).biomes.map((one, at) => ({ ...one, lost: gone.has(at) }));
  setTable(m, "biomes", biomes);
  const pairs = given.defence.map(([a, b]) => [hostOf(m, 0, a), hostOf(m, 0, b)] as const);
  if (pairs.length > 0) setDefence(m, pairs);
}

/** Where the frames of a turn stand when this step's window opens, or when the step begins. */
function enterStep(m: Match, { turn, step, begins }: NsGiven, owner: number): void {
  for (const seat of m.state.seats.keys()) closeRequest(m, seat);
  while (m.state.frames.length > 1) endFrame(m);
  const at = STEPS.indexOf(step as (typeof STEPS)[number]);
  stand(m, "match", "next");
  call(m, "turn");
  stand(m, "turn", "step");
  put(
    m.undo,
    m.state,
    "agenda",
    STEPS.slice(at + 1).map((one) => ({ step: one })),
  );
  call(m, "step", { step });
  stand(m, "step", begins ? "enter" : "window");
  setTable(m, "turn", turn);
  setTable(m, "active", owner);
  setTable(m, "step", begins && at > 0 ? STEPS[at - 1] : step);
}

const stand = (m: Match, program: string, label: string): void =>
  setPc(m, topFrame(m) as Frame, compiledProcedure(m.game.procedures[program]).pc[label]);
