/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import { capital, type Json, listed, signed, withArticle } from "../../kernel/game.ts";
import type { TriggerOn } from "../card-schema.ts";
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
import { isOfContact } from "./card.ts";
import type { Cost, EpicCondition, TargetWord, UcgAbility, UcgCard } from "./card-schema.ts";
import { changeText, contactLink, keywordText, nounOf, targetSpoken, words } from "./speech.ts";
import { verbs } from "./verbs.ts";

interface Of {
  readonly targets?: readonly TargetWord[] | undefined;
  /** The object of the ability's event. */
  readonly event?: Json | undefined;
  /** A Hidden whose Contact has named its target already (UCG 12.5). */
  readonly named?: boolean;
}

function speechFor(card: UcgCard, { targets = [], event, named }: Of): Speech {
  const [word] = card.targets ?? [];
  const host = card.type === "status" && word !== undefined && "object" in word ? word.object : undefined;
  const speech = speechOf({ ...words, verbs }, (plain) => ({
    host: `attached ${nounOf(host, plain)}`,
    event: nounOf(event, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));
  if (named) speech.say.named.said.add("target 0");
  return speech;
}

/** An effect as sentences; `lead` stands before the first. */
const effectText = (card: UcgCard, effect: Json, of: Of, lead = ""): string =>
  effectSentences(speechFor(card, of), effect, lead);

function costText({ terra, activate, dispose, decimate }: Cost): string {
  return priceText([
    terra !== undefined && `${terra} Terra`,
    activate === true && "Activate",
    dispose === true && "Dispose of this card",
    decimate === true && "Decimate this card",
  ]);
}

/** How a text says that an act happened, and that it would happen. */
const HAPPENS: Readonly<Record<string, readonly [does: string, would: string]>> = {
  enter: ["comes into play", "come into play"],
  slay: ["is Slain", "be Slain"],
  decimate: ["is Decimated", "be Decimated"],
  dispose: ["is Disposed of", "be Disposed of"],
  bounce: ["returns to its owner's hand", "return to its owner's hand"],
  recover: ["is recovered", "be recovered"],
  damage: ["is dealt damage", "be dealt damage"],
  attack: ["attacks", "attack"],
  block: ["blocks", "block"],
  activate: ["Activates", "Activate"],
  declare: ["is played", "be played"],
  resource: ["is played", "be played"],
  counter: ["gets a counter", "get a counter"],
  revive: ["is Revived", "be Revived"],
  discard: ["is discarded", "be discarded"],
  exhaust: ["is moved to the Exhausted Zone", "be moved to the Exhausted Zone"],
  awaken: ["is moved to the Active Zone", "be moved to the Active Zone"],
  spend: ["is Expended", "be Expended"],
  refresh: ["is readied", "be readied"],
  trip: ["is Activated in an Encounter", "be Activated in an Encounter"],
  spent: ["goes to the Void after its effect", "go to the Void after its effect"],
  heal: ["loses its Damage Counters", "lose its Damage Counters"],
  retreat: ["comes back from an Encounter", "come back from an Encounter"],
  modify: ["is changed for a time", "be changed for a time"],
  reveal: ["is revealed", "be revealed"],
  decked: ["goes into its owner's deck", "go into its owner's deck"],
};

const PHASES = ["ready", "dawn", "draw", "primary", "conflict", "end"];
const OF_PLAYERS: Readonly<Record<string, readonly [you: string, other: string, would: string]>> = {
  drawn: ["you draw", "draws", "draw"],
  damagePlayer: ["you are dealt damage", "is dealt damage", "be dealt damage"],
  look: ["you look at cards", "looks at cards", "look at cards"],
  arrange: ["you change the order of your deck", "changes the order of a deck", "change the order of a deck"],
  token: ["you create a token", "creates a token", "create a token"],
  putBack: ["you put back your opening hand", "puts back an opening hand", "put back an opening hand"],
  allowance: [
    "you use what a turn allows once",
    "uses what a turn allows once",
    "use what a turn allows once",
  ],
};
const OF_LINKS: Readonly<Record<string, string>> = {
  nullify: "a link of the chain is Nullified",
  raise: "a link of the chain becomes dearer",
};

function triggerText(on: TriggerOn, say: Say): string {
  const { act, by, when, entering } = on;
  const condition = ifText(when, say);
  if (PHASES.includes(act)) {
    const whose = by === undefined ? "each" : by === "you" ? "your" : "your opponent's";
    return `at the beginning of ${whose} ${capital(act)} Phase${condition}`;
  }
  if (entering) return `when this card comes into play${condition}`;
  const ofPlayer = OF_PLAYERS[act];
  if (ofPlayer !== undefined) {
    const who = by === undefined ? "a player" : "your opponent";
    return `when ${by === "you" ? ofPlayer[0] : `${who} ${ofPlayer[1]}`}${condition}`;
  }
  return `when ${OF_LINKS[act] ?? `${whoText(on, say)} ${HAPPENS[act][0]}`}${condition}`;
}

function insteadText(card: UcgCard, node: Extract<UcgAbility, { kind: "instead" }>): string {
  const { on } = node;
  const speech = speechFor(card, { event: node.object });
  const ofPlayer = OF_PLAYERS[on];
  return ofPlayer === undefined
    ? insteadSentence(speech, node, speech.say.a(node.object ?? {}), HAPPENS[on][1])
    : insteadSentence(speech, node, "a player", ofPlayer[2]);
}

function staticText(card: UcgCard, node: Extract<UcgAbility, { kind: "static" }>): string {
  const { say } = speechFor(card, {});
  return changesText(node, say, (change) => changeText(change, false, say));
}

/** One ability as a paragraph. */
export function abilityText(card: UcgCard, node: UcgAbility): string {
  switch (node.kind) {
    case "activated":
      return `${costText(node.cost)}: ${effectText(card, node.effect, { targets: node.targets })}`;
    case "generator":
      return `${costText(node.cost)}: Generate ${node.terra} Terra${node.ignitionOnly ? " for a card in the Ignition Zone" : ""}.`;
    case "triggered": {
      const of = { targets: node.targets, event: node.on.object };
      return effectText(card, node.effect, of, `${triggerText(node.on, speechFor(card, of).say)}, `);
    }
    case "static":
      return staticText(card, node);
    default:
      return insteadText(card, node);
  }
}

/** The whole text box, a line a paragraph. */
export function cardText(card: UcgCard): string[] {
  const { say } = speechFor(card, {});
  const { keywords, extra, contact, support, abilities = [] } = card;
  const lines = [keywordLine(keywords, keywordText)];
  if (card.type === "resource") lines.push(`Expend: Generate ${card.terra ?? 1} Terra.`);
  if (card.untargetable) lines.push("This card cannot be the target of Effects or Abilities.");
  if (extra) lines.push(extraText(extra, JSON.stringify(card.effect ?? null)));
  if (card.conditions) lines.push(`Epic Condition: ${conditionsText(card.conditions, say)}.`);
  if (contact) lines.push(`Contact: ${capital(contactText(contact, say))}.`);
  if (card.bide) lines.push(`${bideText(card.bide)}: ${proxyText(card)}`);
  else if (card.effect)
    lines.push(
      effectText(card, card.effect, { targets: card.targets, named: isOfContact(card, card.targets?.[0]) }),
    );
  if (card.type === "status" && card.targets)
    lines.push(`Attach to ${targetSpoken(card.targets[0], say).first}.`);
  if (card.assimilate) lines.push(`Assimilate: ${effectText(card, card.assimilate, {})}`);
  for (const node of abilities) lines.push(abilityText(card, node));
  if (support) {
    lines.push(
      `Support ${support.cost} Terra (${capital(support.timing)}): ${effectText(card, support.effect, support)}`,
    );
  }
  return lines.filter((line) => line !== "");
}

/** UCG 3.5; X of an effect is the additional payment. */
function extraText({ terra, optional }: NonNullable<UcgCard["extra"]>, effect: string): string {
  const x = effect.includes('"num":"x"') ? " X is the Terra paid this way." : "";
  return `${optional ? `You may pay ${terra} more Terra.` : `Additional cost: ${terra} Terra.`}${x}`;
}

function conditionsText(conditions: readonly EpicCondition[], say: Say): string {
  const parts = conditions.map((one) => {
    if ("dispose" in one) return `Dispose of ${say.a({ controller: "you", ...one.dispose })}`;
    return "when" in one
      ? say.cond(one.when)
      : `this card comes into play with a ${signed(String(one.counter))} Combat Counter`;
  });
  return capital(parts.join(", or "));
}

const contactText = ({ link, when }: NonNullable<UcgCard["contact"]>, say: Say): string =>
  listed([link && contactLink(link, say), when && say.cond(when)].filter((part) => typeof part === "string"));

/** UCG 11.2: a Proxy's text begins with Bide and its value. */
function bideText({ value, optional, at, counters }: NonNullable<UcgCard["bide"]>): string {
  const notes = [
    optional && "optional",
    at === "end" && "counted at the beginning of your End Phase",
    counters !== undefined && `${counters} counters at a time`,
  ].filter((part) => typeof part === "string");
  return `Bide ${value}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}

function proxyText(card: UcgCard): string {
  const parts = card.effect === undefined ? [] : [effectText(card, card.effect, { targets: card.targets })];
  if (card.becomes)
    parts.push(`This card becomes ${withArticle(card.becomes)} with Combat ${card.combat ?? 0}.`);
  return parts.join(" ");
}
