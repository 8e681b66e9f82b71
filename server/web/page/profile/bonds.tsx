/** What a player may be to the one whose profile he looks at: follow, block, challenge. */
import { useCallback, useEffect, useState } from "react";
import { PAGES } from "../../../../shared/games/pages.ts";
import type { Bond, BondsInfo, Profile } from "../../../../shared/protocol/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "../home/decks.tsx";
import { useRefusal } from "../home/refusal.tsx";
import { TermsPicker, USUAL } from "../home/terms.tsx";
import { riposte } from "../player.ts";
import { go, onLink, pathOf } from "../routes.ts";
import { said } from "../words/index.ts";
import { useSay } from "./said.ts";

/** Those of the player himself; undefined until they are known. */
function useBonds(): readonly [BondsInfo | undefined, () => void] {
  const [bonds, setBonds] = useState<BondsInfo>();
  const look = useCallback(
    () =>
      void riposte
        .profiles()
        .then((profiles) => profiles.bonds())
        .then(setBonds, () => undefined),
    [],
  );
  useEffect(look, [look]);
  return [bonds, look];
}

interface Other {
  readonly other: Profile["player"];
}

/** Of another's profile, to who has an account. */
export function Ties({ other }: Other) {
  const say = useSay();
  const [bonds, look] = useBonds();
  const [isAsking, setAsking] = useState(false);
  const refusal = useRefusal();
  if (bonds === undefined) return null;
  const isBlocked = bonds.blocked.some(({ id }) => id === other.id);
  const isFollowed = bonds.following.some(({ player }) => player.id === other.id);
  const bind = async (bond: Bond | null) => {
    await refusal.of(riposte.profiles().then((profiles) => profiles.bind(other.name, bond)));
    look();
  };
  return (
    <>
      <p className="ways">
        {!isBlocked && (
          <>
            <button
              type="button"
              className="main"
              aria-expanded={isAsking}
              onClick={() => setAsking(!isAsking)}
            >
              {say("challenge")}
            </button>
            <button
              type="button"
              aria-pressed={isFollowed}
              onClick={() => void bind(isFollowed ? null : "follow")}
            >
              {say(isFollowed ? "followed" : "follow")}
            </button>
          </>
        )}
        <button type="button" className="quiet" onClick={() => void bind(isBlocked ? null : "block")}>
          {say(isBlocked ? "unblock" : "block")}
        </button>
      </p>
      {isBlocked && <p className="quiet">{say("isBlocked", { name: other.name })}</p>}
      {refusal.line}
      {isAsking && !isBlocked && <Challenge other={other} />}
    </>
  );
}

function Challenge({ other }: Other) {
  const say = useSay();
  const [game, setGame] = useState(PAGES[0]?.id ?? "");
  return (
    <section aria-label={say("challenge")} className="challenge">
      <label>
        {say("game")}
        <select value={game} onChange={(event) => setGame(event.target.value)}>
          {PAGES.map(({ id }) => (
            <option key={id} value={id}>
              {said(`game.${id}`) ?? id}
            </option>
          ))}
        </select>
      </label>
      <Wish key={game} game={game} other={other} />
    </section>
  );
}

function Wish({ game, other }: Other & { readonly game: string }) {
  const say = useSay();
  const decks = useDecks(game);
  const [chosen, setChosen] = useState<DeckChoice>();
  const [terms, setTerms] = useState(USUAL);
  const [rated, setRated] = useState(false);
  const refusal = useRefusal();
  const deck = chosen ?? decks[0];
  const ask = async () => {
    if (deck === undefined) return;
    const wish = { ruleset: game, deck: deck.ref, ...terms, rated };
    const table = await refusal.of(
      riposte.profiles().then((profiles) => profiles.challenge(other.name, wish)),
    );
    if (table !== undefined) go(pathOf.room(table.id));
  };
  return (
    <>
      <DeckPicker title={say("deck")} decks={decks} chosen={deck} onChoose={setChosen} />
      <TermsPicker terms={terms} onChange={setTerms} />
      <label className="choice">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
        {say("rated")}
      </label>
      <button type="button" className="main" disabled={deck === undefined} onClick={() => void ask()}>
        {say("ask", { name: other.name })}
      </button>
      {refusal.line}
    </>
  );
}

/** On his own profile: whom he follows, with what they play, and whom he blocks. */
export function Own() {
  const say = useSay();
  const [bonds, look] = useBonds();
  const refusal = useRefusal();
  const free = async (name: string) => {
    await refusal.of(riposte.profiles().then((profiles) => profiles.bind(name, null)));
    look();
  };
  if (bonds === undefined || bonds.following.length + bonds.blocked.length === 0) return null;
  return (
    <section aria-label={say("following")}>
      <h2>{say("following")}</h2>
      <ul className="set-list">
        {bonds.following.map(({ player, match }) => (
          <li key={player.id}>
            <a href={pathOf.profile(player.name)} onClick={onLink}>
              {player.name}
            </a>
            {match !== null && (
              <a className="button" href={pathOf.watch(match)} onClick={onLink}>
                {say("watchNow")}
              </a>
            )}
          </li>
        ))}
        {bonds.blocked.map(({ id, name }) => (
          <li key={id}>
            <span>
              {name} <small>{say("blocked")}</small>
            </span>
            <button type="button" className="quiet" onClick={() => void free(name)}>
              {say("unblock")}
            </button>
          </li>
        ))}
      </ul>
      {refusal.line}
    </section>
  );
}
