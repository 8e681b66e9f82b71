/** The queue of reports, and one of them with all that there is to judge it by. */
import { useState } from "react";
import type { ReportInfo, ReportRow, SaidLine } from "../../../../shared/protocol/index.ts";
import { moment, said } from "../words/peace.ts";
import { type Part, useAsked } from "./asked.ts";
import { History } from "./player.tsx";
import { Reason } from "./reason.tsx";
import { Voiding } from "./voiding.tsx";

export function Reports({ operator, turn, onDone }: Part) {
  const [waiting, refused] = useAsked(() => operator.reports(), turn);
  const [open, setOpen] = useState<string>();
  return (
    <section aria-label={said("peace.reports")}>
      <h2>{said("peace.reports")}</h2>
      {refused}
      {waiting?.length === 0 && <p className="quiet">{said("peace.noReports")}</p>}
      <ul className="reports">
        {waiting?.map((report) => (
          <li key={report.id}>
            <button type="button" aria-expanded={open === report.id} onClick={() => setOpen(report.id)}>
              {said("peace.reportOf", { name: nameOf(report, report.reporter), text: report.text })}
            </button>
            <small>{moment(report.at)}</small>
            {open === report.id && <Whole {...{ operator, turn, onDone }} id={report.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ players }: ReportRow, id: string): string =>
  players.find((player) => player.id === id)?.name || id;

function Whole({ id, operator, turn, onDone }: Part & { readonly id: string }) {
  const [report, refused] = useAsked(() => operator.report(id), turn);
  if (report === undefined) return refused;
  const names = report.players.map(({ id, name }) => name || id).join(", ");
  return (
    <article>
      <p>
        {said("peace.between", { names })}. <a href={report.replay}>{said("peace.replay")}</a>
      </p>
      <h3>{said("peace.chat")}</h3>
      {report.chat.length === 0 && <p className="quiet">{said("peace.noChat")}</p>}
      <ol className="said">
        {report.chat.map((line) => (
          <li key={`${line.at} ${line.seat}`}>{spoken(report, line)}</li>
        ))}
      </ol>
      {report.histories.map((history) => (
        <History key={history.id} {...{ operator, turn, onDone, history }} />
      ))}
      <Voiding {...{ operator, onDone }} of={report.match} />
      <Reason label={said("peace.close")} onWhy={(why) => operator.closeReport(id, why)} onDone={onDone} />
    </article>
  );
}

const spoken = ({ players }: ReportInfo, { seat = 0, text, emote }: SaidLine): string =>
  said("peace.said", { name: players[seat]?.name ?? "", text: text ?? emote ?? "" });
