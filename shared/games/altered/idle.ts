/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import type { Fault, Json } from "../../kernel/game.ts";
import { idleWords } from "../idle.ts";
import { idleKeywords, valueFaults } from "../keywords.ts";
import { acts } from "./acts.ts";
import { KEYWORDS } from "./attrs.ts";
import type { AlteredAbility, AlteredCard } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { neverFaults } from "./happenings.ts";
import { happeningIn } from "./programs.ts";
import { zones } from "./zones.ts";

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: AlteredCard): Fault[] => [
  ...idleWords(card, { zones, filters, acts, sorts }),
  ...valueFaults(card.keywords, ["tough"]),
  ...keywordFaults(card),
  ...(card.abilities ?? []).flatMap((node, at) => [
    ...abilityFaults(card, node, `abilities.${at}`),
    ...eventFaults(node, `abilities.${at}`),
  ]),
];

const IN_EXPEDITIONS = ["heroExpedition", "companionExpedition"];

/** A, section 4: the types that lie in each zone; a token is a Character (A ). */
function sorts(key: string, value: Json): readonly string[] | undefined {
  if (key === "type") return [value as string];
  if (key === "token" && value === true) return ["character"];
  if (key === "side" || key === "race") return ["character", "permanent"];
  if (key !== "in") return undefined;
  const lies = (...ids: readonly string[]): boolean =>
    (value as readonly string[]).every((id) => ids.includes(id));
  if (lies("hero")) return ["hero"];
  if (lies("landmark")) return ["permanent"];
  if (lies(...IN_EXPEDITIONS, "landmark")) return ["character", "permanent"];
  return lies("hand", "deck", "discard", "reserve", "mana") ? ["character", "permanent", "spell"] : undefined;
}

/** A: keywords work in play, where no Spell ever is; a Hero is in no Expedition. */
function keywordFaults({ type, keywords, counters }: AlteredCard): Fault[] {
  if (type === "hero") return idleKeywords(keywords, ["gigantic", "defender"], "a Hero is in no Expedition");
  if (type !== "spell") return [];
  const faults = idleKeywords(keywords, KEYWORDS, "a Spell is never in play");
  return counters === undefined
    ? faults
    : [...faults, { path: "counters", message: "does nothing here: a Spell is never in play" }];
}

/** A: support abilities work only in Reserve, all others only in play. */
function abilityFaults({ type, token }: AlteredCard, node: AlteredAbility, path: string): Fault[] {
  const isSupport = "support" in node && node.support === true;
  if (type === "spell" && !isSupport)
    return [
      {
        path: `${path}.kind`,
        message: "never works: a Spell is never in play; only its support abilities work",
      },
    ];
  if (isSupport && (type === "hero" || token === true))
    return [{ path: `${path}.support`, message: "never works: this card is never in Reserve" }];
  return [];
}

/** Faults in the event that a reaction, a lent reaction or a replacement waits for. */
function eventFaults(node: AlteredAbility, path: string): Fault[] {
  const on = happeningIn(node);
  return on === null ? [] : neverFaults(on, node.kind === "grant" ? `${path}.reaction.on` : `${path}.on`);
}
