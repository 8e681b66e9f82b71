import { z } from "zod";
import { oneAction, ref, under } from "../pieces.ts";
import type { CardRef } from "../refs.ts";

/** What a seat may try, one action to an intent (C R13.1). */
export interface Use {
  readonly action: "play" | "activate";
  readonly card: CardRef;
  readonly lane?: string;
  readonly slot?: number;
  readonly ability?: number;
  readonly x?: number;
  readonly cost?: readonly CardRef[];
  /** One effect each; several cards where one effect takes several. */
  readonly targets?: readonly (CardRef | readonly CardRef[])[];
}

export type CcIntent =
  | Use
  | { readonly action: "commit" | "lockTargets" | "lockLanes" | "lockBattle" }
  | { readonly action: "chance" }
  | {
      readonly action: "aim";
      readonly card: CardRef;
      readonly effect?: string;
      readonly targets: readonly CardRef[];
    }
  | {
      readonly action: "switch" | "priorities" | "discard" | "dig" | "target";
      readonly cards: readonly CardRef[];
    }
  | { readonly action: "spawn"; readonly split: readonly number[] };

const refs = z.array(ref);
const count = z.int().min(0);
const use = { cost: refs.exactOptional(), targets: z.array(z.union([ref, refs])).exactOptional() };
const ACTIONS = {
  play: z
    .strictObject({ play: ref, lane: z.string().exactOptional(), slot: count.exactOptional(), ...use })
    .transform(({ play, ...rest }) => ({ card: play, ...rest })),
  activate: z
    .strictObject({ activate: ref, ability: count.exactOptional(), x: count.exactOptional(), ...use })
    .transform(({ activate, ...rest }) => ({ card: activate, ...rest })),
  aim: z
    .strictObject({ aim: ref, effect: z.string().exactOptional(), targets: refs })
    .transform(({ aim, ...rest }) => ({ card: aim, ...rest })),
  switch: under("switch", refs, "cards"),
  priorities: under("priorities", refs, "cards"),
  discard: under("discard", refs, "cards"),
  dig: under("dig", refs, "cards"),
  target: under("target", refs, "cards"),
  spawn: under("spawn", z.array(count).length(2), "split"),
} as const;

const BARE = ["commit", "lockTargets", "lockLanes", "lockBattle", "chance"] as const;

export const ccIntent = oneAction<CcIntent>(BARE, ACTIONS);
