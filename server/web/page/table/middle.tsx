/** The zones between the players: the table's own ones, as a row or as a board, and the track of the games that have one. */
import type { CSSProperties } from "react";
import { useScene } from "./context.ts";
import { Track } from "./track.tsx";
import { Zone } from "./zone.tsx";

export function Middle() {
  const { now, plan } = useScene();
  return (
    <div className="middle" data-board={plan.columns !== undefined}>
      <Track />
      {plan.middle.length > 0 && (
        <div
          className={plan.columns === undefined ? "row" : "squares"}
          data-filled={plan.middle.some(({ id }) => (now.picture.zones[id]?.count ?? 0) > 0)}
          style={{ "--columns": plan.columns } as CSSProperties}
        >
          {plan.middle.map((zone) => (
            <Zone key={zone.id} plan={zone} zone={zone.id} />
          ))}
        </div>
      )}
    </div>
  );
}
