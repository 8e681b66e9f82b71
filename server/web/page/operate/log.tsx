/** Lines of the operators' log. */
import type { LogRow } from "../../../../shared/protocol/index.ts";
import { moment, said, saidOf } from "../words/peace.ts";
import { type Part, useAsked } from "./asked.ts";

export function Log({ operator, turn }: Omit<Part, "onDone">) {
  const [acts = [], refused] = useAsked(() => operator.log(), turn);
  return (
    <section aria-label={said("peace.log")}>
      <h2>{said("peace.log")}</h2>
      {refused}
      <Lines acts={acts} />
    </section>
  );
}

export const Lines = ({ acts }: { readonly acts: readonly LogRow[] }) => (
  <ul className="log-lines">
    {acts.map(({ n, at, operator, act, subject, why, until }) => (
      <li key={n}>
        {said("peace.line", { when: moment(at), operator, act: saidOf("act", act), subject, why })}
        {until !== null && <small> {said("peace.until", { when: moment(until) })}</small>}
      </li>
    ))}
  </ul>
);
