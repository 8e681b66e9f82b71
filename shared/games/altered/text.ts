/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import {
  capital,
  clauses,
  conjugated,
  type Json,
  listed,
  sentences,
  spaced,
  withArticle,
} from "../../kernel/game.ts";
import { changesText, keywordLine, type Say, type Speech, speechOf } from "../text.ts";
import { STATS } from "./attrs.ts";
import { joinsExpedition } from "./card.ts";
import type {
  AlteredAbility,
  AlteredCard,
  Body,
  Happens,
  LentReaction,
  LikenessNode,
  Mode,
  Passive,
  RegionNode,
  Replacement,
  TargetWord,
} from "./card-schema.ts";
import { thatText } from "./expedition-words.ts";
import { narrowed } from "./programs.ts";
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

/** "Sabotage, then Resupply." reads better than two sentences; "you may Sabotage, then Resupply" would offer both. */
const joined = (parts: readonly string[]): string =>
  parts.length === 2 &&
  parts.every((part) => part.length < 40 && !part.includes(". ")) &&
  !/\bmay\b/.test(parts[0])
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
  control: "come under another player's control",
};

/** Words for ways of moving that say more than the two places. */
const WAYS: Readonly<Record<string, string>> = {
  create: "created",
  draw: "drawn",
  discard: "discarded",
  resupply: "Resupplied",
  sacrifice: "sacrificed",
};

/** Whether this way of moving is the only one that the event may have. */
const isOnly = ({ how = [] }: Happens, way: NonNullable<Happens["how"]>[number]): boolean =>
  how.length > 0 && how.every((one) => one === way);

function happening(on: Happens, say: Say): string {
  const { act, from, phase, by, entering, object } = on;
  if (act === "phase") return `at ${phase === undefined ? "each phase" : listed(phase.map(capital), "or")}`;
  if (act === "pass")
    return `when ${by === "you" ? "you pass" : by === "opponent" ? "your opponent passes" : "a player passes"}`;
  if (act === "roll") return `when ${byWhom(by)} ${by === "you" ? "roll" : "rolls"} a die`;
  if (act === "played") {
    const came = from === undefined ? "" : ` from ${listed(from.map(capital), "or")}`;
    if (entering) return `when I am played${came}`;
    return `when ${byWhom(by)} ${by === "you" ? "play" : "plays"} ${say.a(object ?? {})}${came}`;
  }
  if (travels(on)) return `when ${thatText(on.expedition ?? {}, say)} ${journey(on)}`;
  const { subject, does } = moving(on, on.once === true, say);
  if (act === "move" && isOnly(on, "sacrifice"))
    return `when ${byWhom(by)} ${by === "you" ? "sacrifice" : "sacrifices"} ${subject === "I" ? "me" : subject}`;
  return `when ${subject} ${does}`;
}

/** What an Expedition does: "moves forward due to Forest". */
function journey({ act, forward, due }: Happens): string {
  if (act === "stall") return "fails to move forward";
  if (act === "ascend") return "Ascends";
  const way = forward === undefined ? "" : forward ? " forward" : " backward";
  return `moves${way}${due === undefined ? "" : ` due to ${capital(due)}`}`;
}

