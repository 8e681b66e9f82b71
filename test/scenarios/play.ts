import { isDeepStrictEqual } from "node:util";
import { redact } from "../../shared/kernel/events.ts";
import {
  type Accepted,
  canonical,
  type Event,
  hash,
  isRefusal,
  isSliced,
  type Json,
  load,
  type Refusal,
  requests,
  type Saved,
  save,
  submit,
  type Viewer,
  viewOf,
} from "../../shared/kernel/index.ts";
import type { Match } from "../../shared/kernel/match.ts";
import { fold, type Picture, pictureOf } from "../../shared/kernel/picture.ts";
import { openRequest } from "../../shared/kernel/requests.ts";
import type { Data } from "../../shared/kernel/state.ts";
import { zoneFault } from "./arrange.ts";
import { contentsFault } from "./compare.ts";
import type { Actor, Asked, Case, Scenario, Step } from "./format.ts";
import { CannotSay, type Game } from "./game.ts";
import { begins, missing } from "./lines.ts";
import { catalogFor } from "./sets.ts";

/** The first difference of a case. */
export interface Failure {
  /** Counted from 1; 0 is the position itself, one more than there are steps is the end. */
  readonly step: number;
  readonly actor: string;
  readonly message: string;
  /** The event lines of that step. */
  readonly lines: readonly string[];
}

class Different extends Error {}

/** What one step did. */
interface Came {
  readonly lines: readonly string[];
  readonly events: readonly Event[];
  readonly refusal?: Refusal;
}

/** Plays one case and tells the first difference, or nothing. */
export function playCase<G, I>(
  game: Game<G, I>,
  scenario: Scenario<G, I>,
  one: Case<G, I>,
  path: string,
): Failure | undefined {
  let at = 0;
  let actor = "the position";
  let lines: readonly string[] = [];
  try {
    const { catalog, sets } = catalogFor(scenario.sets, game.ruleset, path);
    const table = new Table(game, game.arrange(one.given, sets, catalog));
    table.proveSaved();
    for (const step of one.play) {
      at++;
      actor = describe(step.by);
      lines = [];
      const came = table.play(step.by);
      lines = came.lines;
      table.judge(step, came);
    }
    at++;
    actor = "the end";
    table.judgeAsked(one.asked);
    return undefined;
  } catch (error) {
    if (error instanceof Different || error instanceof CannotSay)
      return { step: at, actor, lines, message: error.message };
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { step: at, actor, lines, message: text.split("\n").slice(0, 8).join("\n") };
  }
}

function describe<I>(by: Actor<I>): string {
  if (by.kind === "seat") return `${by.seat}: ${JSON.stringify(by.intent)}`;
  if (by.kind === "advanceTo") return `advanceTo: ${by.seat} ${by.phase}`;
  return by.kind === "leave" ? `host: leave ${by.seat}` : `host: timeout ${by.seats.join(", ")}`;
}

/** A match under test, with what every viewer has been told of it. */
class Table<G, I> {
  readonly game: Game<G, I>;
  readonly m: Match;
  readonly pictures: ReadonlyMap<Viewer, Picture>;

  constructor(game: Game<G, I>, m: Match) {
    this.game = game;
    this.m = m;
    const viewers: Viewer[] = [...m.state.seats.keys(), "spectator"];
    this.pictures = new Map(viewers.map((viewer) => [viewer, pictureOf(viewOf(m, viewer))]));
  }

  seat(name: string): number {
    return this.game.dialect.seats.indexOf(name);
  }

  play(by: Actor<I>): Came {
    if (by.kind === "advanceTo") return this.advance(by.seat, by.phase);
    if (by.kind === "leave") return this.put("host", { action: "leave", seat: this.seat(by.seat) });
    if (by.kind === "timeout")
      return this.put("host", { action: "timeout", seats: by.seats.map((name) => this.seat(name)) });
    const seat = this.seat(by.seat);
    return this.put(seat, this.game.intent(this.m, seat, by.intent));
  }

  /** The turn owners go on, one phase at least, until that phase begins. */
  advance(seat: string, phase: string): Came {
    const all: Came[] = [];
    for (let n = 0; n < 100; n++) {
      const came = this.onward(`${seat} ${phase}`);
      all.push(came);
      const now = this.game.now(this.m);
      if (came.refusal !== undefined || (now.turn === seat && now.phase === phase)) return joined(all);
    }
    throw new Different(`${seat} ${phase} does not come`);
  }

  /** One step on the way: what the game says, or the turn owner's own. */
  onward(where: string): Came {
    const { game, m } = this;
    const open = this.asked();
    const move = game.onward?.(m);
    if (move !== undefined) return this.put(move.seat, move.intent);
    const { turn } = game.now(m);
    if (open[turn] !== "turn" || Object.keys(open).length > 1)
      throw new Different(`on the way to ${where} is asked ${said(open)}`);
    return this.put(this.seat(turn), game.advance);
  }

