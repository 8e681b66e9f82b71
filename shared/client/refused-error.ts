/** A refusal of the server, outside of a match. */
import { z } from "zod";
import type { Outcome } from "../kernel/index.ts";
import { sentenceOf } from "../protocol/index.ts";

/** Codes that say "not now": the same may be granted a moment later. */
const PASSING: ReadonlySet<string> = new Set([
  "server/busy",
  "server/draining",
  "server/error",
  "limit/rate",
]);

export const isPassing = (code: string): boolean => PASSING.has(code);

/** The detail of `match/over` for a player who sat in it. */
const endingSchema = z.object({
  accepted: z.array(z.string()),
  winners: z.array(z.int()),
  reason: z.string(),
});

/** Thrown by the calls that set something up; inside a match refusals are answers. `message` is for people. */
export class RefusedError extends Error {
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: string, detail: Readonly<Record<string, unknown>>) {
    super(
      `${sentenceOf(code)} (${code}${Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : ""})`,
    );
    this.code = code;
    this.detail = detail;
  }

  /** How the match ended and which of the seat's messages were accepted last, where the refusal says so. */
  ending(): { readonly accepted: readonly string[]; readonly outcome: Outcome | undefined } {
    const parsed = endingSchema.safeParse(this.detail);
    if (this.code !== "match/over" || !parsed.success) return { accepted: [], outcome: undefined };
    const { accepted, winners, reason } = parsed.data;
    return { accepted, outcome: { winners, reason } };
  }
}
