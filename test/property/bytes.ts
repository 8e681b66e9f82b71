import { expect } from "vitest";
import {
  type Event,
  type Match,
  options,
  redact,
  requests,
  save,
  type Viewer,
  viewOf,
} from "../../shared/kernel/index.ts";

/** Everybody who is ever sent anything: each seat, and the spectators. */
export const viewersOf = (match: Match): Viewer[] => [
  ...match.state.seats.map((_, seat) => seat),
  "spectator",
];

export const savedText = (match: Match): string => JSON.stringify(save(match));

export const hostBytes = (events: readonly Event[]): string => JSON.stringify(events);

/** The events as this viewer is sent them. */
export const toldTo = (match: Match, events: readonly Event[], viewer: Viewer) =>
  events.map((event) => redact(match, event, viewer)).filter((event) => event !== undefined);

/** All that a viewer can read off a match at rest. */
export function seenBy(match: Match, viewer: Viewer): string {
  const own = typeof viewer === "number" ? options(match, viewer) : [];
  return JSON.stringify({ view: viewOf(match, viewer), options: own });
}

/** Fails with the place where two long texts part, which a diff of whole texts would bury. */
export function expectText(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 160), at + 120);
  throw new Error(`${what} part at ${at}:\n  ${near(actual)}\nrather than\n  ${near(expected)}`);
}

/** Two matches that nobody, the host included, can tell apart. */
export function expectSame(a: Match, b: Match): void {
  for (const viewer of viewersOf(a)) expectText(seenBy(b, viewer), seenBy(a, viewer), `what ${viewer} sees`);
  expect(JSON.stringify(requests(b))).toBe(JSON.stringify(requests(a)));
}

/** Fails on what JSON cannot carry unchanged: undefined, -0, NaN, functions, Map, Date and the like. */
export function expectPlain(value: unknown, path = "state"): void {
  if (value === null || typeof value === "string" || typeof value === "boolean") return;
  if (typeof value === "number") {
    if (Number.isSafeInteger(value) && !Object.is(value, -0)) return;
    throw new Error(`${path} is the number ${Object.is(value, -0) ? "-0" : value}`);
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) expectPlain(value[i], `${path}[${i}]`);
    return;
  }
  if (typeof value !== "object" || ![Object.prototype, null].includes(Object.getPrototypeOf(value)))
    throw new Error(`${path} is ${typeof value === "object" ? value?.constructor?.name : typeof value}`);
  for (const [key, one] of Object.entries(value)) expectPlain(one, `${path}.${key}`);
}
