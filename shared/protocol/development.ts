/** The answer of a development server alone: the files of a game's sets, as their authors write them. */
import { z } from "zod";

export const setTextsAnswer = z.strictObject({
  sets: z.array(z.strictObject({ name: z.string(), text: z.string() })),
});

export type SetTexts = z.infer<typeof setTextsAnswer>;
