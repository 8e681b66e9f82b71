/** Orders: a match asked for twice under one idempotency key is one match (RFC draft "Idempotency-Key"). */
import { createHash } from "node:crypto";
import { canonical, type Json, type Refusal } from "../../shared/kernel/index.ts";
import type { MatchBody } from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Order } from "../match/journal/journal.ts";

/** The form of a client's key: printable, and no longer than anyone needs. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** The order a request stands for; undefined without a key. */
export function orderOf(
  player: string,
  key: string | undefined,
  body: MatchBody,
): Order | undefined | Refusal {
  if (key === undefined) return undefined;
  if (!KEY.test(key)) return refuse("MALFORMED", { at: ["Idempotency-Key"] });
  // Undefined members are none: the digest is of what came over the wire.
  const asked = canonical(JSON.parse(JSON.stringify(body)) as Json);
  return { player, key, digest: createHash("sha256").update(asked).digest("base64url") };
}

/** Orders that are being carried out, so that the same one again waits for the first. */
export class Orders<A> {
  readonly #open = new Map<string, { readonly digest: string; readonly answer: Promise<A | Refusal> }>();

  /** Carries the order out, or answers what the same order answers that is under way. */
  async once({ player, key, digest }: Order, carryOut: () => Promise<A | Refusal>): Promise<A | Refusal> {
    const name = JSON.stringify([player, key]);
    const open = this.#open.get(name);
    if (open !== undefined) return open.digest === digest ? open.answer : refuse("match/key-used");
    const answer = carryOut();
    this.#open.set(name, { digest, answer });
    try {
      return await answer;
    } finally {
      this.#open.delete(name);
    }
  }
}
