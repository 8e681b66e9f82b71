import {
  type Data,
  fork,
  type Json,
  type Match,
  type Refusal,
  requests,
  type Seat,
  submit,
  viewOf,
} from "../../shared/kernel/index.ts";
import { BLANK, type Shapes } from "./shapes.ts";

/**
 * Every intent that can be conceived, judged by `submit` alone; options are never asked. Conceivable is:
 *
 * - any action of the game, whether it answers what the seat is asked or not;
 * - all values of all keys of its head, and each key left out;
 * - for any other key every value of a shape the wire lets through or a match has shown, with every name in the
 *   seat's sight in it, so also what is wrong there: enemies, other zones, seats, entries, itself;
 * - lists of one of them; of two, also one twice, of what the seat knows the face of, in both orders where they are
 *   few; longer ones of what lies in one zone or open before one player, and whatever goes on from a list that was
 *   accepted, up to `LONGEST`. What names two things (`c7/c9`) is put into longer lists where both lie open.
 *
 * More keys are put to an intent only where its answer asks for them: it was accepted, or was refused for lack of a
 * slot. What is refused for what it says is not mended by saying more.
 */
export function conceivable(match: Match, seat: Seat, shapes: Shapes): readonly Data[] {
  return new Trying(match, seat, shapes).all();
}

/** The longest list that is tried. */
const LONGEST = 4;
/** What lies in one zone is put into longer lists where it is no more than this. */
const FEW = 7;
/** Lists of three and more are made of no more than this. */
const POOL = 12;
/** So many are put into pairs in both orders. */
const BOTH = 20;
/** Fits no domain. */
const NONSENSE = "?";

class Trying {
  readonly match: Match;
  readonly seat: Seat;
  readonly shapes: Shapes;
  readonly names: readonly string[];
  /** Things that everybody knows, and those the seat does. */
  readonly open: readonly string[];
  readonly faces: readonly string[];
  /** Few things that are found together: in one zone, or open before one player. */
  readonly places: readonly (readonly string[])[];
  readonly accepted: Data[] = [];
  readonly seen = new Set<string>();
  readonly values = new Map<string, readonly Json[]>();
  /** Refusals leave a match as it was (law 3), so one serves until an intent is accepted. */
  scratch: Match;

  constructor(match: Match, seat: Seat, shapes: Shapes) {
    this.match = match;
    this.seat = seat;
    this.shapes = shapes;
    this.scratch = fork(match);
    const { public: all, own } = viewOf(match, seat);
    const seats = match.state.seats.map((_, id) => `p${id}`);
    const things = [...new Set([...Object.keys(all.things), ...Object.keys(own?.things ?? {})])];
    this.names = [...things, ...all.entries.map(([name]) => name), ...seats];
    const places = new Map<string, string[]>();
    const lies = (place: string, name: string) => places.set(place, [...(places.get(place) ?? []), name]);
    for (const name of things) {
      const { zone, owner } = own?.things[name] ?? all.things[name];
      lies(zone, name);
      if (all.things[name]?.card !== undefined) lies(String(owner), name);
    }
    this.open = things.filter((name) => all.things[name]?.card !== undefined);
    this.faces = things.filter((name) => (own?.things[name] ?? all.things[name]).card !== undefined);
    this.places = [...places.values()].filter(({ length }) => length <= FEW);
  }

  all(): readonly Data[] {
    const request = requests(this.match).find(({ seat }) => seat === this.seat);
    if (request === undefined) return [];
    const actions = new Set([
      ...this.shapes.keys.keys(),
      ...Object.keys(this.match.game.actions),
      request.kind,
    ]);
    for (const action of actions)
      for (const head of this.heads({ action, request: request.id })) this.grow(head);
    return this.accepted;
  }

  /** Every head: all values of all its keys. */
  heads(bare: Data): readonly Data[] {
    let drafts: readonly Data[] = [bare];
    for (const key of this.match.game.actions[bare.action as string]?.head ?? []) {
      const all = this.valuesOf(key).filter((value) => !Array.isArray(value));
      drafts = drafts.flatMap((draft) => [draft, ...all.map((value) => ({ ...draft, [key]: value }))]);
    }
    return drafts;
  }

  put(intent: Data): Refusal | undefined {
    const result = submit(this.scratch, this.seat, intent);
    if (!result.ok) return result;
    this.scratch = fork(this.match);
    return undefined;
  }

