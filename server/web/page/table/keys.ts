/** Everything by keyboard: what the bar offers has a key, and the arrows go from card to card. */
import { useEffect } from "react";
import { mainOffer } from "./answers.ts";
import type { Scene } from "./context.ts";
import { order, toggleYield, YIELDS } from "./orders.tsx";
import { skipMotion } from "./shows.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** A dialog has the keyboard to itself. */
const isInDialog = (): boolean => document.querySelector("dialog[open]") !== null;

export function useKeys({ doings, now, client, suggesting }: Scene): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || isInDialog() || event.metaKey || event.ctrlKey || event.altKey) return;
      skipMotion();
      const act = keyAct(event.key, { doings, now, client, suggesting });
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", skipMotion);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", skipMotion);
    };
  }, [doings, now, client, suggesting]);
}

type Acting = Pick<Scene, "doings" | "now" | "client" | "suggesting">;

function keyAct(key: string, acting: Acting): (() => void) | undefined {
  const { doings, now } = acting;
  const { making } = doings;
  const main = mainOffer(now.seat.options);
  switch (key) {
    case "p":
      return main && making === undefined ? () => doings.send(main) : undefined;
    case "Enter":
      return making !== undefined && !isOnChoice() ? () => doings.confirm() : undefined;
    case "Escape":
      return () => doings.cancel();
    case "Backspace":
    case "u":
      return making !== undefined ? () => doings.undo() : undefined;
    case "s":
      return acting.suggesting.ask;
    case "ArrowLeft":
    case "ArrowRight":
      return () => step(key === "ArrowLeft" ? -1 : 1, ".thing");
    case "ArrowUp":
    case "ArrowDown":
      return () => step(key === "ArrowUp" ? -1 : 1, '[data-lit="true"]');
    case "?":
      return () => document.querySelector<HTMLElement>(".help-opener")?.click();
    case "h":
      return () => document.querySelector<HTMLElement>(".hand .thing")?.focus();
    default:
      return /^[1-9]$/.test(key) ? () => press(Number(key) - 1) : orderAct(key, acting);
  }
}

const FLAGS = { f: "fullControl", o: "passOwn", b: "bluff" } as const;

/** Standing orders by key. */
function orderAct(key: string, acting: Acting): (() => void) | undefined {
  if (Object.hasOwn(YIELDS, key)) return () => toggleYield(acting, YIELDS[key as keyof typeof YIELDS]);
  if (!Object.hasOwn(FLAGS, key)) return undefined;
  const flag = FLAGS[key as keyof typeof FLAGS];
  return () => order(acting, { [flag]: !acting.client?.standing[flag] });
}

/** On a button, and on a card that may be chosen and is not yet, Enter is a click. */
const isOnChoice = (): boolean =>
  document.activeElement?.matches(
    'a, summary, button:not(.thing, h3 > [aria-pressed="true"]), [data-lit="true"]:not([aria-pressed="true"])',
  ) === true;

/** The next or last of these from where the focus is. */
function step(by: 1 | -1, selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(`.table button${selector}`)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at((at < 0 && by < 0 ? 0 : at + by + all.length) % Math.max(1, all.length))?.focus();
}

const press = (at: number): void =>
  document.querySelectorAll<HTMLElement>(".bar .choices button:not(:disabled)")[at]?.click();
