/** Finds words of a card that do nothing where they stand, as far as the rules of this game alone decide it. */

import { type Data, type Fault, isOneOf, type Json, wordsIn } from "../../kernel/game.ts";
import { has, idleWords } from "../idle.ts";
import { idleKeywords, valueFaults } from "../keywords.ts";
import { acts } from "./acts.ts";
import { ALTERED } from "./alter.ts";
import {
  bodyIn,
  CARD_WORDS,
  isAside,
  isGift,
  isInherited,
  isMaterial,
  isPermanent,
  LOCKS,
  namedZones,
  TYPES,
} from "./card.ts";
import type { Body, GaAbility, GaCard } from "./card-schema.ts";
import { filters } from "./filters.ts";
import { giftFaults, strikeFaults } from "./gift-lint.ts";
import { awaited, wordFaults } from "./lint-words.ts";
import { MOST_WORDS } from "./modes.ts";
import { placeFaults } from "./place-lint.ts";
import { priceFaults } from "./price-lint.ts";
import { isSpell } from "./shroud.ts";
import { NUMBERED } from "./speech.ts";
import { zones } from "./zones.ts";

/** G 23: keywords of objects on the field. */
const ON_FIELD = [
  ..."taunt stealth steadfast ambush retort immortality reservable hindered".split(" "),
  ..."vigor agility foster intercept spellshroud omnishroud pride".split(" "),
];
/** G R20.9: keywords that an attack card, too, lends its attack. */
const IN_ATTACK = ["trueSight", "unblockable", "cleave", "multistrike", "ranged", "critical"];

/** Ways to pay that a text asks after, and the word of the card that lets it be paid so (G R14.2). */
const WAYS = { prepared: "prepare", imbued: "imbue", brewed: "brew", starcalled: "starcalling" } as const;

/** Everything on a card that is accepted and does nothing. */
export const idle = (card: GaCard): Fault[] => [
  ...idleWords(card, { zones, filters, acts, sorts }, { hosted: isHosted(card) }),
  ...valueFaults(card.keywords, NUMBERED),
  ...keywordFaults(card),
  ...fieldFaults(card),
  ...bodyFaults(card, ""),
  ...wayFaults(card),
  ...xFaults(card),
  ...wordFaults(card),
  ...placeFaults(card),
  ...priceFaults(card),
  ...damageFaults(card, "effect"),
  ...nameFaults(card),
  ...asideFaults(card),
  ...empoweredFaults(card),
  ...(card.abilities ?? []).flatMap((node, at) => abilityFaults(card, node, at)),
];

const UNDER = ["lineage", "loaded"];
/** Whether it may lie on or under another: linked, below a champion (G R22.5), or loaded into something. */
const isHosted = ({ link, abilities = [] }: GaCard): boolean =>
  link !== undefined ||
  abilities.some((node) => isInherited(node) || namedZones(node)?.some((zone) => UNDER.includes(zone)));

/** Types that cannot change. A card that is no ally may become one (G R18.5 B). */
const sorts = (key: string, value: Json): readonly string[] | undefined => {
  if (key === "kind" && value !== "ally" && isOneOf(TYPES, value)) return [value];
  const named = wordsIn(value);
  const onField = key === "in" && named.length === 1 && named[0] === "field";
  const lies = onField || (key === "kind" && isOneOf(["unit", "object", "token", "ally"], value));
  return lies ? TYPES.filter((type) => isPermanent({ type })) : undefined;
};

