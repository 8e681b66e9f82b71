/** The end of a match as a screen over the board: who won, what decided it, and how each stood. Buttons stay in the bar. */
import { type KeyboardEvent, useState } from "react";
import { seatName, zoneName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { endedBy, said, t } from "../words/index.ts";
import { useScene } from "./context.ts";

/** The lines of the log that tell the last of it. */
const LAST = 4;

export function Result() {
  const { now } = useScene();
  const [isShut, setShut] = useState(false);
  const { over } = now.picture;
  if (over === null || isShut) return null;
  const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setShut(true);
  const last = now.log.filter(({ kind }) => kind === "event").slice(-LAST);
  return (
    <section className="result" data-end={endOf(now)} aria-label={t("result.label")} onKeyDown={onKey}>
      <h2>{t(`result.${endOf(now)}`)}</h2>
      <p>{endedBy(now.table.ruleset, over.reason)}</p>
      <ol aria-label={t("result.last")}>
        {last.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <Numbers />
      <button type="button" onClick={() => setShut(true)}>
        {t("result.see")}
      </button>
    </section>
  );
}

/** As the player has it; for who only watches it is over. */
function endOf({ picture, me }: Snapshot): "draw" | "over" | "won" | "lost" {
  const winners = picture.over?.winners ?? [];
  if (winners.length === 0) return "draw";
  if (me < 0) return "over";
  return winners.includes(me) ? "won" : "lost";
}

/** What everybody may know of each side: its numbers, and how many cards are where. */
function Numbers() {
  const { now, plan } = useScene();
  const seats = now.table.sittings.map((_, seat) => seat);
  const gauges = seats.map((seat) => plan.gauges(now.picture, seat));
  const keys = [...new Set(gauges.flat().map(({ key }) => key))];
  const zones = [...plan.side.map(({ id }) => id), "hand"];
  const rows = [
    ...keys.map((key) => ({
      name: said(`gauge.${plan.id}.${key}`) ?? said(`gauge.${key}`) ?? key,
      values: gauges.map((all) => all.find((gauge) => gauge.key === key)?.value ?? "–"),
    })),
    ...zones.map((id) => ({
      name: zoneName(plan.id, id),
      values: seats.map((seat) => String(now.picture.zones[`${id}:${seat}`]?.count ?? 0)),
    })),
  ];
  return (
    <table>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {seatName(now, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ values }) => values.some((value) => value !== "0"))
          .map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its seat
                <td key={seat}>{value}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
