/** A player: what is known of him, and what may be done about him. */
import { type FormEvent, useState } from "react";
import { PLAYER_ACTS, type PlayerAct, type PlayerHistory } from "../../../../shared/protocol/index.ts";
import { said, saidOf } from "../words/peace.ts";
import { type Part, useAsked } from "./asked.ts";
import { Lines } from "./log.tsx";
import { Reason } from "./reason.tsx";

export function PlayerLookup(part: Part) {
  const [id, setId] = useState("");
  const [shown, setShown] = useState<string>();
  const show = (event: FormEvent) => {
    event.preventDefault();
    setShown(id.trim());
  };
  return (
    <section aria-label={said("peace.find")}>
      <h2>{said("peace.find")}</h2>
      <form className="reason" onSubmit={show}>
        <label>
          {said("peace.player")}
          <input value={id} required onChange={(event) => setId(event.target.value)} />
        </label>
        <button type="submit">{said("peace.show")}</button>
      </form>
      {shown !== undefined && <Found key={shown} {...part} id={shown} />}
    </section>
  );
}

function Found({ id, ...part }: Part & { readonly id: string }) {
  const [history, refused] = useAsked(() => part.operator.history(id), part.turn);
  return history === undefined ? refused : <History {...part} history={history} />;
}

export function History({ history, ...part }: Part & { readonly history: PlayerHistory }) {
  const { id, name, matches, reported, reports, acts } = history;
  return (
    <section className="history" aria-label={name || id}>
      <h3>{name || id}</h3>
      <p>
        <code>{id}</code>
      </p>
      <p>{said("peace.history", { matches, reported, reports })}</p>
      {acts.length === 0 ? <p className="quiet">{said("peace.noActs")}</p> : <Lines acts={acts} />}
      <Acts {...part} player={id} />
    </section>
  );
}

function Acts({ player, operator, onDone }: Part & { readonly player: string }) {
  const [act, setAct] = useState<PlayerAct>("warn");
  const [hours, setHours] = useState(24);
  const isLasting = act === "mute" || act === "suspend";
  return (
    <Reason
      label={said("peace.do")}
      onWhy={(why) => operator.act(player, { act, why, ...(isLasting && { hours }) })}
      onDone={onDone}
    >
      <label>
        {said("peace.act")}
        {/* Every value of it is an option below. */}
        <select value={act} onChange={(event) => setAct(event.target.value as PlayerAct)}>
          {PLAYER_ACTS.map((one) => (
            <option key={one} value={one}>
              {saidOf("act", one)}
            </option>
          ))}
        </select>
      </label>
      {isLasting && <Hours hours={hours} onHours={setHours} />}
    </Reason>
  );
}

export const Hours = ({ hours, onHours }: { readonly hours: number; onHours(hours: number): void }) => (
  <label>
    {said("peace.hours")}
    <input
      type="number"
      min={1}
      max={87_600}
      required
      value={hours}
      onChange={(event) => onHours(event.target.valueAsNumber)}
    />
  </label>
);
