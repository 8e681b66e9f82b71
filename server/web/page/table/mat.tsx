/** One player's half of the table, as the game's plan lays it out; the far one is mirrored, and as large. */
import { turnOwner, type ZonePlan } from "../../../../shared/games/plan.ts";
import { present } from "../../../../shared/protocol/index.ts";
import { seatName } from "../match/names.ts";
import { said, t } from "../words/index.ts";
import { Clock } from "./clock.tsx";
import { useScene } from "./context.ts";
import { Zone } from "./zone.tsx";

export function Mat({ seat, isFar }: { readonly seat: number; readonly isFar: boolean }) {
  const { now, plan } = useScene();
  const countOf = (id: string, one: number) => now.picture.zones[`${id}:${one}`]?.count ?? 0;
  /** How many lie in a zone of the row, for its share of the width, where they lie closest: on either side. */
  const closest = (row: readonly ZonePlan[]): number =>
    Math.max(
      ...now.table.sittings.flatMap((_, one) => row.map(({ id, wide = 1 }) => countOf(id, one) / wide)),
    );
  const isFilled = (row: readonly ZonePlan[]) => closest(row) > 0 || row.some(({ as }) => as === "slots");
  const rows = isFar ? plan.mat.toReversed() : plan.mat;
  return (
    <section
      className={isFar ? "mat far" : "mat near"}
      aria-label={t("mat.label", { name: seatName(now, seat) })}
    >
      <Plate seat={seat} />
      <div className="rows" data-filled={rows.some(isFilled)}>
        {rows.map((row) => (
          <div
            className="row"
            key={row.map(({ id }) => id).join()}
            data-filled={isFilled(row)}
            data-lanes={row.some(({ isLane }) => isLane)}
          >
            {row.map((zone) => (
              <Zone
                key={zone.id}
                plan={zone}
                zone={`${zone.id}:${seat}`}
                room={Math.ceil(closest(row) * (zone.wide ?? 1))}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="piles">
        {plan.side.map((zone) => (
          <Zone key={zone.id} plan={zone} zone={`${zone.id}:${seat}`} />
        ))}
      </div>
    </section>
  );
}

/** The player who sits here, how the seat stands, and whether it is asked. */
function Plate({ seat }: { readonly seat: number }) {
  const { now, plan, doings, suggesting } = useScene();
  const { connected } = present(now.table.sittings[seat], "sitting of a seat");
  const isAsked = now.picture.asks[seat] !== undefined;
  const isLit = doings.lit.has(`p${seat}`);
  const isChosen = doings.making !== undefined && JSON.stringify(doings.making.value).includes(`"p${seat}"`);
  return (
    <div className="plate" data-asked={isAsked} data-connected={connected}>
      <button
        type="button"
        className="who"
        data-name={`p${seat}`}
        data-lit={isLit}
        data-hinted={suggesting.names.has(`p${seat}`) || undefined}
        aria-pressed={isChosen}
        disabled={!isLit}
        onClick={() => doings.point(`p${seat}`)}
      >
        {seatName(now, seat)}
      </button>
      {/* Said in words: a colour alone tells it to some only. */}
      <small className="standing">
        {[isAsked && t("seat.asked"), turnOwner(plan, now.picture) === seat && t("seat.turn")]
          .filter(Boolean)
          .join(" · ")}
      </small>
      {!connected && <small className="gone">{t("seat.away")}</small>}
      <small className="handcount">
        {t("seat.hand", { n: now.picture.zones[`hand:${seat}`]?.count ?? 0 })}
      </small>
      <Clock seat={seat} />
      <dl className="gauges">
        {plan.gauges(now.picture, seat).map(({ key, value, tint }) => (
          <div key={key} data-tint={tint}>
            <dt>{said(`gauge.${plan.id}.${key}`) ?? said(`gauge.${key}`) ?? key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
