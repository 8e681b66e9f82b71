/**
 * How matches come from one process to another while both live: all of them when a process ends, and a few at a
 * time to where fewer are. The successor has a match loaded before it is let go, so that its players hardly wait.
 */

import type { HostLog } from "../common/log.ts";
import type { MatchHost } from "../host/host.ts";
import {
  type Neighbourly,
  type Neighbours,
  type Peer,
  type PeerStore,
  successorOf,
  type Transfer,
} from "../journal/peers.ts";
import { rulesOf } from "../journal/rules.ts";
import { givenBy, leftTo } from "./balance.ts";
import type { Hosts } from "./hosts.ts";

/** Matches that are given at the same time when a process ends. */
const AT_ONCE = 4;

/** kept: the successor cannot have it. silent: the successor does not answer, and is not asked again for now. */
type Given = "given" | "kept" | "silent";

export interface HandoverDeps {
  readonly hosts: Hosts;
  readonly store: PeerStore;
  readonly neighbours: Neighbours;
  readonly log: HostLog;
  /** Names this process among its peers. */
  readonly owner: string;
  /** Whether it keeps matches; one that does not gives away what it begins. */
  readonly keeps: boolean;
  /** Opens the room of a match that is hosted here. */
  open(match: string): Promise<void>;
  /** From now on answers what the neighbours of this owner ask. */
  listen(owner: string, does: Neighbourly): Promise<void>;
}

export class Handover implements Neighbourly {
  readonly #deps: HandoverDeps;
  #isOpen = false;

  constructor(deps: HandoverDeps) {
    this.#deps = deps;
  }

  /** From now on this process takes matches of its neighbours, if it keeps any. */
  async open(): Promise<void> {
    const { owner, hosts, store, listen, keeps } = this.#deps;
    await listen(owner, this);
    this.#isOpen = true;
    if (keeps) await store.announce(owner, hosts.plays);
  }

  /** With each renewal of the lease: gives a few matches to those who have fewer, or to whom all of them belong. */
  async look(peers: readonly Peer[]): Promise<void> {
    if (!this.#isOpen) return;
    const { store, owner, hosts, log, keeps } = this.#deps;
    const self = peers.find((peer) => peer.owner === owner);
    // A lease that was renewed on a database of before says nothing of it.
    if (keeps && self?.plays.length === 0) await store.announce(owner, hosts.plays);
    const some = (all: readonly Peer[]) => (keeps ? givenBy(owner, all) : leftTo(all));
    if (hosts.size === 0 || some(peers).length === 0) return;
    // What each said is of different moments: while many matches begin, it looks uneven where it is not.
    const successors = some(await store.peers(true));
    let given = 0;
    for (const host of hosts.all()) {
      const successor = successors.find(({ plays }) => plays.includes(rulesOf(host.record)));
      if (!this.#isOpen || successors.length === 0) break;
      if (successor === undefined || !host.isAtRest) continue;
      successors.splice(successors.indexOf(successor), 1);
      const how = await this.#give(host, successor);
      if (how === "silent") break;
      if (how === "given") given++;
    }
    if (given > 0) log.info({ given, left: hosts.size }, "matches are given to processes that have fewer");
  }

  /**
   * Gives all matches to those who take them, and takes none any more. A match that nobody takes stays. Begins nothing
   * more after so many milliseconds.
   */
  async leave(ms: number): Promise<void> {
    const { hosts, store, owner, log } = this.#deps;
    hosts.leave();
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const until = performance.now() + ms;
    await store.announce(owner, []);
    const takers = (await store.peers()).filter((peer) => peer.owner !== owner);
    const successors = new Map(takers.map((peer) => [peer.owner, peer]));
    const left = hosts.all().filter((host) => host.info().status === "playing");
    const all = left.length;
    let given = 0;
    const some = async (): Promise<void> => {
      for (let host = left.pop(); host !== undefined && performance.now() < until; host = left.pop()) {
        const successor = successorOf([...successors.values()], rulesOf(host.record));
        if (successor === undefined) continue;
        successors.set(successor.owner, { ...successor, matches: successor.matches + 1 });
        const how = await this.#give(host, successor);
        if (how === "silent") successors.delete(successor.owner);
        if (how === "given") given++;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
    if (all > 0) log.info({ given, of: all }, "matches are given to other processes");
  }

  async #give(host: MatchHost, successor: Peer): Promise<Given> {
    const { neighbours, hosts, log } = this.#deps;
    const { id: match } = host.record;
    try {
      if (!(await neighbours.prepare(successor.owner, match))) return "kept";
    } catch (error) {
      log.warn({ match, process: successor.owner, err: error }, "a process does not answer");
      return "silent";
    }
    let isTaken = false;
    await host.hand(async (epoch, at) => {
      isTaken = await neighbours.receive(successor.owner, { match, epoch, at });
      return isTaken;
    });
    hosts.drop(host);
    return isTaken ? "given" : "silent";
  }

  /** A neighbour wants a match hosted that it cannot play; resolves to whether somebody has it now. */
  async host(match: string): Promise<boolean> {
    const host = this.#isOpen ? await this.#deps.hosts.take(match) : undefined;
    if (host !== undefined && host !== "held") await this.#deps.open(match);
    return host !== undefined;
  }

  prepare(match: string): Promise<boolean> {
    return this.#deps.hosts.prepare(match);
  }

  async receive(transfer: Transfer): Promise<boolean> {
    const host = await this.#deps.hosts.receive(transfer);
    if (host !== undefined) await this.#deps.open(transfer.match);
    return host !== undefined;
  }
}
