/** What of a card does not fit the card that is its other side (G R32.35). */
import type { Fault } from "../../kernel/game.ts";
import { isPermanent } from "./card.ts";
import type { CardDef } from "./typed.ts";

/** The other side is in no deck, lies on the field, and is a champion where this side is one. */
export function namedFaults({ data }: CardDef, named: (id: string) => CardDef | undefined): Fault[] {
  const other = data.back === undefined ? undefined : named(data.back)?.data;
  if (other === undefined) return [];
  const fault = (message: string): Fault[] => [{ path: "back", message: `"${other.name}" ${message}` }];
  if (other.token !== true) return fault("is a card of decks: another side needs `token`");
  if (other.back !== undefined) return fault("names a side itself: only the default side does");
  if (!isPermanent(other) || (other.type === "champion") !== (data.type === "champion"))
    return fault(`is of type ${other.type}: it cannot be the other side of this card`);
  return [];
}
