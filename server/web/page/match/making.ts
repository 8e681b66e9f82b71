/** The one thing the player is doing: looking at a card's actions, filling one in, or nothing. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from "react";
import { type Domain, isRefusal, type Json, type Refusal } from "../../../../shared/kernel/index.ts";
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
  isSingle,
  type Making,
  namesIn,
  takeBack,
  thingOf,
  toggle,
} from "./draft.ts";
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
  /** A card is held over the table: what it may do is begun, and nothing is sent before it is let go. */
  hold(name: string): void;
  /** It is let go over that: chosen, and where nothing else is open, done. */
  drop(on: string): void;
  set(value: Json): void;
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
const REFUSAL_MS = 8_000;

/** Offers that begin at a card or an entry, by its name. */
function offersAt(options: readonly Offer[], name: string): Offer[] {
  return options.filter(({ action }) => action.card === name || action.entry === name);
}

/** The value that names this thing, entry or place. */
const valueAt = (domain: Domain, name: string): string | undefined =>
  namesIn(domain).find((one) => thingOf(one) === name || one === name);

/** A request with one answer to fill in is begun by itself. */
const onlyChoice = ({ options: [first, ...others] }: SeatMessage): Offer | undefined =>
  others.length === 0 && first?.next?.slot === "choice" ? first : undefined;

export function useDoings(store: Stage, seat: SeatMessage): Doings {
  const { doing, making, setDoing, reset } = useDoing(seat);
  const { post, proceed, finish, show } = useSending(store, setDoing);
  const tryOut = async (name: string) => {
    const answer = await store.whyNot(name);
    setDoing({ ...NOTHING, refusal: answer.ok ? undefined : answer });
  };

  const doings: Doings = {
    ...doing,
    making,
    begin: (offer) => void (doing.isSending || finish(beginMaking(offer))),
    send: (offer) => void (doing.isSending || post(offer.action)),
    point(name) {
      if (doing.isSending) return;
      if (making !== undefined && making.next !== null) {
        const value = valueAt(making.next.domain, name);
        if (value !== undefined)
          return setDoing({ ...doing, making: toggle(making, value), refusal: undefined });
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
      const isChoice = making?.next != null && valueAt(making.next.domain, name) !== undefined;
      const [first, ...others] = isChoice ? [] : offersAt(seat.options, name);
      if (first !== undefined && others.length === 0) void proceed(beginMaking(first)).then(show);
      else this.point(name);
    },
    drop(on) {
      if (making === undefined || doing.isSending) return;
      if (making.next === null) return this.confirm();
      const value = valueAt(making.next.domain, on);
      if (value === undefined) return;
      const chosen = toggle(making, value);
      if (isSingle(making.next.domain) && isReady(chosen)) void finish(choose(chosen));
      else setDoing({ ...doing, making: chosen, refusal: undefined });
    },
    set: (value) => making && setDoing({ ...doing, making: { ...making, value }, refusal: undefined }),
    decide(value) {
      if (making !== undefined && !doing.isSending) void post(draftOf(choose({ ...making, value })));
    },
    confirm() {
      if (making === undefined || !isReady(making) || doing.isSending) return;
      if (making.next === null) return void post(draftOf(making));
      setDoing({ ...doing, isSending: true });
      void finish(choose(making));
    },
    reopen: (at) => making && setDoing({ ...doing, making: backTo(making, at) }),
    undo() {
      const before = making && takeBack(making);
      if (before === undefined) reset();
      else setDoing({ ...NOTHING, making: before });
    },
    cancel: reset,
    lit: litNow(making, seat),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done depends on these alone
  return useMemo(() => doings, [doing, making, seat, store]);
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
    async (from: Making) => {
      // What is clicked meanwhile would answer a request that this one is about to.
      setDoing((was) => ({ ...was, isSending: true, refusal: undefined }));
      // A line that broke has answered nothing: what was begun is still there.
      const reached = await proceed(from).catch(() => from);
      if (isRefusal(reached) || !isPlain(reached)) show(reached);
      else await post(draftOf(reached));
    },
    [setDoing, proceed, show, post],
  );
  return { post, proceed, finish, show };
}

function litNow(making: Making | undefined, { options }: SeatMessage): ReadonlySet<string> {
  if (making !== undefined && making.next !== null)
    return new Set(namesIn(making.next.domain).flatMap((name) => [name, thingOf(name)]));
  return new Set(
    options.flatMap(({ action }) => [action.card, action.entry].filter((one) => typeof one === "string")),
  );
}
