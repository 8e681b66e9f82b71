import type { ZodType } from "zod";
import { requests } from "../../shared/kernel/flow/open-requests.ts";
import type { Catalog } from "../../shared/kernel/model/catalog.ts";
import type { Event } from "../../shared/kernel/model/event.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import type { CardDef } from "../../shared/kernel/model/program.ts";
import type { Ruleset } from "../../shared/kernel/model/ruleset.ts";
import type { Data, Seat } from "../../shared/kernel/model/state.ts";
import type { Called, Defaults } from "./defaults.ts";
import type { Contents, Dialect } from "./scenario.ts";

/** Whose turn it is, where turns are of one seat, and which phase. */
export interface Now {
  readonly turn?: string;
  readonly phase: string;
}

/**
 * One ruleset as the runner plays it: the words of its files and what they mean on a match. All that the
 * runner itself knows are seats, requests, refusals and lines of words.
 */
export interface Game<Given, Intent> {
  readonly dialect: Dialect<Given, Intent>;
  readonly ruleset: Ruleset;
  /** What its clients may send; without it the tests learn that from what is offered. */
  readonly wire?: ZodType;
  /** The letter by which comments name it, since every game counts its own rules. */
  readonly letter: string;
  /** The worked examples and errata of its rules, each a scenario: the numbers that its files' names begin with. */
  readonly examples: readonly string[];
  readonly defaults: Defaults;
  readonly called?: Called;
  /** The set in which the cards are that a position leaves unsaid. */
  readonly fillers: string;
  /** Cards that an effect tells apart without showing them change places with their like alone; by default all are. */
  alike?(a: CardDef, b: CardDef): boolean;
  /** The intent that goes on to the next phase, for `advanceTo`; answers requests of kind `turn`. */
  readonly advance: Data;
  /** What a seat that does nothing does on the way, where no one seat owns the turn's advance. */
  onward?(m: Match): { readonly seat: Seat | "host"; readonly intent: Data } | undefined;
  /** A match that stands in the position given. */
  arrange(given: Given, sets: readonly string[], catalog: Catalog): Match;
  /** The kernel's intent, without the number of the request it answers. Throws CannotSay. */
  intent(m: Match, seat: Seat, intent: Intent): Data;
  /** Prints the events of one step as lines; made before the step, since lines also tell what was. */
  printer(m: Match): (event: Event) => readonly string[];
  /** Whose turn and which phase it is, as `state` says it. */
  now(m: Match): Now;
  /** What lies in a zone, or how a value stands, by the key `state` uses. Throws CannotSay. */
  contents(m: Match, key: string): Contents;
  /** The scenario's word for a kind of request, where it has one of its own. */
  requestWord?(kind: string): string;
}

/** A step that cannot be put to the match at all: a card that is nowhere, an answer nobody asked for. */
export class CannotSay extends Error {
  override readonly name = "CannotSay";
}

/** Who is asked first does what a seat that does not answer does. */
export function byDefault(m: Match): { readonly seat: Seat; readonly intent: Data } | undefined {
  const [request] = requests(m);
  return request && { seat: request.seat, intent: request.fallback };
}
