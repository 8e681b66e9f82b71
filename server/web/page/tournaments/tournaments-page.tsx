/** Tournaments: all that are announced or played, or one of them. */
import { useEffect, useState } from "react";
import type { Tournaments } from "../../../../shared/client/index.ts";
import type { TournamentRow } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { useRefusal } from "../home/refusal.tsx";
import { isAccount, riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { said } from "../words/index.ts";
import { Make } from "./make.tsx";
import { One } from "./one.tsx";
import { useSay } from "./said.ts";
import "../styles/home.css";
import "../styles/sets.css";
import "../styles/tournaments.css";

interface TournamentsPageOf {
  readonly id: string | undefined;
  readonly player: Session["player"];
}

export default function TournamentsPage({ id, player }: TournamentsPageOf) {
  const say = useSay();
  const [tournaments, setTournaments] = useState<Tournaments>();
  useEffect(() => {
    void riposte.tournaments().then(setTournaments);
  }, []);
  return (
    <main className="home tournaments">
      <header>
        <Brand />
        <a className="button" href={pathOf.tournaments()} onClick={onLink}>
          {say("title")}
        </a>
      </header>
      {tournaments !== undefined && id !== undefined && <One tournaments={tournaments} id={id} />}
      {tournaments !== undefined && id === undefined && (
        <>
          <h1>{say("title")}</h1>
          <All tournaments={tournaments} />
          {isAccount(player) ? (
            <Make tournaments={tournaments} />
          ) : (
            <p>
              <a href={pathOf.account} onClick={onLink}>
                {say("account")}
              </a>
            </p>
          )}
        </>
      )}
    </main>
  );
}

function All({ tournaments }: { readonly tournaments: Tournaments }) {
  const say = useSay();
  const refusal = useRefusal();
  const [rows, setRows] = useState<readonly TournamentRow[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void refusal.of(tournaments.list()).then(setRows);
  }, [tournaments]);
  return (
    <section aria-label={say("title")}>
      {refusal.line}
      {rows?.length === 0 && <p className="quiet">{say("none")}</p>}
      <ul className="set-list">
        {rows?.map(({ id, name, ruleset, format, state, round, entered, players }) => (
          <li key={id} data-game={ruleset}>
            <a href={pathOf.tournaments(id)} onClick={onLink}>
              <strong>{name}</strong>
            </a>
            <span>
              {[
                said(`game.${ruleset}`) ?? ruleset,
                say(format),
                say(state, { round }),
                say("entered", { n: entered, most: players }),
              ].join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
