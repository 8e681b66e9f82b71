/** Addresses that guests may not come from. */
import { useState } from "react";
import { said } from "../words/peace.ts";
import { type Part, useAsked } from "./asked.ts";
import { Hours } from "./player.tsx";
import { Reason } from "./reason.tsx";

export function Ranges({ operator, turn, onDone }: Part) {
  const [ranges, refused] = useAsked(() => operator.ranges(), turn);
  const [range, setRange] = useState("");
  const [hours, setHours] = useState(24);
  return (
    <section aria-label={said("peace.ranges")}>
      <h2>{said("peace.ranges")}</h2>
      {refused}
      {ranges?.length === 0 && <p className="quiet">{said("peace.noRanges")}</p>}
      {ranges?.map(({ range: shut, ms }) => (
        <Reason
          key={shut}
          label={said("peace.open")}
          onWhy={(why) => operator.open(shut, why)}
          onDone={onDone}
        >
          <p>{said("peace.rangeLeft", { range: shut, hours: Math.ceil(ms / 3_600_000) })}</p>
        </Reason>
      ))}
      <Reason
        label={said("peace.shut")}
        onWhy={(why) => operator.shut(range.trim(), hours, why)}
        onDone={onDone}
      >
        <label>
          {said("peace.range")}
          <input value={range} required onChange={(event) => setRange(event.target.value)} />
        </label>
        <Hours hours={hours} onHours={setHours} />
      </Reason>
    </section>
  );
}
