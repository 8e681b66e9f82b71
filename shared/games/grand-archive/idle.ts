/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import type { Fault, Json } from "../../kernel/game.ts";
import { has, idleWords } from "../idle.ts";
import { idleKeywords, valueFaults } from "../keywords.ts";
import { acts } from "./acts.ts";
import { bodyIn, CARD_WORDS, isInherited, isMaterial, isPermanent, namedZones, TYPES } from "./card.ts";
import type { Body, GaAbility, GaCard } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { NUMBERED } from "./speech.ts";
import { zones } from "./zones.ts";

/** G 23: keywords of objects on the field. */
const ON_FIELD = [
  ..."taunt stealth steadfast ambush retort immortality reservable hindered".split(" "),
  ..."vigor agility foster intercept".split(" "),
];
/** G R20.9: keywords that an attack card, too, lends its attack. */
const IN_ATTACK = ["trueSight", "unblockable", "cleave", "multistrike"];

/** Ways to pay that a text asks after, and the word of the card that lets it be paid so (G R14.2). */
const WAYS = { prepared: "prepare", imbued: "imbue", brewed: "brew" } as const;

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: GaCard): Fault[] => [
  ...idleWords(card, { zones, filters, acts, sorts }, { hosted: isHosted(card) }),
  ...valueFaults(card.keywords, NUMBERED),
  ...keywordFaults(card),
  ...fieldFaults(card),
  ...bodyFaults(card, ""),
  ...wayFaults(card),
  ...xFaults(card),
  ...(card.abilities ?? []).flatMap((node, at) => abilityFaults(card, node, at)),
];

/** Whether it may lie on or under another: linked, below a champion (G R22.5), or loaded into something. */
const isHosted = ({ link, abilities = [] }: GaCard): boolean =>
  link !== undefined || abilities.some((node) => isInherited(node) || namedZones(node)?.includes("loaded"));

/** Types that cannot change. A card that is no ally may become one (G R18.5 B). */
const sorts = (key: string, value: Json): readonly string[] | undefined => {
  if (key === "kind" && value !== "ally" && (TYPES as readonly Json[]).includes(value))
    return [value as string];
  const zone = (value as readonly string[] | null)?.[0];
  const onField = key === "in" && (value as readonly string[]).length === 1 && zone === "field";
  const lies = onField || (key === "kind" && ["unit", "object", "token", "ally"].includes(value as string));
  return lies ? TYPES.filter((type) => isPermanent({ type })) : undefined;
};

function keywordFaults(card: GaCard): Fault[] {
  const { type, keywords } = card;
  const faults: Fault[] = [];
  if (type === "action")
    faults.push(...idleKeywords(keywords, [...ON_FIELD, ...IN_ATTACK], "an action never lies on the field"));
  if (type === "attack")
    faults.push(...idleKeywords(keywords, ON_FIELD, "an attack card never lies on the field"));
  if (isMaterial(card) || card.token)
    faults.push(...idleKeywords(keywords, CARD_WORDS, "such a card is never activated or in the graveyard"));
  else if (type !== "attack")
    faults.push(...idleKeywords(keywords, ["command"], "only an attack card can be commanded"));
  return faults;
}

function fieldFaults(card: GaCard): Fault[] {
  const { type } = card;
  const faults: Fault[] = [];
  const only = (key: keyof GaCard, holds: boolean, why: string): void => {
    if (card[key] !== undefined && !holds) faults.push({ path: key, message: `does nothing here: ${why}` });
  };
  const lies = isPermanent(card);
  only("lineage", type === "champion", "only a champion has a lineage");
  only("lineages", type === "champion", "only a champion has lineages");
  only("siegeable", type === "domain", "only a domain is besieged");
  only("durability", lies, "it never lies on the field");
  only("life", lies, "it never lies on the field");
  only("power", type !== "action", "an action does not attack");
  only("link", lies, "it never lies on the field");
  for (const key of ["brew", "from"] as const)
    only(key, !isMaterial(card) && card.token !== true, "such a card is never activated");
  only("modes", type === "action", "only an action has an effect of its own");
  return faults;
}

/** A body needs at least as many modes as are chosen. */
function bodyFaults({ modes, choose, targets }: Body, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}${key}`, message });
  if (modes === undefined && choose !== undefined) fault("choose", "there are no modes to choose from");
  if (modes !== undefined && (choose ?? 1) > modes.length)
    fault("choose", `is more than the modes there are, which is ${modes.length}`);
  if (modes !== undefined && targets !== undefined) fault("targets", "belong to the modes");
  return faults;
}

/** A text that asks how its card was paid needs a card that can be paid so. */
function wayFaults(card: GaCard): Fault[] {
  return Object.entries(WAYS).flatMap(([paid, word]): Fault[] => {
    const can = word === "brew" ? card.brew !== undefined : card.keywords?.[word] !== undefined;
    const asks = has(card, (node) => node.paid === paid);
    if (!asks || can) return [];
    const path = card.more?.paid === paid ? "more.paid" : "";
    return [{ path, message: `asks whether it was ${paid}, and the card has no "${word}"` }];
  });
}

/** G R14.5: X is chosen where the reserve cost is X. */
function xFaults(card: GaCard): Fault[] {
  const { effect = null, modes = [], reserve } = card;
  const reads = has([effect, ...modes.map((mode) => mode.effect)], ({ num }) => num === "x");
  if (reserve === "x" && !reads) return [{ path: "reserve", message: "is X, which the effect never reads" }];
  return reads && reserve !== "x" ? [{ path: "reserve", message: "is not X, which the effect reads" }] : [];
}

function abilityFaults(card: GaCard, node: GaAbility, at: number): Fault[] {
  const path = `abilities.${at}`;
  const faults = bodyFaults(bodyIn(node), `${path}.`);
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}${key}`, message });
  const { kind } = node;
  const from = namedZones(node);
  const waits = has(card, (one) => (one.do === "delay" || one.do === "reflex") && one.ability === at);
  if (kind === "delayed" && !waits)
    fault("", 'is delayed by nothing: no "delay" or "reflex" of the card names it');
  if (kind === "delayed" || kind === "preGame") return faults;
  if (isInherited(node) && card.type !== "champion")
    fault(".inherited", "only a champion lies in a lineage and lends what it has");
  if (card.type === "action" && (from === undefined || from.every((zone) => zone === "field")))
    fault(".kind", "never works: an action never lies on the field; name in `from` where it does");
  else if ("on" in node && !isGiven(node) && cannotFire(card, node.on))
    fault(".on", `never fires: no ${card.type} does that`);
  return faults;
}

/** Whether other objects have it in place of the card's own. */
const isGiven = (node: GaAbility): boolean => "to" in node && node.to !== undefined;

/** G 23: events that never happen to a card of this type. Other cards on the field may become allies (G R18.5 B). */
const cannotFire = ({ type }: GaCard, on: string | object): boolean =>
  (type === "attack" || type === "action") &&
  typeof on === "string" &&
  ["enter", "death", "foster", "wake"].includes(on);
