/** The first page: choose a game and a deck, and play. */
import { useEffect, useState } from "react";
import type { MatchInfo } from "../../../../shared/protocol/index.ts";
import { PLANS } from "../games/index.ts";
import { riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { said, t } from "../words/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "./decks.tsx";
import { Me } from "./me.tsx";
import { Meet } from "./meet.tsx";
import { OpenTables } from "./open-tables.tsx";
import { PlayAlone } from "./play-alone.tsx";
import { PlayBot } from "./play-bot.tsx";
import "../styles/home.css";

type Player = Session["player"];

export function Home({ player, onPlayer }: { readonly player: Player; onPlayer(player: Player): void }) {
  const [game, setGame] = useState<string>();
  return (
    <main className="home">
      <header>
        <p className="brand">Riposte</p>
        <Me player={player} onPlayer={onPlayer} />
      </header>
      <section className="hero">
        <h1>{t("home.title")}</h1>
        <p>{t("home.lead")}</p>
      </section>
      <GoOn player={player} />
      <section aria-label={t("home.games")}>
        <ul className="games">
          {PLANS.map(({ id }) => (
            <li key={id} data-game={id}>
              <button type="button" aria-pressed={game === id} onClick={() => setGame(id)}>
                <strong>{said(`game.${id}`)}</strong>
                <span>{said(`pitch.${id}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {game !== undefined && <Setup key={game} game={game} player={player} />}
      <OpenTables game={game} />
    </main>
  );
}

function Setup({ game, player }: { readonly game: string; readonly player: Player }) {
  const decks = useDecks(game);
  const [mine = decks[0], setMine] = useState<DeckChoice>();
  const [theirs = decks[1] ?? decks[0], setTheirs] = useState<DeckChoice>();
  return (
    <section className="setup" data-game={game} aria-label={said(`game.${game}`)}>
      <div className="begin">
        <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={mine} onChoose={setMine} />
        <a className="button" href={pathOf.build(game)} onClick={onLink}>
          {t("home.build")}
        </a>
      </div>
      <DeckPicker title={t("home.theirDeck")} decks={decks} chosen={theirs} onChoose={setTheirs} />
      <div className="begin">
        {mine !== undefined && theirs !== undefined && <PlayBot game={game} mine={mine} theirs={theirs} />}
        {mine !== undefined && <Meet game={game} deck={mine} />}
        {mine !== undefined && theirs !== undefined && (
          <PlayAlone game={game} mine={mine} theirs={theirs} player={player} />
        )}
      </div>
    </section>
  );
}

/** Matches that wait for the player, after a closed tab or a cut line. */
function GoOn({ player }: { readonly player: Player }) {
  const [matches, setMatches] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    riposte.me().then(
      ({ matches }) => setMatches(matches.filter(({ status }) => status === "playing")),
      () => setMatches([]),
    );
  }, []);
  if (matches.length === 0) return null;
  return (
    <section className="go-on" aria-label={t("home.goOn")}>
      <h2>{t("home.goOn")}</h2>
      <ul>
        {matches.map(({ id, ruleset, seats }) => (
          <li key={id} data-game={ruleset}>
            <span>
              {said(`game.${ruleset}`)}{" "}
              {t("home.against", {
                names: seats
                  .flatMap((seat) => (seat.player.id === player.id ? [] : [seat.player.name]))
                  .join(", "),
              })}
            </span>
            <a className="button" href={pathOf.match(id)} onClick={onLink}>
              {t("home.back")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
