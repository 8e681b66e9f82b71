/** The parts of a profile. */
import { type ReactNode, useState } from "react";
import type { MatchInfo, Profile } from "../../../../shared/protocol/index.ts";
import { type Cards, cardsOf } from "../catalog.ts";
import { isOwnAccount } from "../player.ts";
import { onLink, pathOf } from "../routes.ts";
import { calledOf } from "../words/index.ts";
import { CurveLine } from "./curve.tsx";
import { gameText, useSay } from "./said.ts";

interface Of {
  readonly profile: Profile;
}

export function Ratings({ profile }: Of) {
  const say = useSay();
  return (
    <section aria-label={say("ratings")}>
      <h2>{say("ratings")}</h2>
      {profile.ratings.length === 0 && <p className="quiet">{say("unrated")}</p>}
      <ul className="ratings">
        {profile.ratings.map(({ rating, deviation, games, curve, ...game }) => (
          <li key={gameText(game)} data-game={game.ruleset}>
            <h3>{gameText(game)}</h3>
            <p>
              <strong>{say("rating", { rating, deviation })}</strong>{" "}
              <small>{say("games", { n: games })}</small>
            </p>
            <CurveLine curve={curve} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Line {
  readonly ruleset: string;
  readonly profile: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly key: string;
  readonly who: ReactNode;
}

function Record({ title, what, lines }: { title: string; what: string; lines: readonly Line[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <div className="wide">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th>{what}</th>
            <th>{say("game")}</th>
            <th>{say("record")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, who, won, drawn, lost, ...game }) => (
            <tr key={`${key} ${gameText(game)}`}>
              <td>{who}</td>
              <td>{gameText(game)}</td>
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

export function Opponents({ profile }: Of) {
  const say = useSay();
  const lines = profile.opponents.map(({ player, ...line }) => ({
    ...line,
    key: player?.id ?? "",
    who: player === null ? <em>{say("nobody")}</em> : <Named player={player} />,
  }));
  return <Record title={say("opponents")} what={say("player")} lines={lines} />;
}

/** With the way to his profile, where he has one. */
function Named({ player }: { readonly player: Profile["player"] }) {
  const name = calledOf(player.id, player.name);
  if (!isOwnAccount(player)) return name;
  return (
    <a href={pathOf.profile(player.name)} onClick={onLink}>
      {name}
    </a>
  );
}

export function Decks({ profile }: Of) {
  const say = useSay();
  const { decks, player } = profile;
  if (decks === null) return <p className="quiet">{say("hidden", { name: player.name })}</p>;
  const lines = decks.record.map(({ name, ...line }) => ({
    ...line,
    key: name ?? "",
    who: name ?? <em>{say("nameless")}</em>,
  }));
  return (
    <>
      {decks.kept.length === 0 && <p className="quiet">{say("noDecks")}</p>}
      {decks.kept.map((deck) => (
        <Deck key={deck.id} deck={deck} />
      ))}
      <Record title={say("byDeck")} what={say("deck")} lines={lines} />
    </>
  );
}

function Deck({ deck }: { readonly deck: NonNullable<Profile["decks"]>["kept"][number] }) {
  const say = useSay();
  const { name, ruleset, cards } = deck;
  const [known, setKnown] = useState<Cards>();
  const look = () => void cardsOf(ruleset).then(setKnown, () => undefined);
  return (
    <details data-game={ruleset} onToggle={look}>
      <summary>
        {name} <small>{say("cards", { n: Object.values(cards).reduce((sum, n) => sum + n, 0) })}</small>
      </summary>
      <ul>
        {Object.entries(cards).map(([card, copies]) => (
          <li key={card}>
            {copies} × {known?.get(card)?.name ?? card}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Replays({ profile }: Of) {
  const say = useSay();
  return (
    <section aria-label={say("replays")}>
      <h2>{say("replays")}</h2>
      {profile.replays.length === 0 && <p className="quiet">{say("noReplays")}</p>}
      <ul className="set-list">
        {profile.replays.map((match) => (
          <li key={match.id} data-game={match.ruleset}>
            <span>
              {namesIn(match)} · {gameText(match)}
            </span>
            <a className="button" href={pathOf.replay(match.id)} onClick={onLink}>
              {say("watch")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const namesIn = ({ seats }: MatchInfo): string =>
  seats.map(({ player }) => calledOf(player.id, player.name)).join(" – ");
