/** Looking for somebody to play with: a place in the server's queue, while the first page is open. */
import { useEffect, useReducer, useRef, useState } from "react";
import type { QueueClient, QueueWish } from "../../../../shared/client/index.ts";
import type { TicketInfo } from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { go, pathOf } from "../routes.ts";
import { type Refusal, useRefusal } from "./refusal.tsx";

export interface Search {
  /** The ticket and the offer; null while there is none. */
  readonly ticket: TicketInfo | null;
  begin(wish: QueueWish): Promise<void>;
  accept(): void;
  /** Looks no longer, and declines what is offered. */
  leave(): void;
  /** The player did not accept in time, and is out. */
  readonly missed: boolean;
  /** Looks again for what was looked for, where that is known. */
  readonly again: (() => void) | undefined;
  readonly refusal: Refusal;
}

/** @param isKept the player has a place from before, which is taken up again */
export function useSearch(isKept: boolean): Search {
  const [client, setClient] = useState<QueueClient>();
  const [, draw] = useReducer((n: number) => n + 1, 0);
  const refusal = useRefusal();
  const isOpen = useRef(true);
  const hasLeft = useRef(false);
  const [wish, setWish] = useState<QueueWish>();
  const [missed, setMissed] = useState(false);
  const begin = async (wish: QueueWish) => {
    hasLeft.current = false;
    setMissed(false);
    setWish(wish);
    const entered = await refusal.of(riposte.queue(wish));
    if (!isOpen.current) return entered?.close();
    entered?.onChange(draw);
    setClient(entered);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (isKept) void begin({ back: true });
  }, [isKept]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    if (client === undefined) return;
    let offered = false;
    const off = client.onChange(() => {
      if (client.ticket !== null) offered = client.ticket.offer?.accepted === false;
    });
    const paired = client.paired.then(
      ({ match }) => isOpen.current && go(pathOf.match(match)),
      (error: unknown) => {
        if (hasLeft.current) return;
        if (!offered) throw error;
        setMissed(true);
      },
    );
    void refusal.of(paired).then(() => setClient(undefined));
    // The place is kept for a while: who only looks at another page comes back to it.
    return () => {
      off();
      void client.close();
    };
  }, [client]);
  return {
    ticket: client?.ticket ?? null,
    begin,
    accept: () => client && void refusal.of(client.accept()),
    leave() {
      hasLeft.current = true;
      if (client !== undefined) void refusal.of(client.leave());
    },
    again: missed && wish !== undefined && !("back" in wish) ? () => void begin(wish) : undefined,
    missed,
    refusal,
  };
}
