/** What a card lacks or has too much of, as far as its shape tells it. */
import { type Fault, fieldsIn, type Json, wordsIn } from "../../kernel/game.ts";
import { type Fields, fieldFaults } from "../card-schema.ts";
import { joinsExpedition, type TYPES } from "./card.ts";
import type { AlteredCard, Body, Passive } from "./card-schema.ts";

export const COMMON = [
  "id",
  "name",
  "type",
  "subtypes",
  "faction",
  "rarity",
  "abilities",
  "counters",
  "keywords",
  "flavor",
  "art",
];

/** Fields a type may have beside the common ones. */
export const FIELDS: Fields & Readonly<Record<(typeof TYPES)[number], unknown>> = {
  character: {
    may: [
      "hand",
      "reserve",
      "forest",
      "mountain",
      "water",
      "token",
      "scout",
      "aid",
      "cheaper",
      "also",
      "playableIf",
    ],
  },
  permanent: { may: ["hand", "reserve", "token", "scout", "aid", "cheaper", "zone", "also", "playableIf"] },
  spell: {
    may: ["hand", "reserve", "fleeting", "aid", "x", "also", "playableIf", "targets", "effect", "modes"],
  },
  hero: { may: ["limits"] },
};

export function shapeFaults(card: AlteredCard): Fault[] {
  const faults = fieldFaults(card, FIELDS, COMMON);
  if (card.scout !== undefined && card.hand === undefined)
    faults.push({ path: "scout", message: "is a cost in the place of `hand`, which is not there" });
  faults.push(...aidFaults(card), ...amountFaults(card));
  if (card.cheaper !== undefined && !joinsExpedition(card))
    faults.push({ path: "cheaper", message: "does nothing here: this card joins no Expedition" });
  if (card.type === "hero" && card.limits === undefined)
    faults.push({ path: "limits", message: "a Hero needs them" });
  if (card.type === "spell") faults.push(...bodyFaults(card, ""));
  faults.push(...nextFaults(card, ""));
  (card.abilities ?? []).forEach((node, index) => {
    const at = `abilities.${index}`;
    if (node.kind === "reaction" || node.kind === "action") faults.push(...bodyFaults(node, `${at}.`));
    if (node.kind === "grant") faults.push(...bodyFaults(node.reaction, `${at}.reaction.`));
    if (node.kind === "instead" && node.otherwise !== undefined && node.optional !== true)
      faults.push({ path: `${at}.otherwise`, message: "only what is optional can be declined" });
    if (node.kind === "region" && (node.gains ?? node.loses ?? node.bars) === undefined)
      faults.push({ path: at, message: "does nothing: it needs `gains`, `loses` or `bars`" });
    if (node.kind === "passive")
      faults.push(...floorFaults(node, `${at}.changes`), ...hereFaults(node, `${at}.changes`));
    if (node.kind === "action" && node.cheaperIf !== undefined && node.cost.mana === undefined)
      faults.push({ path: `${at}.cheaperIf`, message: "lowers `mana`, which is not there" });
    if (node.kind === "action" && node.cost.discard === true && node.support !== true)
      faults.push({
        path: `${at}.cost.discard`,
        message: "only a support ability discards its card from Reserve",
      });
  });
  return faults;
}

/** A: it asks for something, and narrows a target that is there. */
function aidFaults({ aid, targets, modes, type }: AlteredCard): Fault[] {
  if (aid === undefined) return [];
  const { cost, narrows } = aid;
  if (narrows === undefined)
    return Object.keys(cost).length === 0 ? [{ path: "aid.cost", message: "asks for nothing" }] : [];
  const at = "aid.narrows";
  const first = (modes ?? [{ targets }]).map((mode) => mode.targets?.[0]);
  if (type !== "spell" || first.some((word) => word === undefined || !("object" in word)))
    return [{ path: at, message: "narrows the first target of a Spell, which is no card here" }];
  return first.flatMap((word) =>
    Object.keys(narrows)
      .filter((key) => word !== undefined && "object" in word && key in word.object)
      .map((key) => ({ path: `${at}.${key}`, message: "is asked of the target already" })),
  );
}

