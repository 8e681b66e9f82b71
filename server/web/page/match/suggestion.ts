/** A move that the server suggests to who plays against bots: asked for, kept for its request, said in words. */
import { useCallback, useMemo, useState } from "react";
import type { Data, Json } from "../../../../shared/kernel/index.ts";
import type { Reason, SuggestAnswer } from "../../../../shared/protocol/index.ts";
import { cardPhrase, printed } from "../words/cards.ts";
import { refusalText, said, t } from "../words/index.ts";
import { thingOf } from "./draft.ts";
import { cardName, choiceName, seatName, zoneName } from "./names.ts";
import type { Snapshot, Stage } from "./stage.ts";

export interface Suggesting {
  /** The names that the suggested move speaks of. */
  readonly names: ReadonlySet<string>;
  readonly said: SuggestAnswer | undefined;
  /** Asks for one; undefined where none is to be had. */
  readonly ask: (() => void) | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The ids of the server's own players begin so (server/bots). */
const BOT = /^b:/;

export function useSuggestion(
  { client, suggest }: Pick<Stage, "client" | "suggest">,
  now: Snapshot,
): Suggesting {
  const request = now.seat.own.ask?.id;
  const [kept, keep] = useState<{ readonly request: number; readonly said: SuggestAnswer }>();
  // The server suggests nothing between people; a match in the page itself has only its player.
  const isAmongBots =
    client === undefined ||
    now.table.sittings.every(({ player }, seat) => seat === now.me || BOT.test(player));
  const isAsked = suggest !== undefined && isAmongBots && request !== undefined;
  const ask = useCallback(() => {
    if (suggest === undefined || request === undefined) return;
    void suggest().then((answer) => keep({ request, said: answer }));
  }, [suggest, request]);
  const heard = kept?.request === request ? kept?.said : undefined;
  return useMemo(
    () => ({
      names: heard?.ok ? new Set(stringsIn(heard.intent)) : NONE,
      said: heard,
      ask: isAsked ? ask : undefined,
    }),
    [heard, isAsked, ask],
  );
}

const stringsIn = (value: Json): string[] => {
  if (typeof value === "string") return [value, thingOf(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** The words of an action that its name says already, and what a player has no name for. */
const UNSAID = /^(action|request|card|entry|mode|ability|option|rest|global|pay\w*|x)$/;

/** "Play · Moth → Ada. Ada's cards have more strength when the turn ends." */
export function suggestionText(
  now: Snapshot,
  heard: SuggestAnswer,
  nameOf: (action: Data) => string | undefined,
): string {
  if (!heard.ok) return refusalText(heard.code);
  const { intent, reason } = heard;
  const card = typeof intent.card === "string" ? intent.card : undefined;
  const chosen = Object.entries(intent)
    .filter(([slot]) => !UNSAID.test(slot))
    .flatMap(([slot, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: Json) => choiceName(now, slot, one, card)),
    );
  const move = [nameOf(intent), card === undefined ? undefined : cardName(now, card)].filter(Boolean);
  const ways = [move.join(" · "), chosen.join(", ")].filter(Boolean);
  return [t("suggest.move", { move: ways.join(" → ") }), reason && reasonText(now, reason)]
    .filter(Boolean)
    .join(" ");
}

function reasonText(now: Snapshot, reason: Reason): string {
  if (reason.kind === "end") return t("suggest.end");
  const { kind, word, seat, more } = reason;
  const { ruleset } = now.table;
  const what = kind === "zone" ? zoneName(ruleset, word) : numberWord(ruleset, word);
  if (what === undefined) return "";
  return t(`suggest.${kind}.${more ? "more" : "less"}`, { what, name: seatName(now, seat) });
}

/** What a number of a seat or a card is called: by its own name, or as what it counts. */
function numberWord(game: string, word: string): string | undefined {
  const keys = [
    `gauge.${game}.${word}`,
    ...["gauge", "mark", "stat", "value"].map((one) => `${one}.${word}`),
  ];
  const name = keys.map((key) => said(key)).find((one) => one !== undefined);
  const isKeyword = said(`keyword.${game}.${word}`) !== undefined;
  return name ?? (isKeyword ? cardPhrase(game, printed(word)) : undefined);
}
