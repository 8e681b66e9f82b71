/** A card's rules text, generated from its programs, so that the text and the effect always agree. */

import { capital, isOrder, type Json, listed } from "../../kernel/game.ts";
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
import { attaches, isGear, isInfluence } from "./card.ts";
import type { Global, NsAbility, NsCard, Option, Reactive, SkillCost, TargetWord } from "./card-schema.ts";
import { changeText, costText, nounOf, targetSpoken, wordsOf } from "./speech.ts";
import { verbs } from "./verbs.ts";

/** A friendly agent, the host of every gear (N R3.5). */
export const GEAR_WORD: TargetWord = { object: { kind: "agent", controller: "you" } };

function speechFor(card: NsCard, targets: readonly TargetWord[] = [], event?: Json): Speech {
  const host = isGear(card) ? GEAR_WORD : card.targets?.[0];
  return speechOf({ ...wordsOf(card), verbs }, (plain) => ({
    host: `attached ${nounOf(host !== undefined && "object" in host ? host.object : undefined, plain)}`,
    event: nounOf(event, plain),
    target: (slot) => targetSpoken(targets[slot], plain),
  }));
}

/** An effect as sentences; `lead` stands before the first. */
function effectText(
  card: NsCard,
  effect: Json,
  targets: readonly TargetWord[] | undefined,
  event?: Json,
  lead = "",
): string {
  return effectSentences(speechFor(card, targets, event), effect, lead);
}

/** N R7.18. */
function pickText(card: NsCard, pick: readonly Option[], event?: Json): string {
  const options = pick.map(({ name, targets, effect }) => {
    const text = effectText(card, effect, targets, event).replace(/\.$/, "");
    return `${capital(name)}: ${text}`;
  });
  return `Pick one – ${options.join("; or ")}.`;
}

const bodyText = (
  card: NsCard,
  { pick, effect = [], targets }: Partial<Option> & Pick<NsCard, "pick">,
): string => (pick === undefined ? effectText(card, effect, targets) : pickText(card, pick));

function skillCostText(cost: SkillCost, say: Say): string {
  const text = priceText([
    cost.energy && costText(cost.energy),
    cost.lock && "lock this",
    cost.forfeit === "this" && "forfeit this",
    cost.forfeit !== undefined &&
      cost.forfeit !== "this" &&
      `forfeit ${say.a({ controller: "you", ...cost.forfeit })}`,
    cost.discard !== undefined && `discard ${say.many(cost.discard, "card")}`,
  ]);
  return text;
}

/** How a text says that an act happened, and that it would happen. */
const HAPPENS: Readonly<Record<string, readonly [does: string, would: string]>> = {
  arrive: ["arrives", "arrive"],
  terminate: ["is terminated", "be terminated"],
  forfeit: ["is forfeited", "be forfeited"],
  delete: ["is deleted", "be deleted"],
  leave: ["leaves the planet", "leave the planet"],
  recall: ["returns to its owner's hand", "return to its owner's hand"],
  damage: ["is dealt damage", "be dealt damage"],
  attack: ["attacks", "attack"],
  defend: ["defends", "defend"],
  lock: ["locks", "lock"],
  unlock: ["unlocks", "unlock"],
  announce: ["is played", "be played"],
  advance: ["advances", "advance"],
  retreat: ["retreats", "retreat"],
  discard: ["is discarded", "be discarded"],
  increase: ["gets an increase marker", "get an increase marker"],
  spent: ["goes to the cache after its effect", "go to the cache after its effect"],
  heal: ["loses its damage", "lose its damage"],
  shift: ["shifts", "shift"],
  attach: ["is attached", "be attached"],
  drop: ["falls off its agent", "fall off its agent"],
  modify: ["is changed for a time", "be changed for a time"],
  cancel: ["is cancelled", "be cancelled"],
  anomaly: ["is played as an anomaly", "be played as an anomaly"],
};
const OF_PLAYERS: Readonly<Record<string, readonly [you: string, other: string, would: string]>> = {
  drawn: ["you draw", "draws", "draw"],
  discards: ["you discard", "discards", "discard"],
  anomaly: ["you play an anomaly", "plays an anomaly", "play an anomaly"],
  convert: ["you convert a card", "converts a card", "convert a card"],
  make: ["you make energy", "makes energy", "make energy"],
  spend: ["you spend energy", "spends energy", "spend energy"],
  durability: [
    "the durability of your sector changes",
    "has a sector whose durability changes",
    "have the durability of a sector changed",
  ],
  loseSector: ["you lose a sector", "loses a sector", "lose a sector"],
  defeat: ["you are defeated", "is defeated", "be defeated"],
  overclock: ["you overclock", "overclocks", "overclock"],
  allowance: [
    "you use what a turn allows once",
    "uses what a turn allows once",
    "use what a turn allows once",
  ],
};
const MOMENTS: Readonly<Record<string, string>> = {
  startOfTurn: "at the start of",
  startOfAttack: "at the start of attack in",
  endOfTurn: "at the end of",
};

