/** The one thing the player is doing: looking at a card's actions, filling one in, or nothing. */
import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from "react";
import type { Json } from "../../../../shared/kernel/index.ts";
import type { Offer, SeatMessage } from "../../../../shared/protocol/index.ts";
import {
  backTo,
  beginMaking,
  choose,
  draftOf,
  goOn,
  isForced,
  isReady,
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
  /** What may be done with it. */
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
  /** Something was pointed at: a target, or a card of one's own. */
  point(name: string): void;
  set(value: Json): void;
  /** Says one of the words that were asked for, without a second look. */
  decide(value: Json): void;
  confirm(): void;
  reopen(at: number): void;
  undo(): void;
  cancel(): void;
  /** What may be pointed at now. */
  readonly lit: ReadonlySet<string>;
}

/** Offers that begin at a card or an entry, by its name. */
function offersAt(options: readonly Offer[], name: string): Offer[] {
  return options.filter(({ action }) => action.card === name || action.entry === name);
}

/** A request with one answer to fill in is begun by itself. */
const onlyChoice = ({ options }: SeatMessage): Offer | undefined =>
  options.length === 1 && options[0].next?.slot === "choice" ? options[0] : undefined;

export function useDoings(store: Stage, seat: SeatMessage): Doings {
  const { doing, making, setDoing, reset } = useDoing(seat);
  const { post, proceed } = useSending(store, setDoing);
  const tryOut = async (name: string) => {
    const answer = await store.whyNot(name);
    setDoing({ ...NOTHING, refusal: answer.ok ? undefined : answer });
  };

  const doings: Doings = {
    ...doing,
    making,
    begin: (offer) => void proceed(beginMaking(offer)),
    send: (offer) => void post(offer.action),
    point(name) {
      if (making !== undefined && making.next !== null) {
        const value = namesIn(making.next.domain).find((one) => thingOf(one) === name || one === name);
        if (value !== undefined)
          return setDoing({ ...doing, making: toggle(making, value), refusal: undefined });
        if (onlyChoice(seat) !== undefined) return;
      }
      const offers = offersAt(seat.options, name);
      if (doing.card === name || (making?.offer.action.card === name && making.next === null))
        return this.confirm();
      if (offers.length === 0) return void tryOut(name);
      if (offers.length === 1) return void proceed(beginMaking(offers[0]));
      setDoing({ ...NOTHING, card: name, offers });
    },
    set: (value) => making && setDoing({ ...doing, making: { ...making, value }, refusal: undefined }),
    decide(value) {
      if (making !== undefined && !doing.isSending) void post(draftOf(choose({ ...making, value })));
    },
    confirm() {
      if (making === undefined || !isReady(making) || doing.isSending) return;
      if (making.next === null) return void post(draftOf(making));
      setDoing({ ...doing, isSending: true });
      void finish(store, choose(making), post, proceed);
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

/** What is done for the request that is asked now; another request begins anew. */
function useDoing(seat: SeatMessage) {
  const request = seat.own.ask?.id;
  const fresh = (): Doing => {
    const only = onlyChoice(seat);
    return only === undefined ? NOTHING : { ...NOTHING, making: beginMaking(only) };
  };
  const [doing, setDoing] = useState<Doing>(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another request begins anew
  useEffect(() => setDoing(fresh()), [request, seat.own.seat]);
  // What is still on its way may belong to a request that was answered meanwhile.
  const making = doing.making?.offer.action.request === request ? doing.making : undefined;
  return { doing, making, setDoing, reset: () => setDoing(fresh()) };
}

/** What goes to the server: whole intents, and drafts to hear what is open still. */
function useSending(store: Stage, setDoing: Dispatch<SetStateAction<Doing>>) {
  const post = useCallback(
    async (intent: Parameters<Stage["submit"]>[0]) => {
      setDoing((was) => ({ ...was, isSending: true, refusal: undefined }));
      const answer = await store.submit(intent);
      setDoing((was) => (answer.ok ? { ...was, isSending: false } : { ...NOTHING, refusal: answer }));
    },
    [store, setDoing],
  );

  /** Goes on until there is something to choose. */
  const proceed = useCallback(
    async (from: Making) => {
      let making = from;
      while (making.next === null || isForced(making.next)) {
        if (making.next !== null) making = choose(making, true);
        if (making.made.length === 0) break;
        const answer = await store.narrow(draftOf(making));
        if (!answer.ok) return setDoing({ ...NOTHING, refusal: answer });
        if (answer.next === null) break;
        making = goOn(making, answer.next);
      }
      setDoing({ ...NOTHING, making });
    },
    [store, setDoing],
  );
  return { post, proceed };
}

/** The last choice was confirmed: nothing stands between it and the server but what it says is still open. */
async function finish(
  store: Stage,
  making: Making,
  post: (intent: ReturnType<typeof draftOf>) => Promise<void>,
  proceed: (making: Making) => Promise<void>,
): Promise<void> {
  const answer = await store.narrow(draftOf(making));
  if (answer.ok && answer.next === null) return post(draftOf(making));
  return proceed(answer.ok && answer.next !== null ? goOn(making, answer.next) : making);
}

function litNow(making: Making | undefined, { options }: SeatMessage): ReadonlySet<string> {
  if (making !== undefined && making.next !== null)
    return new Set(namesIn(making.next.domain).flatMap((name) => [name, thingOf(name)]));
  return new Set(
    options.flatMap(({ action }) => [action.card, action.entry].filter((one) => typeof one === "string")),
  );
}
