import { openRequest } from "../../shared/kernel/flow/open-requests.ts";
import { actingIn } from "../../shared/kernel/flow/segments.ts";
import {
  bitOf,
  type Domain,
  isRefusal,
  narrow,
  type Viewer,
  values,
  viewOf,
} from "../../shared/kernel/index.ts";
import { type Data, type Json, slotOf } from "../../shared/kernel/model/state.ts";
import { redact } from "../../shared/kernel/ops/events.ts";
import { LETTERS, label } from "./cards.ts";
import { CannotSay } from "./game.ts";
import { sameWord } from "./lines.ts";
import { listed, slotCalled } from "./naming.ts";
import type { Offered, Sight } from "./scenario.ts";
import { type Came, Different, type Table } from "./table.ts";

/** What a viewer sees: cards it is told of, what waiting cards point at, and what it may choose among. */
export function judgeSees<G, I>(
  table: Table<G, I>,
  sees: Readonly<Record<string, Sight<I>>>,
  came: Came,
): void {
  for (const [name, sight] of Object.entries(sees)) {
    const viewer = table.viewer(name);
    judgeCards(table, name, viewer, sight, came);
    judgeCounts(table, name, viewer, sight);
    judgeTargets(table, name, viewer, sight);
    for (const one of sight.offered) judgeOffered(table, name, viewer, one);
  }
}

function judgeCards<G, I>(
  { m }: Table<G, I>,
  name: string,
  viewer: Viewer,
  { has, hasNot }: Sight<I>,
  { events, refusal }: Came,
): void {
  // Nobody ever sees a name with a seat before it, so that its absence would prove nothing.
  const strange = [...has, ...hasNot].find((card) => /^[A-D]\./.test(card));
  if (strange !== undefined)
    throw new CannotSay(`"${strange}": a card is seen without a word of whose it is`);
  const told = events.map((event) => redact(m, event, viewer));
  const text = JSON.stringify([told, viewOf(m, viewer), refusal ?? null]);
  const isThere = (card: string) => text.includes(`"${card}"`);
  const lost = has.find((card) => !isThere(card));
  if (lost !== undefined) throw new Different(`${name} should see ${lost} and does not`);
  const leak = hasNot.find(isThere);
  if (leak !== undefined) throw new Different(`${name} sees ${leak}`);
}

function judgeCounts<G, I>(table: Table<G, I>, name: string, viewer: Viewer, { count }: Sight<I>): void {
  const things = Object.values(table.picture(viewer).things);
  for (const [card, number] of Object.entries(count)) {
    const seen = things.filter((thing) => thing.card === card).length;
    if (seen !== number) throw new Different(`${name} should see ${number} of ${card}, and sees ${seen}`);
  }
}

/** What waits of a card, and at what it points as this viewer is told: by all, or by its own request alone. */
function judgeTargets<G, I>(table: Table<G, I>, name: string, viewer: Viewer, { targets }: Sight<I>): void {
  const { entries, asks } = table.picture(viewer);
  const own = viewer === "spectator" ? {} : (asks[viewer]?.own?.targets as Data | undefined);
  for (const [card, wanted] of Object.entries(targets)) {
    const waiting = entries.filter(([, entry]) => entry.card === card);
    if (waiting.length === 0) throw new Different(`${name} sees no ${card} that waits`);
    const seen = waiting
      .flatMap(([entry, told]) => [told.targets ?? [], own?.[entry] ?? []])
      .flat(2)
      .map((one) => wordOf(table, viewer, one as Json));
    sameWords(`${name} sees ${card} point at`, wanted, seen);
  }
}

/** What a seat may fill the slot with is exactly this, in any order. */
function judgeOffered<G, I>(table: Table<G, I>, name: string, viewer: Viewer, offered: Offered<I>): void {
  if (typeof viewer !== "number") throw new CannotSay(`${name} is offered nothing: it has no seat`);
  const domain = domainOf(table, viewer, offered);
  const seen = listed(domain).map((one) => wordOf(table, viewer, one));
  sameWords(`${name} is offered`, offered.things, seen);
}

/** How many slots an intent may have before the one that is meant. */
const SLOTS = 50;

function domainOf<G, I>({ m, game }: Table<G, I>, seat: number, { to, slot = "target" }: Offered<I>): Domain {
  const request = openRequest(actingIn(m, seat), seat);
  if (request === null) throw new Different(`${game.dialect.seats[seat]} is asked nothing`);
  if (request.domain !== null) return request.domain as unknown as Domain;
  if (to === undefined) throw new CannotSay("the request lists nothing: say the intent after `to`");
  const { [slot]: _, ...said } = game.intent(m, seat, to);
  let draft: Data = { ...said, request: request.id };
  for (let n = 0; n < SLOTS; n++) {
    const next = narrow(m, seat, draft);
    if (next === "complete") break;
    if (isRefusal(next)) throw new Different(`that may not be: ${next.code}`);
    if (next.slot === slot) return next.domain;
    draft = { ...draft, [next.slot]: next.omitted ?? firstOf(next.domain) };
  }
  throw new Different(`there is no slot "${slot}", but: ${Object.keys(draft).join(", ")}`);
}

function firstOf(domain: Domain): Json {
  for (const value of values(domain)) return value;
  throw new Different(`there is nothing to choose: ${domain.code}`);
}

/** A name as files write things: `B.dave`, `B` for a seat, `B.hand` for a zone, else as it is. */
function wordOf<G, I>({ m }: Table<G, I>, viewer: Viewer, value: Json): string {
  if (typeof value !== "string") return String(value);
  const [name, ...rest] = value.split("/");
  const world = typeof viewer === "number" ? actingIn(m, viewer) : m;
  const [, kind, word, seat] = /^([pez])(\w+)(?::(\d))?$/.exec(name) ?? [];
  if (kind === "p") return LETTERS[Number(word)];
  if (kind === "z") return seat === undefined ? word : `${LETTERS[Number(seat)]}.${word}`;
  const entry = world.state.entries.find(({ id }) => name === `e${id}`);
  const slot = entry === undefined ? slotCalled(world, bitOf(m, viewer), name) : slotOf(entry.source);
  return [slot === undefined || slot < 0 ? name : label(m, slot), ...rest].join("/");
}

function sameWords(what: string, wanted: readonly string[], seen: readonly string[]): void {
  const left = seen.slice();
  const lost = wanted.filter((one) => {
    const at = left.findIndex((word) => sameWord(one, word));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  if (lost.length + left.length === 0) return;
  const list = (words: readonly string[]) => words.join(", ") || "nothing";
  throw new Different(`expected that ${what}: ${list(wanted)}\nthere is: ${list(seen)}`);
}
