/** One match as the page shows it: a picture that is whole at every moment, over the typed client. */
import { useSyncExternalStore } from "react";
import { MatchClient, RefusedError, Teller, type WatchClient } from "../../../../shared/client/index.ts";
import { type Data, type Draft, laidOver, type ViewEvent } from "../../../../shared/kernel/index.ts";
import type { Answer, ChatMessage, NarrowAnswer, WhyNotAnswer } from "../../../../shared/protocol/index.ts";
import { type Cards, cardsOfMatch } from "../catalog.ts";
import { keptList } from "../kept.ts";
import { riposte } from "../player.ts";
import { calledOf, said, tellersPhrases } from "../words/index.ts";
import {
  type LogLine,
  motionOf,
  NO_MOTION,
  NO_SEAT,
  NOT_SEATED,
  type Saying,
  type Snapshot,
  type Speaker,
  type Stage,
  toldBy,
  toldUpTo,
  written,
} from "./stage.ts";

/** Sentences that are kept; older ones are in the replay. */
const LOG_LINES = 400;

/** Whom this player does not want to hear, at any table; of more than so many the oldest are heard again. */
const muted = keptList("riposte.muted", 200);

/** Milliseconds in which what belongs together has come, on a slow machine too. */
const TOGETHER_MS = 50;

