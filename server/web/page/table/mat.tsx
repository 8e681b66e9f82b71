/** One player's half of the table, as the game's plan lays it out; the far one is mirrored. */
import { turnOwner } from "../../../../shared/games/plan.ts";
import { present } from "../../../../shared/protocol/index.ts";
import { seatName } from "../match/names.ts";
import { said, t } from "../words/index.ts";
import { Clock } from "./clock.tsx";
import { useScene } from "./context.ts";
import { Zone } from "./zone.tsx";

export function Mat({ seat, isFar }: { readonly seat: number; readonly isFar: boolean }) {
  const { now, plan } = useScene();
  const rows = isFar ? plan.mat.toReversed() : plan.mat;
  return (
    <section
      className={isFar ? "mat far" : "mat near"}
      aria-label={t("mat.label", { name: seatName(now, seat) })}
    >
      <Plate seat={seat} />
      <div className="rows">
        {rows.map((row) => (
          <div
            className="row"
            key={row.map(({ id }) => id).join()}
            data-filled={row.some(
              ({ id, as }) => as === "slots" || (now.picture.zones[`${id}:${seat}`]?.count ?? 0) > 0,
            )}
          >
            {row.map((zone) => (
              <Zone key={zone.id} plan={zone} zone={`${zone.id}:${seat}`} />
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
  const { now, plan, doings } = useScene();
  const { connected, name } = present(now.table.sittings[seat], "sitting of a seat");
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
        aria-pressed={isChosen}
        disabled={!isLit}
        onClick={() => doings.point(`p${seat}`)}
      >
        {name}
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
