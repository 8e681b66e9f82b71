/** The zones between the players: the table's own ones, and the track of the games that have one. */
import { useScene } from "./context.ts";
import { Track } from "./track.tsx";
import { Zone } from "./zone.tsx";

export function Middle() {
  const { now, plan } = useScene();
  return (
    <div className="middle">
      <Track />
      {plan.middle.length > 0 && (
        <div
          className="row"
          data-filled={plan.middle.some(({ id }) => (now.picture.zones[id]?.count ?? 0) > 0)}
        >
          {plan.middle.map((zone) => (
            <Zone key={zone.id} plan={zone} zone={zone.id} />
          ))}
        </div>
      )}
    </div>
  );
}
