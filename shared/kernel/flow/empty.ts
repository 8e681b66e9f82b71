/** The first state of a match, from its setup. */

import type { Catalog } from "../model/catalog.ts";
import type { Layout } from "../model/layout.ts";
import type { Match, MatchSetup } from "../model/match.ts";
import type { Ruleset } from "../model/ruleset.ts";
import { type Data, NONE, type State, type Zone } from "../model/state.ts";
import { newUndo, put } from "../model/undo.ts";
import { layoutOf } from "../ops/agreements.ts";
import { newCache } from "../ops/cache.ts";
import { poolOf } from "../values/pools.ts";

/** A setup that cannot become a match; `problems` in words. */
export class SetupError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("; "));
    this.problems = problems;
  }
}

/** The shell with an empty table; `load` and `createMatch` fill it. */
export function emptyMatch(setup: MatchSetup, catalog: Catalog, state?: State): Match {
  const game = catalog.ruleset(setup.ruleset);
  const problems =
    game === undefined ? [`no ruleset "${setup.ruleset}"`] : setupProblems(setup, game, catalog);
  if (game === undefined || problems.length > 0) throw new SetupError(problems);
  const pool = poolOf(game, setup, catalog);
  const { options, layout } = layoutOf(game, setup, pool.marks);
  const match: Match = {
    setup,
    catalog,
    game,
    options,
    layout,
    pool,
    state: state ?? emptyState(setup, pool.words, layout, game, options),
    undo: newUndo(),
    facts: [],
    out: [],
    cache: newCache(),
  };
  if (state === undefined) fill(match);
  return match;
}

function fill(m: Match): void {
  put(m.undo, m.state, "table", m.game.table(m));
  for (const seat of m.state.seats) put(m.undo, seat, "vars", m.game.seatVars(m));
}

function setupProblems(setup: MatchSetup, game: Ruleset, catalog: Catalog): string[] {
  const problems: string[] = [];
  const { min, max } = game.seats;
  if (setup.seats.length < min || setup.seats.length > max)
    problems.push(`${game.id} is for ${min} to ${max} seats`);
  if (!game.profiles.includes(setup.profile)) problems.push(`${game.id} has no profile "${setup.profile}"`);
  if (!/^[0-9a-f]{64}$/.test(setup.seed)) problems.push("the seed must be 64 hex digits");
  const parsed = game.options.safeParse(setup.options);
  if (!parsed.success)
    problems.push(...parsed.error.issues.map((one) => `option ${one.path.join(".")}: ${one.message}`));
  for (const id of setup.sets)
    if (catalog.set(setup.ruleset, id) === undefined) problems.push(`no set "${id}"`);
  if (problems.length > 0) return problems;
  setup.seats.forEach(({ deck }, seat) => {
    problems.push(...deckProblems(setup, game, catalog, deck).map((one) => `seat ${seat}: ${one}`));
  });
  return problems;
}

/** Everything wrong with a deck, in words a player understands. */
export function deckProblems(
  setup: Pick<MatchSetup, "ruleset" | "sets" | "options">,
  game: Ruleset,
  catalog: Catalog,
  deck: readonly string[],
): readonly string[] {
  const known = deck.map((id) => catalog.card(setup, id)).filter((card) => card !== undefined);
  if (known.length < deck.length) {
    const missing = deck.filter((id) => catalog.card(setup, id) === undefined);
    return [...new Set(missing)].map((id) => `unknown card "${id}"`);
  }
  return game.deckProblems(known, game.options.parse(setup.options) as Data);
}

function emptyState(
  setup: MatchSetup,
  cards: readonly string[],
  layout: Layout,
  game: Ruleset,
  options: Data,
): State {
  const seats = setup.seats.length;
  return {
    seed: setup.seed,
    cards,
    seats: setup.seats.map(() => ({ left: false, asked: 0, named: 0, vars: {} })),
    table: {},
    objects: [],
    zones: zonesOf(layout, game, options, seats),
    entries: [],
    frames: [],
    requests: setup.seats.map(() => null),
    waiting: [],
    modifiers: [],
    memories: [],
    agenda: [],
    drawn: new Array<number>(1 + 2 * seats).fill(0),
    counters: {
      names: 0,
      groups: {},
      entries: 0,
      time: 0,
      told: new Array<number>(seats + 1).fill(0),
      turnWork: 0,
      work: 0,
      slice: 0,
    },
    over: null,
    segment: null,
    world: null,
  };
}

function zonesOf(layout: Layout, game: Ruleset, options: Data, seats: number): Zone[] {
  return layout.zoneDefs.map((def, id) => {
    const { owner, slots } = game.zones[def];
    const seat = owner === "table" ? NONE : id - layout.zoneBase[game.zones[def].id];
    if (seat >= seats) throw new Error("zone layout");
    return { def, seat, list: new Array<number>(slots?.(options) ?? 0).fill(NONE) };
  });
}
