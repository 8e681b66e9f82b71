/** Words of an ability that is given (G R18.7) which could not do what they say. */

import type { Data, Fault } from "../../kernel/game.ts";
import { has } from "../idle.ts";
import type { GaAbility, GaCard, Triggered } from "./card-schema.ts";

type To = "object" | "player";

/** To whom the card gives this ability. */
function givenTo(card: GaCard, at: number): ReadonlySet<To> {
  const found = new Set<To>();
  has(card, (node) => {
    if (node.do === "give" && node.ability === at) found.add(node.what === undefined ? "player" : "object");
    return false;
  });
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
