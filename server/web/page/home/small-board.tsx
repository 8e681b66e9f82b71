/** A live match as a small board: what everybody may see of it, each card a mark of its colour. Watched while it is shown. */
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { planOf } from "../../../../shared/games/pages.ts";
import { faceOf, type GamePlan, type ZonePlan } from "../../../../shared/games/plan.ts";
import type { Snapshot } from "../match/stage.ts";
import { MatchStore, useMatch } from "../match/store.ts";
import { t } from "../words/index.ts";
import "../styles/small-board.css";

export default function SmallBoard({ match }: { readonly match: string }) {
  const [store, setStore] = useState<MatchStore>();
  const isSeen = useIsSeen();
  useEffect(() => {
    if (!isSeen) return;
    let isOpen = true;
    const watching = MatchStore.watch(match);
    watching.then(
      (joined) => isOpen && setStore(joined),
      // It is over, or may not be watched yet: its names and its link are there without it.
      () => {},
    );
    return () => {
      isOpen = false;
      watching.then(
        (joined) => joined.leave(),
        () => {},
      );
    };
  }, [match, isSeen]);
  // The last picture stays until it is watched again.
  return store === undefined ? null : <Watched store={store} />;
}

function listen(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** Whether the page is in front of somebody: a tab behind others watches nothing. */
const useIsSeen = (): boolean => useSyncExternalStore(listen, () => document.visibilityState === "visible");

function Watched({ store }: { readonly store: MatchStore }) {
  const now = useMatch(store);
  const plan = planOf(now.table.ruleset, now.picture);
  const [first = 0, ...others] = now.table.sittings.keys();
  return (
    <>
      <div className="small-board" aria-hidden="true">
        {others.map((seat) => (
          <Side key={seat} now={now} plan={plan} seat={seat} rows={plan.mat.toReversed()} />
        ))}
        {plan.middle.length > 0 && (
          <div className="small-middle" style={{ "--columns": plan.columns } as CSSProperties}>
            {plan.middle.map((zone) => (
              <Marks key={zone.id} now={now} plan={plan} zone={zone.id} />
            ))}
          </div>
        )}
        <Side now={now} plan={plan} seat={first} rows={plan.mat} />
      </div>
      <small>{t("table.turn", { n: Number(now.picture.table[plan.turnKey] ?? 0) })}</small>
    </>
  );
}

interface Part {
  readonly now: Snapshot;
  readonly plan: GamePlan;
}

interface SideOf extends Part {
  readonly seat: number;
  readonly rows: readonly (readonly ZonePlan[])[];
}

const Side = ({ now, plan, seat, rows }: SideOf) =>
  rows.map((row) => (
    <div key={row.map(({ id }) => id).join()} className="small-row">
      {row.map(({ id }) => (
        <Marks key={id} now={now} plan={plan} zone={`${id}:${seat}`} />
      ))}
    </div>
  ));

const Marks = ({ now: { picture, cards }, plan, zone }: Part & { readonly zone: string }) => (
  <span className="small-zone">
    {(picture.zones[zone]?.things ?? []).map((name, at) => {
      const card = cards.get(picture.things[name ?? ""]?.card ?? "");
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
      return name !== null && <i key={at} data-tint={card && plan.look(faceOf(card)).tint} />;
    })}
  </span>
);
