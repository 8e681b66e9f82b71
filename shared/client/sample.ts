/** Random legal play by what the wire offers, for bots, demos and tests. */
import { type Data, type Draft, type Draw, draw } from "../kernel/index.ts";
import type { Offer } from "../protocol/index.ts";
import type { MatchClient } from "./match-client.ts";

/** One intent drawn at random among what is offered; undefined when nothing is, or it went stale meanwhile. */
export async function sampleIntent(match: MatchClient, random: Draw): Promise<Data | undefined> {
  const offers = match.options().slice();
  while (offers.length > 0) {
    const [offer] = offers.splice(random(offers.length), 1);
    const intent = await complete(match, offer, random);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

/** Fills the open slots of an offer one after the other; undefined where the choices made leave no way on. */
async function complete(
  match: MatchClient,
  { action, next }: Offer,
  random: Draw,
): Promise<Draft | undefined> {
  let draft: Draft = action;
  let open = next;
  while (open !== null) {
    const value = draw(open.domain, random);
    if (value === undefined) return undefined;
    draft = { ...draft, [open.slot]: value };
    const answer = await match.narrow(draft);
    if (!answer.ok) return undefined;
    open = answer.next;
  }
  return draft;
}
