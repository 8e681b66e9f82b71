/** What tells a set's cards from others where they are drawn. It has no meaning in the rules. */
import { z } from "zod";
import type { CardDef } from "./program.ts";

/** Icons that a page draws by itself: a set names one, and brings none. */
export const ICONS = [
  "flame",
  "drop",
  "leaf",
  "tree",
  "mountain",
  "sun",
  "moon",
  "star",
  "bolt",
  "snow",
  "skull",
  "heart",
  "eye",
  "sword",
  "shield",
  "crown",
  "book",
  "key",
  "coin",
  "gear",
] as const;

export type Icon = (typeof ICONS)[number];

const code = z
  .string()
  .regex(/^[A-Z0-9]{1,5}$/, 'a code is one to five capital letters and digits: "EMB"')
  .exactOptional();

const marks = {
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour is written # and six digits, 0 to 9 and a to f: "#a4431d"')
    .exactOptional(),
  icon: z.enum(ICONS).exactOptional(),
};

export const lookSchema = z.strictObject({
  code,
  ...marks,
  kinds: z
    .array(z.strictObject({ of: z.string().min(1).max(60), ...marks }))
    .min(1)
    .max(24)
    .exactOptional(),
});

export type SetLook = z.infer<typeof lookSchema>;

/** The part of a look that a card or a line of a list wears. */
export const badgeSchema = lookSchema.omit({ kinds: true });

export type Badge = z.infer<typeof badgeSchema>;

/** The badge of the set itself; undefined where it names nothing of it. */
export function badgeOfSet({ kinds: _, ...badge }: SetLook = {}): Badge | undefined {
  return Object.keys(badge).length === 0 ? undefined : badge;
}

/** The badge of a card: the first kind that it is of says its colour, and the first its icon; then its set does. */
export function badgeOf(look: SetLook | undefined, card: CardDef): Badge | undefined {
  const own = look?.kinds?.filter(({ of }) => isOf(card, of)) ?? [];
  const first = <Key extends keyof typeof marks>(key: Key) =>
    own.find((kind) => kind[key] !== undefined)?.[key];
  const [colour, icon] = [first("colour"), first("icon")];
  return badgeOfSet({ ...look, ...(colour && { colour }), ...(icon && { icon }) });
}

/** Whether a card has this id, or the word as it stands in one of its fields: its name, its type, a subtype. */
export const isOf = ({ id, data }: CardDef, word: string): boolean =>
  id === word ||
  Object.values(data).some((value) => value === word || (Array.isArray(value) && value.includes(word)));
