/** The icons that the page draws by itself, each one path in the colour of the words around it. */
import type { Icon } from "../../../../shared/kernel/index.ts";

/** What each icon is drawn of, in a box of 24 by 24. */
export const PATHS: Readonly<Record<Icon, string>> = {
  flame:
    "M12 2c.6 4.5 6.5 6.5 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 11 8 9.5 8.5 7c1.2 1 1.8 2 2 3.5C12 8.5 12.3 5.5 12 2z",
  drop: "M12 2c3 5 6.5 8 6.5 12.5a6.5 6.5 0 0 1-13 0C5.5 10 9 7 12 2z",
  leaf: "M20 4C9 4 4 9 4 15c0 1.5.5 3 1 4l-2 3h2.5l1.5-2c1.5.7 3 1 4.5 1C17 21 20 14 20 4zM8 17c2-4 5-6.5 8-8-3 2.5-5.5 5-7 8.5z",
  tree: "M12 2l7 9h-4l5 7h-6.5v4h-3v-4H4l5-7H5z",
  mountain: "M9 5l5 8 2.5-4L23 20H1z",
  sun: "M12 7a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4zM15.6 17l1.4-1.4 2.8 2.8-1.4 1.4zM4.2 18.4L7 15.6 8.4 17l-2.8 2.8zM15.6 7l2.8-2.8 1.4 1.4L17 8.4z",
  moon: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z",
  star: "M12 2l3 7 7.5.6-5.7 4.9 1.8 7.3L12 17.9l-6.6 3.9 1.8-7.3L1.5 9.6 9 9z",
  bolt: "M14 1L4 14h6l-2 9 12-14h-7z",
  snow: "M11 1h2v22h-2zM1.9 7.4l1-1.7 19.1 11-1 1.7zM21 5.6l1 1.7-19.1 11-1-1.7z",
  skull:
    "M12 2a9 9 0 0 0-9 9c0 3 1.5 5.5 4 7v4h10v-4c2.5-1.5 4-4 4-7a9 9 0 0 0-9-9zM8.5 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM15.5 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  heart: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13z",
  eye: "M12 5C7 5 3 8.5 1 12c2 3.5 6 7 11 7s9-3.5 11-7c-2-3.5-6-7-11-7zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
  sword: "M20 2h2v2L11 15l2 2-1.5 1.5-2.5-2.5-4 4L3 22l-1-1 2-2 4-4-2.5-2.5L7 11l2 2z",
  shield: "M12 2l9 3v7c0 5-4 8.5-9 10-5-1.5-9-5-9-10V5z",
  crown: "M2 6l5 5 5-8 5 8 5-5-2 13H4z",
  book: "M3 4c3-1 6-1 8.2 1v16C9 19.5 6 19.5 3 20.5zM21 4c-3-1-6-1-8.2 1v16c2.2-1.5 5.2-1.5 8.2-.5z",
  key: "M8 3a6 6 0 1 0 5.6 8H16v3h3v-3h3V8h-8.4A6 6 0 0 0 8 3zM8 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  coin: "M12 2a10 10 0 1 0 0 20a10 10 0 0 0 0-20zM12 7l5 5-5 5-5-5z",
  gear: "M10 1h4l.6 3 2.6 1.5L20 4.4l2 3.5L19.8 10v4l2.2 2.1-2 3.5-2.8-1.1-2.6 1.5-.6 3h-4l-.6-3-2.6-1.5L4 19.6l-2-3.5L4.2 14v-4L2 7.9l2-3.5 2.8 1.1L9.4 4zM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z",
};

/** In white, as a picture: a table holds many, and each that is drawn by the page costs it something at every event. */
export const WhiteIcon = ({ icon }: { readonly icon: Icon }) => (
  <i className="white-icon" style={{ backgroundImage: picture(icon) }} />
);

const picture = (icon: Icon): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#ffffffd9" fill-rule="evenodd">` +
    `<path d="${PATHS[icon]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};

export const Pictogram = ({ icon }: { readonly icon: Icon }) => (
  <svg className="pictogram" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[icon]} />
  </svg>
);
