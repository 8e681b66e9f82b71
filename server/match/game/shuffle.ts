/** The promise of a fair shuffle (architecture.md 5; docs/fair-shuffles.md), as everybody is told it. */
import { commitmentOf, type Nonces, type Shuffle } from "../../../shared/protocol/index.ts";
import { isBot } from "../common/players.ts";
import type { MatchRecord } from "../journal/journal.ts";

/** The public part of a match's shuffle. */
export function shuffleOf({ id, players, hashes, setup }: MatchRecord, nonces: Nonces | null): Shuffle {
  const bots = players.flatMap((player, seat) => (isBot(player) ? seat : []));
  const commitment = commitmentOf({ match: id, players, hashes, setup });
  return { ...commitment, nonces: nonces && [...nonces], ...(bots.length > 0 && { bots }) };
}
