/** How a tournament stands: bracket, standings, rounds, and what judges decided. */
import type { TournamentInfo } from "../../../../shared/protocol/index.ts";
import { onLink, pathOf } from "../routes.ts";
import { breakText } from "./breaks.ts";
import { type Say, useSay } from "./said.ts";

interface Of {
  readonly info: TournamentInfo;
}

const nameOf = ({ entrants }: TournamentInfo, entrant: number | null): string =>
  entrant === null ? "" : (entrants[entrant]?.player.name ?? "");

export function Standings({ info }: Of) {
  const say = useSay();
  if (info.standings.length === 0)
    return (
      <ol aria-label={say("standings")}>
        {info.entrants.map(({ player }) => (
          <li key={player.id}>{player.name}</li>
        ))}
      </ol>
    );
  return (
    <section className="wide">
      <table>
        <caption>{say("standings")}</caption>
        <thead>
          <tr>
            <th>#</th>
            <th>{say("player")}</th>
            <th>{say("points")}</th>
            <th>{say("record")}</th>
            {info.tieBreaks.map((kind) => (
              <th key={kind}>{say(kind === "round" ? "lastRound" : kind)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {info.standings.map(({ entrant, points, won, drawn, lost, breaks }, n) => (
            <tr key={entrant} data-you={entrant === info.you.entrant}>
              <td>{n + 1}</td>
              <td>
                {nameOf(info, entrant)} {info.entrants[entrant]?.out && <small>{say("out")}</small>}
              </td>
              <td>{points}</td>
              <td>
                {won}–{drawn}–{lost}
              </td>
              {info.tieBreaks.map((kind, at) => (
                <td key={kind}>{breakText(kind, breaks[at] ?? 0, info.state, say)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{say("lot")}</p>
    </section>
  );
}

type Played = TournamentInfo["played"][number]["pairings"][number];

function resultText({ result, sides }: Played, info: TournamentInfo, say: Say): string {
  if (result === null) return "";
  if (result.how === "bye") return say("bye");
  const { winner, wins, how } = result;
  const who = typeof winner === "number" ? nameOf(info, sides[winner] ?? null) : say(winner);
  return [`${who} ${wins.join("–")}`, say(how)].filter(Boolean).join(", ");
}

/** The newest first. */
export function Rounds({ info }: Of) {
  const say = useSay();
  return info.played
    .map(({ pairings, until }, round) => (
      <details key={until} open={round === info.played.length - 1}>
        <summary>{say("round", { n: round + 1 })}</summary>
        <ol className="pairings">
          {pairings.map((pairing) => (
            <li key={pairing.sides.join()}>
              <span>
                {pairing.sides.flatMap((side) => (side === null ? [] : nameOf(info, side))).join(" – ")}
              </span>{" "}
              <strong>{resultText(pairing, info, say)}</strong>{" "}
              {pairing.table !== null && (
                <a href={pathOf.room(pairing.table)} onClick={onLink}>
                  {say("watch")}
                </a>
              )}
            </li>
          ))}
        </ol>
      </details>
    ))
    .reverse();
}

/** A column for each round of it. */
export function Bracket({ info }: Of) {
  const say = useSay();
  const columns = Map.groupBy(
    info.bracket.map((duel, n) => ({ ...duel, n })),
    ({ part, round }) => `${part} ${round}`,
  );
  if (columns.size === 0) return null;
  return (
    <section className="bracket" aria-label={say("bracket")}>
      {[...columns].map(([key, duels]) => (
        <div key={key}>
          <h3>{duels[0] && say(duels[0].part, { n: duels[0].round + 1 })}</h3>
          <ol>
            {duels.map(({ n, sides, won }) => (
              <li key={n}>
                {sides.map((side, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
                  <span key={at} data-won={won === at}>
                    {nameOf(info, side) || "·"}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

export function Rulings({ info }: Of) {
  const say = useSay();
  if (info.rulings.length === 0) return null;
  return (
    <section aria-label={say("rulings")}>
      <h2>{say("rulings")}</h2>
      <ul>
        {info.rulings.map(({ at, judge, reason, removed, round, pairing }) => (
          <li key={`${at} ${round} ${pairing} ${removed}`}>
            {removed === null
              ? say("ruled", {
                  judge: judge.name,
                  round: (round ?? 0) + 1,
                  pairing: (pairing ?? 0) + 1,
                  reason,
                })
              : say("removed", { judge: judge.name, player: nameOf(info, removed), reason })}
          </li>
        ))}
      </ul>
    </section>
  );
}
