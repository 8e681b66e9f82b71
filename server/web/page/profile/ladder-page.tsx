/** The ladders of all games, of this season and of those before. */
import { type ReactNode, useEffect, useState } from "react";
import type { LadderInfo, LaddersInfo } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { useRefusal } from "../home/refusal.tsx";
import { riposte } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { gameText, useSay } from "./said.ts";
import "../styles/home.css";
import "../styles/profile.css";

type Season = LaddersInfo["seasons"][number];
type Game = LaddersInfo["ladders"][number];

export default function LadderPage() {
  const say = useSay();
  const [told, setTold] = useState<{ readonly all: LaddersInfo; readonly of: number | undefined }>();
  const [season, setSeason] = useState<number>();
  const refusal = useRefusal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each season
  useEffect(() => {
    void refusal
      .of(riposte.profiles().then((profiles) => profiles.ladders(season)))
      .then((all) => setTold(all && { all, of: season }));
  }, [season]);
  return (
    <main className="home profile">
      <header>
        <Brand />
      </header>
      <h1>{say("ladders")}</h1>
      {refusal.line}
      {told !== undefined && <Seasons seasons={told.all.seasons} chosen={season} onChoose={setSeason} />}
      {told !== undefined && told.of === season && <Ladders {...told.all} season={season} />}
    </main>
  );
}

function Ladders({ ladders, placement, season }: LaddersInfo & Pick<LadderOf, "season">) {
  const say = useSay();
  if (ladders.length === 0) return <p className="quiet">{say("noLadder")}</p>;
  return ladders.map((game) => (
    <Ladder key={`${gameText(game)} ${season}`} {...{ game, season, placement }} />
  ));
}

interface SeasonsOf {
  readonly seasons: readonly Season[];
  readonly chosen: number | undefined;
  onChoose(season: number | undefined): void;
}

function Seasons({ seasons, chosen, onChoose }: SeasonsOf) {
  const say = useSay();
  const [now] = seasons;
  if (now === undefined) return null;
  const day = new Date(now.until).toLocaleDateString(document.documentElement.lang);
  const choose = (n: number) => onChoose(n === now.n ? undefined : n);
  return (
    <label className="season">
      {say("season")}
      <select value={chosen ?? now.n} onChange={(event) => choose(Number(event.target.value))}>
        {seasons.map(({ n }) => (
          <option key={n} value={n}>
            {n === now.n ? say("seasonNow", { n, day }) : say("seasonOver", { n })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LadderOf {
  readonly game: Game;
  readonly season: number | undefined;
  readonly placement: number;
}

function Ladder({ game, season, placement }: LadderOf) {
  const say = useSay();
  const [ladder, setLadder] = useState<LadderInfo>();
  const refusal = useRefusal();
  const { ruleset, profile } = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ladder
  useEffect(() => {
    void refusal
      .of(riposte.profiles().then((profiles) => profiles.ladder(ruleset, profile, season)))
      .then(setLadder);
  }, []);
  if (ladder === undefined) return refusal.line;
  const { rows, you } = ladder;
  return (
    <section aria-label={gameText(game)} data-game={ruleset}>
      <h2>{gameText(game)}</h2>
      {you !== null && (
        <p>
          {say("you", {
            ...{ rating: you.rating, deviation: you.deviation, n: placement },
            played: Math.min(you.played, placement),
          })}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="quiet">{say("nobodyPlaced", { n: placement })}</p>
      ) : (
        <Rows rows={rows} />
      )}
    </section>
  );
}

function Rows({ rows }: Pick<LadderInfo, "rows">) {
  const say = useSay();
  return (
    <div className="wide">
      <table>
        <thead>
          <tr>
            <th>{say("place")}</th>
            <th>{say("player")}</th>
            <th>{say("points")}</th>
            <th>{say("record")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, player, rating, deviation, won, drawn, lost }) => (
            <tr key={place}>
              <td>{place}</td>
              <td>{named(player, say("nobody"))}</td>
              <td>{say("rating", { rating, deviation })}</td>
              <td>
                {won} – {drawn} – {lost}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const named = (player: LadderInfo["rows"][number]["player"], nobody: string): ReactNode =>
  player === null ? (
    <em>{nobody}</em>
  ) : (
    <a href={pathOf.profile(player.name)} onClick={onLink}>
      {player.name}
    </a>
  );
