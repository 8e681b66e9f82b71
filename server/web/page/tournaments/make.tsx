/** Making a tournament. */
import { type FormEvent, useState } from "react";
import type { Tournaments } from "../../../../shared/client/index.ts";
import { PAGES } from "../../../../shared/games/pages.ts";
import { formatSchema } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { go, pathOf } from "../routes.ts";
import { said } from "../words/index.ts";
import { useSay } from "./said.ts";

const SERIES = [1, 3, 5] as const;

export function Make({ tournaments }: { readonly tournaments: Tournaments }) {
  const say = useSay();
  const refusal = useRefusal();
  const [isBusy, setBusy] = useState(false);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    setBusy(true);
    const made = await refusal.of(
      tournaments.create({
        name: text("name"),
        ruleset: text("game"),
        format: formatSchema.parse(text("format")),
        bestOf: SERIES.find((one) => String(one) === text("bestOf")) ?? 1,
        roundSeconds: 60 * Number(text("minutes")),
        lists: text("lists") === "open" ? "open" : "closed",
        clock: "standard",
        ...(text("delay") !== "" && { watchDelay: 60 * Number(text("delay")) }),
        ...(text("starts") !== "" && { starts: new Date(text("starts")).getTime() }),
      }),
    );
    setBusy(false);
    if (made !== undefined) go(pathOf.tournaments(made.id));
  };
  return (
    <form className="setup make" onSubmit={(event) => void make(event)} aria-label={say("make")}>
      <h2>{say("make")}</h2>
      <label>
        {say("name")} <input name="name" required maxLength={40} />
      </label>
      <Choice
        label={say("game")}
        name="game"
        options={PAGES.map(({ id }) => [id, said(`game.${id}`) ?? id])}
      />
      <Choice
        label={say("format")}
        name="format"
        options={formatSchema.options.map((one) => [one, say(one)])}
      />
      <Choice label={say("bestOf")} name="bestOf" options={SERIES.map((one) => [String(one), String(one)])} />
      <label>
        {say("minutes")} <input name="minutes" type="number" min={1} max={600} defaultValue={50} />
      </label>
      <label>
        {say("delay")} <input name="delay" type="number" min={0} max={60} />
      </label>
      <label>
        {say("whenStarts")} <input name="starts" type="datetime-local" />
      </label>
      <Choice
        label={say("lists")}
        name="lists"
        options={[
          ["closed", say("listsClosed")],
          ["open", say("listsOpen")],
        ]}
      />
      <button type="submit" className="main" disabled={isBusy}>
        {say("create")}
      </button>
      {refusal.line}
    </form>
  );
}

interface ChoiceOf {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

const Choice = ({ label, name, options }: ChoiceOf) => (
  <label>
    {label}{" "}
    <select name={name}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
