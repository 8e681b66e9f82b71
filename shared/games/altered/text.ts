/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import { capital, clauses, conjugated, type Json, listed, sentences } from "../../kernel/game.ts";
import { changesText, keywordLine, type Say, type Speech, speechOf } from "../text.ts";
import type {
  AlteredAbility,
  AlteredCard,
  Body,
  Happens,
  LentReaction,
  Mode,
  Passive,
  Replacement,
  TargetWord,
} from "./card-schema.ts";
import { changeText, costText, keywordText, nounOf, targetSpoken, words } from "./speech.ts";
import { verbs } from "./verbs.ts";

/** A speaker for one body; `event` is the object of its trigger. */
const speechFor = (targets: readonly TargetWord[], event?: Json): Speech =>
  speechOf({ ...words, verbs }, (plain) => ({
    event: nounOf(event, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));

function effectText(targets: readonly TargetWord[], effect: Json, event?: Json): string {
  const { voice, say } = speechFor(targets, event);
  return joined(clauses(effect, voice, say));
}

/** "Sabotage, then Resupply." reads better than two sentences. */
const joined = (parts: readonly string[]): string =>
  parts.length === 2 && parts.every((part) => part.length < 40)
    ? sentences([parts.join(", then ")])
    : sentences(parts);

function bodyText({ targets = [], effect = [], modes }: Body, event?: Json): string {
  if (modes === undefined) return effectText(targets, effect, event);
  const one = ({ targets: own = [], effect: does }: Mode): string =>
    effectText(own, does, event).replace(/\.$/, "");
  return `Choose one: ${modes.map(one).join("; or ")}.`;
}

const PLACES: Readonly<Record<string, string>> = {
  expedition: "the Expedition zone",
  landmark: "the Landmark zone",
  reserve: "Reserve",
  discard: "the discard pile",
  hand: "a hand",
  deck: "a deck",
  mana: "a Mana zone",
  limbo: "Limbo",
  hero: "the Hero zone",
};

const places = (list: readonly string[]): string =>
  listed(
    list.map((one) => PLACES[one]),
    "or",
  );

/** As it was just before: "I was Fleeting", "you controlled no Characters". */
const before = (condition: string): string => {
  const was = condition
    .replace(/\b(am|is)\b/g, "was")
    .replace(/\bare\b/g, "were")
    .replace(/\b(has|have)\b/g, "had")
    .replace(/\bcontrols?\b/g, "controlled");
  return was.startsWith("I ") ? was : `${was} just before`;
};

/** The event that a Reaction waits for, as text. */
function triggerText(on: Happens, say: Say): string {
  const conditions = [
    ...(on.was === undefined ? [] : [before(say.cond(on.was))]),
    ...(on.when === undefined ? [] : [say.cond(on.when)]),
  ];
  return `${happening(on, say)}${conditions.length === 0 ? "" : `, if ${conditions.join(" and ")}`}`;
}

const HAPPENS: Readonly<Record<string, string>> = {
  counter: "gain counters",
  status: "change status",
  refill: "be put in Reserve",
  shift: "change Expeditions",
};

/** Words for ways of moving that say more than the two places. */
const WAYS: Readonly<Record<string, string>> = {
  create: "be created",
  draw: "be drawn",
  discard: "be discarded",
  resupply: "be Resupplied",
  sacrifice: "be sacrificed",
};

function happening(on: Happens, say: Say): string {
  const { act, from, phase, by, entering, object } = on;
  if (act === "phase") return `at ${phase === undefined ? "each phase" : listed(phase.map(capital), "or")}`;
  if (act === "pass")
    return `when ${by === "you" ? "you pass" : by === "opponent" ? "your opponent passes" : "a player passes"}`;
  if (act === "played") {
    if (entering)
      return from === undefined ? "when I am played" : `when I am played from ${capital(from[0])}`;
    return `when ${byWhom(by)} ${by === "you" ? "play" : "plays"} ${say.a(object ?? {})}`;
  }
  if (act === "advance") return "when an Expedition moves";
  if (act === "stall") return "when an Expedition fails to move forward";
  const { subject, does } = moving(on, on.once === true, say);
  if (act === "move" && on.how?.[0] === "sacrifice")
    return `when ${byWhom(by)} ${by === "you" ? "sacrifice" : "sacrifices"} ${subject === "I" ? "me" : subject}`;
  return `when ${subject} ${does}`;
}

/** A movement with its subject: "a card goes to Reserve", "one or more cards go to Reserve". */
function moving(on: Happens, several: boolean, say: Say): { subject: string; does: string; would: string } {
  const { act, entering, object = {} } = on;
  const made = on.how?.[0] === "create";
  const would = act === "move" ? movementText(on) : (HAPPENS[act] ?? act);
  if (entering || object.self)
    return { subject: "I", does: mine(would.replace(/^be /, "am ")), would: mine(would) };
  if (several)
    return {
      subject: `one or more ${say.filter(object, true)}`,
      does: would.replace(/^be /, "are "),
      would,
    };
  const does = would.startsWith("be ") ? `is ${would.slice(3)}` : conjugated(would);
  return {
    subject: say.a(made ? { token: true, ...object } : object).replace(/\btoken card$/, "token"),
    does,
    would,
  };
}

/** A card's own places: "from your hand". */
const mine = (text: string): string => text.replace(/ a (hand|deck|Mana zone)/, " your $1");

function movementText({ how, from, to }: Happens): string {
  const way = how?.[0];
  const came = from === undefined ? "" : ` from ${places(from)}`;
  if (way !== undefined && WAYS[way] !== undefined) return `${WAYS[way]}${came}`;
  if (to === undefined) return from === undefined ? "move" : `leave ${places(from)}`;
  const joins = to.every((one) => one === "expedition" || one === "landmark");
  return `${joins ? "join" : "go to"} ${places(to)}${came}`;
}

const byWhom = (by: Happens["by"]): string =>
  by === "you" ? "you" : by === "opponent" ? "your opponent" : "a player";

function reactionText({ on, ...body }: LentReaction): string {
  const { say } = speechFor([], on.object);
  return `${capital(triggerText(on, say))}: ${bodyText(body, on.object)}`;
}

function passiveText(node: Passive): string {
  const { say } = speechFor([]);
  const text = changesText(node, say, (change) => changeText(change, say), {
    subjectOf: (filter) => (filter === "me" ? "I" : `each ${filter}`),
  });
  // "From hand" is needless where the sentence speaks of cards in hand already.
  return text.replace(
    /( in (?:your|your opponent's) (?:hand|Reserve)\b[^,]*?costs \d+ (?:less|more)) from (?:hand|Reserve)/g,
    "$1",
  );
}

function insteadText({ on, effect, whole, optional, otherwise }: Replacement): string {
  const { voice, say } = speechFor([], on.object);
  const { subject, would } = moving(on, whole === true, say);
  if (effect === undefined && optional !== true) return `${capital(subject)} can't ${would}.`;
  const does = effect === undefined ? "prevent that" : `${listed(clauses(effect, voice, say))} instead`;
  const declining =
    otherwise === undefined ? "" : ` If you don't, ${listed(clauses(otherwise, voice, say))}.`;
  return `If ${subject} would ${would}, ${optional === true ? `you may ${does}` : does}.${declining}`;
}

/** One ability as a paragraph. */
export function abilityText(node: AlteredAbility): string {
  switch (node.kind) {
    case "reaction":
      return reactionText(node);
    case "action":
      return `${costText(node.cost, speechFor([]).say)}: ${bodyText(node)}`;
    case "grant": {
      const { say } = speechFor([]);
      return `${capital(say.filter(node.on, true))} have "${reactionText(node.reaction)}"`;
    }
    case "passive":
      return passiveText(node);
    default:
      return insteadText(node);
  }
}

/** The whole text box, a line a paragraph. */
export function cardText(card: AlteredCard): string[] {
  const { keywords, fleeting, effect, modes, abilities = [], counters } = card;
  const lines = [keywordLine(keywords, keywordText)];
  if (fleeting) lines.push("Fleeting.");
  if (counters !== undefined)
    lines.push(`I come into play with ${counters} ${counters === 1 ? "counter" : "counters"}.`);
  if (effect !== undefined || modes !== undefined) lines.push(bodyText(card));
  for (const node of abilities)
    lines.push("support" in node && node.support ? `Support — ${abilityText(node)}` : abilityText(node));
  const joined = card.type === "permanent" ? PLACES.landmark : PLACES.expedition;
  return lines
    .filter((line) => line !== "")
    .map((line) => line.replaceAll(`${PLACES.expedition} or ${PLACES.landmark}`, joined))
    .map((line) => line.replace(/(revealed \S+) (?:in|from) your deck/g, "$1"));
}
