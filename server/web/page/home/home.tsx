/** The first page: choose a game and a deck, and play. */
import { useEffect, useState } from "react";
import { PAGES } from "../../../../shared/games/pages.ts";
import type { Me as Mine, PlayerSetInfo } from "../../../../shared/protocol/index.ts";
import { LessonLink } from "../guide/lesson-link.tsx";
import { late } from "../late.tsx";
import { isAccount, isOwnAccount, riposte, type Session } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { playable, useKnownSets } from "../sets/known.ts";
import { SetPicker } from "../sets/set-picker.tsx";
import { Pictogram } from "../table/icon.tsx";
import { said, t } from "../words/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "./decks.tsx";
import { GoOn } from "./go-on.tsx";
import { LearnNext } from "./learn-next.tsx";
import { Me } from "./me.tsx";
import { Meet } from "./meet.tsx";
import { OpenTables } from "./open-tables.tsx";
import { PlayAlone } from "./play-alone.tsx";
import { PlayBot } from "./play-bot.tsx";
import { Played, usePlayed } from "./played.tsx";
import { type Search, useSearch } from "./search.ts";
import { Searching } from "./searching.tsx";
import "../styles/home.css";

const Waiting = late(() => import("../profile/waiting.tsx"));
const NoticeList = late(() => import("./notice-list.tsx"));

type Player = Session["player"];

export function Home({ player, onPlayer }: { readonly player: Player; onPlayer(player: Player): void }) {
  const [game, setGame] = useState<string>();
  const mine = useMine();
  const played = usePlayed();
  const search = useSearch(mine?.ticket != null);
  return (
    <main className="home">
      <header>
        <p className="brand">Riposte</p>
        <Me player={player} onPlayer={onPlayer} />
      </header>
      <section className="hero">
        <div>
          <h1>{t("home.title")}</h1>
          <p>{t("home.lead")}</p>
        </div>
        <Fan />
      </section>
      {mine !== undefined && mine.notices.length > 0 && <NoticeList notices={mine.notices} />}
      {isOwnAccount(player) && <Waiting />}
      {mine !== undefined && <GoOn player={player.id} matches={mine.matches} />}
      <Searching search={search} />
      <section aria-label={t("home.games")}>
        <ul className="games">
          {PAGES.map(({ id, world }) => (
            <li key={id} data-game={id}>
              <button type="button" aria-pressed={game === id} onClick={() => setGame(id)}>
                <span className="art">
                  <Pictogram icon={world?.sign ?? "star"} />
                </span>
                <strong>{said(`game.${id}`)}</strong>
                <span>{said(`pitch.${id}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {game !== undefined && <Setup key={game} game={game} player={player} search={search} />}
      <div className="around">
        <div>
          <OpenTables game={game} />
          <a className="button fits" href={pathOf.ladder} onClick={onLink}>
            {t("home.ladder")}
          </a>{" "}
          <a className="button fits" href={pathOf.tournaments()} onClick={onLink}>
            {t("home.tournaments")}
          </a>
        </div>
        <div>
          {game === undefined && <LearnNext played={played} />}
          <Played player={player.id} matches={played} />
        </div>
      </div>
    </main>
  );
}

/** A card of each game, seen from behind, held as a hand is. */
const Fan = () => (
  <div className="fan" aria-hidden="true">
    {PAGES.map(({ id, world }) => (
      <span key={id} data-game={id}>
        <Pictogram icon={world?.sign ?? "star"} />
      </span>
    ))}
  </div>
);

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
  const [sets, setSets] = useState<readonly PlayerSetInfo[]>([]);
  const decks = useDecks(game, sets);
  const there = (deck: DeckChoice | undefined) => decks.find(({ key }) => key === deck?.key);
  const [mine, setMine] = useChoice(decks[0], there);
  const [theirs, setTheirs] = useChoice(decks[1] ?? decks[0], there);
  const [known] = useKnownSets();
  return (
    <section className="setup" data-game={game} aria-label={said(`game.${game}`)}>
      <p className="goal">
        {said(`goal.${game}`)}{" "}
        <a href={pathOf.guide(game)} onClick={onLink}>
          {t("home.learn")}
        </a>{" "}
        <LessonLink game={game} />
      </p>
      <div className="begin">
        <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={mine} onChoose={setMine} />
        <div className="beside">
          <a className="button" href={pathOf.build(game)} onClick={onLink}>
            {t("home.build")}
          </a>
          {known !== undefined && known.may !== "off" && (
            <a className="button" href={pathOf.sets(game)} onClick={onLink}>
              {t("sets.mine")}
            </a>
          )}
        </div>
        <SetPicker title={t("sets.atTable")} sets={playable(known, game)} chosen={sets} onChoose={setSets} />
        <DeckPicker title={t("home.theirDeck")} decks={decks} chosen={theirs} onChoose={setTheirs} />
      </div>
      {mine !== undefined && theirs !== undefined && (
        <>
          <div className="begin">
            <h2>{t("home.atOnce")}</h2>
            <PlayBot game={game} sets={sets} mine={mine} theirs={theirs} />
            <PlayAlone game={game} sets={sets} mine={mine} theirs={theirs} player={player} />
          </div>
          <div className="begin">
            <h2>{t("home.withOthers")}</h2>
            <Meet game={game} sets={sets} deck={mine} search={search} mayRank={isAccount(player)} />
          </div>
        </>
      )}
    </section>
  );
}

/** What was chosen, as long as it is there; else the usual. */
function useChoice(
  usual: DeckChoice | undefined,
  there: (deck: DeckChoice | undefined) => DeckChoice | undefined,
): [DeckChoice | undefined, (deck: DeckChoice) => void] {
  const [chosen, choose] = useState<DeckChoice>();
  return [there(chosen) ?? usual, choose];
}