function keywordFaults(card: GaCard): Fault[] {
  const { type, keywords } = card;
  const faults: Fault[] = [];
  if (type === "action")
    faults.push(...idleKeywords(keywords, [...ON_FIELD, ...IN_ATTACK], "an action never lies on the field"));
  if (type === "attack")
    faults.push(...idleKeywords(keywords, ON_FIELD, "an attack card never lies on the field"));
  if (isAside(card))
    faults.push(...idleKeywords(keywords, [...ON_FIELD, ...IN_ATTACK, "divineRelic"], "it is no object"));
  if (card.token || isAside(card)) faults.push(...idleKeywords(keywords, LOCKS, "nobody plays such a card"));
  if (isMaterial(card) || card.token)
    faults.push(...idleKeywords(keywords, CARD_WORDS, "such a card is never activated or in the graveyard"));
  else if (type !== "attack" && !isAside(card))
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
  only("power", type !== "action" && !isAside(card), "it does not attack");
  only("unique", lies || type === "status", "it never lies on the field");
  only("regalia", !isAside(card), "it is in no deck");
  only("link", lies, "it never lies on the field");
  only("back", lies, "it never lies on the field");
  only("enters", lies && type !== "champion", "it never enters as an object of its own");
  only("also", type === "ally" || type === "domain", "only an ally or a domain is of a second type");
  if (card.also === type) faults.push({ path: "also", message: "is its type already" });
  only("commands", card.keywords?.command !== undefined, "no Command asks for an ally");
  only("imbuedBy", card.keywords?.imbue !== undefined, "no Imbue counts cards");
  only("ephemerate", card.from?.includes("graveyard") !== true, "`from` says how it is activated from there");
  if (card.elements?.length === 1 && card.elements[0] === "exalted")
    faults.push({ path: "elements", message: "exalted stands beside another element" });
  for (const word of ["divineRelic", "renewable"] as const)
    if (card.keywords?.[word] !== undefined && !isMaterial(card))
      faults.push({
        path: `keywords.${word}`,
        message: "does nothing here: only a card of the material deck heeds it",
      });
  if (card.keywords?.classLocked !== undefined && card.classes === undefined)
    faults.push({ path: "keywords.classLocked", message: "asks for a class of the card, which has none" });
  for (const key of ["brew", "ephemerate", "from"] as const)
    only(key, !isMaterial(card) && card.token !== true, "such a card is never activated");
  only("modes", type === "action", "only an action has an effect of its own");
  return faults;
}

/** A body needs at least as many modes as are chosen. */
function bodyFaults({ modes, choose, least, unchosen, targets }: Body, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}${key}`, message });
  for (const [key, value] of Object.entries({ choose, least, unchosen }))
    if (modes === undefined && value !== undefined) fault(key, "there are no modes to choose from");
  if (least !== undefined && least >= (choose ?? 1))
    fault("least", `must be fewer than are chosen, which is ${choose ?? 1}`);
  if (unchosen === true && path === "") fault("unchosen", "its modes are chosen once, and none was before");
  const words = (modes ?? []).map((mode) => mode.targets?.length ?? 0).toSorted((a, b) => b - a);
  if (words.slice(0, choose ?? 1).reduce((sum, one) => sum + one, 0) > MOST_WORDS)
    fault("modes", `ask for more targets at once than ${MOST_WORDS} words of them`);
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

/** Only a Spell card is empowered, and only while it resolves. */
function empoweredFaults(card: GaCard): Fault[] {
  const { effect = null, modes = null, abilities = [] } = card;
  const asks = (node: Json): boolean => has(node, ({ empowered }) => empowered !== undefined);
  const message = "asks whether it is empowered: only the effect of a Spell card can be";
  if (asks([effect, modes]) && !isSpell(card.subtypes)) return [{ path: "effect", message }];
  return abilities.flatMap((node, at) => (asks(node) ? [{ path: `abilities.${at}`, message }] : []));
}

/** What a player has beside objects is spoken of by its kind, and is no target (G R32.26). */
function asideFaults(card: GaCard): Fault[] {
  const named = ({ in: zones }: Data): boolean => Array.isArray(zones) && zones.includes("aside");
  const isBare = (node: Data): boolean => named(node) && node.kind !== "mastery" && node.kind !== "status";
  if (has(card, isBare))
    return [{ path: "", message: '`in` names "aside": `kind` must be mastery or status there' }];
  const aims = has(card, ({ targets = null }) => has(targets, named));
  return aims ? [{ path: "", message: '"aside" holds no targets' }] : [];
}

/** Only champions have such a name: the kind is said by it. */
const nameFaults = (card: GaCard): Fault[] =>
  has(card, ({ championName, kind }) => championName !== undefined && kind !== undefined)
    ? [{ path: "", message: "`championName` asks for a champion already: leave `kind` out" }]
    : [];

/** G R14.5: X is chosen where the reserve cost is X. */
function xFaults(card: GaCard): Fault[] {
  const { effect = null, modes = [], reserve, targets = null } = card;
  const reads = has([effect, targets, ...modes.map((mode) => mode.effect)], ({ num }) => num === "x");
  const pays = has(card, ({ pay, count }) => pay !== undefined && count === "x");
  if (reserve === "x" && !reads) return [{ path: "reserve", message: "is X, which the effect never reads" }];
  return reads && reserve !== "x" && !pays
    ? [{ path: "reserve", message: "is not X, which the effect reads" }]
    : [];
}

function abilityFaults(card: GaCard, node: GaAbility, at: number): Fault[] {
  const path = `abilities.${at}`;
  const faults = bodyFaults(bodyIn(node), `${path}.`);
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}${key}`, message });
  faults.push(...damageFaults(node, `${path}.effect`), ...eventFaults(node, `${path}.on`));
  const { kind } = node;
  const from = namedZones(node);
  if (kind === "delayed" && !awaited(card).has(at))
    fault("", 'is delayed by nothing: no "delay" or "reflex" of the card names it');
  faults.push(...harmFaults(node, path), ...strikeFaults(card, node, at));
  if (isGift(node)) return [...faults, ...giftFaults(card, node, at)];
  if (kind === "delayed" || kind === "preGame") return faults;
  if (kind === "activated" && card.type === "attack" && (node.cost.rest || node.cost.counters))
    fault(".cost", "only an object of the field can rest or give counters");
  if (isInherited(node) && card.type !== "champion")
    fault(".inherited", `only a champion lends what it has: name "lineage" in \`from\`, and \`host\``);
  if (card.type === "action" && (from === undefined || from.every((zone) => zone === "field")))
    fault(".kind", "never works: an action never lies on the field; name in `from` where it does");
  else if (isAside(card) && from !== undefined)
    fault(".from", "does nothing here: it works where its player has it");
  else if ("on" in node && !isGiven(node) && cannotFire(card, node.on))
    fault(".on", `never fires: no ${card.type} does that`);
  return faults;
}

