/** The whole proof of a shuffle, once the seed is told. It needs the rules of the game, which nothing else here does. */
import type { MatchClient } from "../../../shared/client/index.ts";
import { rulesets } from "../../../shared/games/index.ts";
import { catalogIn } from "../../../shared/protocol/recording-catalog.ts";
import { riposte } from "./player.ts";

/** Why the shuffle was foul, or undefined: it was fair. @throws RefusedError while the series goes on */
export async function proveShuffle(client: MatchClient): Promise<string | undefined> {
  const recording = await riposte.recording(client.table.match);
  const catalog = catalogIn(recording.sets, rulesets);
  return typeof catalog === "string" ? catalog : client.verifyShuffle(recording, catalog);
}
