/** Accounts, and the ranked matches that the queue makes of two of them. */
import { SignJWT } from "jose";
import { type MatchClient, type QueueClient, Riposte, sampleIntent } from "../../../shared/client/index.ts";
import type { Paired } from "../../../shared/protocol/index.ts";
import { dice } from "../../property/dice.ts";

export const ACCOUNT_SECRET = "a secret that two servers share, long enough";
const ISSUER = "https://id.example";

/** The word of the tests' issuer for a player. */
export const accountToken = (name: string): Promise<string> =>
  new SignJWT({ iss: ISSUER, sub: name, name })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(ACCOUNT_SECRET));

/** A player whom the tests' issuer vouches for. */
export async function account(url: string, name: string): Promise<Riposte> {
  const player = new Riposte(url);
  player.resume({ player: { id: `${ISSUER}|${name}`, name }, token: await accountToken(name) });
  return player;
}

/** Accepts whatever is offered; resolves to the match that comes of it, and rejects where the place is gone. */
export function met(waiting: QueueClient): Promise<Paired> {
  let accepted: string | undefined;
  const accept = () => {
    const offer = waiting.ticket?.offer?.id;
    if (offer === undefined || offer === accepted) return;
    accepted = offer;
    // Where it is gone by now, another comes.
    waiting.accept().catch(() => {});
  };
  waiting.onChange(accept);
  accept();
  return waiting.paired;
}

/** A ranked match of the two, who wait for nobody else. */
export async function rankedMatch(two: readonly Riposte[], ruleset: string): Promise<Paired> {
  const set = (await two[0].sets()).find((one) => one.id === "starter" && one.ruleset === ruleset);
  const deck = { set: "starter", deck: set?.decks[0].id ?? "" };
  const waiting = await Promise.all(two.map((one) => one.queue({ ruleset, kind: "ranked", deck })));
  return (await Promise.all(waiting.map(met)))[0];
}

/** Plays at random until each of them has answered so often. */
export async function answerAll(seats: readonly MatchClient[], often = 1): Promise<void> {
  const random = dice(11);
  const left = new Map(seats.map((seat) => [seat, often]));
  while ([...left.values()].some((n) => n > 0)) {
    for (const seat of seats) {
      const intent = seat.options().length > 0 ? await sampleIntent(seat, random) : undefined;
      if (intent !== undefined && (await seat.submit(intent)).ok) left.set(seat, (left.get(seat) ?? 0) - 1);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
