/** The questions of processes to each other, over the presence that they share. */
import { matchMaker, requestFromIPC, subscribeIPC } from "@colyseus/core";
import type { Neighbourly, Neighbours } from "../match/journal/peers.ts";

/** Raised when a process of the release before would not understand what is asked. */
const TOPIC = "neighbour:1:";

/** Milliseconds in which a neighbour answers. */
const PATIENCE_MS = 2_000;

const ask = <T>(owner: string, what: keyof Neighbours, ...about: unknown[]): Promise<T> =>
  requestFromIPC<T>(matchMaker.presence, `${TOPIC}${owner}`, what, about, PATIENCE_MS);

export const neighbours: Neighbours = {
  host: (owner, match) => ask(owner, "host", match),
  prepare: (owner, match) => ask(owner, "prepare", match),
  receive: (owner, transfer) => ask(owner, "receive", transfer),
};

/** From now on answers what others ask of this owner. */
export const listen = (owner: string, does: Neighbourly): Promise<void> =>
  subscribeIPC(matchMaker.presence, `${TOPIC}${owner}`, (what, about) =>
    // Only processes of this server speak on it.
    (does[what as keyof Neighbourly] as (...about: unknown[]) => Promise<unknown>)(...about),
  );
