/** Words of an ability that is given (G R18.7) which could not do what they say. */

import { type Data, type Fault, fieldsIn, type Json } from "../../kernel/game.ts";
import { has } from "../idle.ts";
import { isGift } from "./card.ts";
import type { GaAbility, GaCard, Triggered } from "./card-schema.ts";
import { becomesAlly } from "./events.ts";

type To = "object" | "player";

/** To whom the card gives this ability; what only such would give as nobody has, nobody gives. */
function givenTo(card: GaCard, at: number, before: readonly number[] = []): ReadonlySet<To> {
  const path = [...before, at];
  const found = new Set<To>();
  const look = (node: Data): boolean => {
    if (node.do === "give" && node.ability === at) found.add(node.what === undefined ? "player" : "object");
    return false;
  };
  const { abilities = [], ...rest } = card;
  has(rest, look);
  for (const [n, one] of abilities.entries())
    if (!path.includes(n) && (!isGift(one) || givenTo(card, n, path).size > 0)) has(one, look);
  return found;
}

/** What is given is had by what is on the field already, or by a player. */
export function giftFaults(card: GaCard, node: GaAbility, at: number): Fault[] {
  const path = `abilities.${at}`;
  const to = givenTo(card, at);
  if (to.size === 0) return [{ path, message: 'is given by nothing: no "give" of the card names it' }];
  if (node.kind === "given") return triggerFaults(node.on, to, `${path}.on`);
  const faults: Fault[] = [];
  const said: Data = node;
  for (const key of ["from", "inherited"])
    if (said[key] !== undefined)
      faults.push({ path: `${path}.${key}`, message: "does nothing here: whoever is given it has it" });
  if (said.once === "turn")
    faults.push({ path: `${path}.once`, message: 'ends what is given as it applies: it is "game" here' });
  if (to.has("player") && has(node, ({ self, ref }) => self === true || ref === "self"))
    faults.push({ path, message: "means no object: it is given to a player" });
  return faults;
}

function triggerFaults(on: Triggered["on"], to: ReadonlySet<To>, path: string): Fault[] {
  if (on === "enter") return [{ path, message: "never fires: what it is given to is on the field already" }];
  const isOwn = typeof on === "string" || "charge" in on || has(on, ({ self }) => self === true);
  return isOwn && to.has("player")
    ? [{ path, message: "never fires: it is given to a player, to whom no such thing happens" }]
    : [];
}

/** Words of what deals combat damage, or is a part of an attack. */
const STRIKES: readonly Json[] = ["attack", "hit", "kill"];
/** What neither attacks nor lies in an Intent (G R20.16), unless it becomes an ally. */
const NEVER: readonly Json[] = ["domain", "phantasia", "mastery", "status"];

const isStill = (filter: Json | undefined): boolean => NEVER.includes(fieldsIn(filter).kind ?? null);

/** G R32.70: the words of an attack on what never has a part in one, or given to it. */
export function strikeFaults(card: GaCard, node: GaAbility, at: number): Fault[] {
  if ((node.kind !== "triggered" && node.kind !== "given") || becomesAlly(card)) return [];
  const { on } = node;
  if (typeof on !== "string" || !STRIKES.includes(on)) return [];
  const path = `abilities.${at}.on`;
  const never = (what: string): Fault[] => [
    { path, message: `never fires: ${what} has no part in an attack` },
  ];
  if (node.kind === "given") return givesToStill(card, at) ? never("what it is given to") : [];
  if (node.to !== undefined) return isStill(node.to) ? never("what has it") : [];
  return NEVER.includes(card.type) ? never(`a ${card.type}`) : [];
}

/** Whether the ability is given to such things alone. */
function givesToStill(card: GaCard, at: number): boolean {
  const given: boolean[] = [];
  has(card, (body) => {
    has([body.effect ?? null, body.then ?? null], ({ do: verb, ability, what }) => {
      if (verb !== "give" || ability !== at || what === undefined) return false;
      const { ref, of, slot } = fieldsIn(what);
      const target = ref === "target" && Array.isArray(body.targets) ? body.targets[Number(slot)] : undefined;
      if (ref === "all" || target !== undefined)
        given.push(isStill(ref === "all" ? of : fieldsIn(target).object));
      else if (ref !== "target") given.push(false);
      return false;
    });
    return false;
  });
  return given.length > 0 && given.every(Boolean);
}
