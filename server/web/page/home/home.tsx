/** The first page: choose a game and a deck, and play. */
import { useEffect, useState } from "react";
import { PAGES } from "../../../../shared/games/pages.ts";
import type { Me as Mine } from "../../../../shared/protocol/index.ts";
import { isAccount, riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { Sigil } from "../table/sigil.tsx";
import { said, t } from "../words/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "./decks.tsx";
import { GoOn } from "./go-on.tsx";
import { Me } from "./me.tsx";
import { Meet } from "./meet.tsx";
import { OpenTables } from "./open-tables.tsx";
import { PlayAlone } from "./play-alone.tsx";
import { PlayBot } from "./play-bot.tsx";
import { Played } from "./played.tsx";
import { type Search, useSearch } from "./search.ts";
import { Searching } from "./searching.tsx";
import "../styles/home.css";

type Player = Session["player"];

export function Home({ player, onPlayer }: { readonly player: Player; onPlayer(player: Player): void }) {
  const [game, setGame] = useState<string>();
  const mine = useMine();
  const search = useSearch(mine?.ticket != null);
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
      {mine !== undefined && <GoOn player={player.id} matches={mine.matches} />}
      <Searching search={search} />
      <section aria-label={t("home.games")}>
        <ul className="games">
          {PAGES.map(({ id }) => (
            <li key={id} data-game={id}>
              <button type="button" aria-pressed={game === id} onClick={() => setGame(id)}>
                <Sigil seed={`Riposte ${id}`} />
                <strong>{said(`game.${id}`)}</strong>
                <span>{said(`pitch.${id}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {game !== undefined && <Setup key={game} game={game} player={player} search={search} />}
      <OpenTables game={game} />
      <Played player={player.id} />
    </main>
  );
}

/** The matches and tables that wait for the player; undefined until they are known. */
function useMine(): Mine | undefined {
  const [mine, setMine] = useState<Mine>();
  useEffect(() => {
    riposte.me().then(setMine, () => {});
  }, []);
  return mine;
}

function Setup({
  game,
  player,
  search,
}: {
  readonly game: string;
  readonly player: Player;
  readonly search: Search;
}) {
  const decks = useDecks(game);
  const [mine = decks[0], setMine] = useState<DeckChoice>();
  const [theirs = decks[1] ?? decks[0], setTheirs] = useState<DeckChoice>();
  return (
    <section className="setup" data-game={game} aria-label={said(`game.${game}`)}>
      <p className="goal">
        {said(`goal.${game}`)}{" "}
        <a href={pathOf.guide(game)} onClick={onLink}>
          {t("home.learn")}
        </a>
      </p>
      <div className="begin">
        <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={mine} onChoose={setMine} />
        <a className="button" href={pathOf.build(game)} onClick={onLink}>
          {t("home.build")}
        </a>
        <DeckPicker title={t("home.theirDeck")} decks={decks} chosen={theirs} onChoose={setTheirs} />
      </div>
      {mine !== undefined && theirs !== undefined && (
        <>
          <div className="begin">
            <h2>{t("home.atOnce")}</h2>
            <PlayBot game={game} mine={mine} theirs={theirs} />
            <PlayAlone game={game} mine={mine} theirs={theirs} player={player} />
          </div>
          <div className="begin">
            <h2>{t("home.withOthers")}</h2>
            <Meet game={game} deck={mine} search={search} mayRank={isAccount(player)} />
          </div>
        </>
      )}
    </section>
  );
}
