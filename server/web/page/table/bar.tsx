/** The bar in which the player answers: what is asked and why, what may be said, and what saying it does. */
import type { Offer } from "../../../../shared/protocol/index.ts";
import { cardName } from "../match/names.ts";
import { plainly, refusalText, said, t } from "../words/index.ts";
import { After } from "./after.tsx";
import { bareOffers, mainOffer } from "./answers.ts";
import { Chooser } from "./chooser.tsx";
import { Deadline } from "./clock.tsx";
import { useScene } from "./context.ts";
import { Orders } from "./orders.tsx";
import { Parley } from "./parley.tsx";
import { askText, passText } from "./prompts.ts";

export function Bar() {
  const { now, doings, client } = useScene();
  const { over } = now.picture;
  if (over !== null) return <After />;
  const ask = now.seat.own.ask;
  return (
    <section className="bar" data-asked={ask !== null} aria-label={t("bar.label")}>
      <div className="prompt">
        <p role="status" aria-live="polite">
          {askText(now)} <Deadline />
        </p>
        {doings.refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusalText(doings.refusal.code)}
          </p>
        )}
      </div>
      {ask !== null &&
        (doings.making !== undefined ? <Chooser /> : doings.card !== undefined ? <CardMenu /> : <Answers />)}
      {client !== undefined && (
        <>
          <Orders />
          <Parley />
        </>
      )}
    </section>
  );
}

/** What may be done with the card that was pointed at. */
function CardMenu() {
  const { now, doings } = useScene();
  return (
    <fieldset className="choices" aria-label={cardName(now, doings.card as string)}>
      <strong>{cardName(now, doings.card as string)}</strong>
      {doings.offers.map((offer) => (
        <button type="button" key={JSON.stringify(offer.action)} onClick={() => doings.begin(offer)}>
          {offerText(offer)}
        </button>
      ))}
      <button type="button" className="quiet" onClick={doings.cancel}>
        {t("bar.cancel")} <kbd>Esc</kbd>
      </button>
    </fieldset>
  );
}

/** What may be said without a card. */
function Answers() {
  const { now, doings } = useScene();
  const { options } = now.seat;
  const main = mainOffer(options);
  return (
    <fieldset className="choices" aria-label={t("bar.answers")}>
      {bareOffers(options)
        .filter((offer) => offer !== main)
        .map((offer) => (
          <button
            type="button"
            key={JSON.stringify(offer.action)}
            onClick={() => (offer.next === null ? doings.send(offer) : doings.begin(offer))}
          >
            {offerText(offer)}
          </button>
        ))}
      {main !== undefined && (
        <button type="button" className="main" disabled={doings.isSending} onClick={() => doings.send(main)}>
          {offerText(main)} <kbd>P</kbd>
          <small>{passText(now, main)}</small>
        </button>
      )}
    </fieldset>
  );
}

/** What an offer is called: its action, and which way where there are several. */
export function offerText({ action }: Offer): string {
  const { action: word, mode, ability, option, rest, global } = action;
  const name = said(`action.${word}`) ?? plainly(word);
  const ways = [mode, option, rest]
    .filter((one) => typeof one === "string" && one !== word)
    .map((one) => said(`value.${one}`) ?? plainly(String(one)));
  const way = [name, ...ways].join(" · ");
  const which = typeof ability === "number" ? `${way} ${ability + 1}` : way;
  return global === true ? `${which} · ${t("offer.global")}` : which;
}