function conditionText(on: TriggerOn, say: Say): string {
  const { act, object, by, when, entering } = on;
  const condition = ifText(when, say);
  if (MOMENTS[act] !== undefined) {
    const whose = by === undefined ? "each" : by === "you" ? "your" : "your opponent's";
    return `${MOMENTS[act]} ${whose} turn${condition}, `;
  }
  if (entering) return `Deploy${condition} – `;
  if (act === "attack" && object?.self === true) return `Initiate${condition} – `;
  const ofPlayer = OF_PLAYERS[act];
  if (ofPlayer !== undefined && object === undefined) {
    const who = by === undefined ? "a player" : "your opponent";
    return `when ${by === "you" ? ofPlayer[0] : `${who} ${ofPlayer[1]}`}${condition}, `;
  }
  return `when ${whoText(on, say)} ${HAPPENS[act][0]}${condition}, `;
}

function reactiveText(card: NsCard, node: Reactive): string {
  const { say } = speechFor(card);
  const { on, targets, pick, effect = [] } = node;
  const cost = node.cost?.energy;
  const orders = pick !== undefined || isOrder(effectText(card, effect, targets).toLowerCase());
  const may =
    cost !== undefined
      ? `you may pay ${costText(cost)}; if you do, `
      : node.may === true
        ? `you may ${orders ? "" : "have this happen: "}`
        : "";
  const lead = `${conditionText(on, say)}${may}`;
  if (pick !== undefined) {
    const text = pickText(card, pick, on.object);
    return capital(`${lead}${text.replace(/^Pick/, "pick")}`);
  }
  return effectText(card, effect, targets, on.object, lead);
}

function persistentText(card: NsCard, node: Extract<NsAbility, { kind: "persistent" }>): string {
  const { say } = speechFor(card);
  return changesText(node, say, (change) => changeText(change, false, say));
}

function insteadText(card: NsCard, node: Extract<NsAbility, { kind: "instead" }>): string {
  const { on } = node;
  const speech = speechFor(card, [], node.object);
  const ofPlayer = node.object === undefined ? OF_PLAYERS[on] : undefined;
  return ofPlayer === undefined
    ? insteadSentence(speech, node, speech.say.a(node.object ?? {}), HAPPENS[on][1])
    : insteadSentence(speech, node, "a player", ofPlayer[2]);
}

/** One ability as a paragraph. */
export function abilityText(card: NsCard, node: NsAbility): string {
  switch (node.kind) {
    case "activated": {
      const { say } = speechFor(card);
      const name = node.keyword === undefined ? "" : `${capital(node.keyword)} – `;
      const global = globalText(node.global, say);
      return `${name}Speed ${node.speed}, ${skillCostText(node.cost ?? {}, say)}: ${bodyText(card, node)}${global}`;
    }
    case "reactive":
      return reactiveText(card, node);
    case "persistent":
      return persistentText(card, node);
    default:
      return insteadText(card, node);
  }
}

/** N R3.9 Global. */
function globalText(global: Global | undefined, say: Say): string {
  if (global === undefined) return "";
  return ` Global ${costText(global.cost)}: it may have ${listed(global.targets.map((word) => targetSpoken(word, say).first))} instead.`;
}

/** N R5.8, R5.9: who "you" is in the text of a biome. */
const whoseText = ({ abilities = [] }: NsCard): string =>
  abilities.some(({ kind }) => kind === "activated")
    ? "The active player controls this; its skills are open to both players."
    : "The active player controls this.";

/** The whole text box, a line a paragraph. */
export function cardText(card: NsCard): string[] {
  const { say } = speechFor(card);
  const lines = [keywordLine(card.keywords, capital)];
  if (attaches(card)) {
    const word = isGear(card) ? GEAR_WORD : card.targets?.[0];
    lines.push(`Attach to ${targetSpoken(word, say).first}.`);
  }
  if (card.pick !== undefined || card.effect !== undefined)
    lines.push(bodyText(card, card) + globalText(card.global, say));
  if (isInfluence(card)) lines.push(whoseText(card));
  for (const node of card.abilities ?? []) lines.push(abilityText(card, node));
  if (card.anomaly !== undefined) {
    const makes = card.anomaly.makes.map(({ kind, amount }) => `${amount} ${kind}`);
    lines.push(`Anomaly mode – ${card.anomaly.name}: lock, make ${listed(makes, "or")}.`);
  }
  return lines.filter((line) => line !== "");
}
