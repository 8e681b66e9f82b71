import { z } from "zod";
import { oneAction, onlyKey, ref, under } from "../pieces.ts";
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
  readonly towards?: readonly CardRef[];
  readonly attacker?: CardRef;
  readonly prepare?: boolean;
  readonly rather?: boolean;
  /** The parts of a cost: what is given, how much of X, or whether more reserve is paid. */
  readonly costs?: readonly (number | boolean | readonly CardRef[])[];
}

export type GaIntent =
  | Announce
  | { readonly action: "pass" | "declineMaterialize" | "declineAttack" | "decline" }
  | { readonly action: "takePreserved"; readonly card: CardRef }
  | { readonly action: "aethercall"; readonly card: CardRef; readonly weapon?: CardRef }
  | { readonly action: "glimpse"; readonly bottom: readonly CardRef[]; readonly top: readonly CardRef[] }
  | { readonly action: "champion" | "keep"; readonly card: CardRef }
  | {
      readonly action: "order" | "retaliate" | "orderRetaliators" | "discard" | "preGame";
      readonly cards: readonly CardRef[];
    }
  | { readonly action: "targets" | "choose"; readonly targets: readonly Target[] }
  | { readonly action: "may"; readonly yes: boolean }
  | { readonly action: "chooseModes"; readonly modes: readonly number[] }
  | { readonly action: "splitDamage"; readonly shares: readonly number[] }
  | { readonly action: "name"; readonly value: string | number }
  | { readonly action: "modifier"; readonly number: number };

const target = z.union([ref, z.strictObject({ layer: ref }), z.strictObject({ seat: z.enum(SEATS) })]);
const targets = z.array(target);
const refs = z.array(ref);
const count = z.int().min(0);

const costs = z.array(z.union([count, z.boolean(), refs]));

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
  towards: refs.exactOptional(),
  attacker: ref.exactOptional(),
  prepare: z.boolean().exactOptional(),
  rather: z.boolean().exactOptional(),
  costs: costs.exactOptional(),
};

const ACTIONS = {
  activate: z
    .strictObject({ activate: ref, ...playing })
    .transform(({ activate, ...rest }) => ({ card: activate, ...rest })),
  ability: z
    .strictObject({ ability: ref, n: z.int().min(1).default(1), ...playing })
    .transform(({ ability, ...rest }) => ({ card: ability, ...rest })),
  attack: z
    .strictObject({ attack: ref, weapons: refs.exactOptional(), costs: costs.exactOptional(), ...paying })
    .transform(({ attack, ...rest }) => ({ card: attack, ...rest })),
  attackTarget: z
    .strictObject({
      attackTarget: targets,
      weapons: refs.exactOptional(),
      costs: costs.exactOptional(),
      pay: refs.exactOptional(),
    })
    .transform(({ attackTarget, ...rest }) => ({ targets: attackTarget, ...rest })),
  materialize: z
    .strictObject({
      materialize: ref,
      float: refs.exactOptional(),
      targets: targets.exactOptional(),
      costs: costs.exactOptional(),
    })
    .transform(({ materialize, ...rest }) => ({ card: materialize, ...rest })),
  takePreserved: under("takePreserved", ref, "card"),
  aethercall: z
    .strictObject({ aethercall: ref, weapon: ref.exactOptional() })
    .transform(({ aethercall, ...rest }) => ({ card: aethercall, ...rest })),
  glimpse: z
    .strictObject({ glimpse: z.literal(true), bottom: refs, top: refs })
    .transform(({ bottom, top }) => ({ bottom, top })),
  champion: under("champion", ref, "card"),
  keep: under("keep", ref, "card"),
  order: under("order", refs, "cards"),
  retaliate: under("retaliate", refs, "cards"),
  orderRetaliators: under("orderRetaliators", refs, "cards"),
  discard: under("discard", refs, "cards"),
  preGame: under("preGame", refs, "cards"),
  targets: under("targets", targets, "targets"),
  choose: under("choose", targets, "targets"),
  may: under("may", z.boolean(), "yes"),
  chooseModes: under("chooseModes", z.array(count), "modes"),
  splitDamage: under("splitDamage", z.array(count).min(2), "shares"),
  name: under("name", z.union([z.string(), count]), "value"),
  modifier: under("modifier", count, "number"),
} as const;

const BARE = ["pass", "declineMaterialize", "declineAttack", "decline"] as const;

/** `targets` is an action of its own and also stands beside others. */
export const gaIntent = oneAction<GaIntent>(BARE, ACTIONS, (keys) =>
  onlyKey(keys.length > 1 ? keys.filter((key) => key !== "targets") : keys),
);
