/** The people of a season: accounts by passkey, each with a strength of his own. */
import type { Riposte } from "../../shared/client/index.ts";
import { signedUp, type Visitor } from "../server/accounts/visitor.ts";

export interface Person {
  readonly id: string;
  readonly name: string;
  /** From 0 to 99: who has more wins more often. */
  readonly strength: number;
  readonly riposte: Riposte;
  readonly visitor: Visitor;
  isBanned: boolean;
}

/** Done for all of them, so many at a time. */
export async function inTurns<T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T, n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < all.length) {
      const n = next++;
      await act(all[n], n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Signs them up at these processes in turn; passkeys are bound to the name localhost. */
export async function settle(urls: readonly string[], count: number): Promise<Person[]> {
  const people: Person[] = [];
  await inTurns(
    Array.from({ length: count }, (_, n) => `Player ${n + 1}`),
    8,
    async (name, n) => {
      const url = urls[n % urls.length].replace("127.0.0.1", "localhost");
      const visitor = await signedUp(url, name);
      const riposte = visitor.client();
      people.push({
        id: visitor.player.id,
        name,
        strength: (n * 37) % 100,
        riposte,
        visitor,
        isBanned: false,
      });
    },
  );
  return people;
}
