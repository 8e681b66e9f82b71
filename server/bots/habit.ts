/** The moves that are assumed in a turn that is looked ahead. */
import {
  type Data,
  type Domain,
  firstOf,
  isRefusal,
  type Json,
  type Match,
  narrow,
  offers,
  requests,
  type Seat,
} from "../../shared/kernel/index.ts";
import { weightsOf } from "./evaluation-weights.ts";

/** Slots of a draft that are filled in at most. */
const SLOTS = 8;

/** The first habit somebody who is asked may follow. */
export function habit(world: Match): { readonly seat: Seat; readonly intent: Data } | undefined {
  if (weightsOf(world).habits === undefined) return undefined;
  for (const { seat } of requests(world)) for (const intent of habitsOf(world, seat)) return { seat, intent };
  return undefined;
}

/** The habits a seat may follow, each as fully as it can. */
export function* habitsOf(world: Match, seat: Seat): Iterable<Data> {
  const { habits = [] } = weightsOf(world);
  const asked = requests(world).find((request) => request.seat === seat);
  if (asked?.domain !== null || habits.length === 0) return;
  for (const { action } of offers(world, seat)) {
    if (!habits.includes(String(action.action))) continue;
    const intent = fullest(world, seat, action);
    if (intent !== undefined) yield intent;
  }
}

/** The action with all that it can be done with; undefined where it cannot be done. */
function fullest(world: Match, seat: Seat, action: Data): Data | undefined {
  let draft = action;
  for (let filled = 0; filled <= SLOTS; filled++) {
    const slot = narrow(world, seat, draft);
    if (slot === "complete") return draft;
    if (isRefusal(slot)) return undefined;
    draft = { ...draft, [slot.slot]: mostOf(slot.domain) };
  }
  return undefined;
}

/** Each thing once, where a value names one before its slash. */
function mostOf(domain: Domain): Json {
  if (domain.kind !== "subset") return firstOf(domain);
  const seen = new Set<string>();
  const apart = domain.of.filter((value) => {
    const thing = domain.once === true ? value.replace(/\/.*/s, "") : value;
    return seen.size < seen.add(thing).size;
  });
  return apart.slice(0, domain.max);
}
