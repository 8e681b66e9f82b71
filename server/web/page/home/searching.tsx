/** The state of the search for an opponent: how long it lasts and how wide it is, and who was found. */
import { type ReactNode, useEffect, useRef } from "react";
import { ratingWindow, type TicketInfo } from "../../../../shared/protocol/index.ts";
import { useCalled } from "../alerts/called.ts";
import { sound } from "../alerts/sound.ts";
import { TablePage } from "../table/late-table.tsx";
import { clockText, useTicks } from "../ticks.ts";
import { said, t } from "../words/index.ts";
import type { Search } from "./search.ts";

export function Searching({ search }: { readonly search: Search }) {
  const { ticket } = search;
  useCalled(ticket?.offer?.accepted === false ? t("alerts.found") : undefined);
  if (ticket === null) return search.missed ? <Missed again={search.again} /> : search.refusal.line;
  const place = (
    <section className="search" data-game={ticket.ruleset} aria-label={t("search.label")}>
      {ticket.offer === null ? <Looking ticket={ticket} /> : <Found ticket={ticket} offer={ticket.offer} />}
      <div className="ways">
        {ticket.offer?.accepted === false && (
          <button type="button" className="main" onClick={search.accept}>
            {t("search.accept")}
          </button>
        )}
        <button type="button" className="quiet" onClick={search.leave}>
          {t(ticket.offer === null ? "search.cancel" : "search.decline")}
        </button>
      </div>
      {search.refusal.line}
    </section>
  );
  return ticket.offer?.accepted === false ? <Asked>{place}</Asked> : place;
}

/** Over all else, for nobody should miss it; Escape declines nothing. */
function Asked({ children }: { readonly children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    TablePage.expect();
    dialog.current?.showModal();
    sound("asked");
  }, []);
  return (
    <dialog ref={dialog} aria-label={t("alerts.found")} onCancel={(event) => event.preventDefault()}>
      {children}
    </dialog>
  );
}

const Missed = ({ again }: { readonly again: (() => void) | undefined }) => (
  <section className="search">
    <p role="alert">{t("search.missed")}</p>
    {again !== undefined && (
      <button type="button" className="main" onClick={again}>
        {t("search.again")}
      </button>
    )}
  </section>
);

function Looking({ ticket: { ruleset, clock, kind, since } }: { readonly ticket: TicketInfo }) {
  useTicks(true);
  const waited = Math.max(0, Date.now() - since);
  return (
    <p>
      <strong role="status">{t("search.looking", { game: said(`game.${ruleset}`) ?? ruleset })}</strong>{" "}
      <span className="clock" role="timer">
        {clockText(waited)}
      </span>
      <small>
        {said(`terms.${clock}`)} ·{" "}
        {kind === "ranked"
          ? t("search.window", { n: Math.round(ratingWindow(waited)) })
          : t("search.anybody")}
      </small>
    </p>
  );
}

type Offer = NonNullable<TicketInfo["offer"]>;

function Found({ ticket, offer }: { readonly ticket: TicketInfo; readonly offer: Offer }) {
  useTicks(true);
  return (
    <p>
      <strong role="alert">
        {t("search.found", { game: said(`game.${ticket.ruleset}`) ?? ticket.ruleset })}
      </strong>{" "}
      <span className="clock" role="timer" data-running="true">
        {clockText(offer.until - Date.now())}
      </span>
      <small>{t(offer.accepted ? "search.waiting" : "search.sure")}</small>
    </p>
  );
}
