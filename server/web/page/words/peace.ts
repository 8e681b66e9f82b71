/** What the operator's page and its notices say. */
import { peace as en } from "./en/peace.ts";
import { peace as fr } from "./fr/peace.ts";
import { sayOf } from "./of-page.ts";

export type PeaceKey = keyof typeof en;

/** As `t`, of these words. */
export const said = sayOf<PeaceKey>("peace", { en, fr });

/** The words of an act that a newer server may have, and this page not. */
export const saidOf = (kind: "act" | "notice", act: string): string => {
  const key = `peace.${kind}.${act}`;
  return Object.hasOwn(en, key) ? said(key as PeaceKey) : act;
};

/** A moment as people of this language write it. */
export const moment = (ms: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" }).format(
    ms,
  );
