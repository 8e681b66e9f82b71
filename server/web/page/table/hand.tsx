/** The zones that only this seat sees: its hand, and the others it alone looks into. */
import { useState } from "react";
import { zoneName } from "../match/names.ts";
import { t } from "../words/index.ts";
import { useScene, useSetting } from "./context.ts";
import { Strip } from "./strip.tsx";

export function Hand({ seat }: { readonly seat: number }) {
  const { now, plan, doings } = useScene();
  const { places } = useSetting();
  const namesIn = (id: string | undefined) => now.picture.zones[`${id}:${seat}`]?.things ?? [];
  const zones = plan.hand.filter((id) => now.picture.zones[`${id}:${seat}`]?.things !== undefined);
  const [chosen, setOpen] = useState<string>();
  const lit = zones.find((id) => holdsLit(namesIn(id), doings.lit));
  const full = zones.find((id) => namesIn(id).length > 0);
  // Where only another of them has something to point at, that one is shown.
  const isChosenLit = holdsLit(namesIn(chosen), doings.lit);
  const open = isChosenLit ? chosen : (lit ?? chosen ?? full ?? zones[0]);
  if (open === undefined) return null;
  const names = namesIn(open).filter((name) => name !== null);
  return (
    <section
      className="hand"
      data-asked={now.seat.own.ask !== null}
      aria-label={t("hand.label", { zone: zoneName(plan.id, open), n: names.length })}
    >
      {zones.length > 1 && (
        <div className="tabs" role="tablist" aria-label={t("hand.zones")}>
          {zones.map((id) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === open}
              title={places[id]}
              onClick={() => setOpen(id)}
            >
              {zoneName(plan.id, id)} <b>{now.picture.zones[`${id}:${seat}`]?.count}</b>
            </button>
          ))}
        </div>
      )}
      <Strip names={names} isFan />
    </section>
  );
}

const holdsLit = (names: readonly (string | null)[], lit: ReadonlySet<string>): boolean =>
  names.some((name) => name !== null && lit.has(name));
