/** Public tables that wait for players, as they come and go. */
import type { TableRow } from "../../../../shared/protocol/index.ts";
import { late } from "../late.tsx";
import { useLobby } from "../lobby.ts";
import { onLink, pathOf } from "../routes.ts";
import { Version } from "../sets/version.tsx";
import { calledOf, said, t } from "../words/index.ts";

/** The first page is whole without it. */
const SmallBoard = late(() => import("./small-board.tsx").catch(() => ({ default: () => null })));

/** Matches that are drawn: each is watched for that. */
const DRAWN = 3;

export function OpenTables({ game }: { readonly game: string | undefined }) {
  const lobby = useLobby(game);
  const open = (lobby?.tables ?? []).filter(({ state, seats }) => state === "open" && seats.some(isFree));
  return (
    <>
      <section className="open-tables" aria-label={t("home.tables")}>
        <h2>{t("home.tables")}</h2>
        {open.length === 0 && <p className="quiet">{t("home.noTables")}</p>}
        <ul>
          {open.map(({ id, ruleset, seats, sets }) => (
            <li key={id} data-game={ruleset}>
              <span>
                {said(`game.${ruleset}`) ?? ruleset}{" "}
                {t("home.against", { names: seats.flatMap(({ player }) => player?.name ?? []).join(", ") })}
                {sets.map((set) => (
                  <Version key={set.id} set={set} />
                ))}
              </span>
              <a className="button" href={pathOf.room(id)} onClick={onLink}>
                {t("home.sit")}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Live
        tables={(lobby?.tables ?? []).filter(
          ({ state, watch }) => state === "playing" && watch.who === "all",
        )}
      />
    </>
  );
}

/** Matches that everybody may watch, each as a small board with who sits at it. */
const Live = ({ tables }: { readonly tables: readonly TableRow[] }) =>
  tables.length === 0 ? null : (
    <section className="open-tables live" aria-label={t("home.live")}>
      <h2>{t("home.live")}</h2>
      <ul>
        {tables.map(({ id, ruleset, seats, match }, at) => (
          <li key={id} data-game={ruleset}>
            <strong>{said(`game.${ruleset}`) ?? ruleset}</strong>
            <span>
              {seats.map(({ player, bot }) => player?.name ?? calledOf(`b:${bot}`, bot ?? "")).join(" – ")}
            </span>
            {match !== null && at < DRAWN && <SmallBoard match={match} />}
            {match !== null && (
              <a className="button" href={pathOf.watch(match)} onClick={onLink}>
                {t("home.watch")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );

const isFree = ({ player, bot }: TableRow["seats"][number]): boolean => player === null && bot === null;
