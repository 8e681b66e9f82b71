/** The subject of a request: the words that are its own, and the card that asks it. */
import type { AskView } from "../../../../shared/kernel/index.ts";
import { said } from "../words/index.ts";
import { abilityLine, mayDo } from "./effects.ts";
import type { Snapshot } from "./stage.ts";

export type Asked = Pick<AskView, "kind" | "info" | "own">;

/** Whether the seat can only pass, and the server does so for it in a moment (docs/automatic-passes.md). */
export function isPassedSoon({ seat: { own, options, standing } }: Pick<Snapshot, "seat">): boolean {
  if (own.ask?.kind !== "window" || standing?.fullControl || standing?.bluff) return false;
  return options.every(({ action, next }) => action.action === "pass" && next === null);
}

type Around = Pick<Snapshot, "table" | "picture" | "cards">;

/** The words that tell requests of one kind apart. */
function detailOf({ info }: Asked): string {
  const { window, phase, what, zone } = info;
  const word = [window, phase, what, zone].find((one) => typeof one === "string");
  return String(word ?? ["mulligan", "search", "due", "thing"].find((key) => info[key] !== undefined) ?? "");
}

/** The words of a request, the nearest first: of its game and detail, of its game, of its kind. */
export function askWords(
  now: Around,
  of: "ask" | "yes" | "no",
  ask: Asked,
  values: Readonly<Record<string, string>> = {},
): string | undefined {
  const { ruleset } = now.table;
  const detail = detailOf(ask);
  const keys = [
    `${ruleset}.${ask.kind}.${detail}`,
    `${ruleset}.${ask.kind}`,
    `${ask.kind}.${detail}`,
    ask.kind,
  ];
  for (const key of keys) {
    const words = said(`${of}.${key}`, { ...infoOf(ask), ...values });
    if (words !== undefined) return words;
  }
  return undefined;
}

/** What everybody is told of a request, for its sentence; `n` is how many are asked for, or how much is due. */
function infoOf({ info }: Asked): Readonly<Record<string, string>> {
  const n = info.due ?? info.count ?? info.total ?? 1;
  return Object.fromEntries(Object.entries({ n, ...info }).map(([key, value]) => [key, String(value)]));
}

/** The card whose effect asks, and which of its abilities. */
export interface Asker {
  readonly card: string;
  readonly ability?: number;
}

/** The rules give these to a seat whatever card comes before. */
const BY_RULES = /^(turn|window)$/;

/** By which card a seat is asked; undefined where the rules themselves do. */
export function askerOf({ picture }: Around, { kind, info, own }: Asked): Asker | undefined {
  if (BY_RULES.test(kind)) return undefined;
  if (kind === "may" && Array.isArray(info.of)) return holderOf(picture, String(info.of[0]));
  const entry = picture.entries.find(([name]) => name === info.entry)?.[1];
  const told = [entry, info as unknown, own].find(isAsker);
  if (told !== undefined) return told;
  const card = picture.things[String(info.thing ?? info.attacker)]?.card;
  return card === undefined ? undefined : { card };
}

const isAsker = (one: unknown): one is Asker =>
  typeof one === "object" && one !== null && "card" in one && typeof one.card === "string";

/** "c7/0": the first ability of what is called c7. */
export function holderOf(picture: Around["picture"], name: string): Asker | undefined {
  const [thing = "", ability] = name.split("/");
  const card = picture.things[thing]?.card;
  return card === undefined ? undefined : { card, ability: Number(ability) };
}

/** The line of the asking card's text that speaks of it: that of its ability, else all of it. */
export function linesOf({ cards }: Pick<Around, "cards">, { card, ability = -1 }: Asker): readonly string[] {
  const info = cards.get(card);
  if (info === undefined) return [];
  const line = abilityLine(info, ability);
  return line === undefined ? info.text : [line];
}

/** The part of a card's text that is left to its player: "draw a card". */
export const offered = (now: Around, ask: Asked): string | undefined => {
  const asker = askerOf(now, ask);
  return asker && mayDo(linesOf(now, asker));
};
