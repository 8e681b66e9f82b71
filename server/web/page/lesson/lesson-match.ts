/** A lesson while it is played: real rules in the page, steps that say what is done next, and another who plays along. */
import { rulesets } from "../../../../shared/games/index.ts";
import type { Lesson, LessonStep } from "../../../../shared/games/lesson.ts";
import {
  createMatch,
  type Data,
  type Draft,
  isRefusal,
  laidOver,
  loadSet,
  type Match,
  narrow,
  newCatalog,
  ownView,
  publicView,
  type Refusal,
  requests,
  type Seat,
  submit,
  whyNot,
} from "../../../../shared/kernel/index.ts";
import {
  type Answer,
  type NarrowAnswer,
  present,
  type SuggestAnswer,
  type WhyNotAnswer,
} from "../../../../shared/protocol/index.ts";
import { continued, LocalTable } from "../local-table.ts";
import type { Snapshot, Stage } from "../match/stage.ts";
import { intentFor, isWanted, offersFor } from "./wanted.ts";

const YOU: Seat = 0;
const THEY: Seat = 1;

/** Defaults that may be taken before a step: a lesson that needs more has lost its way. */
const MOST_DEFAULTS = 60;

const OTHER = { ok: false as const, code: "lesson/other", detail: {} };

/** Number of these steps that have words. */
const told = (steps: readonly LessonStep[]): number => steps.filter(({ id }) => id !== undefined).length;

/** A step that cannot be taken. */
export class LostLesson extends Error {}

export class LessonMatch implements Stage {
  readonly client = undefined;
  readonly say = undefined;
  readonly #lesson: Lesson;
  readonly #match: Match;
  readonly #table: LocalTable;
  readonly #listeners = new Set<() => void>();
  #at = 0;
  /** The other has done what the step is about. */
  #isDone = false;
  #decisions = 0;
  #lost: LostLesson | undefined;
  #snapshot: Snapshot;

  /**
   * @param names of the player and of the other
   * @throws LostLesson where the lesson does not fit its set
   */
  constructor(lesson: Lesson, names: () => readonly string[]) {
    this.#lesson = lesson;
    const loaded = loadSet(lesson.set, rulesets);
    if ("problems" in loaded) throw new LostLesson(JSON.stringify(loaded.problems));
    const { set } = loaded;
    const game = present(
      rulesets.find(({ id }) => id === set.ruleset),
      "game of a set that was read",
    );
    const catalog = newCatalog([game], [set]);
    const seats = lesson.decks.map((deck) => ({
      deck: Object.entries(deck).flatMap(([card, count]) =>
        Array<string>(count).fill(catalog.word(game.id, set.id, card)),
      ),
    }));
    const { match, events } = createMatch(
      {
        ruleset: game.id,
        profile: present(game.profiles[0], "profile"),
        options: { ...lesson.options, deckRules: false },
        seed: lesson.seed,
        seats,
        sets: [set.id],
      },
      catalog,
    );
    this.#match = match;
    this.#table = new LocalTable(
      catalog,
      () => this.#match,
      names,
      (m, seat) => laidOver({ public: publicView(m), own: ownView(m, seat) }),
    );
    this.#table.tell(match, continued(match, events), YOU);
    this.#proceed();
    this.#snapshot = this.#take();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Snapshot => this.#snapshot;

  mute(): void {}
  leave(): void {}

  /** The step that is read or done now; undefined when the lesson is over. */
  get step(): LessonStep | undefined {
    return this.#lesson.steps[this.#at];
  }

