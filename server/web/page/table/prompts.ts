/** The text of a request: who is asked by which card, and the effect of a no. */
import type { Offer } from "../../../../shared/protocol/index.ts";
import { type Asked, askerOf, askWords, linesOf, offered } from "../match/asks.ts";
import { abilityName } from "../match/effects.ts";
import { cardName, cardOf, phaseName, seatName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { filled, phraseOf, plainly, said, t } from "../words/index.ts";

/** One sentence: what the player is asked, or whom the match waits for. */
export function askText(now: Snapshot): string {
  const { ask } = now.seat.own;
  if (ask !== null) return capital(whatText(now, ask));
  const [first] = Object.entries(now.picture.asks);
  if (first === undefined) return t("ask.nobody");
  const [seat, asked] = first;
  return `${t("ask.other", { name: seatName(now, Number(seat)) })}${placeText(now, asked)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whatText(now: Snapshot, ask: Asked): string {
  const { kind, info } = ask;
  const does = MAY.test(kind) ? offered(now, ask) : undefined;
  const values = {
    thing: typeof info.thing === "string" ? cardName(now, info.thing) : "",
    cards: waiting(now, ask).join(", "),
  };
  const own = does === undefined ? askWords(now, "ask", ask, values) : t("ask.offered", { does });
  const asker = askerOf(now, ask);
  const text = own ?? plainly(kind);
  const what = asker === undefined ? text : t("ask.by", { card: nameOf(now, asker.card), what: text });
  return `${what}${placeText(now, ask)}`;
}

/** The phase in which a seat is asked, and what it may answer. */
function placeText(now: Snapshot, { kind, info }: Asked): string {
  const top = topName(now);
  const why = kind === "window" && top !== undefined ? ` (${t("ask.answering", { name: top })})` : "";
  const phase = typeof info.phase === "string" ? ` · ${phaseName(now.table.ruleset, info.phase)}` : "";
  return `${phase}${why}`;
}

/** Requests that offer what a card's text leaves to its player. */
const MAY = /^(may|internal)$/;

/** The cards whose abilities wait to be put in order. */
const waiting = (now: Snapshot, { info: { what } }: Asked): string[] =>
  Array.isArray(what) ? [...new Set(what.map((one) => nameOf(now, (one as { card: string }).card)))] : [];

const nameOf = (now: Snapshot, card: string): string => now.cards.get(card)?.name ?? card;

/** The words of the card that asks, where the sentence does not say them already. */
export function askQuote(now: Snapshot): readonly string[] {
  const { ask } = now.seat.own;
  const asker = ask === null ? undefined : askerOf(now, ask);
  if (ask === null || asker === undefined) return [];
  return MAY.test(ask.kind) && offered(now, ask) !== undefined ? [] : linesOf(now, asker);
}

function topName(now: Snapshot): string | undefined {
  const top = now.picture.entries.at(-1)?.[1];
  if (top === undefined) return undefined;
  const card = now.cards.get(String(top.card))?.name;
  if (card === undefined) return said(`entry.${top.kind}`);
  return filled(phraseOf(now.table.ruleset, `called.${top.kind}`) || "{card}", { card });
}

/** The effect of passing, as far as the table tells. */
export function passText(now: Snapshot, { action }: Offer): string {
  const does = said(`does.${now.table.ruleset}.${action.action}`) ?? said(`does.${action.action}`);
  if (action.action !== "pass") return does ?? "";
  const top = topName(now);
  return top === undefined ? (does ?? t("does.pass")) : t("does.passOn", { name: top });
}

/** What a game calls an action, or all games do. */
export const actionWord = (ruleset: string, action: string): string | undefined =>
  said(`action.${ruleset}.${action}`) ?? said(`action.${action}`);

/** The name of an offer: its action, and which way where there are several. */
export function offerText(now: Snapshot, { action, next }: Offer): string {
  const { action: word, mode, ability, option, rest, global } = action;
  // An answer has no name but what is asked.
  const name =
    actionWord(now.table.ruleset, word) ?? (next?.slot === "choice" ? t("action.choose") : plainly(word));
  const ways = [mode, option, rest]
    .filter((one) => typeof one === "string" && one !== word)
    .map((one) => said(`value.${one}`) ?? plainly(String(one)));
  const way = [name, ...ways].join(" · ");
  const card = cardOf(now, String(action.card));
  const line = typeof ability === "number" && card && abilityName(card, ability);
  const which = line ? t("offer.ability", { action: way, line }) : way;
  return global === true ? `${which} · ${t("offer.global")}` : which;
}
