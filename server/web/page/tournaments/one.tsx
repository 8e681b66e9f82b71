/** One tournament, as it goes on: what the player may do in it, and how it stands. */
import { useEffect, useState } from "react";
import type { Tournaments } from "../../../../shared/client/index.ts";
import type { TournamentInfo } from "../../../../shared/protocol/index.ts";
import { type DeckChoice, DeckPicker, useDecks } from "../home/decks.tsx";
import { type Refusal, useRefusal } from "../home/refusal.tsx";
import { onLink, pathOf } from "../routes.ts";
import { said, t } from "../words/index.ts";
import { Decide, Remove } from "./decide.tsx";
import { Bracket, Rounds, Rulings, Standings } from "./parts.tsx";
import { clockTime, useSay } from "./said.ts";

/** Milliseconds between two looks: an answer is empty where nothing has changed. */
const LOOK_MS = 3_000;

interface OneOf {
  readonly tournaments: Tournaments;
  readonly id: string;
}

export function One({ tournaments, id }: OneOf) {
  const refusal = useRefusal();
  const [info, setInfo] = useState<TournamentInfo>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tournament
  useEffect(() => {
    void refusal.of(tournaments.get(id)).then(setInfo);
  }, [tournaments, id]);
  const rev = info?.rev;
  useEffect(() => {
    if (rev === undefined) return;
    const look = () =>
      void tournaments.news(id, rev).then(
        (news) => news !== undefined && setInfo(news),
        () => {},
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [tournaments, id, rev]);
  const act = async (asked: Promise<TournamentInfo>) => {
    const now = await refusal.of(asked);
    if (now !== undefined) setInfo(now);
  };
  if (info === undefined) return refusal.line ?? <p role="status">{t("app.loading")}</p>;
  return (
    <>
      <Head info={info} />
      <Mine tournaments={tournaments} info={info} act={act} />
      {refusal.line}
      <Bracket info={info} />
      <Standings info={info} />
      <Rounds info={info} />
      <Rulings info={info} />
      {info.you.judge && info.state === "playing" && (
        <>
          <Decide key={info.round} info={info} onDecide={(ruling) => act(tournaments.rule(id, ruling))} />
          <Remove info={info} onRemove={(player, why) => act(tournaments.remove(id, player, why))} />
        </>
      )}
      <After tournaments={tournaments} info={info} refusal={refusal} />
    </>
  );
}

function Head({ info }: { readonly info: TournamentInfo }) {
  const say = useSay();
  const { name, ruleset, format, state, round, entered, players, next, starts, played } = info;
  const until = next === null ? played.at(-1)?.until : undefined;
  return (
    <section data-game={ruleset}>
      <h1>{name}</h1>
      <p className="terms">
        {[
          said(`game.${ruleset}`) ?? ruleset,
          say(format),
          t(info.bestOf === 1 ? "terms.single" : "terms.bestOf", { n: info.bestOf }),
          say(state, { round }),
          say("entered", { n: entered, most: players }),
        ].join(" · ")}
      </p>
      <p role="status">
        {state === "open" && starts !== null && say("starts", { time: clockTime(starts) })}
        {state === "playing" && until !== undefined && say("until", { time: clockTime(until) })}
        {next !== null && say("next", { time: clockTime(next) })}
      </p>
    </section>
  );
}

interface MineOf {
  readonly tournaments: Tournaments;
  readonly info: TournamentInfo;
  act(asked: Promise<TournamentInfo>): Promise<void>;
}

/** What the player may do: enter, play, leave, and lead it where it is his. */
function Mine({ tournaments, info, act }: MineOf) {
  const say = useSay();
  const { id, state, you, entrants } = info;
  if (state !== "open" && state !== "playing") return null;
  const isIn = you.entrant !== null && entrants[you.entrant]?.out === false;
  return (
    <section className="setup" data-game={info.ruleset}>
      {you.table !== null && (
        <a className="button main" href={pathOf.room(you.table)} onClick={onLink}>
          {say("play")}
        </a>
      )}
      {state === "open" && <Enter tournaments={tournaments} info={info} act={act} />}
      <div className="begin">
        {isIn && (
          <button type="button" className="quiet" onClick={() => void act(tournaments.leave(id))}>
            {say(state === "open" ? "leave" : "drop")}
          </button>
        )}
        {you.organiser && state === "open" && (
          <button type="button" className="main" onClick={() => void act(tournaments.begin(id))}>
            {say("begin")}
          </button>
        )}
        {you.organiser && (
          <button type="button" className="quiet" onClick={() => void act(tournaments.cancel(id))}>
            {say("cancel")}
          </button>
        )}
      </div>
    </section>
  );
}

function Enter({ tournaments, info: { id, ruleset, you }, act }: MineOf) {
  const say = useSay();
  const decks = useDecks(ruleset);
  const [picked, choose] = useState<DeckChoice>();
  const deck = picked ?? decks[0];
  return (
    <>
      <DeckPicker title={t("home.yourDeck")} decks={decks} chosen={deck} onChoose={choose} />
      <button
        type="button"
        className="main"
        disabled={deck === undefined}
        onClick={() => deck && void act(tournaments.enter(id, deck.ref))}
      >
        {say(you.entrant === null ? "enter" : "change")}
      </button>
    </>
  );
}

interface AfterOf extends Omit<MineOf, "act"> {
  readonly refusal: Refusal;
}

/** Its decks, where everybody may see them, and all of it as files. */
function After({ tournaments, info, refusal }: AfterOf) {
  const say = useSay();
  const isShown = info.state === "over" || (info.state === "playing" && info.lists === "open");
  const save = async (kind: string, ask: () => Promise<readonly [name: string, text: string][]>) => {
    for (const [name, text] of (await refusal.of(ask())) ?? []) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: kind }));
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    }
  };
  const asCsv = async (): Promise<[string, string][]> =>
    Object.entries(await tournaments.csv(info.id)).map(([name, text]) => [`${name}.csv`, text]);
  const asJson = async (): Promise<[string, string][]> => [
    ["tournament.json", JSON.stringify(info, null, 2)],
  ];
  const asDecks = async (): Promise<[string, string][]> => [
    ["decks.json", JSON.stringify(await tournaments.decks(info.id), null, 2)],
  ];
  return (
    <div className="begin">
      <button type="button" onClick={() => void save("application/json", asJson)}>
        {say("export", { kind: "JSON" })}
      </button>
      <button type="button" onClick={() => void save("text/csv", asCsv)}>
        {say("export", { kind: "CSV" })}
      </button>
      {isShown && (
        <button type="button" onClick={() => void save("application/json", asDecks)}>
          {say("decks")}
        </button>
      )}
    </div>
  );
}
