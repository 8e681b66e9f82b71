/** Who is asked for what and why, and what saying no does. */
import type { Offer } from "../../../../shared/protocol/index.ts";
import { cardName, phaseName, seatName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { plainly, said, t } from "../words/index.ts";

/** One sentence: what the player is asked, or whom the match waits for. */
export function askText(now: Snapshot): string {
  const { ask } = now.seat.own;
  if (ask !== null) return t("ask.you", { what: whatText(now, ask.kind, ask.info) });
  const seat = Object.keys(now.picture.asks).map(Number)[0];
  if (seat === undefined) return t("ask.nobody");
  const { kind, info } = now.picture.asks[seat];
  return t("ask.other", { name: seatName(now, seat), what: whatText(now, kind, info) });
}

function whatText(now: Snapshot, kind: string, info: Readonly<Record<string, unknown>>): string {
  const { ruleset } = now.table;
  const detail = String(info.window ?? info.phase ?? info.what ?? "");
  const text =
    said(`ask.${ruleset}.${kind}.${detail}`) ??
    said(`ask.${ruleset}.${kind}`) ??
    said(`ask.${kind}`) ??
    plainly(kind);
  const top = topName(now);
  const why = kind === "window" && top !== undefined ? ` (${t("ask.answering", { name: top })})` : "";
  const about = typeof info.thing === "string" ? ` · ${cardName(now, info.thing)}` : "";
  const phase = typeof info.phase === "string" ? ` · ${phaseName(ruleset, info.phase)}` : "";
  return `${text}${about}${phase}${why}`;
}

function topName(now: Snapshot): string | undefined {
  const top = now.picture.entries.at(-1)?.[1];
  return top === undefined ? undefined : (now.cards.get(String(top.card))?.name ?? said(`entry.${top.kind}`));
}

/** What passing does, as far as the table tells. */
export function passText(now: Snapshot, { action }: Offer): string {
  const does = said(`does.${now.table.ruleset}.${action.action}`) ?? said(`does.${action.action}`);
  if (action.action !== "pass") return does ?? "";
  const top = topName(now);
  return top === undefined ? (does ?? t("does.pass")) : t("does.passOn", { name: top });
}