/** A movement with its subject: "a card goes to Reserve", "one or more cards go to Reserve". */
function moving(on: Happens, several: boolean, say: Say): { subject: string; does: string; would: string } {
  const { act, by, entering, object = {} } = on;
  const made = isOnly(on, "create");
  const what = act === "move" ? movementText(on) : (markText(on) ?? HAPPENS[act] ?? spaced(act));
  const would = by === undefined ? what : `${what} because of ${byWhom(by)}`;
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

/** A named status or kind of counter: "gain Anchored", "gain boosts". */
function markText({ act, status, gained, key }: Happens): string | undefined {
  const way = gained === false ? "lose" : "gain";
  if (act === "counter" && key !== undefined) return key === "boost" ? "gain boosts" : "gain counters";
  if (act !== "status" || status === undefined) return undefined;
  return status === "exhausted"
    ? `become ${gained === false ? "ready" : "exhausted"}`
    : `${way} ${capital(status)}`;
}

/** A card's own places: "from your hand". */
const mine = (text: string): string => text.replace(/ a (hand|deck|Mana zone)/, " your $1");

function movementText({ how, from, to }: Happens): string {
  const ways = (how ?? []).map((one) => WAYS[one]);
  const came = from === undefined ? "" : ` from ${places(from)}`;
  if (ways.length > 0 && ways.every((way) => way !== undefined)) return `be ${listed(ways, "or")}${came}`;
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

/** What a card says of itself. */
const FIRST: Readonly<Record<string, string>> = {
  gets: "get",
  gains: "gain",
  costs: "cost",
  loses: "lose",
  has: "have",
  is: "am",
  counts: "count",
  "isn't": "am not",
  "doesn't": "don't",
  becomes: "become",
  raises: "raise",
  lets: "let",
};

function passiveText(node: Passive): string {
  const { say } = speechFor([]);
  say.named.vars.set("changed", { first: "it", again: "it" });
  const text = changesText(node, say, (change) => changeText(change, say), {
    subjectOf: (filter) => (filter === "me" ? "I" : `each ${filter}`),
  });
  // A second change of this card is told behind "and": "I am In Contact and count as behind".
  const own = node.changes.every(({ on }) => on.self === true);
  const mine = text.replace(
    new RegExp(`\\b(${own ? "I|and" : "I"}) (${Object.keys(FIRST).join("|")})(?= )`, "g"),
    (_, subject: string, verb: string) => `${subject} ${FIRST[verb]}`,
  );
  // "From hand" is needless where the sentence speaks of cards in hand already.
  return mine.replace(
    /( in (?:your|your opponent's) (?:hand|Reserve)\b[^,]*?costs \d+ (?:less|more)) from (?:hand|Reserve)/g,
    "$1",
  );
}

const WHOSE = {
  mine: "my Expedition",
  facing: "the Expedition facing me",
  yours: "your Expeditions",
  opponents: "your opponent's Expeditions",
  marked: "the Region with my marker",
} as const;

const isMarker = (of: RegionNode["of"]): boolean => of?.length === 1 && of[0] === "marked";

/** "The Regions of my Expedition and the Expedition facing me gain Forest." */
function regionText({ of, gains, loses, bars = [], while: condition }: RegionNode): string {
  const { say } = speechFor([]);
  const whose = of === undefined ? undefined : listed(of.map((one) => WHOSE[one]));
  const named = (all: readonly string[]): string => listed(all.map(capital));
  const regions =
    whose === undefined ? "all Regions" : isMarker(of) ? WHOSE.marked : `the Regions of ${whose}`;
  const changed = [gains && `gain ${named(gains)}`, loses && `lose ${named(loses)}`].filter(
    (part) => typeof part === "string",
  );
  const parts = [
    changed.length > 0 && `${regions} ${listed(isMarker(of) ? changed.map(conjugated) : changed)}`,
    bars.length > 0 &&
      `${isMarker(of) ? `Expeditions in ${WHOSE.marked}` : (whose ?? "all Expeditions")} can't move forward${barsText(bars)}`,
  ].filter((part) => typeof part === "string");
  const when = condition === undefined ? "" : `, as long as ${say.cond(condition)}`;
  return `${capital(listed(parts))}${when}.`;
}

/** "I have the sub-types of each Character in my Expedition." */
function likenessText({ of, while: condition }: LikenessNode): string {
  const { say } = speechFor([]);
  const when = condition === undefined ? "" : `, as long as ${say.cond(condition)}`;
  return `I have the sub-types of each ${say.filter(of)}${when}.`;
}

/** "due to Forest", "unless due to Water"; nothing where no reason is left. */
function barsText(bars: readonly string[]): string {
  const left = STATS.filter((terrain) => !bars.includes(terrain)).map(capital);
  const named = bars.filter((one) => one !== "other").map(capital);
  if (!bars.includes("other")) return ` due to ${listed(named, "or")}`;
  return left.length === 0 ? "" : ` unless due to ${listed(left, "or")}`;
}

/** Whether the event is an Expedition's. */
const travels = ({ act }: Happens): boolean => act === "advance" || act === "stall" || act === "ascend";

function insteadText({ on, effect, after, whole, optional, otherwise }: Replacement): string {
  const { voice, say } = speechFor([], on.object);
  const { subject, would } = travels(on)
    ? { subject: thatText(on.expedition ?? {}, say), would: journey(on).replace(/^moves/, "move") }
    : moving(on, whole === true, say);
  if (effect === undefined && after === undefined && optional !== true)
    return `${capital(subject)} can't ${would}.`;
  const [first, ...rest] = [
    ...(effect === undefined ? [] : [listed(clauses(effect, voice, say))]),
    ...(after === undefined ? [] : clauses(after, voice, say)),
  ];
  const does = first === undefined ? "prevent that" : `${first} instead`;
  const later = rest.length === 0 ? "" : ` ${sentences(rest)}`;
  const declining =
    otherwise === undefined ? "" : ` If you don't, ${listed(clauses(otherwise, voice, say))}.`;
  return `If ${subject} would ${would}, ${optional === true ? `you may ${does}` : does}.${later}${declining}`;
}

/** When a quick action can be used, and when it costs less. */
function usableText({ usableIf, cheaperIf, cost }: AlteredAbility & { readonly kind: "action" }): string {
  const { say } = speechFor([]);
  return [
    ...(usableIf === undefined ? [] : [` Use this only if ${say.cond(usableIf)}.`]),
    ...(cheaperIf === undefined
      ? []
      : [` This costs ${cheaperIf.less} less if ${say.cond(cheaperIf.when)}.`]),
    ...(cost.x?.most === undefined ? [] : [` X is up to ${say.num(cost.x.most)}.`]),
  ].join("");
}

/** One ability as a paragraph. */
export function abilityText(node: AlteredAbility): string {
  switch (node.kind) {
    case "reaction":
      return reactionText(node);
    case "action":
      return `${costText(node.cost, speechFor([]).say)}: ${bodyText(node)}${usableText(node)}`;
    case "grant": {
      const { say } = speechFor([]);
      return `${capital(say.filter(node.on, true))} have "${reactionText(node.reaction)}"`;
    }
    case "passive":
      return passiveText(node);
    case "region":
      return regionText(node);
    case "likeness":
      return likenessText(node);
    default:
      return insteadText(node);
  }
}

/** What lowers the price: "sacrifice a Character", "target only a Character with Hand Cost 1 or less". */
function aidText(card: AlteredCard, { cost, narrows }: NonNullable<AlteredCard["aid"]>, say: Say): string {
  const { targets, modes = [{ targets }] } = narrowed(card);
  const [word] = modes[0].targets ?? [];
  return listed([
    ...(Object.keys(cost).length === 0 ? [] : [costText(cost, say, true)]),
    ...(narrows === undefined
      ? []
      : [`target only ${say.a(word !== undefined && "object" in word ? word.object : narrows)}`]),
  ]);
}

/** What the declaration does to its price. */
function priceLines(card: AlteredCard): string[] {
  const { cheaper = [], aid, x } = card;
  const { say } = speechFor([]);
  const costs = ({ less, downTo }: { less: number; downTo?: number }): string =>
    `I cost ${less} less${downTo === undefined ? "" : ` (down to a minimum of ${downTo})`}`;
  return [
    ...cheaper.map((one) => `${costs(one)} if you play me in ${thatText(one.that, say)}.`),
    ...(aid === undefined
      ? []
      : [`As you play me, you may ${aidText(card, aid, say)}. If you do, ${costs(aid)}.`]),
    ...(x === undefined
      ? []
      : [`I cost X more${x.most === undefined ? "" : `, where X is up to ${say.num(x.most)}`}.`]),
  ];
}

/** The whole text box, a line a paragraph. */
export function cardText(card: AlteredCard): string[] {
  const { keywords, fleeting, effect, modes, abilities = [], counters } = card;
  const lines = [keywordLine(keywords, keywordText)];
  if (card.playableIf !== undefined)
    lines.push(`I can't be played unless ${speechFor([]).say.cond(card.playableIf)}.`);
  if (card.also !== undefined)
    lines.push(`I also count as ${listed(card.also.map((one) => withArticle(capital(one))))}.`);
  lines.push(...priceLines(card));
  if (card.scout !== undefined) lines.push(`Scout ${card.scout}`);
  if (fleeting) lines.push("Fleeting.");
  if (counters !== undefined)
    lines.push(`I come into play with ${counters} ${counters === 1 ? "counter" : "counters"}.`);
  if (effect !== undefined || modes !== undefined) lines.push(bodyText(card));
  for (const node of abilities)
    lines.push("support" in node && node.support ? `Support — ${abilityText(node)}` : abilityText(node));
  const joined = card.type === "permanent" && !joinsExpedition(card) ? PLACES.landmark : PLACES.expedition;
  return lines
    .filter((line) => line !== "")
    .map((line) => line.replaceAll(`${PLACES.expedition} or ${PLACES.landmark}`, joined))
    .map((line) => line.replace(/(revealed \S+) (?:in|from) your deck/g, "$1"));
}
