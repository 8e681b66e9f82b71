/** Regions in a row with markers over them, or one field for each column, as the game's plan says. */
import type { PublicView } from "../../../../shared/kernel/index.ts";
import { seatName } from "../match/names.ts";
import { said, t } from "../words/index.ts";
import { useScene } from "./context.ts";

export function Track() {
  const { now, plan } = useScene();
  const list = plan.track && (now.picture.table[plan.track] as unknown);
  if (!Array.isArray(list)) return null;
  return plan.track === "regions" ? <Adventure regions={list} /> : <Biomes biomes={list} />;
}

type Region = readonly string[] | null;

function Adventure({ regions }: { readonly regions: readonly Region[] }) {
  const { now } = useScene();
  const tumult = (now.picture.table.tumult ?? []) as readonly number[];
  return (
    <ol className="adventure" aria-label={t("track.adventure")}>
      {regions.map((terrains, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a region is its place
        <li key={at} data-hidden={terrains === null} data-tumult={tumult.includes(at)}>
          <span className="terrains">
            {terrains === null ? (
              <Unknown />
            ) : (
              terrains.map((one) => {
                const name = said(`value.${one}`) ?? one;
                return (
                  <span key={one} data-terrain={one} data-short={name[0]}>
                    {name}
                  </span>
                );
              })
            )}
          </span>
          {markersAt(now.picture, at).map(({ seat, side }) => (
            <Marker key={`${seat}${side}`} seat={seat} side={side} />
          ))}
        </li>
      ))}
    </ol>
  );
}

const Unknown = () => (
  <>
    <span className="unseen">{t("track.unknown")}</span>
    <span aria-hidden="true">?</span>
  </>
);

const SIGNS = { hero: "◆", companion: "◇" } as const;

/** Where there is no room, whose it is gives way, and what it is stands by its sign alone. */
function Marker({ seat, side }: { readonly seat: number; readonly side: keyof typeof SIGNS }) {
  const { now } = useScene();
  const [name, what] = [seatName(now, seat), t(`track.${side}`)];
  const whose = seat === now.seat.own.seat ? "near" : "far";
  return (
    <span className="marker" data-seat={whose} title={`${name} ${SIGNS[side]} ${what}`}>
      <span className="whose">{name}</span> {SIGNS[side]} <span className="what">{what}</span>
    </span>
  );
}

const markersAt = ({ seats }: PublicView, at: number) =>
  seats.flatMap((values, seat) =>
    (["hero", "companion"] as const).flatMap((side) => (values[side] === at ? [{ seat, side }] : [])),
  );

interface Biome {
  readonly energies: readonly string[];
  readonly influence: string;
  readonly lost: boolean;
}

function Biomes({ biomes }: { readonly biomes: readonly Biome[] }) {
  const { plan } = useScene();
  return (
    <ol className="biomes" aria-label={t("track.biomes")}>
      {biomes.map(({ energies, influence, lost }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a biome is its place
        <li key={at} data-lost={lost}>
          <strong>{t("track.biome", { n: at + 1 })}</strong>
          {energies.map((kind) => (
            <span key={kind} className="energy" data-energy={kind}>
              {said(`gauge.${plan.id}.${kind}`) ?? kind}
            </span>
          ))}
          {influence !== "none" && <em>{said(`value.${influence}`) ?? influence}</em>}
          {lost && <em>{t("track.lost")}</em>}
        </li>
      ))}
    </ol>
  );
}
