/** Two who follow each other, and settle it in a match for ratings that one challenges the other to. */
import type { Draw } from "../../shared/kernel/index.ts";
import { DECK } from "../server/tournaments/field.ts";
import { playOut } from "./ladder.ts";
import type { Ledger } from "./ledger.ts";
import type { Person } from "./people.ts";

export async function rivalry(
  [one, other]: readonly [Person, Person],
  ledger: Ledger,
  random: Draw,
): Promise<void> {
  const profiles = await one.riposte.profiles();
  await profiles.bind(other.name, "follow");
  const { following } = await profiles.bonds();
  ledger.expect(
    following.some(({ player }) => player.id === other.id),
    `${one.name} does not follow ${other.name}`,
  );
  const wish = { ruleset: "ucg", deck: DECK, clock: "blitz", rated: true } as const;
  const { id } = await profiles.challenge(other.name, wish);
  const [asked] = await (await other.riposte.profiles()).challenges();
  ledger.expect(asked?.table === id, `${other.name} is not asked to ${id}`);
  await other.riposte.tables.sit(id, DECK);
  await one.riposte.tables.ready(id);
  const { games } = await other.riposte.tables.ready(id);
  const match = games[0]?.match ?? "";
  ledger.private.add(match);
  await playOut(match, [one, other], ledger, random);
}
