import { z } from "zod";
import { flat, oneAction, ref, under } from "../pieces.ts";
import { type CardRef, counted, parseRef, repeat } from "../refs.ts";
import { ENERGY, SEATS } from "./words.ts";

/** What a seat may try, one action to an intent (N R15.1). */
export type Target =
  | CardRef
  | { readonly entry: CardRef }
  | { readonly seat: string }
  | { readonly biome: number }
  | { readonly sector: readonly [string, number] };

/** One unit of the store, or an anomaly that is locked for energy. */
export type Payment = string | { readonly card: CardRef; readonly make?: number };

export interface Use {
  readonly card: CardRef;
  readonly ability?: number;
  readonly targets?: readonly Target[];
  readonly option?: string;
  readonly x?: number;
  readonly biome?: number;
  readonly global?: boolean;
  readonly discard?: readonly CardRef[];
  readonly forfeit?: readonly CardRef[];
  /** Left out, the first way that pays is taken; "ask" leaves it to the game. */
  readonly pay?: readonly Payment[] | "ask";
  /** Under the number of this seat's last request, which is over (N R15.4). */
  readonly late?: boolean;
}

export type NsIntent =
  | ({ readonly action: "playCard" | "activateSkill" } & Use)
  | { readonly action: "pass" | "keep" | "redraw" }
  | {
      readonly action: "advance";
      readonly moves: readonly (readonly [CardRef, number])[];
      readonly gear?: readonly (readonly [CardRef, CardRef])[];
    }
  | { readonly action: "attack"; readonly agents: readonly CardRef[] }
  | { readonly action: "defend"; readonly pairs: readonly (readonly [CardRef, CardRef])[] }
  | { readonly action: "convert"; readonly card: CardRef; readonly to?: string }
  | { readonly action: "playAnomaly"; readonly card: CardRef }
  | { readonly action: "makeEnergy"; readonly card: CardRef; readonly make?: number }
  | { readonly action: "bottom" | "discard" | "orderDefenders" | "order"; readonly cards: readonly CardRef[] }
  | { readonly action: "choose"; readonly targets: readonly Target[] }
  | { readonly action: "option" | "pickBiome" | "may"; readonly choice: string | number | boolean };

const biome = z.int().min(0).max(2);
const target = z.union([
  ref,
  z.strictObject({ entry: ref }),
  z.strictObject({ seat: z.enum(SEATS) }),
  z.strictObject({ biome }),
  z.strictObject({ sector: z.tuple([z.enum(SEATS), biome]) }),
]);
const payment = z.union([
  z.string().transform((text, ctx): Payment[] => {
    const { text: name, times } = counted(text);
    if ((ENERGY as readonly string[]).includes(name)) return repeat(name, times);
    const card = parseRef(name);
    if (card) return repeat({ card }, times);
    ctx.addIssue({ code: "custom", message: `"${text}" is neither energy nor a card` });
    return z.NEVER;
  }),
  z.strictObject({ card: ref, make: z.int().min(1).exactOptional() }).transform((one): Payment[] => [one]),
]);

const use = {
  targets: z.array(target).exactOptional(),
  option: z.string().exactOptional(),
  x: z.int().exactOptional(),
  biome: biome.exactOptional(),
  global: z.boolean().exactOptional(),
  discard: z.array(ref).exactOptional(),
  forfeit: z.array(ref).exactOptional(),
  pay: z.union([z.literal("ask"), flat(payment)]).exactOptional(),
  late: z.boolean().exactOptional(),
};
const cards = z.array(ref);

const ACTIONS = {
  play: z
    .strictObject({ play: ref, ...use })
    .transform(({ play, ...rest }) => ({ action: "playCard", card: play, ...rest })),
  skill: z
    .strictObject({ skill: ref, ability: z.int().min(1).default(1), ...use })
    .transform(({ skill, ...rest }) => ({ action: "activateSkill", card: skill, ...rest })),
  advance: z
    .strictObject({
      advance: z.array(z.tuple([ref, biome])),
      gear: z.array(z.tuple([ref, ref])).exactOptional(),
    })
    .transform(({ advance, gear }) => ({ moves: advance, gear })),
  attack: under("attack", cards, "agents"),
  defend: under("defend", z.array(z.tuple([ref, ref])), "pairs"),
  convert: z
    .strictObject({ convert: ref, to: z.string().exactOptional() })
    .transform(({ convert, to }) => ({ card: convert, to })),
  playAnomaly: under("playAnomaly", ref, "card"),
  makeEnergy: z
    .strictObject({ makeEnergy: ref, make: z.int().min(1).exactOptional() })
    .transform(({ makeEnergy, make }) => ({ card: makeEnergy, make })),
  bottom: under("bottom", cards, "cards"),
  discard: under("discard", cards, "cards"),
  orderDefenders: under("orderDefenders", cards, "cards"),
  order: under("order", cards, "cards"),
  choose: under("choose", z.array(target), "targets"),
  option: under("option", z.string(), "choice"),
  pickBiome: under("pickBiome", biome, "choice"),
  may: under("may", z.boolean(), "choice"),
} as const;

const BARE = ["pass", "keep", "redraw"] as const;

/** Its first key says which action it is: an option may be asked for alone and stand beside a play. */
export const nsIntent = oneAction<NsIntent>(BARE, ACTIONS, ([first]) => first);
