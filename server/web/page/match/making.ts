/** The one thing the player is doing: looking at a card's actions, filling one in, or nothing. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from "react";
import type { GamePlan } from "../../../../shared/games/plan.ts";
import { isRefusal, type Json, type Refusal, type Slot } from "../../../../shared/kernel/index.ts";
import type { Offer, SeatMessage } from "../../../../shared/protocol/index.ts";
import {
  backTo,
  beginMaking,
  choose,
  draftOf,
  goOn,
  isForced,
  isPlain,
  isReady,
  type Making,
  namesIn,
  partOf,
  takeBack,
  thingOf,
  toggle,
} from "./draft.ts";
import { aimAt, joined, type Places, placesFor, reachedFrom, valuesAt } from "./places.ts";
import { secondLook } from "./second-look.ts";
import type { Stage } from "./stage.ts";

export interface Doing {
  readonly making: Making | undefined;
  /** The card whose actions are looked at. */
  readonly card: string | undefined;
  /** The actions that it allows. */
  readonly offers: readonly Offer[];
  /** Why the last thing tried was refused. */
  readonly refusal: { readonly code: string } | undefined;
  readonly isSending: boolean;
}

const NOWHERE: Places = new Map();

const NOTHING: Doing = {
  making: undefined,
  card: undefined,
  offers: [],
  refusal: undefined,
  isSending: false,
};

export interface Doings extends Doing {
  begin(offer: Offer): void;
  /** Sends what is whole, without a second look. */
  send(offer: Offer): void;
  /** Something was pointed at: a target, or a card of one's own. A choice that can be made in one way alone is made. */
  point(name: string): void;
  /**
   * A card is held over the table: what it may do is begun, and nothing is sent before it is let go. Which of several
   * values it stands for, the place tells on which it is let go.
   */
  hold(name: string): void;
  /** It is let go over these, the nearest first: the first that can be is pointed at so. */
  drop(held: string, over: readonly string[]): void;
  set(value: Json): void;
  /** The one value that is asked for: where nothing else is open, it is sent. */
  pick(value: Json): void;
  /** Says one of the words that were asked for, without a second look. */
  decide(value: Json): void;
  confirm(): void;
  reopen(at: number): void;
  undo(): void;
  cancel(): void;
  /** The names that may be pointed at now. */
  readonly lit: ReadonlySet<string>;
}

/** Milliseconds that a refusal stays to be read. */
export const REFUSAL_MS = 8_000;

/** Offers that begin at a card or an entry, by its name. */
function offersAt(options: readonly Offer[], name: string): Offer[] {
  return options.filter(({ action }) => action.card === name || action.entry === name);
}

/** A request with one answer to fill in is begun by itself. */
const onlyChoice = ({ options: [first, ...others] }: SeatMessage): Offer | undefined =>
  others.length === 0 && first?.next?.slot === "choice" ? first : undefined;