  put(by: number | "host", intent: Data): Came {
    const { m } = this;
    const before = hash(m);
    const print = this.game.printer(m);
    const request = by === "host" ? null : openRequest(m, by);
    let result: Accepted | Refusal = submit(m, by, request ? { ...intent, request: request.id } : intent);
    if (isRefusal(result)) {
      // Law 3.
      if (hash(m) !== before) throw new Different(`the refusal ${result.code} changed the state`);
      return { lines: [], events: [], refusal: result };
    }
    const events = [...result.events];
    while (isSliced(m)) {
      result = submit(m, "host", { action: "continue" });
      if (!isRefusal(result)) events.push(...result.events);
    }
    for (const event of events) this.tell(event);
    return { events, lines: events.flatMap((event) => print(event)) };
  }

  tell(event: Event): void {
    for (const [viewer, picture] of this.pictures) {
      const told = redact(this.m, event, viewer);
      if (told !== undefined) fold(picture, told);
    }
  }

  /** Laws 2 and 8, and that no item is lost. */
  proveSaved(): void {
    const { m } = this;
    const fault = zoneFault(m);
    if (fault !== undefined) throw new Different(fault);
    const text = JSON.stringify(save(m));
    const again = load(JSON.parse(text) as Saved, m.catalog);
    if (isRefusal(again)) throw new Different(`the save cannot be loaded: ${again.code}`);
    // The hash of the same text is the same, and takes longest of all here.
    if (JSON.stringify(save(again)) !== text && hash(again) !== hash(m))
      throw new Different("saved and loaded it is another match");
    for (const [viewer, picture] of this.pictures) {
      const view = pictureOf(viewOf(m, viewer));
      if (isDeepStrictEqual(view, picture)) continue;
      const seen = canonical(view as unknown as Json);
      const told = canonical(picture as unknown as Json);
      if (seen !== told)
        throw new Different(`viewer ${viewer} was not told all it sees:\n${apart(told, seen)}`);
    }
  }

  judge(step: Step<I>, came: Came): void {
    this.judgeRefusal(step, came);
    this.proveSaved();
    const lost = missing(step.lines, came.lines);
    if (lost) throw new Different(`expected line: ${lost.line}   (after line ${lost.after})`);
    for (const part of step.not) {
      const line = came.lines.find((one) => begins(part, one));
      if (line !== undefined) throw new Different(`not expected: ${line}`);
    }
    for (const [part, wanted] of Object.entries(step.count)) {
      const found = came.lines.filter((one) => begins(part, one)).length;
      if (found !== wanted) throw new Different(`expected ${wanted} lines "${part}", came ${found}`);
    }
    this.judgeState(step);
    this.judgeSees(step, came);
    if (step.asked !== undefined) this.judgeAsked(step.asked);
  }

  judgeRefusal({ refused }: Step<I>, { refusal }: Came): void {
    if (refused === refusal?.code) return;
    if (refusal === undefined) throw new Different(`expected refusal: ${refused}, it was accepted`);
    const text = `refused: ${refusal.code} ${JSON.stringify(refusal.detail)}`;
    throw new Different(refused === undefined ? text : `expected refusal: ${refused}\n${text}`);
  }

  judgeState({ state }: Step<I>): void {
    const now = this.game.now(this.m);
    for (const [key, wanted] of Object.entries(state)) {
      if (key === "turn" || key === "phase") {
        if (now[key] !== wanted) throw new Different(`expected ${key}: ${wanted}, it is ${now[key]}`);
        continue;
      }
      const fault = contentsFault(key, wanted, this.game.contents(this.m, key));
      if (fault !== undefined) throw new Different(fault);
    }
  }

  judgeSees({ sees }: Step<I>, { events, refusal }: Came): void {
    for (const [name, { has, hasNot }] of Object.entries(sees)) {
      const viewer: Viewer = name === "spectator" ? name : this.seat(name);
      const told = events.map((event) => redact(this.m, event, viewer));
      const text = JSON.stringify([told, viewOf(this.m, viewer), refusal ?? null]);
      const sight = (card: string) => text.includes(`"${card}"`);
      const lost = has.find((card) => !sight(card));
      if (lost !== undefined) throw new Different(`${name} should see ${lost} and does not`);
      const leak = hasNot.find(sight);
      if (leak !== undefined) throw new Different(`${name} sees ${leak}`);
    }
  }

  asked(): Record<string, string> {
    const { dialect, requestWord } = this.game;
    return Object.fromEntries(
      requests(this.m).map(({ seat, kind }) => [dialect.seats[seat], requestWord(kind)]),
    );
  }

  judgeAsked(wanted: Asked): void {
    const open = said(this.asked());
    if (open !== said(wanted))
      throw new Different(`expected to be asked: ${said(wanted)}, is asked: ${open}`);
  }
}

const said = (asked: Asked): string =>
  Object.keys(asked)
    .toSorted()
    .map((seat) => `${seat} ${asked[seat]}`)
    .join(", ") || "nobody";

const joined = (all: readonly Came[]): Came => ({
  lines: all.flatMap(({ lines }) => lines),
  events: all.flatMap(({ events }) => events),
  refusal: all.at(-1)?.refusal,
});

/** The place where two long texts part. */
function apart(told: string, seen: string): string {
  let at = 0;
  while (told[at] === seen[at]) at++;
  const cut = (text: string) => `…${text.slice(Math.max(0, at - 80), at + 80)}…`;
  return `  told ${cut(told)}\n  sees ${cut(seen)}`;
}
