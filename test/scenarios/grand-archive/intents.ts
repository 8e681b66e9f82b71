import { z } from "zod";
import { oneAction, onlyKey, ref } from "../pieces.ts";
import type { CardRef } from "../refs.ts";
import { SEATS } from "./words.ts";

/** What a seat may try, one action to an intent (G R11.1). */
export type Target = CardRef | { readonly layer: CardRef } | { readonly seat: string };

export interface Announce {
  readonly action: "activate" | "ability" | "attack" | "attackTarget" | "materialize";
  readonly card?: CardRef;
  readonly n?: number;
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly targets?: readonly Target[];
  /** What paying added (G A8). */
  readonly moreModes?: readonly number[];
  readonly moreTargets?: readonly Target[];
  readonly pay?: readonly CardRef[];
  readonly weapons?: readonly CardRef[];
  readonly float?: readonly CardRef[];
  readonly kindle?: readonly CardRef[];
  readonly brew?: readonly CardRef[];
  readonly imbue?: readonly CardRef[];
  readonly attacker?: CardRef;
  readonly prepare?: boolean;
}

export type GaIntent =
  | Announce
  | { readonly action: "pass" | "declineMaterialize" | "declineAttack" | "decline" }
  | { readonly action: "takePreserved"; readonly card: CardRef }
  | { readonly action: "glimpse"; readonly bottom: readonly CardRef[]; readonly top: readonly CardRef[] }
  | { readonly action: "champion" | "keep"; readonly card: CardRef }
  | {
      readonly action: "order" | "retaliate" | "orderRetaliators" | "discard" | "preGame";
      readonly cards: readonly CardRef[];
    }
  | { readonly action: "targets" | "choose"; readonly targets: readonly Target[] }
  | { readonly action: "may"; readonly yes: boolean }
  | { readonly action: "chooseModes"; readonly modes: readonly number[] }
  | { readonly action: "modifier"; readonly number: number };

const target = z.union([ref, z.strictObject({ layer: ref }), z.strictObject({ seat: z.enum(SEATS) })]);
const targets = z.array(target);
const refs = z.array(ref);
const count = z.int().min(0);

const paying = { targets: targets.exactOptional(), pay: refs.exactOptional() };
const playing = {
  ...paying,
  x: count.exactOptional(),
  modes: z.array(count).exactOptional(),
  moreModes: z.array(count).exactOptional(),
  moreTargets: targets.exactOptional(),
  kindle: refs.exactOptional(),
  brew: refs.exactOptional(),
  imbue: refs.exactOptional(),
  attacker: ref.exactOptional(),
  prepare: z.boolean().exactOptional(),
};

const ACTIONS = {
  activate: z
    .strictObject({ activate: ref, ...playing })
    .transform(({ activate, ...rest }) => ({ card: activate, ...rest })),
  ability: z
    .strictObject({ ability: ref, n: z.int().min(1).default(1), ...playing })
    .transform(({ ability, ...rest }) => ({ card: ability, ...rest })),
  attack: z
    .strictObject({ attack: ref, weapons: refs.exactOptional(), ...paying })
    .transform(({ attack, ...rest }) => ({ card: attack, ...rest })),
  attackTarget: z
    .strictObject({ attackTarget: targets, weapons: refs.exactOptional(), pay: refs.exactOptional() })
    .transform(({ attackTarget, ...rest }) => ({ targets: attackTarget, ...rest })),
  materialize: z
    .strictObject({ materialize: ref, float: refs.exactOptional(), targets: targets.exactOptional() })
    .transform(({ materialize, ...rest }) => ({ card: materialize, ...rest })),
  takePreserved: z.strictObject({ takePreserved: ref }).transform((raw) => ({ card: raw.takePreserved })),
  glimpse: z
    .strictObject({ glimpse: z.literal(true), bottom: refs, top: refs })
    .transform(({ bottom, top }) => ({ bottom, top })),
  champion: z.strictObject({ champion: ref }).transform((raw) => ({ card: raw.champion })),
  keep: z.strictObject({ keep: ref }).transform((raw) => ({ card: raw.keep })),
  order: z.strictObject({ order: refs }).transform((raw) => ({ cards: raw.order })),
  retaliate: z.strictObject({ retaliate: refs }).transform((raw) => ({ cards: raw.retaliate })),
  orderRetaliators: z
    .strictObject({ orderRetaliators: refs })
    .transform((raw) => ({ cards: raw.orderRetaliators })),
  discard: z.strictObject({ discard: refs }).transform((raw) => ({ cards: raw.discard })),
  preGame: z.strictObject({ preGame: refs }).transform((raw) => ({ cards: raw.preGame })),
  targets: z.strictObject({ targets }).transform((raw) => ({ targets: raw.targets })),
  choose: z.strictObject({ choose: targets }).transform((raw) => ({ targets: raw.choose })),
  may: z.strictObject({ may: z.boolean() }).transform((raw) => ({ yes: raw.may })),
  chooseModes: z
    .strictObject({ chooseModes: z.array(count) })
    .transform((raw) => ({ modes: raw.chooseModes })),
  modifier: z.strictObject({ modifier: count }).transform((raw) => ({ number: raw.modifier })),
} as const;

const BARE = ["pass", "declineMaterialize", "declineAttack", "decline"] as const;

/** `targets` is an action of its own and also stands beside others. */
export const gaIntent = oneAction<GaIntent>(BARE, ACTIONS, (keys) =>
  onlyKey(keys.length > 1 ? keys.filter((key) => key !== "targets") : keys),
);