export class MatchStore implements Stage {
  /** The player's seat; undefined for who only watches. */
  readonly client: MatchClient | undefined;
  readonly suggest: Stage["suggest"];
  readonly #source: MatchClient | WatchClient;
  readonly #cards: Cards;
  readonly #teller: Teller;
  readonly #listeners = new Set<() => void>();
  /** Names of those who have spoken, by their ids. */
  readonly #heard = new Map<string, string>();
  #log: readonly LogLine[] = [];
  #motion = NO_MOTION;
  #snapshot: Snapshot;
  #isDue = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  private constructor(source: MatchClient | WatchClient, cards: Cards) {
    this.#source = source;
    const client = source instanceof MatchClient ? source : undefined;
    this.client = client;
    this.suggest = client && (() => client.suggest());
    this.#cards = cards;
    const seats = source.table.sittings.map(({ player, name }) => calledOf(player, name));
    const { ruleset } = source.table;
    const words = { ruleset, seats, cards: [...cards.values()], phrases: tellersPhrases(ruleset) };
    this.#teller = new Teller(words, () => source.table.view);
    this.#snapshot = this.#take();
    source.onTable(() => this.#later());
    source.onState(() => this.#later());
    source.onEvents((events, _, head) => this.#tell(events, head));
    this.client?.onSeat(() => this.#later());
    source.onChat((message) => this.#hear(message));
  }

  #hear({ seat, player, name = "", text, emote }: ChatMessage): void {
    const sitting = seat === undefined ? undefined : this.#source.table.sittings[seat];
    const [id, who] =
      sitting === undefined ? [player, name] : [sitting.player, calledOf(sitting.player, sitting.name)];
    if (id !== undefined) this.#heard.set(id, who);
    if (id !== undefined && muted.read().includes(id)) return this.#later();
    this.#write([{ text: `${who}: ${text ?? said(`emote.${emote}`) ?? ""}`, kind: "said" }]);
  }

  /** Takes the player's seat. @throws RefusedError where there is none */
  static async join(match: string): Promise<MatchStore> {
    return MatchStore.#over(match, riposte.join(match, 0));
  }

  /** Watches a match as everybody may. @throws RefusedError where that is not allowed */
  static async watch(match: string): Promise<MatchStore> {
    return MatchStore.#over(match, riposte.watch(match, { since: 0 }));
  }

  /** The cards are fetched while the seat is taken; where they cannot be had, it is let go. */
  static async #over(match: string, joining: Promise<MatchClient | WatchClient>): Promise<MatchStore> {
    const cards = riposte.match(match).then(({ ruleset, sets }) => cardsOfMatch(ruleset, sets));
    try {
      return new MatchStore(...(await Promise.all([joining, cards])));
    } catch (error) {
      void joining.then((client) => client.leave()).catch(() => {});
      throw error;
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Snapshot => this.#snapshot;

  readonly say = async (saying: Saying): Promise<string | undefined> => {
    try {
      const answer = await this.#source.chat(saying);
      return answer?.ok === false ? answer.code : undefined;
    } catch (error) {
      return isRefused(error) ? error.code : "server/error";
    }
  };

  /** The page keeps it, so that it lasts; the server is told, so that nothing is sent in vain. */
  mute(player: string, isMuted: boolean): void {
    if (isMuted) muted.add(player);
    else muted.remove(player);
    const seat = this.#source.table.sittings.findIndex((sitting) => sitting.player === player);
    const told =
      this.#source instanceof MatchClient
        ? this.#source.mute(seat, isMuted)
        : this.#source.mute(player, isMuted);
    told.catch(() => {});
    this.#soon();
  }

  submit(intent: Data): Promise<Answer> {
    return this.client?.submit(intent) ?? Promise.resolve(NOT_SEATED);
  }

  narrow(draft: Draft): Promise<NarrowAnswer> {
    return this.client?.narrow(draft) ?? Promise.resolve(NOT_SEATED);
  }

  whyNot(thing: string): Promise<WhyNotAnswer> {
    return this.client?.whyNot(thing) ?? Promise.resolve(NOT_SEATED);
  }

  leave(): void {
    void this.#source.leave();
  }

  /** The changes of one intent come as table, seat and events, and are drawn once: the first waits for the last. */
  #later(): void {
    this.#waiting ??= setTimeout(() => this.#soon(), TOGETHER_MS);
  }

  #soon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    if (this.#isDue) return;
    this.#isDue = true;
    const show = () => {
      this.#isDue = false;
      this.#snapshot = this.#take();
      for (const listener of this.#listeners) listener();
    };
    // A window that nobody sees has no frames, and is heard.
    if (document.hidden) setTimeout(show);
    else requestAnimationFrame(show);
  }

  #take(): Snapshot {
    const { state, table } = this.#source;
    const seat = this.client?.seat ?? NO_SEAT;
    const me = seat.own.seat;
    const picture = laidOver({ public: table.view, own: me < 0 ? null : seat.own });
    const delay = this.#source instanceof MatchClient ? 0 : this.#source.delay;
    return {
      state,
      me,
      seat,
      delay,
      table,
      picture,
      cards: this.#cards,
      log: this.#log,
      motion: this.#motion,
      speakers: this.#speakers(table.sittings),
    };
  }

  /** The others who play, or whoever has spoken among those who watch. */
  #speakers(sittings: Snapshot["table"]["sittings"]): readonly Speaker[] {
    const unheard = muted.read();
    const heard = [...this.#heard].map(([player, name]) => ({ player, name }));
    return (this.client === undefined ? heard : sittings)
      .filter(({ player }) => player !== riposte.player?.id)
      .map(({ player, name }) => ({
        player,
        name: calledOf(player, name),
        isMuted: unheard.includes(player),
      }));
  }

  #write(lines: readonly Omit<LogLine, "key">[]): void {
    if (lines.length > 0) this.#log = written(this.#log, lines).slice(-LOG_LINES);
    this.#soon();
  }

  #tell(events: readonly ViewEvent[], head = (events[0]?.n ?? Infinity) - 1): void {
    this.#log = toldUpTo(this.#log, head);
    this.#motion = motionOf(events, this.#motion.beat + 1);
    this.#write(toldBy(this.#teller, events));
  }
}

/** The snapshot of a match, kept up to date. */
export const useMatch = (store: Stage): Snapshot => useSyncExternalStore(store.subscribe, store.read);

export const isRefused = (error: unknown): error is RefusedError => error instanceof RefusedError;