  /** Puts an intent, and with each key that has a place in it but for those whose values lead to the same. */
  grow(draft: Data, done: readonly string[] = []): void {
    const refusal = this.put(draft);
    const lacks = refusal?.detail.slot as string | undefined;
    if (refusal !== undefined && (lacks === undefined || draft[lacks] !== undefined)) return;
    // The same is said in several ways.
    const said = JSON.stringify(Object.entries(draft).toSorted());
    if (this.seen.has(said)) return;
    this.seen.add(said);
    if (refusal === undefined) this.accept(draft, done);
    const before = [...done];
    for (const key of this.keysOf(draft.action as string)) {
      if (draft[key] !== undefined || (key !== lacks && before.includes(key))) continue;
      if (key !== lacks && !this.hasPlace(draft, key)) continue;
      for (const value of this.valuesOf(key)) this.grow({ ...draft, [key]: value }, before);
      before.push(key);
    }
  }

  /** Takes it, and tries what goes on from its lists. */
  accept(draft: Data, done: readonly string[]): void {
    this.accepted.push(draft);
    for (const [key, list] of Object.entries(draft)) {
      if (!Array.isArray(list) || list.length < 2 || list.length >= LONGEST) continue;
      for (const one of this.parts(key)) this.grow({ ...draft, [key]: [...list, one] }, done);
    }
  }

  keysOf(action: string): readonly string[] {
    return this.shapes.keys.get(action) ?? ["choice"];
  }

  /** Whether nonsense under this key is refused for being nonsense, not for being there. */
  hasPlace(draft: Data, key: string): boolean {
    return this.put({ ...draft, [key]: NONSENSE })?.detail.slot === key;
  }

  valuesOf(key: string): readonly Json[] {
    const before = this.values.get(key);
    if (before !== undefined) return before;
    const { single, listed } = this.shapes;
    const made = [...(single.get(key) ?? [BLANK]).flatMap((shape) => this.filled(shape, this.names))];
    if (listed.has(key)) made.push(...this.lists(key));
    this.values.set(key, made);
    return made;
  }

  /** The shape with names in its blanks. */
  filled(shape: Json, names: readonly string[]): readonly Json[] {
    if (typeof shape !== "string" || !shape.includes(BLANK)) return [shape];
    return names.flatMap((name) => this.filled(shape.replace(BLANK, name), names));
  }

  /** What lists of this key are made of, with these names in it. */
  parts(key: string, names = this.names): readonly Json[] {
    const shapes = this.shapes.listed.get(key) ?? [];
    return shapes.flatMap((shape) => this.filled(shape, blanksOf(shape) > 1 ? this.open : names));
  }

  lists(key: string): Json[][] {
    const shapes = (this.shapes.listed.get(key) ?? []).filter((shape) => blanksOf(shape) < 2);
    // A list is of things or of plain words: the more of these a game has, the longer mixed ones would be.
    const named = shapes.filter((shape) => blanksOf(shape) === 1);
    const near = this.places.map((place) => named.flatMap((shape) => this.filled(shape, place)));
    const plain = shapes.filter((shape) => blanksOf(shape) === 0);
    // An answer to a plain choice may be an order.
    const pools = [...near, plain].filter(({ length }) => length <= POOL);
    const longer = pools.flatMap((pool) => longLists(pool, key === "choice"));
    const some = this.parts(key, this.faces);
    const pairs = some.flatMap((a, at) => (some.length > BOTH ? some.slice(at) : some).map((b) => [a, b]));
    return [[], ...this.parts(key).map((one) => [one]), ...pairs, ...longer];
  }
}

const blanksOf = (shape: Json): number => (typeof shape === "string" ? shape.split(BLANK).length - 1 : 0);

/** Lists of three and more of the pool without repeats, in the pool's order or in all. */
function longLists(pool: readonly Json[], anyOrder: boolean): Json[][] {
  const out: Json[][] = [];
  const from = (taken: readonly Json[], left: readonly Json[]): void => {
    if (taken.length > 2) out.push([...taken]);
    if (taken.length === LONGEST) return;
    for (const [at, one] of left.entries())
      from([...taken, one], anyOrder ? left.filter((other) => other !== one) : left.slice(at + 1));
  };
  from([], pool);
  return out;
}
