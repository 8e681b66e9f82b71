/** A zone as its plan says: cards side by side, numbered places, a pile with its top card, or a number alone. */
import { type CSSProperties, useState } from "react";
import type { Gauge, ZonePlan } from "../../../../shared/games/plan.ts";
import type { PublicView } from "../../../../shared/kernel/index.ts";
import { seatName, zoneName, zoneParts } from "../match/names.ts";
import { said, t } from "../words/index.ts";
import { Back } from "./card-face.tsx";
import { useScene } from "./context.ts";
import { Strip } from "./strip.tsx";
import { drawnOf, Still, Thing } from "./thing.tsx";

export function Zone({ plan, zone }: { readonly plan: ZonePlan; readonly zone: string }) {
  const { now, plan: game, doings } = useScene();
  const view = now.picture.zones[zone];
  if (view === undefined) return null;
  const { id, seat } = zoneParts(zone);
  const title = zoneName(game.id, id);
  const label = t("zone.label", {
    zone: seat === undefined ? title : t("zone.of", { zone: title, name: seatName(now, seat) }),
    n: view.count,
  });
  const isLit = doings.lit.has(`z${zone}`);
  const style = { "--wide": plan.wide ?? 1 } as CSSProperties;
  return (
    <section
      className={`zone ${plan.as}`}
      data-zone={zone}
      data-lane={plan.isLane}
      data-empty={view.count === 0}
      data-lit={isLit}
      style={style}
      aria-label={label}
    >
      <h3>
        {isLit ? (
          <button type="button" data-name={`z${zone}`} onClick={() => doings.point(`z${zone}`)}>
            {title}
          </button>
        ) : (
          <span data-name={`z${zone}`}>{title}</span>
        )}
        {(plan.as === "pile" || plan.as === "count") && <b>{view.count}</b>}
        {plan.gauge !== undefined && seat !== undefined && (
          <ZoneGauge gauge={plan.gauge(now.picture, seat)} />
        )}
      </h3>
      <Things plan={plan} view={view} label={label} />
    </section>
  );
}

const ZoneGauge = ({ gauge: { key, value, tint } }: { readonly gauge: Gauge }) => (
  <b className="gauge" data-tint={tint} title={said(`gauge.${key}`)}>
    {value}
    <span className="unseen"> {said(`gauge.${key}`)}</span>
  </b>
);

function Things({
  plan,
  view: { count, things = [] },
  label,
}: {
  readonly plan: ZonePlan;
  readonly view: PublicView["zones"][string];
  readonly label: string;
}) {
  if (plan.as === "count") return count > 0 ? <Back /> : null;
  if (plan.as === "pile") return <Pile things={things} label={label} />;
  return <Strip names={plan.as === "slots" ? things : things.filter((name) => name !== null)} />;
}

/** Only the top lies open; the rest is shown when asked for. */
function Pile({ things, label }: { readonly things: readonly (string | null)[]; readonly label: string }) {
  const scene = useScene();
  const [isOpen, setOpen] = useState(false);
  const names = things.filter((name) => name !== null);
  const drawn = names.flatMap((name) => drawnOf(scene, name) ?? []);
  const top = drawn.at(-1);
  if (top === undefined) return null;
  const isLit = names.some((name) => scene.doings.lit.has(name));
  return (
    <>
      <button
        type="button"
        className="top"
        data-lit={isLit}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="unseen">{t("pile.open", { label })}</span>
        <span className="face" aria-hidden="true">
          <Still {...top} />
        </span>
      </button>
      {isOpen && (
        <div className="spread" role="dialog" aria-label={label}>
          <button type="button" className="close" onClick={() => setOpen(false)}>
            {t("pile.close")}
          </button>{" "}
          <strong aria-hidden="true">{label}</strong>
          <div className="grid">
            {drawn.map((one) => (
              <Thing key={one.name} {...one} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}