  /** Number of steps taken, without those that are not stopped at. */
  get at(): number {
    return told(this.#lesson.steps.slice(0, this.#at));
  }

  get length(): number {
    return told(this.#lesson.steps);
  }

  /** Why the lesson cannot go on: the player took a step in a way that leads elsewhere, or its author was wrong. */
  get lost(): LostLesson | undefined {
    return this.#lost;
  }

  /** The step has been read. */
  readOn(): void {
    if (this.#lost === undefined && this.step !== undefined && this.step.you === undefined) this.#goOn();
  }

  /** Does the step for who does not find it. @throws LostLesson where the rules refuse it */
  show(): void {
    const { step } = this;
    if (step?.you === undefined || this.#lost !== undefined) return;
    const refusal = this.#act(YOU, present(intentFor(this.#match, YOU, step.you), "way to take the step"));
    if (refusal !== undefined) throw new LostLesson(`step ${this.#at + 1}: ${refusal.code}`);
    this.#goOn();
  }

  async submit(intent: Data): Promise<Answer> {
    const you = this.#lost === undefined ? this.step?.you : undefined;
    if (you === undefined || !isWanted(this.#match, YOU, you, intent)) return OTHER;
    const refusal = this.#act(YOU, intent);
    if (refusal !== undefined) return { ok: false, code: refusal.code, detail: refusal.detail };
    this.#goOn();
    return { ok: true, rev: this.#decisions, ver: this.#decisions };
  }

  readonly suggest = async (): Promise<SuggestAnswer> => {
    const you = this.#lost === undefined ? this.step?.you : undefined;
    const intent = you && intentFor(this.#match, YOU, you);
    if (intent === undefined) return OTHER;
    return { ok: true, request: ownView(this.#match, YOU).ask?.id ?? 0, intent, reason: null };
  };

  async narrow(draft: Draft): Promise<NarrowAnswer> {
    const next = narrow(this.#match, YOU, { request: 0, ...draft });
    if (isRefusal(next)) return { ok: false, code: next.code, detail: next.detail };
    return { ok: true, next: next === "complete" ? null : next };
  }

  async whyNot(thing: string): Promise<WhyNotAnswer> {
    const no = whyNot(this.#match, YOU, thing);
    return no === undefined ? OTHER : { ok: false, code: no.code, detail: no.detail };
  }

  #next(): void {
    this.#at++;
    this.#isDone = false;
  }

  #goOn(): void {
    this.#next();
    try {
      this.#proceed();
    } catch (error) {
      if (!(error instanceof LostLesson)) throw error;
      this.#lost = error;
    }
    this.#snapshot = this.#take();
    for (const listener of this.#listeners) listener();
  }

  /** Lets the match run until the step can be read or done. @throws LostLesson where it never can */
  #proceed(): void {
    this.#reach();
    while (this.step?.they !== undefined && this.step.id === undefined) {
      this.#next();
      this.#reach();
    }
  }

  #reach(): void {
    for (let defaults = 0; !this.#isReached(); defaults++) {
      if (this.#match.state.over !== null || defaults === MOST_DEFAULTS)
        throw new LostLesson(`step ${this.#at + 1} cannot be taken`);
      this.#byDefault();
    }
  }

  #isReached(): boolean {
    const { step } = this;
    if (step === undefined || this.#isDone) return true;
    if (step.at !== undefined && !this.#isAt(step.at)) return false;
    if (step.you !== undefined) return intentFor(this.#match, YOU, step.you) !== undefined;
    if (step.they === undefined) return true;
    const intent = intentFor(this.#match, THEY, step.they);
    if (intent === undefined) return false;
    const refusal = this.#act(THEY, intent);
    if (refusal !== undefined) throw new LostLesson(`step ${this.#at + 1}: ${refusal.code}`);
    this.#isDone = true;
    return true;
  }

  /** A match that is over has come as far as it goes. */
  #isAt(kind: string): boolean {
    return this.#match.state.over !== null || requests(this.#match).some((one) => one.kind === kind);
  }

  #act(seat: Seat, intent: Data): Refusal | undefined {
    const request = intent.request ?? ownView(this.#match, seat).ask?.id ?? 0;
    const said = submit(this.#match, seat, { ...intent, request });
    if (isRefusal(said)) return said;
    this.#decisions++;
    this.#table.tell(this.#match, continued(this.#match, said.events), YOU);
    return undefined;
  }

  /** Whoever is asked does what a seat does that does not answer. */
  #byDefault(): void {
    const asked = requests(this.#match);
    const seats = asked.map(({ seat }) => seat);
    const said = submit(this.#match, "host", { action: "timeout", seats });
    if (isRefusal(said)) throw new LostLesson(`step ${this.#at + 1}: ${said.code}`);
    this.#table.tell(this.#match, continued(this.#match, said.events), YOU);
  }

  /** The player is offered what the step is about, and nothing where it is read. */
  #take(): Snapshot {
    const now = this.#table.picture(this.#match, YOU, this.#decisions);
    const you = this.step?.you;
    const seat =
      you === undefined
        ? { ...now.seat, own: { ...now.seat.own, ask: null }, options: [] }
        : { ...now.seat, options: offersFor(this.#match, YOU, you) };
    return { ...now, seat };
  }
}
