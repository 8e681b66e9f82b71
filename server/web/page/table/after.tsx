/** When a match is over: how it ended, how its series stands, the next match of it, another series. */
import { useState } from "react";
import type { TableInfo } from "../../../../shared/protocol/index.ts";
import type { Stock } from "../build/deck.ts";
import { type Refusal, useRefusal } from "../home/refusal.tsx";
import { seatName } from "../match/names.ts";
import { useSeries } from "../match/series.ts";
import type { Snapshot } from "../match/stage.ts";
import { riposte } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { clockText, useTicks } from "../ticks.ts";
import { t } from "../words/index.ts";
import { useScene } from "./context.ts";
import { endText } from "./ending.ts";
import { Rating } from "./rating.tsx";
import { Result } from "./result.tsx";
import { Swap } from "./swap.tsx";
import "../styles/after.css";

export default function After() {
  const { now, client } = useScene();
  return (
    <>
      <Result />
      <section className="bar over" aria-label={t("bar.label")}>
        <p role="alert">{endText(now)}</p>
        {client !== undefined && <Series />}
        <a className="button" href={pathOf.replay(now.table.match)} onClick={onLink}>
          {t("replay.watch")}
        </a>
        <a className="button" href={pathOf.home} onClick={onLink}>
          {t("app.home")}
        </a>
      </section>
    </>
  );
}

/** Nothing where the match was made without a table. */
function Series() {
  const { now } = useScene();
  const table = useSeries(now.table.match);
  const refusal = useRefusal();
  if (table === undefined || table.you === null) return null;
  return (
    <>
      {table.bestOf > 1 && <p className="score">{scoreText(now, table)}</p>}
      {table.state === "between" && <Between key={table.games.length} table={table} refusal={refusal} />}
      {table.rated && <Rating table={table} />}
      {table.state === "over" && <Rematch table={table} refusal={refusal} />}
      {refusal.line}
    </>
  );
}

/** Matches won by each. */
function scoreText(now: Snapshot, { games, seats, bestOf }: TableInfo): string {
  const won = (seat: number) =>
    games.filter(({ outcome }) => outcome?.winners.length === 1 && outcome.winners[0] === seat).length;
  const score = seats.map((_, seat) => `${seatName(now, seat)} ${won(seat)}`).join(" – ");
  return t("series.score", { score, n: bestOf });
}

interface Ask {
  readonly table: TableInfo;
  readonly refusal: Refusal;
}

/** Cards may be swapped, and the next match begins when all are ready, or the time is over. */
function Between({ table, refusal }: Ask) {
  const { stock, you, seats, id, until } = table;
  const [swapped, setSwapped] = useState<Stock>();
  useTicks(true);
  const isReady = you !== null && seats[you]?.ready === true;
  const ready = async () => {
    if (
      swapped !== undefined &&
      !isReady &&
      !(await refusal.of(riposte.tables.deck(id, { cards: { ...swapped.cards }, side: { ...swapped.side } })))
    )
      return;
    await refusal.of(riposte.tables.ready(id, !isReady));
  };
  return (
    <>
      <span role="status">
        {t(isReady ? "series.waiting" : "series.next")}{" "}
        {until !== null && (
          <span className="clock" role="timer" data-running="true">
            {clockText(until - Date.now())}
          </span>
        )}
      </span>
      {stock !== null && Object.keys(stock.side).length > 0 && (
        <Swap stock={swapped ?? stock} isFixed={isReady} onSwap={setSwapped} />
      )}
      <button type="button" className="main" onClick={() => void ready()}>
        {t(isReady ? "room.unready" : "series.ready")}
      </button>
    </>
  );
}

function Rematch({ table: { id, you, rematch }, refusal }: Ask) {
  const { now } = useScene();
  const others = rematch.filter((seat) => seat !== you);
  if (you !== null && rematch.includes(you)) return <span role="status">{t("series.asked")}</span>;
  return (
    <>
      {others.length > 0 && (
        <span role="alert">
          {t("series.wanted", { names: others.map((seat) => seatName(now, seat)).join(", ") })}
        </span>
      )}
      <button type="button" className="main" onClick={() => void refusal.of(riposte.tables.rematch(id))}>
        {t("series.rematch")}
      </button>
    </>
  );
}
