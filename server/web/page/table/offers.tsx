/** What players ask of each other beside the match: a draw, or to take a move back. */
import { seatName } from "../match/names.ts";
import { t } from "../words/index.ts";
import { useScene } from "./context.ts";

/** An offer that stands, or the offers one may make. */
export function Offers() {
  const { now, client } = useScene();
  const { offer } = now.table;
  if (client === undefined) return null;
  const say = offer?.kind === "takeback" ? client.takeback.bind(client) : client.draw.bind(client);
  if (offer === null)
    return (
      <>
        <button type="button" className="quiet" onClick={() => void client.takeback("offer")}>
          {t("talk.takeback")}
        </button>
        <button type="button" className="quiet" onClick={() => void client.draw("offer")}>
          {t("talk.draw")}
        </button>
      </>
    );
  if (offer.seat === now.me)
    return (
      <span role="status">
        {t("talk.waiting")}{" "}
        <button type="button" onClick={() => void say("decline")}>
          {t("talk.withdraw")}
        </button>
      </span>
    );
  return (
    <span role="alert">
      {t(offer.kind === "draw" ? "talk.offered" : "talk.asked", { name: seatName(now, offer.seat) })}{" "}
      <button type="button" onClick={() => void say("accept")}>
        {t("talk.accept")}
      </button>
      <button type="button" onClick={() => void say("decline")}>
        {t("talk.decline")}
      </button>
    </span>
  );
}
