/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import { capital, cardNamed, type Data, type Json, listed, spaced, withArticle } from "../../kernel/game.ts";
import {
  changesText,
  effectSentences,
  ifText,
  keywordLine,
  priceText,
  type Say,
  type Speech,
  speechOf,
  whoText,
} from "../text.ts";
import { counterWord } from "./attrs.ts";
import { bodyIn, isGift, isInherited, isMaterial, namedZones } from "./card.ts";
import type { Body, Cost, GaAbility, GaCard, Static, TargetWord, Triggered } from "./card-schema.ts";
import { exceptText } from "./copies.ts";
import { GIVEN } from "./gifts.ts";
import { nthText } from "./happened.ts";
import { DOES, HAPPENS, happensAlone, whoDoes } from "./happens-text.ts";
import { insteadText } from "./instead-text.ts";
import type { Limit } from "./limits.ts";
import { howMany, smallNumber } from "./mode-text.ts";
import { namedText } from "./naming-verb.ts";
import { phaseWord } from "./player-verbs.ts";
import {
  additionalText,
  byTargetsText,
  lessText,
  partText,
  ratherText,
  toAttackText,
  towardsText,
} from "./price-text.ts";
import { changeText, keywordText, nounOf, targetSpoken, words } from "./speech.ts";
import { verbs } from "./verbs.ts";
import { DELAYED } from "./waiting-verbs.ts";

/** What "that" means of an event, and what its other parts are called. */
type EventWords = { readonly noun: Json | undefined; readonly parts?: Readonly<Record<string, string>> };

