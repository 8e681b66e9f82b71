/** Matches that wait for the player, after a closed tab or a cut line. */
import type { MatchInfo } from "../../../../shared/protocol/index.ts";
import { onLink, pathOf } from "../routes.ts";
import { calledOf, said, t } from "../words/index.ts";

export function GoOn({
  player,
  matches,
}: {
  readonly player: string;
  readonly matches: readonly MatchInfo[];
}) {
  const open = matches.filter(({ status }) => status === "playing");
  if (open.length === 0) return null;
  return (
    <section className="go-on" aria-label={t("home.goOn")}>
      <h2>{t("home.goOn")}</h2>
      <ul>
        {open.map(({ id, ruleset, seats }) => (
          <li key={id} data-game={ruleset}>
            <span>
              {said(`game.${ruleset}`)}{" "}
              {t("home.against", {
                names: seats
                  .flatMap((seat) =>
                    seat.player.id === player ? [] : [calledOf(seat.player.id, seat.player.name)],
                  )
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
