/** What of a card does not fit the card that is its other side (G R32.35), or that it generates. */
import type { Fault } from "../../kernel/game.ts";
import { has } from "../idle.ts";
import { isPermanent } from "./card.ts";
import type { CardDef } from "./typed.ts";

/** What is generated onto the field can lie there, and is a card of decks (G R5.10). */
function generatedFaults({ data }: CardDef, named: (id: string) => CardDef | undefined): Fault[] {
  const faults: Fault[] = [];
  has(data, ({ do: verb, to, card }) => {
    const made = verb === "generate" && to === "field" ? named(String(card))?.data : undefined;
    if (made !== undefined && (made.type === "champion" || !isPermanent(made)))
      faults.push({
        path: "",
        message: `"${made.name}" is of type ${made.type}: it cannot be generated onto the field`,
      });
    return false;
  });
  return faults;
}

export const namedFaults = (card: CardDef, named: (id: string) => CardDef | undefined): Fault[] => [
  ...generatedFaults(card, named),
  ...sideFaults(card, named),
];

/** The other side is in no deck, lies on the field, and is a champion where this side is one. */
function sideFaults({ data }: CardDef, named: (id: string) => CardDef | undefined): Fault[] {
  const other = data.back === undefined ? undefined : named(data.back)?.data;
  if (other === undefined) return [];
  const fault = (message: string): Fault[] => [{ path: "back", message: `"${other.name}" ${message}` }];
  if (other.token !== true) return fault("is a card of decks: another side needs `token`");
  if (other.back !== undefined) return fault("names a side itself: only the default side does");
  if (!isPermanent(other) || (other.type === "champion") !== (data.type === "champion"))
    return fault(`is of type ${other.type}: it cannot be the other side of this card`);
  return [];
}
