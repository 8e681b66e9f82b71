/** What follows from ruleset, profile, options, number of seats and what the sets name alone: the same for every match that has those. */
import type { Layout } from "../model/layout.ts";
import type { MatchSetup } from "../model/match.ts";
import type { Ruleset } from "../model/ruleset.ts";
import type { Data } from "../model/state.ts";

/** The options with their defaults filled in, and what follows from them. */
interface Agreed {
  readonly options: Data;
  readonly layout: Layout;
}

/** Agreements kept at a time of a ruleset; whoever creates matches chooses the options. */
const KEPT = 64;

const agreed = new WeakMap<Ruleset, Map<string, Agreed>>();

/**
 * The same objects for the same agreement, so that others may remember by them what follows.
 *
 * @throws ZodError when the options do not fit.
 */
export function layoutOf(
  game: Ruleset,
  { profile, options: given, seats }: MatchSetup,
  marks: readonly string[],
): Agreed {
  const kept = agreed.get(game) ?? new Map<string, Agreed>();
  agreed.set(game, kept);
  const key = JSON.stringify([profile, seats.length, given, marks]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const options = game.options.parse(given) as Data;
  const made = { options, layout: newLayout(game, options, seats.length, marks) };
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, made);
  return made;
}

function newLayout(game: Ruleset, options: Data, seats: number, marks: readonly string[]): Layout {
  const all = (1 << (seats + 1)) - 1;
  const zoneKeys: string[] = [];
  const zoneMasks: number[] = [];
  const zoneDefs: number[] = [];
  const zoneBase: Record<string, number> = {};
  game.zones.forEach((def, index) => {
    zoneBase[def.id] = zoneKeys.length;
    for (let seat = 0; seat < (def.owner === "table" ? 1 : seats); seat++) {
      zoneKeys.push(def.owner === "table" ? def.id : `${def.id}:${seat}`);
      zoneMasks.push(def.audience === "all" ? all : def.audience === "owner" ? 1 << seat : 0);
      zoneDefs.push(index);
    }
  });
  const indexed = (names: readonly string[]): Record<string, number> =>
    Object.fromEntries(names.map((name, index) => [name, index]));
  const vars = [...game.vars, ...marks];
  return {
    all,
    zoneKeys,
    zoneMasks,
    zoneDefs,
    zoneBase,
    vars,
    varIndex: indexed(vars),
    attrIndex: indexed(game.attrs),
    isPrinted: game.attrs.map((attr) => game.printed?.includes(attr) === true),
    slots: game.zones.map((def) => def.slots?.(options) ?? 0),
    noVars: Object.freeze(vars.map(() => 0)),
    noAttrs: Object.freeze(game.attrs.map(() => 0)),
  };
}
