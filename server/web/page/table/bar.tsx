/** The bar in which the player answers: what is asked and why, what may be said, and what saying it does. */
import { lazy, Suspense } from "react";
import { isPassedSoon } from "../match/asks.ts";
import { isDecision } from "../match/draft.ts";
import { cardName, choiceName, namesApart } from "../match/names.ts";
import { refusalText, t } from "../words/index.ts";
import { bareOffers, mainOffer } from "./answers.ts";
import { Chooser } from "./chooser.tsx";
import { useScene } from "./context.ts";
import { endText } from "./ending.ts";
import { OffersAndChat } from "./offers-and-chat.tsx";
import { Orders } from "./orders.tsx";
import { askQuote, askText, offerText, passText } from "./prompts.ts";
import { Suggest, Suggested } from "./suggest.tsx";

/** Not loaded before a match is over. */
const After = lazy(() => import("./after.tsx"));

export function Bar() {
  const { now, doings, client } = useScene();
  const { over } = now.picture;
  if (over !== null)
    return (
      <Suspense fallback={<section className="bar over">{endText(now)}</section>}>
        <After />
      </Suspense>
    );
  const ask = now.seat.own.ask;
  return (
    <section className="bar" data-asked={ask !== null && !isPassedSoon(now)} aria-label={t("bar.label")}>
      <div className="prompt">
        <p role="status" aria-live="polite">
          {ask !== null && isPassedSoon(now) ? t("bar.passes") : askText(now)}
        </p>
        {askQuote(now).map((line) => (
          <q key={line}>{line}</q>
        ))}
        <Suggested />
        {doings.refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusalText(doings.refusal.code, now.table.ruleset)}
          </p>
        )}
      </div>
      {ask !== null &&
        (doings.making !== undefined ? <Making /> : doings.card !== undefined ? <CardMenu /> : <Answers />)}
      <Suggest />
      {client !== undefined && (
        <>
          <Orders />
          <OffersAndChat />
        </>
      )}
    </section>
  );
}

function Making() {
  const { doings } = useScene();
  return doings.making !== undefined && isDecision(doings.making) ? <Decision /> : <Chooser />;
}

/** The answer is a word: saying it acts at once. */
function Decision() {
  const { now, doings } = useScene();
  const domain = doings.making?.next?.domain;
  if (domain?.kind !== "one") return null;
  const names = namesApart(now, domain.of, (value) => choiceName(now, "choice", value, undefined));
  return (
    <fieldset className="choices decision" aria-label={t("bar.answers")}>
      {domain.of.map((value, at) => (
        <button
          type="button"
          key={JSON.stringify(value)}
          disabled={doings.isSending}
          onClick={() => doings.decide(value)}
        >
          {names[at]}
        </button>
      ))}
    </fieldset>
  );
}

/** The actions of the card that was pointed at. */
function CardMenu() {
  const { now, doings } = useScene();
  return (
    <fieldset className="choices" aria-label={cardName(now, doings.card as string)}>
      <strong>{cardName(now, doings.card as string)}</strong>
      {doings.offers.map((offer) => (
        <button type="button" key={JSON.stringify(offer.action)} onClick={() => doings.begin(offer)}>
          {offerText(now, offer)}
        </button>
      ))}
      <button type="button" className="quiet" onClick={doings.cancel}>
        {t("bar.cancel")} <kbd>Esc</kbd>
      </button>
    </fieldset>
  );
}

/** The actions without a card. */
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
            {offerText(now, offer)}
          </button>
        ))}
      {main !== undefined && (
        <button type="button" className="main" disabled={doings.isSending} onClick={() => doings.send(main)}>
          {offerText(now, main)} <kbd>P</kbd>
          <small>{passText(now, main)}</small>
        </button>
      )}
    </fieldset>
  );
}
