/** Save, load and hash (kernel.md 14): the match as one JSON value and back. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { canonical } from "../model/canonical.ts";
import type { Catalog } from "../model/catalog.ts";
import type { Match, MatchSetup } from "../model/match.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Branch, Handle, Json, Obj, Segment, State } from "../model/state.ts";
import { emptyMatch } from "./empty.ts";

/** Raised when a save of the release before can no longer be read. */
export const SAVE_FORMAT = 1;

export interface Saved {
  readonly format: number;
  readonly rules: number;
  readonly setup: MatchSetup;
  /** Content hash of every set the match uses, in the setup's order. */
  readonly hashes: readonly string[];
  readonly state: SavedState;
}

/** The state with its objects as rows, which is a third of the size; so are those that worlds began with. */
type SavedState = Omit<State, "objects" | "cards" | "segment"> & {
  readonly objects: readonly Row[];
  readonly segment: SavedSegment | null;
};
type SavedBranch = Omit<Branch, "start"> & { readonly start: SavedState | null };
type SavedSegment = Omit<Segment, "branches"> & { readonly branches: readonly (SavedBranch | null)[] };
type Row = readonly Json[];

/** Everything a match is, as one JSON value. */
export function save(m: Match): Saved {
  return {
    format: SAVE_FORMAT,
    rules: m.game.version,
    setup: m.setup,
    hashes: hashesOf(m.setup, m.catalog),
    state: packState(m, m.state),
  };
}

function packState(m: Match, { objects, cards: _cards, segment, ...rest }: State): SavedState {
  const branches = segment?.branches.map(
    (branch) => branch && { ...branch, start: branch.start && packState(m, branch.start) },
  );
  return {
    ...rest,
    objects: objects.map((obj) => pack(m, obj)),
    segment: segment && { ...segment, branches: branches ?? [] },
  };
}

function unpackState(m: Match, { objects, segment, ...rest }: SavedState): State {
  const branches = segment?.branches.map(
    (branch) => branch && { ...branch, start: branch.start && unpackState(m, branch.start) },
  );
  return {
    ...rest,
    cards: m.pool.words,
    objects: objects.map((row) => (Array.isArray(row) ? unpack(m, row) : unpackRaw(m, row))),
    segment: segment && { ...segment, branches: branches ?? [] },
  };
}

const hashesOf = (setup: MatchSetup, catalog: Catalog): string[] =>
  setup.sets.map((id) => catalog.set(setup.ruleset, id)?.hash ?? "");

/** An object as a row; trailing plain values are left out. */
function pack(m: Match, obj: Obj): Row {
  const row: Json[] = [
    obj.card,
    obj.owner,
    obj.zone,
    obj.life,
    obj.time,
    obj.name,
    obj.controller,
    obj.down ? 1 : 0,
    obj.seen,
    obj.host,
    obj.hostName,
    obj.place,
    obj.vars === m.layout.noVars ? 0 : obj.vars,
    obj.attrs === m.layout.noAttrs ? 0 : obj.attrs,
  ];
  const plain: Json[] = [0, 0, 0, 0, 0, "", obj.owner, 0, 0, -1, "", 0, 0, 0];
  let length = row.length;
  while (length > 3 && row[length - 1] === plain[length - 1]) length--;
  row.length = length;
  return row;
}

function unpack(m: Match, row: Row): Obj {
  const [card, owner, zone, life = 0, time = 0, name = "", controller = owner, down = 0, seen = 0] = row;
  const [host = -1, hostName = "", place = 0, vars = 0, attrs = 0] = row.slice(9);
  return {
    card,
    owner,
    controller,
    zone,
    life,
    name,
    down: down === 1,
    seen,
    host: host as Handle,
    hostName,
    place,
    time,
    vars: vars === 0 ? m.layout.noVars : vars,
    attrs: attrs === 0 ? m.layout.noAttrs : attrs,
  } as Obj;
}

/** A release before wrote the objects of a world as they lay in memory; a record of nothing is the layout's own. */
function unpackRaw({ layout: { noVars, noAttrs } }: Match, raw: unknown): Obj {
  const obj = raw as Obj;
  const isNothing = (values: readonly number[]): boolean => values.every((value) => value === 0);
  return {
    ...obj,
    vars: isNothing(obj.vars) ? noVars : obj.vars,
    attrs: isNothing(obj.attrs) ? noAttrs : obj.attrs,
  };
}

/**
 * The match a save holds, or why this server cannot go on with it: another format, other
 * rules or another content of a set. Takes ownership of `saved`.
 */
export function load(saved: Saved, catalog: Catalog): Match | Refusal {
  if (saved.format !== SAVE_FORMAT) return refuse("SAVE_FORMAT", { format: saved.format });
  const game = catalog.ruleset(saved.setup.ruleset);
  if (game === undefined || game.version !== saved.rules)
    return refuse("SAVE_RULES", { ruleset: saved.setup.ruleset });
  const hashes = hashesOf(saved.setup, catalog);
  const other = saved.setup.sets.find((_, index) => hashes[index] !== saved.hashes[index]);
  if (other !== undefined) return refuse("SAVE_SET", { set: other });
  const shell = emptyMatch(saved.setup, catalog, { ...saved.state, segment: null, cards: [], objects: [] });
  return { ...shell, state: unpackState(shell, saved.state) };
}

/** sha256 over the canonical JSON of the state; equal states, equal hash, on every machine. */
export function hash(m: Match): string {
  // What was saved is JSON; its type is the state's, whose interfaces TypeScript takes for no JSON.
  return bytesToHex(sha256(utf8ToBytes(canonical(save(m).state as unknown as Json))));
}
