/**
 * The room of one match: thin, on sockets what the host is without (architecture.md 6). Every oddity in here answers a
 * measured trap of Colyseus 0.18, named where it stands.
 */
import { type Client, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { z } from "zod";
import { isRefusal, type Refusal, type Seat } from "../../shared/kernel/index.ts";
import {
  CLOSE,
  chatSchema,
  claimSchema,
  concedeSchema,
  helloSchema,
  intentSchema,
  muteSchema,
  narrowSchema,
  nonceSchema,
  offerMessageSchema,
  present,
  type Reservation,
  reportSchema,
  settingsSchema,
  suggestSchema,
  Table,
  type TableHead,
  TableKeeper,
  whyNotSchema,
} from "../../shared/protocol/index.ts";
import { refuse } from "../match/common/refuse.ts";
import type { MatchHost } from "../match/host/host.ts";
import type { Names } from "../match/journal/names.ts";
import type { Observer } from "../match/journal/observer.ts";
import type { TableChange, TableSubscriber } from "../match/pipeline/subscribers.ts";
import { GuardedRoom, type GuardedRoomDeps } from "./guarded-room.ts";
import type { Requests, RequestsOf } from "./requests.ts";
import { freeReserved, reserveIn } from "./reserved.ts";
import { SeatSocket } from "./seat-socket.ts";
import { TableSerializer } from "./table-serializer.ts";

export interface MatchRoomDeps extends GuardedRoomDeps {
  find(match: string): MatchHost | undefined;
  /** Ends it for the operator; resolves to why it does not. */
  end(match: string): Promise<Refusal | "held" | undefined>;
  /** Takes it up again for the operator, where it stands still; resolves to why it does not. */
  resume(match: string): Promise<Refusal | "held" | undefined>;
  readonly names: Names;
  readonly observer?: Observer;
  /** How long a match that is over stays open for a last look. */
  readonly lingerMs: number;
  /** The room is gone, and what was over with it. */
  disposed(host: MatchHost): void;
}

/** `match` comes from who makes the room, `deps` from its definition; both from this server. */
export interface MatchRoomOptions {
  readonly match: string;
  readonly deps: MatchRoomDeps;
}

/** The player of a reserved seat; said by the server when it reserves it. */
const seatClaimSchema = z.object({ player: z.string(), seat: z.int().min(0), tab: z.string() });
export type SeatClaim = z.infer<typeof seatClaimSchema>;

export class MatchRoom
  extends GuardedRoom<SeatSocket, MatchRoomDeps, { state: Table; client: Client }>
  implements TableSubscriber
{
  // Without this, an empty room would be disposed, and its match with it.
  override autoDispose = false;
  // Every client has this one view: without a view a slow client is sent a buffer that changes under it.
  readonly #view = new StateView();
  #head: TableHead | undefined;
  #keeper: TableKeeper | undefined;
  #host: MatchHost | undefined;
  #ended = false;

  override messages = { "*": () => {} };

  readonly requests: RequestsOf<"match"> = {
    hello: (client, payload) =>
      this.#atHost(client, payload, helloSchema, async (host, socket, hello) => {
        const answer = await host.hello(socket.seatNumber, socket, hello);
        socket.greeted ||= answer.ok;
        // It went while its hello waited.
        if (socket.retired) host.silence(socket.seatNumber, socket);
        return answer;
      }),
    intent: this.#seen(this.#asked(intentSchema, (host, seat, message) => host.intent(seat, message))),
    narrow: this.#asked(narrowSchema, (host, seat, { draft }) => host.narrow(seat, draft)),
    whyNot: this.#asked(whyNotSchema, (host, seat, { thing }) => host.whyNot(seat, thing)),
    concede: this.#asked(concedeSchema, (host, seat, message) => host.concede(seat, message)),
    suggest: this.#asked(suggestSchema, (host, seat) => host.suggest(seat)),
    settings: this.#asked(settingsSchema, (host, seat, message) => host.settings(seat, message)),
    draw: this.#asked(offerMessageSchema, (host, seat, message) => host.offersAndChat.draw(seat, message)),
    takeback: this.#asked(offerMessageSchema, (host, seat, message) =>
      host.offersAndChat.takeback(seat, message),
    ),
    chat: this.#asked(chatSchema, (host, seat, message) => host.offersAndChat.chat(seat, message)),
    mute: this.#asked(muteSchema, (host, seat, message) => host.offersAndChat.mute(seat, message)),
    report: this.#asked(reportSchema, (host, seat, message) => host.offersAndChat.report(seat, message)),
    nonce: this.#asked(nonceSchema, (host, seat, message) => host.nonce(seat, message)),
    claim: this.#asked(claimSchema, (host, seat, message) => host.claim(seat, message)),
  };

  /** The requests of a seat to its match. */
  #asked<T, A extends object>(
    schema: z.ZodType<T>,
    act: (host: MatchHost, seat: Seat, message: T) => Promise<A>,
  ): Requests[string] {
    return (client, payload) =>
      this.#atHost(client, payload, schema, (host, { seatNumber }, message) =>
        act(host, seatNumber, message),
      );
  }

  /** Told to the operator, by its code alone. */
  #seen(ask: Requests[string]): Requests[string] {
    return async (client, payload) => {
      const { clock, observer } = this.deps;
      const began = clock();
      const seat = this.sockets.get(client.sessionId)?.seatNumber ?? -1;
      const answer = await ask(client, payload);
      const code = isRefusal(answer) ? answer.code : "ok";
      observer?.intent({ match: this.#host?.record.id ?? "", seat, code, ms: clock() - began });
      return answer;
    };
  }

  protected override get what(): object {
    return { match: this.#host?.record.id };
  }

  override async onCreate({ match, deps }: MatchRoomOptions): Promise<void> {
    this.deps = deps;
    const host = deps.find(match);
    if (host === undefined) throw new ServerError(404, "match/not-found");
    const { players, setup, clock } = host.record;
    const { ruleset, profile } = setup;
    const seats = (await deps.names.of(players)).map(({ id, name }) => ({ player: id, name }));
    this.#head = { match, ruleset, profile, seats, clock };
    host.attach(this);
    // Only now: a room that could not have the match must not take it along when it goes.
    this.#host = host;
    await host.settle(this.roomId);
    this.guard((client, code) => {
      const seat = this.sockets.get(client.sessionId)?.seatNumber ?? -1;
      deps.observer?.intent({ match, seat, code, ms: 0 });
    });
  }

  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }

  override async onJoin(client: Client, _options: unknown, auth: unknown): Promise<void> {
    // A reservation that does not say whose seat it is has `true` here: core's own onAuth lets everybody in.
    const claim = seatClaimSchema.safeParse(auth);
    if (!claim.success) throw new ServerError(403, "match/not-seated");
    client.view = this.#view;
    if (this.#keeper === undefined) await this.#lay();
    const { seat, player } = claim.data;
    const { clock, observer } = this.deps;
    const joining = new SeatSocket(client, claim.data, clock, this.deps.messagesPerSecond(player));
    this.enter(client, joining);
    // A seat belongs to a player, not to a socket: the newest has it.
    for (const socket of this.sockets.values()) {
      if (socket === joining || socket.seatNumber !== seat) continue;
      this.#host?.silence(seat, socket);
      socket.retire(CLOSE.takenOver);
    }
    observer?.seated(1);
    void this.#host?.presence(seat, true);
  }

  /** The table is laid for the first who comes: most matches wait for nobody yet, or for days. */
  async #lay(): Promise<void> {
    const [host, head] = [present(this.#host, "host"), present(this.#head, "head")];
    const refusal = await host.show((view, rev) => {
      // Another was quicker.
      if (this.#keeper !== undefined) return;
      const sitting = host.info().seats;
      const seats = head.seats.map((one, seat) => ({ ...one, connected: sitting[seat]?.connected === true }));
      const keeper = new TableKeeper({ ...head, seats }, view);
      keeper.setClocks(host.clocks());
      if (host.shuffle !== undefined) keeper.setShuffle(host.shuffle);
      keeper.setOffer(host.offersAndChat.offer);
      keeper.table.rev = rev;
      keeper.table.notice = host.notice;
      this.#keeper = keeper;
      this.state = keeper.table;
    });
    if (refusal !== undefined) throw new ServerError(503, refusal.code);
  }

  override onLeave(client: Client): void {
    const socket = this.leave(client);
    if (socket === undefined) return;
    this.deps.observer?.seated(-1);
    this.#host?.silence(socket.seatNumber, socket);
    const stillThere = [...this.sockets.values()].some(({ seatNumber }) => seatNumber === socket.seatNumber);
    if (!stillThere) void this.#host?.presence(socket.seatNumber, false);
    if (this.sockets.size === 0) this.#clear();
  }

  /** A match that nobody is at takes no more memory than it must, however long it waits. */
  #clear(): void {
    this.#keeper = undefined;
    this.state = new Table();
  }

  /**
   * Keeps a seat for 15 seconds, for one socket; any process may ask, so all of it is plain data. A window that
   * comes back by itself is refused the seat where another has it by now: only a player takes a seat from a player.
   */
  async keepSeat({ back, ...claim }: SeatClaim & { readonly back: boolean }): Promise<Reservation | Refusal> {
    const holder = this.#tabAt(claim.seat);
    if (back && holder !== undefined && holder !== claim.tab) return refuse("match/taken-over");
    return (await reserveIn(this.roomId, claim)) ?? refuse("server/draining");
  }

  /** Any process may ask it. */
  endByOperator(): Promise<Refusal | "held" | undefined> {
    return this.deps.end(this.#host?.record.id ?? "");
  }

  resumeByOperator(): Promise<Refusal | "held" | undefined> {
    return this.deps.resume(this.#host?.record.id ?? "");
  }

  /** The window that has a seat now, by its name; undefined where none has it. */
  #tabAt(seat: Seat): string | undefined {
    for (const socket of this.sockets.values())
      if (socket.seatNumber === seat && !socket.retired) return socket.tab;
    return undefined;
  }

  #atHost<T, A extends object>(
    client: Client,
    payload: unknown,
    schema: z.ZodType<T>,
    act: (host: MatchHost, socket: SeatSocket, message: T) => Promise<A>,
  ): Promise<A | Refusal> {
    const host = this.#host;
    if (host === undefined) return Promise.resolve(refuse("match/not-seated"));
    return this.answer(client, payload, schema, (socket, message) => act(host, socket, message));
  }

  change({ rev, events = [], whole, connected, notice, clocks, offer, shuffle }: TableChange): void {
    const keeper = this.#keeper;
    if (keeper === undefined) return;
    const { table } = keeper;
    if (whole !== undefined) keeper.reset(whole);
    for (const event of events) keeper.apply(event);
    if (connected !== undefined) {
      const sitting = table.sittings.get(String(connected.seat));
      if (sitting !== undefined) sitting.connected = connected.connected;
    }
    if (notice !== undefined) table.notice = notice;
    if (clocks !== undefined) keeper.setClocks(clocks);
    if (shuffle !== undefined) keeper.setShuffle(shuffle);
    if (offer !== undefined) keeper.setOffer(offer);
    table.rev = rev;
    for (const socket of this.sockets.values()) socket.gather();
    this.broadcastPatch();
    for (const socket of this.sockets.values()) socket.relieve();
  }

  closed(why: "moved" | "gone"): void {
    freeReserved(this);
    void this.disconnect(CLOSE[why]);
  }

  /** A match that is over is put away after a last look. */
  protected override tick(): void {
    if (this.#ended || !this.#host?.isOver) return;
    this.#ended = true;
    this.clock.setTimeout(() => this.closed("gone"), this.deps.lingerMs);
  }

  override onBeforeShutdown(): void {
    this.closed("moved");
  }

  override onDispose(): void {
    if (this.#host !== undefined) this.deps.disposed(this.#host);
  }
}
