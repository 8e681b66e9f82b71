/** Taking a rated match back. */
import { useState } from "react";
import { said } from "../words/peace.ts";
import type { Part } from "./asked.ts";
import { Reason } from "./reason.tsx";

/** @param of the match, where it is known which */
export function Voiding({ operator, onDone, of }: Omit<Part, "turn"> & { readonly of?: string }) {
  const [match, setMatch] = useState("");
  return (
    <Reason
      label={said("peace.void")}
      onWhy={(why) => operator.voidMatch(of ?? match.trim(), why)}
      onDone={onDone}
    >
      {of === undefined && (
        <label>
          {said("peace.matchId")}
          <input value={match} required onChange={(event) => setMatch(event.target.value)} />
        </label>
      )}
    </Reason>
  );
}

/** The same of any match, as a part of the page. */
export const AnyVoiding = (part: Omit<Part, "turn">) => (
  <section aria-label={said("peace.voiding")}>
    <h2>{said("peace.voiding")}</h2>
    <p className="quiet">{said("peace.voidLead")}</p>
    <Voiding {...part} />
  </section>
);
