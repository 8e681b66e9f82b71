import type { Json, Match, Viewer, ViewOp } from "../../../shared/kernel/index.ts";
import { bitOf } from "../../../shared/kernel/index.ts";
import { existence } from "../../../shared/kernel/ops/audience.ts";
import { toldTo, viewersOf } from "../bytes.ts";
import type { Law } from "../law.ts";
import { type Play, step } from "../play.ts";

/** A name that one seat alone has for a thing (`h3`), or the viewers of some bits (`g5.3`); alone or before a slash. */
const NAME = /(?<![\w.])(h\d+|g\d+\.\d+)(?![\w.])/g;

/**
 * Law 6: what a game puts into an event by hand, as `info` of a request, the data of a note, the record of an entry or
 * the table, names nothing to a viewer that has no such name for it.
 */
function discreet(play: Play, moves: number): void {
  const { match } = play;
  const own = match.state.seats.map(() => new Set<string>());
  learn(match, own);
  for (let i = 0; i < moves && match.state.over === null; i++) {
    const { events } = step(play);
    learn(match, own);
    for (const viewer of viewersOf(match)) {
      const ops = toldTo(match, events, viewer).flatMap((event) => event.ops);
      // A thing that came and went within the move has its name from the event alone.
      for (const op of ops)
        if (typeof viewer === "number") for (const name of given(op)) own[viewer].add(name);
      for (const op of ops) judge(match, viewer, op, own);
    }
  }
}

/** Every name that a seat has for its things now; it may hear of them later by it. */
function learn(match: Match, own: readonly Set<string>[]): void {
  for (const obj of match.state.objects)
    for (const [seat, names] of own.entries())
      if (obj.name !== "" && (existence(match, obj) & bitOf(match, seat)) !== 0) names.add(obj.name);
}

/** Names that the kernel itself gives with what it tells. */
const given = (op: ViewOp): string[] =>
  op.op === "move" ? [op.thing, op.name] : op.op === "enter" || op.op === "leave" ? [op.thing] : [];

/** What the game itself wrote into the op, with what to call it. */
function written(op: ViewOp): readonly [what: string, data: Json] | undefined {
  switch (op.op) {
    case "note":
      return [`the note ${op.note}`, op.data];
    case "asked":
      return [`the info of the request ${op.kind}`, op.info];
    case "entry":
      return [`the record of an entry`, op.entry];
    case "table":
      return [`the table's ${op.key}`, op.value];
    case "seat":
      return [`a seat's ${op.key}`, op.value];
    case "thing":
      return [`a thing's ${op.key}`, op.value];
    default:
      return undefined;
  }
}

function judge(match: Match, viewer: Viewer, op: ViewOp, own: readonly ReadonlySet<string>[]): void {
  const [what, data] = written(op) ?? [];
  for (const [name] of JSON.stringify(data ?? null).matchAll(NAME)) {
    if (match.state.cards.includes(name)) continue;
    if (typeof viewer === "number" && own[viewer].has(name)) continue;
    throw new Error(
      `${what} tells ${viewer === "spectator" ? viewer : `seat ${viewer}`} the private name ${name}`,
    );
  }
}

export const laws: readonly Law[] = [
  {
    name: "law 6: what a game says of an event names nothing private",
    holds: discreet,
    quick: { runs: 4, moves: 120, after: 60 },
    long: { runs: 40, moves: 500 },
  },
];
