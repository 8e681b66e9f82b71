/** What a rated match has changed for the player. It counts some time after its end, when everybody may have watched it. */
import { useEffect, useState } from "react";
import type { TableInfo } from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { t } from "../words/index.ts";

/** Who was never rated begins here (server/lobby/ratings.ts). */
const NEWCOMER = { rating: 1500, games: 0 };

/** Milliseconds from one look to the next. */
const LOOK_MS = 5_000;

type Row = typeof NEWCOMER;

export function Rating({ table: { ruleset, profile } }: { readonly table: TableInfo }) {
  const [[first, now] = [], setSeen] = useState<readonly [Row, Row]>();
  const isKnown = first !== undefined && now !== undefined && now.games > first.games;
  useEffect(() => {
    if (isKnown) return;
    const look = () =>
      riposte.ratings(ruleset, profile, riposte.player?.id).then(
        ([row = NEWCOMER]) => setSeen((was) => [was?.[0] ?? row, row]),
        () => {},
      );
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isKnown, ruleset, profile]);
  if (first === undefined || now === undefined) return null;
  const change = now.rating - first.rating;
  const values = { n: now.rating, before: first.rating, change: change > 0 ? `+${change}` : `${change}` };
  return <p className="rating">{t(isKnown ? "rating.changed" : "rating.now", values)}</p>;
}