/** Only damage has a kind and is dealt by something, only what leaves has a reason. */
function harmFaults(node: GaAbility, path: string): Fault[] {
  if (node.kind !== "instead") return [];
  const said: Data = node;
  return Object.entries(REPLACED).flatMap(([key, acts]): Fault[] =>
    said[key] === undefined || acts.includes(node.on)
      ? []
      : [{ path: `${path}.${key}`, message: `never applies: "${node.on}" has no such part` }],
  );
}

/** Parts of what is replaced that only some acts have. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  of: ["damage"],
  field: ["damage"],
  prevents: ["damage"],
  why: ["leave"],
  to: ["leave", "shift"],
  counter: ["counter"],
};

/** The damage that would be dealt is there only where a replacement of damage stands. */
function damageFaults(node: GaAbility | GaCard, path: string): Fault[] {
  // A static ability has neither.
  const { effect, modes } = node as Body;
  const replaces = "kind" in node && node.kind === "instead" ? node.on : undefined;
  if (!isOneOf(ALTERED, replaces) && has([effect ?? null, modes ?? null], (one) => one.do === "alter"))
    return [{ path, message: `"alter" stands only in the place of ${ALTERED.join(", ")}` }];
  if (!has([effect ?? null, modes ?? null], (one) => one.do === "changeDamage")) return [];
  if (!("kind" in node) || node.kind !== "instead" || node.on !== "damage")
    return [{ path, message: '"changeDamage" stands only in the place of damage' }];
  const prevents = has(effect ?? null, ({ less, but }) => less !== undefined || but !== undefined);
  return prevents && node.prevents !== true
    ? [{ path, message: "prevents damage: it needs `prevents`" }]
    : [];
}

/** Parts of an event that only some acts have. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  counter: ["counter"],
  change: ["counter"],
  why: ["leave"],
  to: ["leave", "shift"],
  from: ["enter", "leave", "shift", "load"],
  state: ["become"],
};

function eventFaults(node: GaAbility, path: string): Fault[] {
  if ((node.kind !== "triggered" && node.kind !== "given") || typeof node.on !== "object") return [];
  if ("charge" in node.on) return [];
  const { on, when } = node;
  if (when !== undefined)
    return [{ path: path.replace(/\.on$/, ".when"), message: "stands in `on` for such an event" }];
  if (!("act" in on)) return [];
  const said: Data = on;
  const faults = Object.entries(PARTS).flatMap(([key, acts]): Fault[] =>
    said[key] === undefined || acts.includes(on.act)
      ? []
      : [{ path: `${path}.${key}`, message: `never fires: "${on.act}" has no such part` }],
  );
  return on.field === "host" && on.act !== "load"
    ? [...faults, { path: `${path}.field`, message: `never fires: "${on.act}" has no host` }]
    : faults;
}

/** Whether other objects have it in place of the card's own. */
const isGiven = (node: GaAbility): boolean => "to" in node && node.to !== undefined;

/** G 23: events that never happen to a card of this type. Other cards on the field may become allies (G R18.5 B). */
const cannotFire = ({ type }: GaCard, on: string | object): boolean =>
  typeof on === "string" &&
  (isAside({ type })
    ? true
    : (type === "attack" || type === "action") && ["enter", "death", "foster", "wake"].includes(on));
