/** What makes no sense in the text of an influence, which lies in its biome and is no card (N R5.7 to R5.10). */
import { type Data, type Fault, fieldsIn, isList, isNode, type Json } from "../../kernel/game.ts";
import { has } from "../idle.ts";
import { acts } from "./acts.ts";
import { isInfluence } from "./card.ts";
import type { NsAbility, NsCard } from "./card-schema.ts";

/** The faults of an influence, and of any other card that asks where things happen. */
export function influenceFaults(card: NsCard): Fault[] {
  const faults = (card.abilities ?? []).flatMap((node, at) => hereFaults(node, `abilities.${at}`));
  if (!isInfluence(card)) return [...faults, ...spokenFaults(card)];
  return [
    ...faults,
    ...fieldFaults(card),
    ...selfFaults(card.abilities ?? [], "abilities"),
    ...(card.abilities ?? []).flatMap((node, at) => abilityFaults(node, `abilities.${at}`)),
  ];
}

const FIELDS = [
  "id",
  "name",
  "types",
  "abilities",
  "grade",
  "creator",
  "lore",
  "art",
  // What it may not have for reasons that other rules tell.
  "speed",
  "reach",
  "attack",
  "defense",
  "effect",
  "pick",
  "targets",
];

function fieldFaults(card: NsCard): Fault[] {
  const faults = Object.keys(card)
    .filter((key) => !FIELDS.includes(key))
    .map((path) => ({ path, message: "an influence has no such field: it is neither played nor turned" }));
  if (card.types.length > 1) faults.push({ path: "types", message: "an influence is nothing else" });
  if (card.abilities === undefined)
    faults.push({ path: "abilities", message: "an influence is its abilities, and this has none" });
  return faults;
}

/** N R5.10: nothing can be done to it, and it is not among the things that a text counts. */
function selfFaults(node: Json, path: string): Fault[] {
  if (isList(node)) return node.flatMap((one, at) => selfFaults(one, `${path}.${at}`));
  if (!isNode(node)) return [];
  const faults: Fault[] = [];
  if (node.self === true)
    faults.push({ path: `${path}.self`, message: "means the influence, which is no card" });
  if (node.other === true)
    faults.push({ path: `${path}.other`, message: "decides nothing: an influence is no card" });
  if (node.ref === "self")
    faults.push({ path, message: "means the influence, to which nothing can be done" });
  return [...faults, ...Object.entries(node).flatMap(([key, one]) => selfFaults(one, `${path}.${key}`))];
}

/** N R5.8, R5.9. */
function abilityFaults(node: NsAbility, path: string): Fault[] {
  const faults: Fault[] = [];
  const fault = (key: string, message: string): void => void faults.push({ path: `${path}.${key}`, message });
  if (node.kind === "reactive" && node.on.entering === true)
    fault("on.entering", "never fires: an influence is there from the start");
  if (node.kind !== "activated") return faults;
  const { energy, discard, forfeit, lock } = node.cost ?? {};
  if (lock === true) fault("cost.lock", "a biome does not lock");
  if (forfeit === "this") fault("cost.forfeit", "a biome is not forfeited");
  if (energy === undefined && discard === undefined && (forfeit === undefined || forfeit === "this"))
    fault("cost", "is needed: nothing else would ever end its use");
  if (node.keyword === "shift") fault("keyword", "a biome has no reach to shift");
  return faults;
}

const asks = (node: Data): boolean => node.is === "here";

/** Whether something happens here is asked only of what happens in a biome (N R4.6). */
function hereFaults(node: NsAbility, path: string): Fault[] {
  if (!has(node, asks)) return [];
  const act = node.kind === "reactive" ? node.on.act : node.kind === "instead" ? node.on : undefined;
  if (act !== undefined && fieldsIn(acts[act].fields).biome !== undefined) return [];
  return [
    {
      path,
      message:
        act === undefined
          ? "asks whether it happens here, and waits for nothing"
          : `asks whether it happens here: "${act}" names no biome`,
    },
  ];
}

/** An event is in the queue and in no biome; what it says once is said of nothing that has happened. */
function spokenFaults({ effect, pick, types }: NsCard): Fault[] {
  const own: Json = [effect ?? null, pick ?? null];
  if (types.includes("event") && has(own, (node) => node.ref === "here" || asks(node)))
    return [{ path: "effect", message: "asks where this card is: an event is in no biome" }];
  return [];
}
