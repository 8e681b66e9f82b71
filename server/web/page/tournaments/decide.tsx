/** A judge decides on a pairing, and takes a player out. */
import type { FormEvent } from "react";
import type { RulingBody, TournamentInfo } from "../../../../shared/protocol/index.ts";
import { useSay } from "./said.ts";

interface DecideOf {
  readonly info: TournamentInfo;
  onDecide(ruling: RulingBody): Promise<void>;
}

const WINNERS = { "0": 0, "1": 1, drawn: "drawn" } as const;

export function Decide({ info, onDecide }: DecideOf) {
  const say = useSay();
  const most = Math.ceil(info.bestOf / 2);
  const decide = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const winner = WINNERS[text("winner") as keyof typeof WINNERS] ?? "drawn";
    const wins: [number, number] = winner === "drawn" ? [0, 0] : winner === 0 ? [most, 0] : [0, most];
    const at = { round: Number(text("round")), pairing: Number(text("pairing")) };
    void onDecide({ ...at, winner, wins, reason: text("reason") });
  };
  return (
    <form className="setup make" onSubmit={decide} aria-label={say("decide")}>
      <h2>{say("decide")}</h2>
      <label>
        {say("round", { n: "" })}{" "}
        <input name="round" type="number" min={1} max={info.round} defaultValue={info.round} />
      </label>
      <label>
        {say("pairing")} <input name="pairing" type="number" min={1} defaultValue={1} />
      </label>
      <label>
        {say("winner")}{" "}
        <select name="winner">
          <option value="0">{say("first")}</option>
          <option value="1">{say("second")}</option>
          <option value="drawn">{say("drawn")}</option>
        </select>
      </label>
      <label>
        {say("reason")} <input name="reason" required minLength={3} maxLength={200} />
      </label>
      <button type="submit">{say("decide")}</button>
    </form>
  );
}

interface RemoveOf {
  readonly info: TournamentInfo;
  onRemove(player: string, reason: string): Promise<void>;
}

export function Remove({ info, onRemove }: RemoveOf) {
  const say = useSay();
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void onRemove(String(form.get("player") ?? ""), String(form.get("reason") ?? ""));
  };
  return (
    <form className="setup make" onSubmit={remove} aria-label={say("remove")}>
      <h2>{say("remove")}</h2>
      <label>
        {say("player")}{" "}
        <select name="player">
          {info.entrants
            .filter(({ out }) => !out)
            .map(({ player: { id, name } }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
        </select>
      </label>
      <label>
        {say("reason")} <input name="reason" required minLength={3} maxLength={200} />
      </label>
      <button type="submit">{say("remove")}</button>
    </form>
  );
}
