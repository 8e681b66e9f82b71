/** A table before its match: who sits there, with which deck, and who is ready. */
import { useEffect, useState } from "react";
import type { TableInfo } from "../../../../shared/protocol/index.ts";
import { present } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { useLobby } from "../lobby.ts";
import { Loading } from "../notice.tsx";
import { riposte } from "../player.ts";
import { go, onLink, pathOf } from "../routes.ts";
import { Version } from "../sets/version.tsx";
import { TablePage } from "../table/late-table.tsx";
import { calledOf, refusalText, said, t } from "../words/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "./decks.tsx";
import { type Refusal, useRefusal } from "./refusal.tsx";
import { termsText } from "./terms.tsx";
import "../styles/home.css";

export default function Room({ table: key }: { readonly table: string }) {
  const [asked, setAsked] = useState<TableInfo>();
  const refusal = useRefusal();
  const lobby = useLobby(undefined);
  const table = lobby?.own.find(({ id }) => id === asked?.id) ?? asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table, and when news may have been missed
  useEffect(() => {
    void refusal.of(riposte.tables.get(key)).then(setAsked);
  }, [key, lobby]);
  useEffect(TablePage.expect, []);
  const match = table?.you === null ? undefined : table?.games.at(-1)?.match;
  useEffect(() => {
    if (match !== undefined) go(pathOf.match(match));
  }, [match]);
  const home = (
    <a className="button" href={pathOf.home} onClick={onLink}>
      {t("app.home")}
    </a>
  );
  if (table === undefined && refusal.line === null) return <Loading />;
  if (table === undefined)
    return (
      <main className="notice">
        {refusal.line}
        {home}
      </main>
    );
  return (
    <main className="home room" data-game={table.ruleset}>
      <header>
        <Brand />
        <span>{said(`game.${table.ruleset}`)}</span>
      </header>
      <h1>{titleOf(table)}</h1>
      <p className="terms">{termsText(table)}</p>
      {table.state === "open" && <Invitation table={table} />}
      {table.why !== null && <p role="alert">{refusalText(table.why)}</p>}
      {table.sets.length > 0 && (
        <p>
          {t("sets.played")}{" "}
          {table.sets.map((set) => (
            <Version key={set.id} set={set} />
          ))}
        </p>
      )}
      <Seats table={table} />
      {table.state === "closed" ? home : <Mine table={table} refusal={refusal} onTable={setAsked} />}
      {refusal.line}
    </main>
  );
}

/** Who invites to which game; its own people are told that the table is laid. */
function titleOf({ ruleset, owner, seats, you }: TableInfo): string {
  const host = seats.find(({ player }) => player !== null && player.id === owner)?.player?.name;
  if (you !== null || host === undefined) return t("room.title");
  return t("room.invites", { name: host, game: said(`game.${ruleset}`) ?? ruleset });
}

/** The link that brings a friend here, and the code to read out. */
function Invitation({ table }: { readonly table: TableInfo }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}${pathOf.room(table.code ?? table.id)}`;
  return (
    <section className="invitation">
      <label>
        {t("room.link")}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {t(isCopied ? "room.copied" : "room.copy")}
      </button>
      {table.code !== null && <p>{t("room.code", { code: table.code })}</p>}
    </section>
  );
}

const Seats = ({ table }: { readonly table: TableInfo }) => (
  <ol className="seats" aria-label={t("room.seats")}>
    {table.seats.map(({ player, bot, ready, deck }, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <li key={seat} data-ready={ready}>
        <strong>{player?.name ?? (bot && calledOf(`b:${bot}`, bot)) ?? t("room.free")}</strong>
        <small>
          {player === null && bot === null
            ? ""
            : t(ready ? "room.ready" : deck ? "room.deck" : "room.noDeck")}
        </small>
      </li>
    ))}
  </ol>
);

/** The player's part here: sit down, choose a deck, be ready, get up. */
function Mine({
  table,
  refusal,
  onTable,
}: {
  readonly table: TableInfo;
  readonly refusal: Refusal;
  onTable(table: TableInfo): void;
}) {
  const decks = useDecks(table.ruleset, table.sets);
  const [picked, choose] = useState<DeckChoice>();
  const { you, id, stock } = table;
  const chosen = picked ?? decks.find(({ cards }) => isSame(cards, stock?.cards ?? {}));
  const act = async (asked: Promise<TableInfo>) => {
    const now = await refusal.of(asked);
    if (now !== undefined) onTable(now);
  };
  const take = (deck: DeckChoice) => {
    choose(deck);
    if (you !== null) void act(riposte.tables.deck(id, deck.ref));
  };
  // Who invites plays the first deck as long as he chooses none: a guest is not offered the mirror of it.
  const first = chosen ?? decks[1] ?? decks[0];
  const sit = () => first && void act(riposte.tables.sit(table.code ?? id, first.ref));
  if (you === null)
    return (
      <section className="setup">
        <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={first} onChoose={take} />
        <button type="button" className="main" disabled={first === undefined} onClick={sit}>
          {t("room.sit")}
        </button>
      </section>
    );
  return (
    <section className="setup">
      <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={chosen} onChoose={take} />
      <Ways id={id} seat={present(table.seats[you], "own seat")} act={act} />
    </section>
  );
}

const isSame = (a: DeckChoice["cards"], b: DeckChoice["cards"]): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([card, n]) => b[card] === n);

interface WaysOf {
  readonly id: string;
  readonly seat: TableInfo["seats"][number];
  act(asked: Promise<TableInfo>): Promise<void>;
}

const Ways = ({ id, seat: { ready, deck }, act }: WaysOf) => (
  <div className="begin">
    <button
      type="button"
      className="main"
      disabled={!deck}
      onClick={() => void act(riposte.tables.ready(id, !ready))}
    >
      {t(ready ? "room.unready" : "room.imReady")}
    </button>
    <button
      type="button"
      className="quiet"
      onClick={() => void act(riposte.tables.leave(id)).then(() => go(pathOf.home))}
    >
      {t("room.leave")}
    </button>
  </div>
);
