/** The words that names and chat may not have. */
import { z } from "zod";
import type { Refusal } from "../../shared/kernel/index.ts";
import { whySchema } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Peace } from "../peace/index.ts";

export interface WordsDeps {
  readonly peace: Pick<Peace, "words">;
}

/** Signs of a word. */
const LENGTH = 40;

const body = z.strictObject({
  word: z.string().trim().min(1).max(LENGTH),
  act: z.enum(["refuse", "allow", "drop"]),
  why: whySchema,
});

export class Words {
  readonly #words: Peace["words"];

  constructor({ peace }: WordsDeps) {
    this.#words = peace.words;
  }

  async list(): Promise<object> {
    return { ok: true, words: await this.#words.list() };
  }

  async change(operator: string, said: unknown): Promise<{ readonly ok: true } | Refusal> {
    const parsed = body.safeParse(said);
    if (!parsed.success) return refuse("MALFORMED", { why: parsed.error.issues[0]?.message ?? "" });
    const { word, act, why } = parsed.data;
    const changed =
      act === "drop" ? this.#words.drop(operator, word, why) : this.#words.keep(operator, word, act, why);
    return (await changed) ?? { ok: true };
  }
}
