/** Refusals are values: a stable code and details that the refused seat may see. */
import type { Data } from "./state.ts";

export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly detail: Data;
}

export const refuse = <Code extends string>(code: Code, detail: Data = {}): Refusal<Code> => ({
  ok: false,
  code,
  detail,
});

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && (value as Refusal).ok === false && "code" in value;

/** Codes of the kernel itself; rulesets bring their own (architecture.md 6: one closed list). */
export const KERNEL_REFUSALS = [
  "MALFORMED",
  "MATCH_OVER",
  "STALE_REQUEST",
  "NOT_ASKED",
  "WRONG_ANSWER",
  "UNKNOWN_THING",
  "CHOICE_NEEDED",
  "PAYMENT_NEEDED",
  "ILLEGAL_CHOICE",
  "NOT_FOR_SEATS",
  "SAVE_FORMAT",
  "SAVE_RULES",
  "SAVE_SET",
] as const;

export type KernelRefusal = (typeof KERNEL_REFUSALS)[number];
