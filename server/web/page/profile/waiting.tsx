/** Challenges that wait for the player, on the first page. */
import { useCallback, useEffect, useState } from "react";
import type { Challenge } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { riposte } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { t } from "../words/index.ts";
import { gameText, useSay } from "./said.ts";

/** Milliseconds between two looks. */
const LOOK_MS = 5_000;

export default function Waiting() {
  const say = useSay();
  const [waiting, setWaiting] = useState<readonly Challenge[]>([]);
  const refusal = useRefusal();
  const look = useCallback(
    () =>
      void riposte
        .profiles()
        .then((profiles) => profiles.challenges())
        .then(setWaiting, () => undefined),
    [],
  );
  useEffect(() => {
    look();
    const timer = setInterval(() => document.hidden || look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  const decline = async (table: string) => {
    await refusal.of(riposte.profiles().then((profiles) => profiles.decline(table)));
    look();
  };
  if (waiting.length === 0) return refusal.line;
  return (
    <section aria-label={say("challenges")} className="go-on">
      <h2>{say("challenges")}</h2>
      <ul className="set-list">
        {waiting.map(({ table, from, rated, bestOf, ...game }) => (
          <li key={table} data-game={game.ruleset}>
            <span>
              {say("challengedBy", { name: from.name })} · {gameText(game)} ·{" "}
              {t(bestOf === 1 ? "terms.single" : "terms.bestOf", { n: bestOf })}
              {rated && ` · ${t("terms.rated")}`}
            </span>
            <a className="button" href={pathOf.room(table)} onClick={onLink}>
              {say("accept")}
            </a>
            <button type="button" className="quiet" onClick={() => void decline(table)}>
              {say("decline")}
            </button>
          </li>
        ))}
      </ul>
      {refusal.line}
    </section>
  );
}
