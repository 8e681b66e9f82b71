/** The agreements of players beside the game: a draw, to take a move back, to give up. */
import { useEffect, useState } from "react";
import type { Answer } from "../../../../shared/protocol/index.ts";
import { REFUSAL_MS } from "../match/making.ts";
import { seatName } from "../match/names.ts";
import { Menu } from "../menu.tsx";
import { refusalText, t } from "../words/index.ts";
import { useScene } from "./context.ts";

type Ask = (asked: Promise<Answer> | undefined) => void;

export function OffersAndChat() {
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    if (refused === undefined) return;
    const timer = setTimeout(setRefused, REFUSAL_MS, undefined);
    return () => clearTimeout(timer);
  }, [refused]);
  const ask: Ask = (asked) => {
    void asked?.then((answer) => setRefused(answer.ok ? undefined : answer.code));
  };
  return (
    <>
      {refused !== undefined && (
        <small className="refusal" role="alert">
          {refusalText(refused)}
        </small>
      )}
      <Standing ask={ask} />
      <Asking ask={ask} />
    </>
  );
}

/** The present offer, to be answered or withdrawn. */
function Standing({ ask }: { readonly ask: Ask }) {
  const { now, client } = useScene();
  const { offer } = now.table;
  if (offer === null || client === undefined) return null;
  const say = offer.kind === "takeback" ? client.takeback.bind(client) : client.draw.bind(client);
  if (offer.seat === now.me)
    return (
      <span role="status">
        {t("talk.waiting")}{" "}
        <button type="button" onClick={() => ask(say("decline"))}>
          {t("talk.withdraw")}
        </button>
      </span>
    );
  return (
    <span role="alert">
      {t(offer.kind === "draw" ? "talk.offered" : "talk.asked", { name: seatName(now, offer.seat) })}{" "}
      <button type="button" onClick={() => ask(say("accept"))}>
        {t("talk.accept")}
      </button>
      <button type="button" onClick={() => ask(say("decline"))}>
        {t("talk.decline")}
      </button>
    </span>
  );
}

function Asking({ ask }: { readonly ask: Ask }) {
  const { client } = useScene();
  return (
    <Menu className="offers-and-chat" summary={t("talk.title")}>
      <button type="button" onClick={() => ask(client?.takeback("offer"))}>
        {t("talk.takeback")}
      </button>
      <button type="button" onClick={() => ask(client?.draw("offer"))}>
        {t("talk.draw")}
      </button>
      <button
        type="button"
        className="concede"
        onClick={() => {
          if (confirm(t("bar.concedeSure"))) ask(client?.concede());
        }}
      >
        {t("bar.concede")}
      </button>
    </Menu>
  );
}