/** A: X is read only where a declaration has chosen it, and what chooses it reads it. */
function amountFaults(card: AlteredCard): Fault[] {
  const faults: Fault[] = [];
  const judge = (body: Body, chosen: object | undefined, at: string): void => {
    const { effect = [], modes = [], targets = [] } = body;
    const reads = readsX([effect, modes, targets]);
    if (reads !== (chosen !== undefined))
      faults.push({
        path: at === "" ? "x" : at,
        message: reads ? "there is no X here: `x` of what it costs would be it" : "nothing reads this X",
      });
  };
  if (card.type === "spell") judge(card, card.x, "");
  if (card.x?.pays === "counters")
    faults.push({ path: "x.pays", message: "a Spell is never in play: it has no counters to spend" });
  (card.abilities ?? []).forEach((node, at) => {
    if (node.kind === "action") judge(node, node.cost.x, `abilities.${at}.cost.x`);
    else if (readsX(node)) judge({ effect: [] }, {}, `abilities.${at}`);
  });
  return faults;
}

const readsX = (node: Json | object): boolean =>
  typeof node === "object" &&
  node !== null &&
  (("num" in node && node.num === "x") || Object.values(node).some((one: Json) => readsX(one)));

/** A, C-5. */
const IN_PLAY = ["heroExpedition", "companionExpedition", "landmark", "hero"];

/** A: it lowers a price, or does something. */
function nextFaults(node: Json, path: string): Fault[] {
  if (typeof node !== "object" || node === null) return [];
  const { do: verb, less, free, effect: does, joins, from, downTo } = fieldsIn(node);
  const inner = Object.entries(node).flatMap(([key, one]) =>
    nextFaults(one, path === "" ? key : `${path}.${key}`),
  );
  if (verb === "afterRest" && does === undefined)
    return [...inner, { path, message: "does nothing: it needs `effect`" }];
  const { in: zones } = fieldsIn(fieldsIn(node).of);
  if (verb === "modifyAll" && zones !== undefined && !wordsIn(zones).some((zone) => IN_PLAY.includes(zone)))
    return [...inner, { path: `${path}.of.in`, message: "changes nothing there: it is for what is in play" }];
  if (verb !== "next") return inner;
  const said = [less, free, does].filter((one) => one !== undefined).length;
  if (said !== 1) return [...inner, { path, message: "needs one of `less`, `free` and `effect`" }];
  if (joins !== undefined && (does === undefined || from !== undefined))
    return [
      ...inner,
      { path: `${path}.joins`, message: "stands beside `effect` alone: what joins need not be played" },
    ];
  return downTo !== undefined && less === undefined
    ? [...inner, { path: `${path}.downTo`, message: "binds `less`, which is not there" }]
    : inner;
}

/** A: only a leave to play names a place. */
const hereFaults = ({ changes }: Passive, at: string): Fault[] =>
  changes.flatMap(({ here, attr }, index) =>
    here === true && attr !== "playable"
      ? [{ path: `${at}.${index}.here`, message: "stands beside `playable` alone" }]
      : [],
  );

/** A: a decrease with a bound of its own. */
const floorFaults = ({ changes }: Passive, at: string): Fault[] =>
  changes.flatMap(({ downTo, add, set, least }, index) =>
    downTo !== undefined &&
    (add === undefined || (typeof add === "number" && add >= 0) || (set ?? least) !== undefined)
      ? [{ path: `${at}.${index}.downTo`, message: "binds a decrease: `add` below 0, and nothing else" }]
      : [],
  );

const bodyFaults = ({ effect: does, modes, targets: words }: Body, at: string): Fault[] => {
  if ((does === undefined) === (modes === undefined))
    return [{ path: `${at}effect`, message: "either an effect or modes" }];
  return modes !== undefined && words !== undefined
    ? [{ path: `${at}targets`, message: "belong to the modes" }]
    : [];
};
