/** How a match ended, in one sentence. */
import { seatName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { endedBy, t } from "../words/index.ts";

export function endText(now: Snapshot): string {
  const { winners = [], reason = "" } = now.picture.over ?? {};
  const how = endedBy(now.table.ruleset, reason);
  if (winners.length === 0) return t("over.draw", { how });
  if (winners.includes(now.me)) return t("over.won", { how });
  return t("over.lost", { names: winners.map((seat) => seatName(now, seat)).join(", "), how });
}
