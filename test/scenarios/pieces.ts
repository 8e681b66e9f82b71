import { z } from "zod";
import { CARD, type CardRef, counted, parseRef, repeat } from "./refs.ts";
import type { StateCheck, StateItem } from "./scenario.ts";

/** What the dialects of all games have in common: cards, lists of them, intents by their key, `state`. */

export const cardId = z.string().regex(CARD, "not a card id");

export const ref = z.string().transform((text, ctx): CardRef => {
  const found = parseRef(text);
  if (found) return found;
  ctx.addIssue({ code: "custom", message: `"${text}" is not a card` });
  return z.NEVER;
});

/** `dave` or `dave*3`: so many cards laid plainly, as `plain` makes them. */
export const manyCards = <T>(plain: (card: string) => T) =>
  z.string().transform((text, ctx): T[] => {
    const { text: card, times } = counted(text);
    if (CARD.test(card)) return repeat(plain(card), times);
    ctx.addIssue({ code: "custom", message: `"${text}" is not a card id` });
    return z.NEVER;
  });

/** Cards laid out in a zone: plainly by their names, or as `whole` reads the longer form. */
export const laidCards = <T>(plain: (card: string) => T, whole: z.ZodType<T>) =>
  flat(z.union([manyCards(plain), whole.transform((card): T[] => [card])]));

/** A list whose items stand for one thing or several. */
export const flat = <T>(item: z.ZodType<T[]>) => z.array(item).transform((lists) => lists.flat());

/** Keys of a seat's zones as the file orders them, those left out last: which copy is the second is said so. */
export function writtenOrder<Zone extends string>(raw: unknown, zones: readonly Zone[]): Zone[] {
  const keys = Object.keys((raw ?? {}) as object).filter((key): key is Zone => zones.includes(key as Zone));
  return [...keys, ...zones.filter((zone) => !keys.includes(zone))];
}

/** A seat's side, with the order its zones are written in: zod itself gives keys in the order of the shape. */
export const seatSide = <Read, Side>(shape: z.ZodType<Read>, side: (read: Read, raw: unknown) => Side) =>
  z.unknown().transform((raw, ctx): Side => {
    const read = shape.safeParse(raw ?? {});
    if (read.success) return side(read.data, raw);
    pass(read.error, ctx);
    return z.NEVER;
  });

/** The faults of an inner schema as one's own. */
function pass(error: z.ZodError, ctx: z.RefinementCtx): void {
  for (const { message, path } of error.issues) ctx.addIssue({ code: "custom", message, path });
}

type Actions = Readonly<Record<string, z.ZodType<object>>>;

/** Of the keys that are actions the only one. */
export const onlyKey = (keys: readonly string[]): string | undefined =>
  keys.length === 1 ? keys[0] : undefined;

/**
 * What a seat may try: a bare word, or an object with the key of its action and the strict form of that
 * action, so that its faults are named and not "no union fits".
 * @param which the action of an intent that has several keys of actions
 */
export const oneAction = <Intent>(
  bare: readonly string[],
  actions: Actions,
  which = onlyKey,
): z.ZodType<Intent> =>
  z.unknown().transform((raw, ctx): Intent => {
    if (bare.includes(raw as string)) return { action: raw } as Intent;
    const keys = raw !== null && typeof raw === "object" ? Object.keys(raw) : [];
    const action = which(keys.filter((key) => Object.hasOwn(actions, key)));
    if (action === undefined) {
      const all = [...bare, ...Object.keys(actions)].join(", ");
      ctx.addIssue({ code: "custom", message: `one action of ${all}` });
      return z.NEVER;
    }
    const read = actions[action].safeParse(raw);
    if (read.success) return { action, ...read.data } as Intent;
    pass(read.error, ctx);
    return z.NEVER;
  });

/** An action with one thing to say, which stands under its key; `as` is what the intent calls it. */
export const under = <T, As extends string>(key: string, value: z.ZodType<T>, as: As) =>
  z.strictObject({ [key]: value }).transform((raw) => ({ [as]: raw[key] }) as Record<As, T>);

/** What `state` says of a zone: how many things, or which; a name alone is a card. */
export const contentsOf = (item: z.ZodType<StateItem>) =>
  z.union([
    z.int(),
    flat(
      z.union([
        z.string().transform((text): StateItem[] => {
          const { text: card, times } = counted(text);
          return repeat({ card }, times);
        }),
        item.transform((one): StateItem[] => [one]),
      ]),
    ),
  ]);

/** `state` of a step: turn and phase, and what lies in each of the zones named. */
export const stateOf = (
  now: { turn?: z.ZodType<string>; phase: z.ZodType<string> },
  isZone: (key: string) => boolean,
  contents: z.ZodType<StateCheck[string]>,
): z.ZodType<StateCheck> =>
  z
    .looseObject(Object.fromEntries(Object.entries(now).map(([key, word]) => [key, word.optional()])))
    .transform((raw, ctx): StateCheck => {
      const out: Record<string, StateCheck[string]> = {};
      for (const [key, value] of Object.entries(raw)) {
        if (Object.hasOwn(now, key)) {
          out[key] = value as string;
          continue;
        }
        if (!isZone(key)) ctx.addIssue({ code: "custom", message: `"${key}" is no zone` });
        const read = contents.safeParse(value);
        if (read.success) out[key] = read.data;
        else ctx.addIssue({ code: "custom", message: `${key}: neither a number nor a list of cards` });
      }
      return out;
    });
