/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import { type Fault, fieldsIn, type Json, wordsIn } from "../../kernel/game.ts";
import { idleWords } from "../idle.ts";
import { idleKeywords, valueFaults } from "../keywords.ts";
import { acts } from "./acts.ts";
import { KEYWORDS } from "./attrs.ts";
import type { AlteredAbility, AlteredCard } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { neverFaults } from "./happenings.ts";
import { isOwnCost } from "./own-cost.ts";
import { happeningIn } from "./programs.ts";
import { zones } from "./zones.ts";

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: AlteredCard): Fault[] => [
  ...idleWords(card, { zones, filters, acts, sorts }),
  ...valueFaults(card.keywords, ["tough"]),
  ...keywordFaults(card),
  ...askedFaults(card, ""),
  ...(card.abilities ?? []).flatMap((node, at) => [
    ...abilityFaults(card, node, `abilities.${at}`),
    ...eventFaults(node, `abilities.${at}`),
  ]),
];

/** What holds a question about an Expedition, and what does within one (A section 25). */
const QUESTIONS = ["expedition", "that"];
const WITHIN = ["not", "facing"];

/** A question that asks for nothing is so of every Expedition: it denies all, or says nothing of any. */
function askedFaults(node: Json, path: string, within = false): Fault[] {
  if (typeof node !== "object" || node === null) return [];
  const { is } = fieldsIn(node);
  return Object.entries(node).flatMap(([key, one]) => {
    const at = path === "" ? key : `${path}.${key}`;
    const isMeant = within ? WITHIN.includes(key) : is === "expedition" && key === "that";
    return isMeant && Object.keys(fieldsIn(one)).length === 0
      ? [{ path: at, message: "asks for nothing: every Expedition is so" }]
      : askedFaults(one, at, within ? WITHIN.includes(key) : QUESTIONS.includes(key));
  });
}

const IN_EXPEDITIONS = ["heroExpedition", "companionExpedition"];

/** A, section 4: the types that lie in each zone; a token is a Character or a Permanent (A ). */
function sorts(key: string, value: Json): readonly string[] | undefined {
  if (key === "type" && typeof value === "string") return [value];
  if (key === "permanent") return ["permanent"];
  if (key === "token" && value === true) return ["character", "permanent"];
  if (key === "side" || key === "race" || key === "expedition" || key === "contact")
    return ["character", "permanent"];
  if (key !== "in") return undefined;
  const lies = (...ids: readonly string[]): boolean => wordsIn(value).every((id) => ids.includes(id));
  if (lies("hero")) return ["hero"];
  if (lies("landmark")) return ["permanent"];
  if (lies(...IN_EXPEDITIONS, "landmark")) return ["character", "permanent"];
  return lies("hand", "deck", "discard", "reserve", "mana") ? ["character", "permanent", "spell"] : undefined;
}

/** A: keywords work in play, where no Spell ever is; a Hero is in no Expedition. */
function keywordFaults({ type, keywords, counters }: AlteredCard): Fault[] {
  if (type === "hero")
    return idleKeywords(keywords, ["gigantic", "defender", "cooldown"], "a Hero is in no Expedition");
  if (type !== "spell") return idleKeywords(keywords, ["cooldown"], "only a Spell has it");
  const others = KEYWORDS.filter((word) => word !== "cooldown");
  const faults = idleKeywords(keywords, others, "a Spell is never in play");
  return counters === undefined
    ? faults
    : [...faults, { path: "counters", message: "does nothing here: a Spell is never in play" }];
}

/** A: support abilities work only in Reserve, all others only in play. */
function abilityFaults({ type, token }: AlteredCard, node: AlteredAbility, path: string): Fault[] {
  const isSupport = "support" in node && node.support === true;
  if (isOwnCost(node) && !isSupport)
    return type === "hero" || token === true
      ? [{ path: `${path}.changes`, message: "never works: this card is not played" }]
      : [];
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
