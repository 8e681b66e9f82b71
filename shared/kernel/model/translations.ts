/** What a set's cards are called and say in other languages, for the page; the rules never read it. */
import { z } from "zod";
import type { CardDef } from "./program.ts";

const translation = z.strictObject({
  names: z.record(z.string().max(60), z.string().min(1).max(80)).exactOptional(),
  texts: z.record(z.string().max(600), z.string().min(1).max(600)).exactOptional(),
});

/** By the language, as pages name theirs: "fr". */
export const translationsSchema = z.record(z.string().max(40), translation);

export const isLanguage = (tag: string): boolean => /^[a-z]{2,3}$/.test(tag);

export type SetTranslations = z.infer<typeof translationsSchema>;

/** What one card is called and says in a language: its lines by the English ones. */
export const spokenSchema = z.strictObject({
  name: z.string().exactOptional(),
  lines: z.record(z.string(), z.string()).exactOptional(),
});

export type Spoken = Readonly<Record<string, z.infer<typeof spokenSchema>>>;

/** The card in each language that the set has it in; undefined where it has it in none. */
export function spokenOf(translations: SetTranslations = {}, { id, text }: CardDef): Spoken | undefined {
  const spoken = Object.entries(translations).flatMap(([language, { names = {}, texts = {} }]) => {
    const name = names[id];
    const lines = text.flatMap((line) => (texts[line] === undefined ? [] : [[line, texts[line]] as const]));
    if (name === undefined && lines.length === 0) return [];
    const said = {
      ...(name !== undefined && { name }),
      ...(lines.length > 0 && { lines: Object.fromEntries(lines) }),
    };
    return [[language, said] as const];
  });
  return spoken.length === 0 ? undefined : Object.fromEntries(spoken);
}
