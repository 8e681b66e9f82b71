/** What rated series make one ask of players: to be looked into, and no proof. */
import type { Suspicion } from "../../../../shared/protocol/index.ts";
import { said } from "../words/peace.ts";
import { type Part, useAsked } from "./asked.ts";

/** Asked once a visit, and not after each act: the server reads all series of a month for it. */
export function Suspicions({ operator }: Pick<Part, "operator">) {
  const [suspicions, refused] = useAsked(() => operator.suspicions(), 0);
  return (
    <section aria-label={said("peace.suspicions")}>
      <h2>{said("peace.suspicions")}</h2>
      <p className="quiet">{said("peace.suspicionsLead")}</p>
      {refused}
      {suspicions?.length === 0 && <p className="quiet">{said("peace.noSuspicions")}</p>}
      <ul className="log-lines">
        {suspicions?.map((one) => (
          <li key={JSON.stringify(one)}>
            <Line suspicion={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ suspicion: { kind, game, players, series, answer } }: { readonly suspicion: Suspicion }) {
  const [name = "", other = ""] = players.map((player) => player.name || player.id);
  return (
    <>
      {said(`peace.suspicion.${kind}`, { game, series, name, other, answer: answer ?? 0 })}{" "}
      {players.map(({ id }) => (
        <code key={id}>{id} </code>
      ))}
    </>
  );
}
