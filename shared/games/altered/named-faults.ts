/** What of a card's text does not fit the tokens that it names (A ). */
import { type Fault, fieldsIn, type Json } from "../../kernel/game.ts";
import { joinsExpedition } from "./card.ts";
import type { AlteredCard } from "./card-schema.ts";
import type { CardDef } from "./typed.ts";

/** Faults of `create`: a Character joins an Expedition, a Permanent a Landmark zone. */
export function namedFaults(card: CardDef, named: (id: string) => CardDef | undefined): Fault[] {
  const faults: Fault[] = [];
  const look = (node: Json, path: string): void => {
    if (typeof node !== "object" || node === null) return;
    const { do: verb, card: id, where } = fieldsIn(node);
    const token = verb === "create" ? named(String(id)) : undefined;
    if (token !== undefined) faults.push(...landingFaults(token.data, where, path));
    for (const [key, one] of Object.entries(node)) look(one, path === "" ? key : `${path}.${key}`);
  };
  look(card.data, "");
  return faults;
}

/** Places that only players have: a Landmark zone is one's own. */
const PLAYERS: readonly Json[] = ["you", "opponent", "players", "controller", "owner"];

function landingFaults(card: AlteredCard, where: Json, path: string): Fault[] {
  const { type, name } = card;
  const { ref } = fieldsIn(where);
  const travels = joinsExpedition(card);
  const lands = where === "landmark" || PLAYERS.includes(ref);
  if (travels && lands) return [{ path: `${path}.where`, message: `"${name}" joins an Expedition` }];
  if (
    type === "permanent" &&
    !travels &&
    (typeof where === "string" ? !lands : ref === "expedition" || ref === "facing")
  )
    return [{ path: `${path}.where`, message: `"${name}" is a Permanent: it joins a Landmark zone` }];
  return type === "spell" || type === "hero"
    ? [{ path: `${path}.card`, message: `"${name}" is a ${type}, which cannot be created` }]
    : [];
}
