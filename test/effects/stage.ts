/** What the runner of effects needs to know of a game: its stage, its carriers, and what each verb must do. */
import type { Data, Json, Match, Ruleset } from "../../shared/kernel/index.ts";
import type { Kind } from "../../shared/kernel/model/ruleset.ts";
import type { Game } from "../scenarios/game.ts";
import { writtenVerbs } from "../sets/manual.ts";
import { nodesOf } from "./nodes.ts";
import type { Tongue } from "./said.ts";

/** What a reference is tried with: its words in a card, and the target words it asks for. */
export interface Aim {
  readonly label: string;
  readonly ref: Data;
  readonly targets?: Data;
  /** A piece that lies in play for this alone. */
  readonly needs?: string;
}

export interface Stage {
  // biome-ignore lint/suspicious/noExplicitAny: each game has words of its own for a position
  readonly game: Game<any, any>;
  /** Cards that lie about, the fillers of the game's positions among them. */
  readonly pieces: readonly Data[];
  /** A card that does this when it is played, for nothing and at any time; its targets and effect. */
  carrier(targets: readonly Data[], effect: readonly Data[]): Data;
  /** The position, in the words of scenario files, with the probe in the owner's hand and what it needs in play. */
  given(owner: "A" | "B", probe: Probe): Data;
  /** What a reference of each kind is tried with; the first stands where another reference is tried. */
  readonly aims: Readonly<Partial<Record<Kind, readonly Aim[]>>>;
  /** What stands for a marker of `nodes.ts`. */
  readonly marks: Readonly<Record<string, Json>>;
  /** Kinds of a verb's references where the verb itself does not say. */
  readonly kinds?: Readonly<Record<string, readonly Kind[]>>;
  /** The acts that a verb is: at least one is committed where its target is legal. */
  readonly acts: Readonly<Record<string, readonly string[]>>;
  /** How its texts are read. */
  readonly tongue: Tongue;
  /** Verbs that no card can be built for, and why. */
  readonly unbuilt?: Readonly<Record<string, string>>;
  /** Verbs that are no act of their own, and why. */
  readonly silent?: Readonly<Record<string, string>>;
  /** Verbs whose act moves things that it does not name, and which rule says so. */
  readonly sweeping?: Readonly<Record<string, string>>;
  /** Whether all that a card did has happened; by default once nothing waits and nobody chooses. */
  rests?(match: Match, before: Match): boolean;
  /** A node as a card would have it. */
  mend?(node: Data, targets: readonly Data[]): Data;
}

/** A game, and an edition where it has several; every so manieth card is played there: other editions differ in little. */
export type Stages = readonly (readonly [name: string, stage: Stage, every: number])[];

/** One small card, and what it does to whom. */
export interface Probe {
  readonly id: string;
  readonly verb: string;
  readonly label: string;
  readonly node: Data;
  readonly card: Data;
  readonly needs: readonly string[];
}

/** Two sides alike, with the probe in its owner's hand. */
export const mirrored = (owner: "A" | "B", side: Data, probe: Probe): Data => ({
  A: side,
  B: side,
  [owner]: { ...side, hand: [...(side.hand as string[]), probe.id] },
});

/** Every card there is to try: each way to write each verb, with all that it can be aimed at. */
export function probesOf(stage: Stage): Probe[] {
  const { ruleset } = stage.game;
  return writtenVerbs(ruleset)
    .filter((verb) => stage.unbuilt?.[verb] === undefined)
    .flatMap((verb) => nodesOf(ruleset, verb).flatMap((node, at) => aimed(stage, ruleset, node, at > 0)))
    .map((one, at) => probe(stage, one, at));
}

interface Aimed {
  readonly node: Data;
  readonly targets: readonly Data[];
  readonly label: string;
  readonly needs: readonly string[];
}

function probe(stage: Stage, { node, targets, label, needs }: Aimed, at: number): Probe {
  const id = `probe-${at}`;
  const mended = stage.mend?.(node, targets) ?? node;
  const card = { id, name: `Probe ${at}`, ...stage.carrier(targets, [mended]) };
  return { id, verb: node.do as string, label, node: mended, card, needs };
}

/** The node once for each thing its first reference can be aimed at; one that varies it for the first alone. */
function aimed(stage: Stage, { verbs }: Ruleset, marked: Data, varies: boolean): Aimed[] {
  const { do: verb, ...fields } = marked;
  const refs = Object.keys(fields).filter((key) => fields[key] === "@ref");
  const plain = (count: number): Data =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        unmarked(value, { ...stage.marks, "@number": count }),
      ]),
    );
  const aimsOf = (key: string): Aim[] => {
    const kinds = verbs[verb as string].takes?.[key] ??
      stage.kinds?.[`${verb as string}.${key}`] ?? ["object"];
    return kinds.flatMap((kind) => (stage.aims[kind] ?? []).slice(0, varies ? 1 : undefined));
  };
  const about = Object.entries(fields)
    .filter(([key, value]) => !refs.includes(key) && !MARKED.test(String(value)))
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  const [first, ...others] = refs;
  const rest = others.map((key) => [key, aimsOf(key)[0]] as const);
  const firsts = first === undefined ? [null] : aimsOf(first);
  return firsts.map((aim, at) => {
    const all = [...(aim === null ? [] : [[first, aim] as const]), ...rest];
    const targets: Data[] = [];
    const named = all.map(([key, { ref, targets: word }]) => {
      if (word === undefined) return [key, ref] as const;
      return [key, { ref: "target", slot: targets.push(word) - 1 }] as const;
    });
    const label = [verb as string, ...about, ...(aim === null ? [] : [aim.label])].join(" ");
    const needs = all.flatMap(([, { needs: piece }]) => piece ?? []);
    return {
      node: {
        do: verb,
        ...plain(at % 2 === 0 ? 3 : 1),
        ...Object.fromEntries(named),
      } as Data,
      targets,
      label,
      needs,
    };
  });
}

const MARKED = /^@/;

function unmarked(value: Json, marks: Readonly<Record<string, Json>>): Json {
  if (typeof value === "string") return MARKED.test(value) ? (marks[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => unmarked(one, marks));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unmarked(one, marks)]));
}

/** Things in each of these zones, on both sides; where all can see them as a target, else all of them. */
export function thingsOf(open: readonly string[], hidden: readonly string[], pieces: readonly Data[]): Aim[] {
  const sides = ["you", "opponent"];
  const at = (zone: string, side: string): Data => ({
    in: [zone],
    owner: side,
  });
  return [
    ...open.flatMap((zone) =>
      sides.map((side) => ({
        label: `target ${side} ${zone}`,
        ref: {},
        targets: { object: at(zone, side) },
      })),
    ),
    ...[...open, ...hidden].flatMap((zone) =>
      sides.map((side) => ({
        label: `all ${side} ${zone}`,
        ref: { ref: "all", of: at(zone, side) },
      })),
    ),
    ...pieces.map(({ id, name }) => ({
      label: `target ${name as string}`,
      ref: {},
      targets: { object: { named: name, controller: "opponent" } },
      needs: id as string,
    })),
    { label: "self", ref: { ref: "self" } },
  ];
}

export const seats: readonly Aim[] = [
  { label: "you", ref: { ref: "you" } },
  { label: "opponent", ref: { ref: "opponent" } },
  { label: "players", ref: { ref: "players" } },
  { label: "target player", ref: {}, targets: { player: "any" } },
];