export function useDoings(store: Stage, seat: SeatMessage, plan: GamePlan): Doings {
  const { doing, making, setDoing, reset } = useDoing(seat);
  const { post, proceed, finish, show, tryOut } = useSending(store, setDoing);
  const places = usePlaces(making, seat.own, plan);
  const mark = (marked: Making) => setDoing({ ...doing, making: marked, refusal: undefined });

  const doings: Doings = {
    ...doing,
    making,
    begin: (offer) => void (doing.isSending || finish(beginMaking(offer))),
    send: (offer) => void (doing.isSending || post(offer.action)),
    point(name) {
      if (doing.isSending) return;
      if (making !== undefined && making.next !== null) {
        const aim = aimAt(making, making.next, places, name);
        if (aim !== undefined) return "value" in aim ? this.pick(aim.value) : mark(aim.making);
        if (onlyChoice(seat) !== undefined) return;
      }
      const offers = offersAt(seat.options, name);
      if (doing.card === name || (making?.offer.action.card === name && making.next === null))
        return this.confirm();
      const [first, ...others] = offers;
      if (first === undefined) return void tryOut(name);
      if (others.length === 0) return void finish(beginMaking(first));
      setDoing({ ...NOTHING, card: name, offers });
    },
    hold(name) {
      if (doing.isSending) return;
      const values = making?.next == null ? 0 : valuesAt(making.next.domain, name).length;
      if (values > 1) return;
      const [first, ...others] = values > 0 ? [] : offersAt(seat.options, name);
      if (first !== undefined && others.length === 0) void proceed(beginMaking(first)).then(show);
      else this.point(name);
    },
    drop(held, over) {
      if (making === undefined || doing.isSending) return;
      if (making.next === null) return this.confirm();
      const met = metBy(making.next, places, held, over);
      if ("both" in met) mark(toggle(making, met.both));
      else if (met.on !== undefined) this.point(met.on);
    },
    set: (value) => making && mark({ ...making, value }),
    pick(value) {
      if (making === undefined || making.next === null || doing.isSending) return;
      const one = making.next.domain.kind === "subset" ? [value] : value;
      void finish(choose({ ...making, value: one }));
    },
    decide(value) {
      if (making !== undefined && !doing.isSending) void post(draftOf(choose({ ...making, value })));
    },
    confirm() {
      if (making === undefined || !isReady(making) || doing.isSending) return;
      if (making.next === null) return void post(draftOf(making));
      setDoing({ ...doing, isSending: true });
      void finish(choose(making), false);
    },
    reopen: (at) => making && setDoing({ ...doing, making: backTo(making, at) }),
    undo() {
      const before = making && takeBack(making);
      if (before === undefined) reset();
      else setDoing({ ...NOTHING, making: before });
    },
    cancel: reset,
    lit: litNow(making, seat, places),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done depends on these alone
  return useMemo(() => doings, [doing, making, seat, store]);
}

/** Where a held thing is let go: a value that names it and the place together, or the first that may be pointed at. */
function metBy(next: Slot, places: Places, held: string, over: readonly string[]) {
  const [both] = over.flatMap((on) => joined(next, places, held, on) ?? []);
  if (both !== undefined) return { both };
  return { on: over.find((one) => places.has(one) || valuesAt(next.domain, one).length > 0) };
}

/** The doing for the request that is asked now; another request begins anew. */
function useDoing(seat: SeatMessage) {
  const request = seat.own.ask?.id;
  const fresh = (): Doing => {
    const only = onlyChoice(seat);
    return only === undefined ? NOTHING : { ...NOTHING, making: beginMaking(only) };
  };
  const [doing, setDoing] = useState<Doing>(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request begins anew
  useEffect(() => setDoing(fresh()), [request, seat.own.seat]);
  const { refusal } = doing;
  useEffect(() => {
    if (refusal === undefined) return;
    const forget = () => setDoing((was) => (was.refusal === refusal ? { ...was, refusal: undefined } : was));
    const timer = setTimeout(forget, REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  // A message that is still on its way may belong to a request that was answered meanwhile.
  const making = doing.making?.offer.action.request === request ? doing.making : undefined;
  return { doing, making, setDoing, reset: () => setDoing(fresh()) };
}

/** The messages to the server: whole intents, and drafts to hear what is open still. */
function useSending(store: Stage, setDoing: Dispatch<SetStateAction<Doing>>) {
  const post = useCallback(
    async (intent: Parameters<Stage["submit"]>[0]) => {
      setDoing((was) => ({ ...was, isSending: true, refusal: undefined }));
      const answer = await store.submit(intent);
      setDoing((was) => (answer.ok ? { ...was, isSending: false } : { ...NOTHING, refusal: answer }));
    },
    [store, setDoing],
  );

  const show = useCallback(
    (reached: Making | Refusal) =>
      setDoing(isRefusal(reached) ? { ...NOTHING, refusal: reached } : { ...NOTHING, making: reached }),
    [setDoing],
  );

  /** Goes on until there is something to choose, or to send. */
  const proceed = useCallback(
    async (from: Making): Promise<Making | Refusal> => {
      let making = from;
      while (making.next === null || isForced(making.next)) {
        if (making.next !== null) making = choose(making, true);
        if (making.made.length === 0) break;
        const answer = await store.narrow(draftOf(making));
        if (!answer.ok) return answer;
        if (answer.next === null) break;
        making = goOn(making, answer.next);
      }
      return making;
    },
    [store],
  );

  /** Sends what can be done in one way; shows what is open, and a price that could be paid otherwise. */
  const finish = useCallback(
    async (from: Making, isLookedAt = secondLook.read().isWanted) => {
      // What is clicked meanwhile would answer a request that this one is about to.
      setDoing((was) => ({ ...was, isSending: true, refusal: undefined }));
      // A line that broke has answered nothing: what was begun is still there.
      const reached = await proceed(from).catch(() => from);
      if (isRefusal(reached) || !isPlain(reached) || isLookedAt) show(reached);
      else await post(draftOf(reached));
    },
    [setDoing, proceed, show, post],
  );

  const tryOut = async (name: string) => {
    const answer = await store.whyNot(name);
    setDoing({ ...NOTHING, refusal: answer.ok ? undefined : answer });
  };
  return { post, proceed, finish, show, tryOut };
}

function usePlaces(making: Making | undefined, { seat, ask }: SeatMessage["own"], plan: GamePlan): Places {
  const kind = ask?.kind;
  return useMemo(
    () => (making?.next == null ? NOWHERE : placesFor(plan, seat, making.next, kind)),
    [making, plan, seat, kind],
  );
}

function litNow(making: Making | undefined, { options }: SeatMessage, places: Places): ReadonlySet<string> {
  if (making !== undefined && making.next !== null) {
    const names = namesIn(making.next.domain).flatMap((name) => [name, thingOf(name), partOf(name)]);
    const isOne = making.next.domain.kind === "one";
    return new Set([...names, ...(isOne ? places.keys() : reachedFrom(making, making.next, places))]);
  }
  return new Set(
    options.flatMap(({ action }) => [action.card, action.entry].filter((one) => typeof one === "string")),
  );
}