const speechFor = (targets: readonly TargetWord[] = [], event?: EventWords): Speech =>
  speechOf({ ...words, verbs, parts: event?.parts ?? {} }, (plain) => ({
    event: nounOf(event?.noun, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));

const PLACE = "(?:an? |your |your opponent's )(?:main deck|material deck|hand|memory)";
const AMONG = RegExp(`among them (?:in|from) ${PLACE}|(?:in|from) ${PLACE} among them`, "g");

/**
 * "each champion you control" is one: "your champion"; what is looked at lies where it was looked at; what is forbidden to
 * a champion may mean its player.
 */
const tidy = (text: string): string =>
  text
    .replaceAll(/(banished by this object) (?:in|from) (?:a|your) banishment/g, "$1")
    .replaceAll(/\b1 ([a-z]+) counters\b/g, "1 $1 counter")
    .replaceAll(/\b0 or less ([a-z]+ counters)\b/g, "no $1")
    .replaceAll(/\bthe total (.*?) of champions you control\b/g, "your champion's $1")
    .replaceAll("on top of its deck in your main deck", "on top of your deck")
    .replaceAll(/(that you glimpse) (?:in|from) (?:a|your) main deck/g, "$1")
    .replaceAll(
      /\b(?:Each champion you control|Your champion) plays with the top card of its deck revealed/g,
      "You play with the top card of your deck revealed",
    )
    .replaceAll(
      /\b(?:Each champion you control|Your champion) lets its player look at the top card of the deck at any time/g,
      "You may look at the top card of your deck at any time",
    )
    .replaceAll(AMONG, "among them")
    .replaceAll(
      /\byou control an? ([^.,]*?) champion\b/gi,
      (said, name: string) =>
        `${said.startsWith("Y") ? "Your" : "your"} champion is ${withArticle(`${name} champion`)}`,
    )
    .replaceAll(/\b(each|a) champion you control/gi, (said) =>
      /^[EA]/.test(said) ? "Your champion" : "your champion",
    )
    .replaceAll(/\b(?:champions you control|your champion) cannot draw/gi, (said) =>
      /^[CY]/.test(said) ? "You cannot draw" : "you cannot draw",
    )
    .replaceAll(/\b(?:each champion|champions) your opponent controls cannot draw/gi, (said) =>
      /^[EC]/.test(said) ? "Your opponent cannot draw" : "your opponent cannot draw",
    );

function effectText(
  targets: readonly TargetWord[] | undefined,
  effect: Json,
  event?: EventWords,
  lead = "",
): string {
  return tidy(effectSentences(speechFor(targets, event), effect, lead === "" ? "" : `${lead}, `));
}

function bodyText(body: Body, event?: EventWords, lead = ""): string {
  const { targets, effect, modes, more } = body;
  if (modes === undefined) return effect === undefined ? "" : effectText(targets, effect, event, lead);
  const { say } = speechFor([], event);
  const parts = modes.map((mode) => {
    const said = effectText(mode.targets, mode.effect, event).replace(/\.$/, "");
    return mode.when === undefined ? said : `${said} (only if ${tidy(say.cond(mode.when))})`;
  });
  const paid =
    more === undefined ? "" : ` If this is ${more.paid}, choose ${smallNumber(more.choose)} instead.`;
  const head = `choose ${howMany(body)} — ${parts.join("; or ")}.${paid}`;
  return lead === "" ? capital(head) : `${capital(lead)}, ${head}`;
}

function costText({ reserve, rest, sacrifice, banish, discard, counters, also = [] }: Cost): string {
  return priceText([
    reserve !== undefined && `Pay ${reserve}`,
    rest && "Rest",
    sacrifice && "Sacrifice this",
    banish && "Banish this",
    discard && "Discard this",
    counters &&
      `Remove ${counters.count === 1 ? withArticle(counterWord(counters.kind)) : `${counters.count} ${counterWord(counters.kind)}s`}`,
    ...also.map((part) => capital(tidy(partText(part, speechFor().say)))),
  ]);
}

/** "Activate this only once each turn." */
const limitText = (of: Limit | undefined, verb: string): string => {
  if (of === undefined) return "";
  const often = ["once", "twice", "three times", "four times"][of.times - 1];
  return ` ${verb} only ${often}${of.per === "turn" ? " each turn" : ""}.`;
};

/** G R32.12. */
const spellText = ({ asSpell }: Body): string => (asSpell === true ? " This ability works as a Spell." : "");

const LEADS: Readonly<Record<string, string>> = {
  enter: "On Enter",
  death: "On Death",
  leave: "On Leave",
  attack: "On Attack",
  hit: "On Hit",
  kill: "On Kill",
  foster: "On Foster",
  wake: "whenever this wakes up",
  sacrifice: "On Sacrifice",
  banish: "On Banish",
};

function triggerText({ on, when }: Pick<Triggered, "on" | "when">, say: Say): string {
  if (typeof on === "string") return `${LEADS[on] ?? on}${ifText(when, say)}`;
  if ("charge" in on) return `On Charge ${on.charge}${ifText(when, say)}`;
  const nth = "act" in on ? nthText(on.nth) : "";
  const condition = `${nth}${ifText(on.when, say)}`;
  if ("phase" in on) {
    const { phase, whose } = on;
    const owner = whose === undefined ? "each player's" : whose === "you" ? "your" : "each opponent's";
    return `at the beginning of ${owner} ${phaseWord(phase)}${condition}`;
  }
  const { act, object, by, once, field, why } = on;
  if (act === "leave" && why === "sacrificed") {
    const what = once === true ? `one or more ${say.filter(object ?? {}, true)}` : say.a(object ?? {});
    if (by === "you") return `whenever you sacrifice ${what}${condition}`;
    return `whenever ${by === undefined ? "a player" : "an opponent"} sacrifices ${what}${condition}`;
  }
  if (act === "targeted" && by !== undefined)
    return `whenever ${say.a(object ?? {})} becomes a target of ${by === "you" ? "yours" : "an opponent"}${condition}`;
  const alone = object === undefined ? happensAlone(act, by) : undefined;
  if (alone !== undefined) return `whenever ${alone}${condition}`;
  const does = DOES[act];
  if (does !== undefined && by !== undefined && object?.self !== true)
    return `whenever ${whoDoes(by, `${does} ${givenText(on, say)}`)}${condition}`;
  // The trigger speaks of the source of the damage, not of its object.
  const deals = act === "damage" && field !== undefined && field !== "object";
  const happens = deals ? "deals damage" : happensText(on);
  if (once !== true) return `whenever ${whoText(on, say)} ${happens}${condition}`;
  const side: Data = by === undefined ? {} : { controller: by };
  const several = say.filter({ ...side, ...object }, true);
  return `whenever one or more ${several} ${happens.replace(/^is /, "are ").replace(/^(\w+)s\b/, "$1")}${condition}`;
}

/** What a player does something with. What is that player's own anyway is not said to be. */
function givenText({ by, object = {}, once }: ActEvent, say: Say): string {
  const { controller, ...rest } = object;
  const what = controller === by ? rest : object;
  return once === true ? `one or more ${say.filter(what, true)}` : say.a(what);
}

type ActEvent = Extract<Triggered["on"], { act: string }>;

/** What happens to the thing, as far as the trigger says: "dies", "gets a quest counter", "enters from banishment". */
function happensText({ act, field, from, to, why, counter, change, state }: ActEvent): string {
  const places = (zones: readonly string[]): string =>
    listed(
      zones.map((zone) =>
        words.zones[zone].play ? `the ${words.zones[zone].name}` : `a ${words.zones[zone].name}`,
      ),
      "or",
    );
  const moved = `${from === undefined ? "" : ` from ${places(from)}`}${to === undefined ? "" : ` to ${places(to)}`}`;
  if (act === "become") return `becomes ${state ?? "distant or ephemeral"}`;
  if (act === "counter") {
    const what = counter === undefined ? "a counter" : withArticle(counterWord(counter));
    return change === "removed" ? `has ${what} removed from it` : `gets ${what}`;
  }
  if (act === "load" && field === "host") return "becomes loaded";
  if (act === "leave" && why !== undefined) return why === "died" ? "dies" : `is ${why}`;
  if (act === "shift" && moved !== "") return `is put${moved}`;
  return `${HAPPENS[act] ?? `has this happen to it: ${spaced(act)}`}${moved}`;
}

function staticText(node: Static): string {
  const { say } = speechFor();
  const priced = (text: string): string =>
    node.from?.includes("material") === true ? text.replaceAll("to activate", "to materialize") : text;
  return priced(
    tidy(changesText(node, say, (change) => changeText(change, false, say), { lead: "as long as" })),
  );
}

/** "in your graveyard or loaded into a weapon". */
function whereText(zones: readonly string[]): string {
  const lying = zones.flatMap((zone) => words.zones[zone].lies ?? []);
  const named = zones.filter((zone) => words.zones[zone].lies === undefined);
  return [...(named.length === 0 ? [] : [`in ${placesText(named)}`]), ...lying].join(" or ");
}

/** "your graveyard", "the field"; several are joined. */
const placesText = (zones: readonly string[]): string =>
  zones
    .map((zone) => `${zone === "field" || zone === "stack" ? "the" : "your"} ${words.zones[zone].name}`)
    .join(" or ");

/** One ability as a paragraph: its zones, its bearer, its effect. */
export function abilityText(node: GaAbility): string {
  const from = namedZones(node);
  const to = node.kind === "triggered" ? node.to : undefined;
  const said = plainText(node);
  const text =
    from?.join() === "lineage" ? said.replaceAll(/\b(t)he linked object\b/gi, "$1he champion above") : said;
  const lent =
    to === undefined ? text : `${capital(`each ${speechFor().say.filter(to)}`)} has "${capital(text)}"`;
  if (node.kind === "activated" && from?.join() === "lineage") return tidy(`Lineage Release — ${lent}`);
  return from === undefined ? tidy(lent) : `${capital(whereText(from))}: ${lent}`;
}

function plainText(node: GaAbility): string {
  const body = bodyIn(node);
  const inherited = isInherited(node) ? "Inherited Effect: " : "";
  switch (node.kind) {
    case "activated": {
      const slow = node.speed === "slow" ? " Activate this ability only at slow speed." : "";
      const only = node.when === undefined ? "" : ` Activate only if ${speechFor().say.cond(node.when)}.`;
      const { less } = node.cost;
      const cheaper = less === undefined ? "" : ` ${lessText(less, speechFor().say)}`;
      const limit = limitText(node.limit, "Activate this ability");
      const anyone = node.anyone === true ? " Any player may activate this ability." : "";
      return `${inherited}${costText(node.cost)}: ${bodyText(body)}${spellText(body)}${anyone}${slow}${only}${limit}${tidy(cheaper)}`;
    }
    case "triggered": {
      const event = eventWords(node.on);
      const said = bodyText(body, event, triggerText(node, speechFor([], event).say));
      return inherited + said + spellText(body) + limitText(node.limit, "This ability triggers");
    }
    case "static":
      return inherited + staticText(node);
    case "preGame":
      return `Before the game: ${bodyText(body)}`;
    case "given": {
      const event = eventWords(node.on);
      const said = bodyText(body, event, triggerText(node, speechFor([], event).say));
      return said + spellText(body) + limitText(node.limit, "This ability triggers");
    }
    case "delayed":
      // The sentence that delays it says it.
      return "";
    default:
      return insteadText(node, speechFor([], { noun: node.object }));
  }
}

/** What the parts of an act are called that are not its object. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  targeted: { source: "what targets it" },
  damage: { source: "the source of that damage" },
  leave: { killer: "what killed it" },
  load: { host: "what it is loaded into" },
};

/** The thing that "that" means. A trigger on another part of the act means that part, and its object by its kind. */
function eventWords(on: Triggered["on"]): EventWords {
  if (typeof on === "string")
    return { noun: undefined, ...(on === "hit" && { parts: { source: "the attacker" } }) };
  if (!("act" in on)) return { noun: undefined };
  const { act, field = "object", object } = on;
  const parts = PARTS[act] ?? {};
  if (field === "object") return { noun: object, parts };
  const { say } = speechFor();
  const own = object?.self === true ? say.filter(object) : `that ${nounOf(object, say)}`;
  return { noun: { kind: "object" }, parts: { ...parts, [field]: own } };
}

/**
 * Puts the text of a delayed ability into the sentence that delays it: "at the beginning of the next end phase,
 * draw a card".
 */
const withDelayed = (line: string, abilities: readonly GaAbility[]): string =>
  line
    .replace(GIVEN, (_mark, at: string) => plainText(abilities[Number(at)]))
    // A sentence that ends with a quoted one needs no second full stop.
    .replace(/\."\.(?= |$)/g, '."')
    .replace(DELAYED, (_mark, at: string) => {
      const node = abilities[Number(at)];
      const said = isGift(node) ? plainText(node) : bodyText(bodyIn(node));
      const body = said.replace(/\.$/, "");
      return body.charAt(0).toLowerCase() + body.slice(1);
    });

/** A keyword with what the card says of it besides: "Command Knight", "Advanced Imbue 2". */
function cardKeyword({ commands, imbuedBy }: GaCard, word: string, said: string): string {
  if (word === "command" && commands !== undefined) return `${said} ${commands}`;
  if (word !== "imbue" || imbuedBy === undefined) return said;
  return imbuedBy === "advanced" ? `Advanced ${said}` : `${said} (${listed(imbuedBy, "or")})`;
}

/** "Brew — Sacrifice a Herb and 2 items with different names." */
function brewText({ sacrifice, count, and = [], names }: NonNullable<GaCard["brew"]>, say: Say): string {
  const parts = [{ sacrifice, count }, ...and].map((one) => say.many(one.count, say.filter(one.sacrifice)));
  const named = names === undefined ? "" : names === "same" ? " with the same name" : " with different names";
  return `Brew — Sacrifice ${listed(parts)}${named}.`;
}

/** "This enters the field distant with 2 quest counters." */
function entersText(
  { distant, counters = [], when, copyOf, except, names }: NonNullable<GaCard["enters"]>,
  say: Say,
): string {
  const as = [
    ...(copyOf === undefined
      ? []
      : [
          `You may let this enter the field as a copy of ${say.a(copyOf)}${exceptText(except === undefined ? {} : { except }, false, say)}.`,
        ]),
    ...(names === undefined ? [] : [`As this enters the field, name ${namedText(names)}.`]),
  ].join(" ");
  if (distant === undefined && counters.length === 0) return as;
  const on = counters.map(({ kind, count }) => say.many(count, counterWord(kind)));
  const with_ = on.length === 0 ? "" : ` with ${listed(on)} on it`;
  const lead = when === undefined ? "" : `If ${say.cond(when)}, `;
  const how = capital(
    `${lead}${lead === "" ? "This" : "this"} enters the field${distant === true ? " distant" : ""}${with_}.`,
  );
  return as === "" ? how : `${as} ${how}`;
}

/** The whole text box, a line a paragraph. */
export function cardText(card: GaCard): string[] {
  const { say } = speechFor();
  const { keywords, brew, from, lineage, link, siegeable, abilities = [] } = card;
  const lines = [keywordLine(keywords, (word, value) => cardKeyword(card, word, keywordText(word, value)))];
  if (lineage) lines.push(`${lineage} Lineage.`);
  if (siegeable) lines.push("Siegeable.");
  if (from) lines.push(`You may activate this card from ${placesText(from)}.`);
  lines.push(...(card.additional ?? []).map((part) => tidy(additionalText(part, say))));
  if (card.rather) lines.push(tidy(ratherText(card.rather, say, placesText)));
  if (card.towards) lines.push(tidy(towardsText(card.towards, say)));
  if (card.byTargets) lines.push(tidy(byTargetsText(card.byTargets, speechFor(card.targets).say)));
  lines.push(...(card.toAttack ?? []).map((part) => tidy(toAttackText(part, card.type, say))));
  if (brew) lines.push(brewText(brew, say));
  if (card.ephemerate) lines.push(`Ephemerate — Pay ${card.ephemerate.reserve}.`);
  if (card.enters) lines.push(entersText(card.enters, say));
  if (card.back) lines.push(`Other side: ${cardNamed(card.back)}.`);
  const played = isMaterial(card) ? "Materialize" : "Activate";
  if (card.when !== undefined) lines.push(tidy(`${played} only if ${say.cond(card.when)}.`));
  if (link) lines.push(`Link: ${targetSpoken(link, say).first}.`);
  lines.push(bodyText(card));
  for (const node of abilities)
    if (node.kind !== "delayed" && !isGift(node)) lines.push(tidy(abilityText(node)));
  return lines.filter((line) => line !== "").map((line) => withDelayed(line, abilities));
}
