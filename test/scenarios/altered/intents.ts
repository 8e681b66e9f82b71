import { z } from "zod";
import { oneAction, onlyKey, ref, under } from "../pieces.ts";
import type { CardRef } from "../refs.ts";
import { SEATS } from "./words.ts";

/** A card, or an Expedition as `A.he` and `B.ce`, or a player. */
export type Target = CardRef | { readonly seat: string };

export interface Declare {
  readonly action: "play" | "quick";
  readonly card: CardRef;
  readonly from?: "hand" | "reserve";
  readonly expedition?: string;
  readonly cost?: string;
  readonly mode?: number;
  readonly x?: number;
  readonly ability?: number;
  readonly targets?: readonly Target[];
  readonly targets2?: readonly Target[];
  readonly cards?: readonly CardRef[];
  readonly pay?: readonly CardRef[];
}

export type AlteredIntent =
  | Declare
  | { readonly action: "pass" | "decline" }
  | {
      readonly action: "payFor";
      readonly cards?: readonly CardRef[];
      readonly target?: readonly Target[];
      readonly pay?: readonly CardRef[];
    }
  | { readonly action: "chooseMana" | "choose"; readonly cards: readonly Target[] }
  | { readonly action: "keep"; readonly cards: readonly Target[]; readonly exhausted?: readonly CardRef[] }
  | { readonly action: "target"; readonly cards: readonly Target[] }
  | { readonly action: "expand"; readonly card?: CardRef }
  | { readonly action: "reaction"; readonly card: CardRef; readonly ability?: number }
  | { readonly action: "may" | "payReaction"; readonly yes: boolean }
  | { readonly action: "mode" | "modifier" | "die"; readonly number: number }
  | { readonly action: "activate"; readonly card: CardRef; readonly ability: number }
  | { readonly action: "place"; readonly side: string };

const target = z.union([ref, z.strictObject({ seat: z.enum(SEATS) })]);
const list = z.array(target);

const declare = {
  from: z.enum(["hand", "reserve"]).exactOptional(),
  expedition: z.enum(["hero", "companion"]).exactOptional(),
  cost: z.enum(["hand", "reserve", "scout", "aid"]).exactOptional(),
  mode: z.int().min(1).exactOptional(),
  x: z.int().min(0).exactOptional(),
  ability: z.int().min(1).exactOptional(),
  targets: list.exactOptional(),
  targets2: list.exactOptional(),
  cards: z.array(ref).exactOptional(),
  pay: z.array(ref).exactOptional(),
};

const ACTIONS = {
  play: z.strictObject({ play: ref, ...declare }).transform(({ play, ...rest }) => ({ card: play, ...rest })),
  quick: z
    .strictObject({ quick: ref, ...declare })
    .transform(({ quick, ...rest }) => ({ card: quick, ...rest })),
  payFor: z
    .strictObject({
      payFor: z.literal(true),
      cards: z.array(ref).exactOptional(),
      target: list.exactOptional(),
      pay: z.array(ref).exactOptional(),
    })
    .transform(({ payFor: _payFor, ...rest }) => rest),
  chooseMana: under("chooseMana", list, "cards"),
  choose: under("choose", list, "cards"),
  keep: z
    .strictObject({ keep: list, exhausted: z.array(ref).exactOptional() })
    .transform(({ keep, ...rest }) => ({ cards: keep, ...rest })),
  target: under("target", list, "cards"),
  expand: z
    .strictObject({ expand: z.union([z.literal("none"), ref]) })
    .transform(({ expand }) => (expand === "none" ? {} : { card: expand as CardRef })),
  reaction: z
    .strictObject({ reaction: ref, ability: z.int().min(1).exactOptional() })
    .transform(({ reaction, ...rest }) => ({ card: reaction, ...rest })),
  may: under("may", z.boolean(), "yes"),
  payReaction: under("payReaction", z.boolean(), "yes"),
  mode: under("mode", z.int().min(0), "number"),
  modifier: under("modifier", z.int().min(0), "number"),
  die: under("die", z.int().min(0), "number"),
  activate: z
    .strictObject({ activate: ref, ability: z.int().min(1) })
    .transform(({ activate, ability }) => ({ card: activate, ability })),
  place: under("place", z.enum(["hero", "companion", "reserve"]), "side"),
} as const;

const BARE = ["pass", "decline"] as const;
/** `cards` and `target` are actions of their own and also stand beside these. */
export const alteredIntent = oneAction<AlteredIntent>(
  BARE,
  ACTIONS,
  (keys) => onlyKey(keys) ?? keys.find((key) => ["payFor", "play", "quick"].includes(key)),
);
