/** The top line: where the match stands. It tells whose turn it is, which phase, whether everybody is there. */

import { turnOwner } from "../../../../shared/games/plan.ts";
import { AlertsMenu } from "../alerts/alerts-menu.tsx";
import { Brand } from "../brand.tsx";
import { LooksMenu } from "../looks/looks-menu.tsx";
import { phaseName, seatName } from "../match/names.ts";
import { refusalText, said, t } from "../words/index.ts";
import { useScene } from "./context.ts";
import { Help } from "./help.tsx";
import { toggleStop } from "./orders.tsx";
import { Shuffle } from "./shuffle.tsx";

export function Head() {
  const scene = useScene();
  const { now, plan } = scene;
  const stops = now.seat.standing?.stops ?? [];
  const values = now.picture.table;
  const owner = turnOwner(plan, now.picture);
  const phase = String(values[plan.phaseKey]);
  return (
    <header className="head">
      <Brand />
      <span className="game">{said(`game.${plan.id}`)}</span>
      <ol className="phases" aria-label={t("table.phases")}>
        {plan.phases.map((one) => (
          <li key={one} aria-current={one === phase ? "step" : undefined}>
            <button
              type="button"
              aria-pressed={stops.includes(one)}
              title={t("orders.stop", { phase: phaseName(plan.id, one) })}
              onClick={() => toggleStop(scene, one)}
            >
              {phaseName(plan.id, one)}
            </button>
          </li>
        ))}
      </ol>
      <span className="turn" role="status">
        {t("table.turn", { n: Number(values[plan.turnKey] ?? 0) })}
        {owner !== undefined && ` · ${seatName(now, owner)}`}
      </span>
      <Connection />
      <Shuffle />
      <AlertsMenu />
      <LooksMenu />
      <Help />
    </header>
  );
}

/** The obstacle between the player and the match, if there is any. */
function Connection() {
  const { now, client } = useScene();
  if (now.state === "away")
    return (
      <span className="connection" role="alert">
        {t("table.away")}
      </span>
    );
  if (now.state === "gone")
    return (
      <span className="connection" role="alert">
        {client?.reason !== undefined && refusalText(client.reason.code)}
        <button type="button" onClick={() => location.reload()}>
          {t("mishap.again")}
        </button>
      </span>
    );
  if (now.state === "taken-over")
    return (
      <button type="button" className="connection" onClick={() => client?.playHere()}>
        {t("table.playHere")}
      </button>
    );
  if (now.table.notice !== "")
    return (
      <span className="connection" role="alert">
        {t(now.table.notice === "paused" ? "table.paused" : "table.halted")}
      </span>
    );
  if ((client?.lost ?? 0) > 0)
    return (
      <span className="connection" role="alert">
        {t("table.lost")}
      </span>
    );
  return now.delay === 0 ? null : <span>{t("table.behind", { n: now.delay })}</span>;
}
