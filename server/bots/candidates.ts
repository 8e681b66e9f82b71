/** The intents a bot looks at: its default, every action once, and more ways to do them drawn at random. */
import {
  canonical,
  completion,
  type Data,
  type Draw,
  type Match,
  offers,
  requests,
  type Seat,
  sample,
} from "../../shared/kernel/index.ts";
import { habitsOf } from "./habit.ts";

/** Draws in a row that bring nothing new, after which no more are made. */
const STALE = 4;

/** At most so many, each once. The default answer comes first: of two that look alike it goes on. */
export function candidates(world: Match, seat: Seat, random: Draw, most: number): Map<string, Data> {
  const found = new Map<string, Data>();
  const add = (intent: Data | undefined): void => {
    if (intent !== undefined && found.size < most) found.set(canonical(intent), intent);
  };
  const asked = requests(world).find((request) => request.seat === seat);
  if (asked !== undefined && asked.fallback.random !== true) add({ ...asked.fallback, request: asked.id });
  for (const intent of habitsOf(world, seat)) add(intent);
  const offered = offers(world, seat);
  for (const { action, next } of offered) add(next === null ? action : completion(world, seat, action));
  if (offered.every(({ next }) => next === null)) return found;
  // An order or a payment has more ways than can be looked at; a few stand for all.
  for (let stale = 0; stale < STALE && found.size < most; ) {
    const before = found.size;
    add(sample(world, seat, random));
    stale = found.size === before ? stale + 1 : 0;
  }
  return found;
}
