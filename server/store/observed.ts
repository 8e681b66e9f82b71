/** A store whose jobs are timed, whatever it is and whoever asks. */
import type { Observer } from "../match/journal/observer.ts";
import type { Store } from "./store.ts";

type Job = (...args: unknown[]) => Promise<unknown>;

/** Methods that are no jobs of the tables. */
const NO_JOBS: ReadonlySet<string> = new Set(["close", "backup", "aside"]);

/** Milliseconds after which a failure is no news: whoever still wanted it would have tried again. */
const NEWS_MS = 10_000;

export interface Observed<S> {
  readonly store: S;
  /** Journal rows were not taken, and none since. */
  isFailing(): boolean;
}

/** The same store; the observer hears how long each job took, and whether it was done. */
export function observed<S extends Store>(store: S, observer: Pick<Observer, "asked">): Observed<S> {
  let failed = Number.NEGATIVE_INFINITY;
  const timed =
    (name: string, job: Job): Job =>
    (...args) => {
      const began = performance.now();
      const answer = job(...args);
      const said = (done: boolean) => () => {
        const now = performance.now();
        if (name === "append") failed = done ? Number.NEGATIVE_INFINITY : now;
        observer.asked(name, now - began, done);
      };
      answer.then(said(true), said(false));
      return answer;
    };
  const members = Object.entries(store).map(([name, member]) =>
    typeof member === "function" && !NO_JOBS.has(name) ? [name, timed(name, member as Job)] : [name, member],
  );
  return { store: Object.fromEntries(members) as S, isFailing: () => performance.now() - failed < NEWS_MS };
}
