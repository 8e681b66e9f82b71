import type { Data, Refusal } from "../../../shared/kernel/index.ts";
import type { RefusalCode } from "../../../shared/protocol/index.ts";

/** A refusal of the server's own, with a code of the closed list. */
export const refuse = (code: RefusalCode, detail: Data = {}): Refusal => ({ ok: false, code, detail });
