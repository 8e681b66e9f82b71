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

function Line({ suspicion: { kind, players, ...told } }: { readonly suspicion: Suspicion }) {
  const named = players.map((player) => player.name || player.id);
  const [name = "", other = ""] = named;
  const values = Object.entries(told).map(([key, value]) => [key, value ?? ""]);
  return (
    <>
      {said(`peace.suspicion.${kind}`, {
        ...Object.fromEntries(values),
        ...{ name, other, names: named.join(", ") },
      })}{" "}
      {players.map(({ id }) => (
        <code key={id}>{id} </code>
      ))}
    </>
  );
}
