/** The way home, at the head of every other page. */
import { onLink, pathOf } from "./routes.ts";

export const Brand = () => (
  <a className="brand" href={pathOf.home} onClick={onLink}>
    Riposte
  </a>
);
