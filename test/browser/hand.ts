/**
 * A hand on the page: it reads what is lit and clicks, as a person would, and knows nothing else. It is eager:
 * it does what can be done before it says that it is done. Runs in the browser, so it may use nothing from outside.
 */

export interface Temper {
  readonly seed: number;
  /** After so many clicks it stops. */
  readonly stop: number;
  /** It acts so many times, about, before it says that it is done though it could go on. */
  readonly patience: number;
}

/**
 * Plays until the bar says that the match is over, it has made its clicks, or the page is told to stop: a hand
 * that has stopped is waited for by the other. Resolves to the clicks it made.
 */
export async function playByHand({ seed, stop, patience }: Temper): Promise<number> {
  let state = seed >>> 0;
  const die = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const pick = (list: readonly HTMLElement[]): HTMLElement | undefined => list[die(list.length)];
  const free = (selector: string): HTMLElement[] => all(`${selector}:not(:disabled)`);
  /** What a match is won by comes first: attacks, then what can attack. */
  const eagerly = (list: readonly HTMLElement[]): HTMLElement | undefined => {
    const saying = (words: RegExp) => list.filter(({ textContent }) => words.test(textContent ?? ""));
    return pick(saying(/attack|advance/i)) ?? pick(saying(/^Play\b(?! as)/)) ?? pick(list);
  };
  let tries = 0;

  /** What to click in an intent that is being filled in: the more the better, and another where nothing fits. */
  const fillIn = (): HTMLElement | undefined => {
    const [confirm] = free(".sending .main");
    if (++tries > 12) {
      tries = 0;
      return all(".sending .quiet")[0];
    }
    const values = free(".chooser .values button[aria-pressed='false'], .chooser .split button");
    return confirm !== undefined && (values.length === 0 || die(4) === 0)
      ? confirm
      : (eagerly(values) ?? confirm);
  };
  const next = (): HTMLElement | undefined => {
    if (all(".chooser").length > 0) return fillIn();
    tries = 0;
    const answers = free(".bar .choices button:not(.quiet)");
    const lit = free("button.thing[data-lit='true'], .waiting button[data-lit='true']");
    const main = answers.find((one) => one.classList.contains("main"));
    const acts = [...answers.filter((one) => one !== main), ...lit];
    return main !== undefined && (acts.length === 0 || die(patience) === 0) ? main : eagerly(acts);
  };

  let clicks = 0;
  const root = document.documentElement;
  const isOver = () => root.dataset.hands === "down" || document.querySelector(".bar.over") !== null;
  while (!isOver() && clicks < stop) {
    const mayAct = document.querySelector(".bar[data-asked='true']") !== null;
    const chosen = mayAct ? next() : undefined;
    if (chosen !== undefined) {
      chosen.click();
      clicks++;
    }
    // The page draws, the socket speaks.
    await new Promise((resolve) => setTimeout(resolve, chosen === undefined ? 10 : 0));
  }
  return clicks;
}
