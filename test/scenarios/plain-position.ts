import { isSliced, requests, submit } from "../../shared/kernel/index.ts";
import type { Catalog } from "../../shared/kernel/model/catalog.ts";
import type { Match } from "../../shared/kernel/model/match.ts";
import { type Data, handleAt, type Seat } from "../../shared/kernel/model/state.ts";
import { dropCache } from "../../shared/kernel/ops/cache.ts";
import { setSeat, setTable, vanish, zoneOf } from "../../shared/kernel/ops/ops.ts";
import { nearest } from "../../shared/kernel/text/lint.ts";
import { hostOf, type Lying, laidBy, matchOf, place, rearrange, slotsOf } from "./arrange.ts";
import { copiesOf, LETTERS, seatOf } from "./cards.ts";
import type { PlainCard, PlainGiven } from "./plain-dialect.ts";
import { ownerOf, type Plain } from "./plain-words.ts";
import { repeat } from "./refs.ts";
import { ScenarioError } from "./scenario.ts";

type Laid = readonly (readonly Lying<PlainCard>[])[];

/** Nobody's deck runs out on the way to the position: so many cards more, which then are gone. */
const SPARE = 40;
/** Answers of seats that do nothing, before a position counts as one that does not come. */
const PATIENCE = 1000;

/**
 * A match in the position given. It plays itself there from its beginning, with seats that do nothing; then the cards
 * are laid out and the records set, by ops. So a game need not say how its phases stand.
 * @throws ScenarioError where a card, an option or a record is unknown, or the phase does not come by itself
 */
export function plainPosition(
  plain: Plain,
  given: PlainGiven,
  sets: readonly string[],
  catalog: Catalog,
): Match {
  const filler: PlainCard = { card: plain.filler, counters: {} };
  const laid = given.seats.map(({ written, piles }) =>
    laidBy(
      given.start ? written.filter((zone) => zone === "deck" || plain.lying?.[zone] !== undefined) : written,
      (zone) => piles[zone],
      filler,
    ),
  );
  const spare = given.start ? [] : repeat({ ...filler, where: "deck" }, SPARE);
  const m = matchOf(
    plain.ruleset.id,
    laid.map((cards) => [...cards, ...spare]),
    { profile: given.profile, options: optionsOf(plain, given), sets },
    catalog,
  );
  if (given.start) return m;
  playTo(plain, m, given);
  rearrange(m, () => {
    lay(m, laid);
    clearSpare(m, plain.filler, laid);
    remember(m, given);
  });
  // The base of an open hidden segment is another now.
  dropCache(m.cache);
  return m;
}

/** Decks of any size, and the seat that begins, where the game has options of these names. */
function optionsOf({ ruleset }: Plain, { options, owner }: PlainGiven): Data {
  const usual = Object.entries({ deckRules: false, firstPlayer: seatOf(owner) });
  const own = usual.filter(([key, value]) => ruleset.options.safeParse({ ...options, [key]: value }).success);
  return { ...Object.fromEntries(own), ...options };
}

/** Everybody does nothing until the phase of that seat's turn asks somebody. */
function playTo(plain: Plain, m: Match, { turn, owner, phase }: PlainGiven): void {
  const stands = (): boolean => {
    const now = plain.ruleset.when(m);
    const active = ownerOf(plain, m);
    return now.phase === phase && now.turn >= turn && (active === undefined || LETTERS[active] === owner);
  };
  for (let n = 0; n < PATIENCE && m.state.over === null; n++) {
    const [asked] = requests(m);
    if (asked !== undefined && stands()) return;
    const intent: Data = asked ? { action: "timeout", seats: [asked.seat] } : { action: "continue" };
    if (!asked && !isSliced(m)) break;
    submit(m, "host", intent);
  }
  const now = plain.ruleset.when(m);
  const end = m.state.over === null ? "" : ", where it is over";
  throw new ScenarioError(
    `${phase} of ${owner} does not come by itself, if nobody does anything: ` +
      `the match stands at ${now.phase} of turn ${now.turn}${end}; say another phase, or what leads there in \`play\``,
  );
}

/** Hosts first: what lies on a thing needs it. The first of a list lies on top, which is its end. */
function lay(m: Match, laid: Laid): void {
  const slots = slotsOf(m, laid);
  const each = (hosted: boolean): void =>
    laid.forEach((cards, seat) => {
      for (const card of cards)
        if ((card.on !== undefined) === hosted) layOne(m, slots.get(card) as number, seat, card);
    });
  each(false);
  each(true);
}

function layOne(m: Match, slot: number, seat: Seat, card: Lying<PlainCard>): void {
  const { where, on, down, counters } = card;
  const zone = zoneOf(m, where, seat);
  const { slots, down: always } = m.game.zones[m.state.zones[zone].def];
  const at = slots === undefined ? { at: 0 } : card.slot === undefined ? {} : { at: card.slot - 1 };
  const isDown = down ?? always === true;
  place(
    m,
    slot,
    zone,
    {
      ...at,
      ...(isDown && { down: true, seen: 1 << seat }),
      ...(card.place !== undefined && { place: card.place }),
      ...(on !== undefined && { host: hostOf(m, seat, on) }),
    },
    counters,
  );
}

function clearSpare(m: Match, filler: string, laid: Laid): void {
  laid.forEach((cards, seat) => {
    const kept = cards.filter(({ card }) => card === filler).length;
    for (const slot of copiesOf(m, seat, filler).slice(kept)) vanish(m, handleAt(m.state, slot));
  });
}

/** What table and seats remember. */
function remember(m: Match, { table, seats }: PlainGiven): void {
  for (const [key, value] of Object.entries(table)) {
    known(key, m.state.table, "the table");
    setTable(m, key, value);
  }
  for (const [seat, { vars }] of seats.entries())
    for (const [key, value] of Object.entries(vars)) {
      const zones = Object.fromEntries(m.game.zones.map(({ id }) => [id, null]));
      known(key, { ...zones, ...m.state.seats[seat].vars }, LETTERS[seat]);
      setSeat(m, seat, key, value);
    }
}

function known(key: string, record: Data, whose: string): void {
  if (Object.hasOwn(record, key)) return;
  const words = Object.keys(record);
  throw new ScenarioError(`${whose} has no "${key}"; ${nearest(key, words) ?? `only ${words.join(", ")}`}`);
}
