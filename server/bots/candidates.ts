/** The intents a bot looks at: every action once, and more ways to do them drawn at random. */
import {
  canonical,
  completion,
  type Data,
  type Draw,
  type Match,
  options,
  type Seat,
  sample,
} from "../../shared/kernel/index.ts";

/** At most so many, each once. */
export function candidates(world: Match, seat: Seat, random: Draw, most: number): Map<string, Data> {
  const found = new Map<string, Data>();
  const add = (intent: Data | undefined): void => {
    if (intent !== undefined && found.size < most) found.set(canonical(intent), intent);
  };
  const actions = options(world, seat);
  for (const action of actions) add(completion(world, seat, action));
  // An order or a payment has more ways than can be looked at; a few stand for all.
  for (let i = 0; i < most && found.size < most; i++) add(sample(world, seat, random));
  return found;
}
