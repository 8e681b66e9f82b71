/** Hiding a player's card set, and showing it again. */
import { useState } from "react";
import { said, saidOf } from "../words/peace.ts";
import type { Part } from "./asked.ts";
import { Reason } from "./reason.tsx";

export function SetHiding({ operator, onDone }: Omit<Part, "turn">) {
  const [set, setSet] = useState("");
  const [isHidden, setHidden] = useState(true);
  return (
    <section aria-label={said("peace.set")}>
      <h2>{said("peace.set")}</h2>
      <Reason
        label={said("peace.do")}
        onWhy={(why) => operator.hideSet(set.trim(), isHidden, why)}
        onDone={onDone}
      >
        <label>
          {said("peace.setId")}
          <input value={set} required onChange={(event) => setSet(event.target.value)} />
        </label>
        <label>
          {said("peace.act")}
          <select
            value={isHidden ? "hide-set" : "show-set"}
            onChange={(event) => setHidden(event.target.value === "hide-set")}
          >
            {["hide-set", "show-set"].map((one) => (
              <option key={one} value={one}>
                {saidOf("act", one)}
              </option>
            ))}
          </select>
        </label>
      </Reason>
    </section>
  );
}
