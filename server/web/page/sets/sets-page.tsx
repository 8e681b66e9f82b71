/** A player's own card sets of a game: what is kept, who may play it, and keeping another. */
import { useEffect } from "react";
import { Brand } from "../brand.tsx";
import { onLink, pathOf } from "../routes.ts";
import { said, t } from "../words/index.ts";
import { keptLinks, useKnownSets } from "./known.ts";
import { Own } from "./own.tsx";
import { Upload } from "./upload.tsx";
import { Version } from "./version.tsx";
import "../styles/home.css";
import "../styles/sets.css";

/** @param link the id of a set, where the player came by its link */
export default function SetsPage({
  game,
  link,
}: {
  readonly game: string;
  readonly link: string | undefined;
}) {
  const [known, again] = useKnownSets();
  useEffect(() => {
    if (link === undefined) return;
    keptLinks.add(link);
    again();
  }, [link, again]);
  const ofGame = <S extends { readonly ruleset: string }>(sets: readonly S[] = []) =>
    sets.filter(({ ruleset }) => ruleset === game);
  const others = [...ofGame(known?.linked), ...ofGame(known?.public)];
  return (
    <main className="home sets" data-game={game}>
      <header>
        <Brand />
        <a className="button" href={pathOf.build(game)} onClick={onLink}>
          {t("home.build")}
        </a>
      </header>
      <h1>{t("sets.title", { game: said(`game.${game}`) ?? game })}</h1>
      <p className="quiet">{t("sets.lead")}</p>
      {known?.may === "off" && <p role="status">{t("sets.off")}</p>}
      {known?.may === "account" && <p role="status">{t("sets.account")}</p>}
      {known !== undefined && <Own sets={ofGame(known.own)} onChange={again} />}
      {known?.may === "yes" && <Upload own={ofGame(known.own)} most={known.most} onKept={again} />}
      {others.length > 0 && (
        <section aria-label={t("sets.others")}>
          <h2>{t("sets.others")}</h2>
          <ul className="set-list">
            {others.map((set) => (
              <li key={set.id}>
                <Version set={set} />
                <small>{t("sets.of", { name: set.owner.name, n: set.cards })}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
