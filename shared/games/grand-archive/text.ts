/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import { capital, type Data, type Json, withArticle } from "../../kernel/game.ts";
import {
  changesText,
  effectSentences,
  ifText,
  insteadSentence,
  keywordLine,
  priceText,
  type Say,
  type Speech,
  speechOf,
  whoText,
} from "../text.ts";
import { bodyIn, isInherited, namedZones } from "./card.ts";
import type {
  Body,
  Cost,
  GaAbility,
  GaCard,
  Replacement,
  Static,
  TargetWord,
  Triggered,
} from "./card-schema.ts";
import { phaseWord } from "./player-verbs.ts";
import { changeText, counterWord, keywordText, nounOf, targetSpoken, words } from "./speech.ts";
import { DELAYED, verbs } from "./verbs.ts";

const speechFor = (targets: readonly TargetWord[] = [], event?: Json): Speech =>
  speechOf({ ...words, verbs }, (plain) => ({
    event: nounOf(event, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));

/** "each champion you control" is one: "your champion". */
const tidy = (text: string): string =>
  text.replaceAll(/\b(each|a) champion you control/gi, (said) =>
    /^[EA]/.test(said) ? "Your champion" : "your champion",
  );

function effectText(
  targets: readonly TargetWord[] | undefined,
  effect: Json,
  event?: Json,
  lead = "",
): string {
  return tidy(effectSentences(speechFor(targets, event), effect, lead === "" ? "" : `${lead}, `));
}

/** A small number as a word of a sentence. */
const counted = (count: number): string => ["no", "one", "two", "three"][count] ?? String(count);

function bodyText({ targets, effect, modes, choose = 1, more }: Body, event?: Json, lead = ""): string {
  if (modes === undefined) return effect === undefined ? "" : effectText(targets, effect, event, lead);
  const parts = modes.map((mode) => effectText(mode.targets, mode.effect, event).replace(/\.$/, ""));
  const paid = more === undefined ? "" : ` If this is ${more.paid}, choose ${counted(more.choose)} instead.`;
  const head = `choose ${counted(choose)} — ${parts.join("; or ")}.${paid}`;
  return lead === "" ? capital(head) : `${capital(lead)}, ${head}`;
}

function costText({ reserve, rest, sacrifice, banish, discard, counters }: Cost): string {
  return priceText([
    reserve !== undefined && `Pay ${reserve}`,
    rest && "Rest",
    sacrifice && "Sacrifice this",
    banish && "Banish this",
    discard && "Discard this",
    counters &&
      `Remove ${counters.count === 1 ? withArticle(counterWord(counters.kind)) : `${counters.count} ${counterWord(counters.kind)}s`}`,
  ]);
}

const LEADS: Readonly<Record<string, string>> = {
  enter: "On Enter",
  death: "On Death",
  leave: "On Leave",
  attack: "On Attack",
  hit: "On Hit",
  kill: "On Kill",
  foster: "On Foster",
  wake: "whenever this wakes up",
};

const HAPPENS: Readonly<Record<string, string>> = {
  enter: "enters the field",
  leave: "leaves the field",
  damage: "is dealt damage",
  attack: "attacks",
  retaliate: "retaliates",
  activated: "is activated",
  discard: "is discarded",
  wake: "wakes up",
  rest: "rests",
  recover: "recovers",
  counter: "gets a counter",
  shift: "is moved to another zone",
};
const PLAYERS: Readonly<Record<string, string>> = {
  draw: "draw a card",
  drawSome: "draw one or more cards",
  recallSome: "return one or more cards from memory to hand",
  activated: "activate a card",
  discard: "discard a card",
};

function triggerText(on: Triggered["on"], say: Say): string {
  if (typeof on === "string") return LEADS[on] ?? on;
  if ("charge" in on) return `On Charge ${on.charge}`;
  const condition = ifText(on.when, say);
  if ("phase" in on) {
    const { phase, whose } = on;
    const owner = whose === undefined ? "each player's" : whose === "you" ? "your" : "each opponent's";
    return `at the beginning of ${owner} ${phaseWord(phase)}${condition}`;
  }
  const { act, object, by, once, field } = on;
  const does = PLAYERS[act];
  if (does !== undefined && object === undefined) {
    const [verb, ...rest] = does.split(" ");
    if (by === "you") return `whenever you ${does}${condition}`;
    return `whenever ${by === undefined ? "a player" : "an opponent"} ${verb}s ${rest.join(" ")}${condition}`;
  }
  // The trigger speaks of the source of the damage, not of its object.
  const deals = act === "damage" && field !== undefined && field !== "object";
  const happens = deals ? "deals damage" : (HAPPENS[act] ?? act);
  if (once !== true) return `whenever ${whoText(on, say)} ${happens}${condition}`;
  const side: Data = by === undefined ? {} : { controller: by };
  const several = say.filter({ ...side, ...object }, true);
  return `whenever one or more ${several} ${happens.replace(/^is /, "are ").replace(/^(\w+)s\b/, "$1")}${condition}`;
}

function staticText(node: Static): string {
  const { say } = speechFor();
  return tidy(changesText(node, say, (change) => changeText(change, false, say), { lead: "as long as" }));
}

function insteadText(node: Replacement): string {
  const { on } = node;
  const speech = speechFor([], node.object);
  const would = on === "damage" ? "be dealt damage" : on === "leave" ? "leave the field" : on;
  const dies = on === "leave" && isDeath(node.when);
  const { when: _, ...rest } = node;
  const said = speech.say.a(node.object ?? {});
  const sentence = insteadSentence(speech, dies ? rest : node, said, dies ? "die" : would);
  if (node.prevents !== true || node.effect === undefined) return sentence;
  return sentence.replace(
    /, (.*) instead\.$/,
    (_all, does: string) => `, prevent that damage${/ and | or /.test(does) ? "," : " and"} ${does}.`,
  );
}

/** Whether the condition asks that the leaving object dies. */
const isDeath = (when: Json | undefined): boolean => {
  const { is, left, right } = (when ?? {}) as Data;
  return is === "=" && (left as Data).field === "died" && right === 1;
};

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
  const text = plainText(node);
  const lent =
    to === undefined ? text : `${capital(`each ${speechFor().say.filter(to)}`)} has "${capital(text)}"`;
  return from === undefined ? tidy(lent) : `${capital(whereText(from))}: ${lent}`;
}

function plainText(node: GaAbility): string {
  const body = bodyIn(node);
  const inherited = isInherited(node) ? "Inherited Effect: " : "";
  switch (node.kind) {
    case "activated": {
      const slow = node.speed === "slow" ? " Activate this ability only at slow speed." : "";
      const only = node.when === undefined ? "" : ` Activate only if ${speechFor().say.cond(node.when)}.`;
      return `${inherited}${costText(node.cost)}: ${bodyText(body)}${slow}${only}`;
    }
    case "triggered": {
      const event = eventNoun(node.on);
      return inherited + bodyText(body, event, triggerText(node.on, speechFor([], event).say));
    }
    case "static":
      return inherited + staticText(node);
    case "preGame":
      return `Before the game: ${bodyText(body)}`;
    case "delayed":
      // The sentence that delays it says it.
      return "";
    default:
      return insteadText(node);
  }
}

/** The thing that "that" means. A trigger on the source of damage means the object that is dealt the damage. */
function eventNoun(on: Triggered["on"]): Data | undefined {
  if (typeof on === "string" || !("act" in on)) return undefined;
  return on.field === undefined || on.field === "object" ? on.object : { kind: "object" };
}

/**
 * Puts the text of a delayed ability into the sentence that delays it: "at the beginning of the next end phase,
 * draw a card".
 */
const withDelayed = (line: string, abilities: readonly GaAbility[]): string =>
  line.replace(DELAYED, (_mark, at: string) => {
    const body = bodyText(bodyIn(abilities[Number(at)])).replace(/\.$/, "");
    return body.charAt(0).toLowerCase() + body.slice(1);
  });

/** The whole text box, a line a paragraph. */
export function cardText(card: GaCard): string[] {
  const { say } = speechFor();
  const { keywords, brew, from, lineage, link, siegeable, abilities = [] } = card;
  const lines = [keywordLine(keywords, keywordText)];
  if (lineage) lines.push(`${lineage} Lineage.`);
  if (siegeable) lines.push("Siegeable.");
  if (from) lines.push(`You may activate this card from ${placesText(from)}.`);
  if (brew) lines.push(`Brew — Sacrifice ${say.many(brew.count, say.filter(brew.sacrifice))}.`);
  if (card.when !== undefined) lines.push(tidy(`Activate only if ${say.cond(card.when)}.`));
  if (link) lines.push(`Link: ${targetSpoken(link, say).first}.`);
  lines.push(bodyText(card));
  for (const node of abilities) if (node.kind !== "delayed") lines.push(tidy(abilityText(node)));
  return lines.filter((line) => line !== "").map((line) => withDelayed(line, abilities));
}
