/** The actions that steps of a lesson are about: told from others, and done for the player who has no hands here. */
import type { Wanted } from "../../../../shared/games/lesson.ts";
import {
  completion,
  type Data,
  fault,
  type Json,
  laidOver,
  type Match,
  type Offer,
  offers,
  ownView,
  type PublicView,
  publicView,
  type Seat,
} from "../../../../shared/kernel/index.ts";

type Things = PublicView["things"];

const seenBy = (m: Match, seat: Seat): Things =>
  laidOver({ public: publicView(m), own: ownView(m, seat) }).things;

const isData = (value: Json | undefined): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A thing, and what may be said of it behind a stroke: "c2/0" is a thing and a place. */
const WHICH = /^([^/]*)(.*)$/;

/** The words with a card in the place of its thing. */
const inCards = (things: Things, words: string): string =>
  words.replace(WHICH, (_, name: string, more: string) => `${things[name]?.card ?? name}${more}`);

/** Whether this is the value, or says it of a thing that is the card. */
function means(things: Things, wanted: Json | undefined, given: Json | undefined): boolean {
  if (typeof wanted === "string" && typeof given === "string")
    return wanted === given || wanted === inCards(things, given);
  if (Array.isArray(wanted))
    return (
      Array.isArray(given) &&
      wanted.length === given.length &&
      wanted.every((one, at) => means(things, one, given[at]))
    );
  if (isData(wanted))
    return isData(given) && Object.entries(wanted).every(([key, value]) => means(things, value, given[key]));
  return wanted === given;
}

/** Whether an intent does what the step is about. What the step leaves out may be anything. */
export function isWanted(m: Match, seat: Seat, wanted: Wanted, intent: Data): boolean {
  return means(seenBy(m, seat), wanted, intent);
}

/** The offers from which the wanted action can be made, as far as their heads tell. */
export function offersFor(m: Match, seat: Seat, wanted: Wanted): Offer[] {
  const things = seenBy(m, seat);
  return offers(m, seat).filter(({ action }) =>
    Object.entries(action).every(
      ([key, value]) => wanted[key] === undefined || means(things, wanted[key], value),
    ),
  );
}

/** A whole intent that does what is wanted; undefined where the seat cannot do it now. */
export function intentFor(m: Match, seat: Seat, wanted: Wanted): Data | undefined {
  const things = seenBy(m, seat);
  for (const offer of offersFor(m, seat, wanted))
    for (const named of namings(things, wanted)) {
      const intent = whole(m, seat, offer, named);
      if (intent !== undefined && isWanted(m, seat, wanted, intent)) return intent;
    }
  return undefined;
}

/** A request for a choice is whole with it; any other action is completed by the rules. */
function whole(m: Match, seat: Seat, { action, next }: Offer, named: Data): Data | undefined {
  const draft = { ...action, ...named };
  if (next?.slot !== "choice" || named.choice === undefined) return completion(m, seat, draft);
  return fault(next.domain, named.choice) === null ? draft : undefined;
}

/** Every way to put things for cards. */
function namings(things: Things, wanted: Wanted): Data[] {
  return Object.entries(wanted).reduce<Data[]>(
    (drafts, [key, value]) =>
      drafts.flatMap((draft) => valuesOf(things, value).map((one) => ({ ...draft, [key]: one }))),
    [{}],
  );
}

/** A thing is named once. */
const others = (values: readonly Json[], named: readonly Json[]): readonly Json[] =>
  values.filter((value) => !named.includes(value));

function valuesOf(things: Things, wanted: Json): readonly Json[] {
  if (typeof wanted === "string") {
    const [, card, more = ""] = WHICH.exec(wanted) ?? [];
    const named = Object.keys(things).filter((name) => things[name]?.card === card);
    return [...named.map((name) => `${name}${more}`), wanted];
  }
  if (!Array.isArray(wanted)) return [wanted];
  return wanted.reduce<Json[][]>(
    (lists, one) =>
      lists.flatMap((list) => others(valuesOf(things, one), list).map((value) => [...list, value])),
    [[]],
  );
}
