/**
 * Fair shuffles (architecture.md 5): the server commits itself to a seed before anybody adds to it, and each player adds
 * a nonce before any card is drawn. Nobody knows the order of a deck beforehand, and afterwards everybody can
 * work out that it was so. Both ends use this file.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { z } from "zod";
import { canonical, type Data, type Json, type MatchSetup } from "../kernel/index.ts";

/** How long a seat may take to send its nonce, once anybody is there. */
export const NONCE_MS = 10_000;

const nonce = z.string().regex(/^[0-9a-f]{32}$/);

/** 16 random bytes of a player's, in hex. */
export const nonceSchema = z.strictObject({ id: z.string().min(1).max(40), nonce });

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * The public part of the shuffle. `nonces` by seat, null where none came; null before all are in. `bots` are
 * the seats whose nonce is the server's own, absent where there are none: it adds nothing that anybody need trust.
 */
export const shuffleSchema = z.strictObject({
  commit: hash,
  setup: hash,
  decks: z.array(hash),
  nonces: z.array(nonce.nullable()).nullable(),
  bots: z.array(z.int().min(0)).optional(),
});

export type NonceMessage = z.infer<typeof nonceSchema>;
export type Shuffle = z.infer<typeof shuffleSchema>;
export type Nonces = readonly (string | null)[];

/** The part that is fixed before the commitment. */
export interface ShuffleTerms {
  readonly match: string;
  readonly players: readonly string[];
  readonly hashes: readonly string[];
  readonly setup: MatchSetup;
}

const hashOf = (...parts: readonly Uint8Array[]): string => bytesToHex(sha256(concatBytes(...parts)));
const jsonBytes = (json: unknown): Uint8Array =>
  utf8ToBytes(canonical(JSON.parse(JSON.stringify(json)) as Json));

/** A deck is hashed with a salt made of the seed: until that is told, nobody can guess a deck by its hash. */
const deckHash = (seed: string, seat: number, deck: readonly string[]): string =>
  hashOf(utf8ToBytes("riposte-deck-1"), hexToBytes(seed), jsonBytes([seat, deck]));

/** The commitment to a match's setup and seed, with the hashes it is made of. */
export function commitmentOf({
  match,
  players,
  hashes,
  setup,
}: ShuffleTerms): Omit<Shuffle, "nonces" | "bots"> {
  const { ruleset, profile, options, sets, seats, seed } = setup;
  const decks = seats.map(({ deck }, seat) => deckHash(seed, seat, deck));
  const fixed = hashOf(jsonBytes({ match, ruleset, profile, options, sets, hashes, players, decks }));
  const commit = hashOf(
    utf8ToBytes("riposte-fair-1"),
    utf8ToBytes(match),
    hexToBytes(fixed),
    hexToBytes(seed),
  );
  return { commit, setup: fixed, decks };
}

/** The host's entry that deals a match which was committed to; undefined where it ended before, or is dealt otherwise. */
export const dealIn = <E extends { readonly by: number | "host"; readonly intent: Data }>(
  journal: readonly E[],
): E | undefined => journal.find(({ by, intent }) => by === "host" && intent.action === "begin");

/** The seed that is played with: of the server's and of every nonce. */
export function seedOf(seed: string, commit: string, nonces: Nonces): string {
  // One byte before each says whether it is there: none at all is not sixteen zeros.
  const parts = nonces.map((one) =>
    one === null ? new Uint8Array(17) : concatBytes(new Uint8Array([1]), hexToBytes(one)),
  );
  return bytesToHex(hmac(sha256, hexToBytes(seed), concatBytes(hexToBytes(commit), ...parts)));
}

/** A nonce of one's own. */
export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
