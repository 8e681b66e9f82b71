import { z } from "zod";
import { flat, oneAction, ref, under } from "../pieces.ts";
import { type CardRef, counted, parseRef, repeat } from "../refs.ts";
import { SEATS } from "./words.ts";

/** What a seat may try, one action to an intent (UCG 23). */
export type Target = CardRef | { readonly link: CardRef } | { readonly seat: string };

export interface Payment {
  readonly card: CardRef;
  /** The generating ability used; a plain Resource has none. */
  readonly ability?: number;
}

const MODES = ["play", "support", "ability", "epic", "proxy", "setHidden", "useHidden"] as const;

export interface Announce {
  readonly action: "ignite" | "sequence";
  readonly card: CardRef;
  readonly mode: (typeof MODES)[number];
  readonly ability?: number;
  readonly condition?: number;
  readonly extra?: boolean;
  readonly x?: number;
  readonly pay?: readonly Payment[];
  readonly targets?: readonly Target[];
}

export type UcgIntent =
  | Announce
  | { readonly action: "pass" | "noBlock" | "advancePhase" }
  | { readonly action: "playResource" | "declareAttack" | "block" | "assist"; readonly card: CardRef }
  | { readonly action: "bideChoice"; readonly card: CardRef; readonly yes: boolean }
  | { readonly action: "splitDamage"; readonly split: readonly number[] }
  | { readonly action: "order"; readonly cards: readonly CardRef[] }
  | { readonly action: "choose"; readonly targets: readonly Target[] }
  | { readonly action: "may"; readonly yes: boolean }
  | { readonly action: "modifier" | "way"; readonly number: number };

const target = z.union([ref, z.strictObject({ link: ref }), z.strictObject({ seat: z.enum(SEATS) })]);
const count = z.int().min(1);

const payment = z.union([
  z.string().transform((text, ctx): Payment[] => {
    const { text: name, times } = counted(text);
    const card = parseRef(name);
    if (card) return repeat({ card }, times);
    ctx.addIssue({ code: "custom", message: `"${text}" is not a card` });
    return z.NEVER;
  }),
  z.strictObject({ card: ref, ability: count.exactOptional() }).transform((one): Payment[] => [one]),
]);

const announce = {
  mode: z.enum(MODES).default("play"),
  ability: count.exactOptional(),
  condition: count.exactOptional(),
  extra: z.boolean().exactOptional(),
  x: z.int().min(0).exactOptional(),
  pay: flat(payment).exactOptional(),
  targets: z.array(target).exactOptional(),
};

const ACTIONS = {
  ignite: z
    .strictObject({ ignite: ref, ...announce })
    .transform(({ ignite, ...rest }) => ({ card: ignite, ...rest })),
  sequence: z
    .strictObject({ sequence: ref, ...announce })
    .transform(({ sequence, ...rest }) => ({ card: sequence, ...rest })),
  playResource: under("playResource", ref, "card"),
  declareAttack: under("declareAttack", ref, "card"),
  block: under("block", ref, "card"),
  assist: under("assist", ref, "card"),
  bideChoice: z
    .strictObject({ bideChoice: ref, yes: z.boolean() })
    .transform(({ bideChoice, yes }) => ({ card: bideChoice, yes })),
  splitDamage: under("splitDamage", z.array(z.int().min(0)).min(2), "split"),
  order: under("order", z.array(ref).min(2), "cards"),
  choose: under("choose", z.array(target), "targets"),
  may: under("may", z.boolean(), "yes"),
  way: under("way", z.int().min(1), "number"),
  modifier: under("modifier", z.int().min(0), "number"),
} as const;

const BARE = ["pass", "noBlock", "advancePhase"] as const;

export const ucgIntent = oneAction<UcgIntent>(BARE, ACTIONS);
