/** A zone as its plan says: cards side by side, numbered places, a pile with its top card, or a number alone. */
import { type CSSProperties, useRef, useState } from "react";
import type { Gauge, ZonePlan } from "../../../../shared/games/plan.ts";
import type { PublicView } from "../../../../shared/kernel/index.ts";
import { isChosen } from "../match/draft.ts";
import { seatName, zoneName, zoneParts } from "../match/names.ts";
import { useClosing } from "../outside.ts";
import { said, t } from "../words/index.ts";
import { Back } from "./card-face.tsx";
import { useScene, useSetting } from "./context.ts";
import { offerText } from "./prompts.ts";
import { Strip } from "./strip.tsx";
import { drawnOf, Still, Thing } from "./thing.tsx";

interface ZoneOf {
  readonly plan: ZonePlan;
  readonly zone: string;
  /** For how many it is laid out at least. */
  readonly room?: number | undefined;
}

export function Zone({ plan, zone, room }: ZoneOf) {
  const { now, plan: game, doings, suggesting } = useScene();
  const { places } = useSetting();
  const view = now.picture.zones[zone];
  if (view === undefined) return null;
  const { id, seat } = zoneParts(zone);
  const title = zoneName(game.id, id);
  const label = t("zone.label", {
    zone: seat === undefined ? title : t("zone.of", { zone: title, name: seatName(now, seat) }),
    n: view.count,
  });
  const isLit = doings.lit.has(`z${zone}`);
  const isMeant = doings.making !== undefined && isChosen(doings.making, `z${zone}`);
  const style = { "--wide": plan.wide ?? 1 } as CSSProperties;
  return (
    <section
      className={`zone ${plan.as}`}
      data-zone={zone}
      data-lane={plan.isLane}
      data-empty={view.count === 0}
      data-lit={isLit}
      data-hinted={suggesting.names.has(`z${zone}`) || undefined}
      data-chosen={isMeant}
      style={style}
      aria-label={label}
    >
      <h3>
        {isLit ? (
          <button
            type="button"
            data-name={`z${zone}`}
            aria-pressed={isMeant}
            onClick={() => doings.point(`z${zone}`)}
          >
            {doings.making === undefined ? title : `${title} · ${offerText(now, doings.making.offer)}`}
          </button>
        ) : (
          <span data-name={`z${zone}`} title={places[id]}>
            {title}
          </span>
        )}
        {(plan.as === "pile" || plan.as === "count") && <b>{view.count}</b>}
        {plan.gauge !== undefined && seat !== undefined && (
          <ZoneGauge gauge={plan.gauge(now.picture, seat)} />
        )}
      </h3>
      <Things plan={plan} zone={zone} view={view} label={label} room={room} />
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
  zone,
  view: { count, things = [] },
  label,
  room,
}: ZoneOf & {
  readonly view: PublicView["zones"][string];
  readonly label: string;
}) {
  if (plan.as === "count") return count > 0 ? <Back /> : null;
  if (plan.as === "pile") return <Pile things={things} label={label} />;
  if (plan.as === "slots") return <Strip names={things} zone={zone} room={room} />;
  return <Strip names={things.filter((name) => name !== null)} room={room} />;
}

/** Only the top lies open; the rest is shown when asked for. */
function Pile({ things, label }: { readonly things: readonly (string | null)[]; readonly label: string }) {
  const scene = useScene();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const spread = useRef<HTMLDivElement>(null);
  useClosing(isOpen, spread, () => {
    setOpen(false);
    opener.current?.focus();
  });
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
        ref={opener}
        data-lit={isLit}
        aria-expanded={isOpen}
        // The pointer that goes down on it while it is open has closed it.
        onPointerDown={(event) => isOpen && event.stopPropagation()}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="unseen">{t("pile.open", { label })}</span>
        <span className="face" aria-hidden="true">
          <Still {...top} />
        </span>
      </button>
      {isOpen && (
        <div className="spread" role="dialog" aria-label={label} ref={spread}>
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
