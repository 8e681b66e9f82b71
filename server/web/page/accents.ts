/** The colour of each game: the one that its page names, or else one drawn from its id. */
import { PAGES } from "../../../shared/games/pages.ts";
import type { GamePage } from "../../../shared/games/plan.ts";

/** One that is drawn is as light as those of the house: dark words can be read on it, and itself on the dark table. */
export function accentOf({ id, accent }: Pick<GamePage, "id" | "accent">): string {
  const hue = [...id].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 0);
  return accent ?? `oklch(0.78 0.1 ${hue})`;
}

/** On the light page a colour is as dark as words in it need. */
const inBothThemes = (colour: string): string =>
  `light-dark(oklch(from ${colour} 0.42 min(c, 0.12) h), ${colour})`;

/** Gives the page the colours and the worlds of the games that it has. */
export function wearAccents(): void {
  const sheet = new CSSStyleSheet();
  const line = "--thread: color-mix(in srgb, var(--accent) 14%, transparent)";
  for (const page of PAGES) {
    const { texture, font } = page.world ?? {};
    const world = texture === undefined ? "" : `; ${line}; --texture: ${texture}; --serif: ${font}`;
    sheet.insertRule(
      `[data-game=${JSON.stringify(page.id)}] { --accent: ${inBothThemes(accentOf(page))}${world} }`,
    );
  }
  document.adoptedStyleSheets.push(sheet);
}
