/** The badge of a set, or of some of its cards: an icon and a short code, in a colour that its words can be read on. */
import type { CSSProperties } from "react";
import type { Badge } from "../../../../shared/kernel/index.ts";
import { Pictogram } from "./icon.tsx";

/** Nothing where there is none, or it has a colour alone. */
export function Emblem({ badge: { code, icon, ...badge } = {} }: { readonly badge: Badge | undefined }) {
  if (code === undefined && icon === undefined) return null;
  return (
    <span className="emblem" {...ownColour(badge)}>
      {icon !== undefined && <Pictogram icon={icon} />}
      {code}
    </span>
  );
}

/** What an element that wears the colour has; styles take it for as light or as dark as there must be. */
export const ownColour = ({ colour }: Badge = {}) =>
  colour === undefined ? {} : { "data-own": true, style: { "--own": colour } as CSSProperties };
