/** The room of a match's spectators: they look at a copy that is some time behind, and change nothing. */
import { type Client, getMessageBytes, Protocol, ServerError } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import { z } from "zod";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import {
  type Chat,
  CLOSE,
  chatSchema,
  type Hello,
  helloSchema,
  muteSpectatorSchema,
  PROTOCOL_VERSION,
  packEvents,
  type Table,
  TableKeeper,
  type WatchWelcome,
} from "../../shared/protocol/index.ts";
import { Allowances } from "../match/common/allowance.ts";
import { refuse } from "../match/common/refuse.ts";
import { HELLOS } from "../match/host/handshake.ts";
import type { Sitter } from "../match/journal/journal.ts";
import type { Names } from "../match/journal/names.ts";
import type { Observer } from "../match/journal/observer.ts";
import { ChatRound, type SilenceOf } from "../match/talk/chat.ts";
import type { FeedChange, FeedSubscriber, SpectatorFeed } from "../match/watch/spectator-feed.ts";
import type { SpectatorFeeds } from "../match/watch/spectator-feeds.ts";
import { GuardedRoom, type GuardedRoomDeps } from "./guarded-room.ts";
import type { RequestsOf } from "./requests.ts";
import { RoomSocket } from "./socket.ts";
import type { SpectatorChat } from "./spectator-chat.ts";
import { TableSerializer } from "./table-serializer.ts";

export interface WatchRoomDeps extends GuardedRoomDeps {
  readonly feeds: SpectatorFeeds;
  readonly spectatorChat: SpectatorChat;
  readonly names: Names;
  /** Why a player may not say something. */
  readonly silenceOf: SilenceOf;
  readonly lingerMs: number;
  readonly observer?: Observer;
}

/** `deps` come from the room's definition, the rest from who makes it; both from this server. */
export interface WatchRoomOptions {
  readonly match: string;
  readonly hands: boolean;
  readonly deps: WatchRoomDeps;
}

/** The spectator of a reserved place; said by the server when it reserves it. */
const spectatorSchema = z.object({ spectator: z.string() });

/** Spectators of one room: more of them have more rooms. A message to one room is told in one turn of the loop. */
export const ROOM_SPECTATORS = 50;

/** A message of a feed goes to all of its rooms in the same bytes. */
const frames = new WeakMap<object, Uint8Array>();

function frameOf(type: string, message: object, packed: () => object): Uint8Array {
  const known = frames.get(message);
  if (known !== undefined) return known;
  const frame = getMessageBytes.raw(Protocol.ROOM_DATA, type, packed());
  frames.set(message, frame);
  return frame;
}

export class WatchRoom
  extends GuardedRoom<RoomSocket, WatchRoomDeps, { state: Table; client: Client }>
  implements FeedSubscriber
{
  override maxClients = ROOM_SPECTATORS;
  readonly #ungreeted = new Set<Client>();
  readonly #view = new StateView();
  /** The spectators by socket, and their chat: no player hears it, nor do they hear the players. */
  readonly #people = new Map<string, Sitter>();
  #chat: ChatRound | undefined;
  #hellos: Allowances | undefined;
  #silence = () => {};
  #keeper!: TableKeeper;
  #feed: SpectatorFeed | undefined;
  /** Number of the newest event that was told here: the feed may be a moment ahead. */
  #head = 0;
  #isEnding = false;

  override messages = { "*": () => {} };

  readonly requests: RequestsOf<"watch"> = {
    hello: (client, payload) =>
      this.answer(client, payload, helloSchema, async ({ player }, message) => {
        if (!this.#hellos?.take(player)) return refuse("limit/rate");
        await this.#feed?.still();
        return this.#hello(client, message);
      }),
    chat: (client, payload) =>
      this.answer(client, payload, chatSchema, (_, said) => this.#say(client.sessionId, said)),
    mute: (client, payload) =>
      this.answer(client, payload, muteSpectatorSchema, async (_, { player, muted }) => {
        this.#chat?.mute(client.sessionId, player, muted);
        return { ok: true };
      }),
  };

  override async onCreate({ match, hands, deps }: WatchRoomOptions): Promise<void> {
    this.deps = deps;
    const feed = await deps.feeds.open(match, hands);
    if (isRefusal(feed)) throw new ServerError(404, feed.code);
    this.#feed = feed;
    this.#hellos = new Allowances(deps.clock, ...HELLOS);
    const chat = new ChatRound(deps.clock);
    this.#chat = chat;
    this.#silence = deps.spectatorChat.listen(this.#place, (line) => chat.tell(line));
    const { ruleset, profile } = feed.of.record.setup;
    const seats = (await deps.names.of(feed.of.record.players)).map(({ id, name }) => ({ player: id, name }));
    await feed.still();
    const { clock } = feed.of.record;
    this.#keeper = new TableKeeper({ match, ruleset, profile, seats, clock }, feed.view);
    this.#keeper.setClocks(feed.clocks);
    if (feed.shuffle !== undefined) this.#keeper.setShuffle(feed.shuffle);
    feed.attach(this);
    this.#head = feed.head;
    const { table } = this.#keeper;
    table.rev = feed.rev;
    if (feed.isDiverged) table.notice = "diverged";
    // The players who are there now are told to nobody who may not know it yet.
    table.sittings.forEach((sitting) => {
      sitting.connected = true;
    });
    this.state = table;
    this.guard();
  }

  /** Those who watch this with the same delay: nobody hears from who has seen more, or hands. */
  get #place(): string {
    return `${this.#feed?.of.record.id} ${this.#feed?.of.hands ? "hands" : ""}`;
  }

  protected override get what(): object {
    return { watched: this.#feed?.of.record.id };
  }

  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }

  override async onJoin(client: Client, _options: unknown, auth: unknown): Promise<void> {
    // A reservation that does not say for whom it is has `true` here: core's own onAuth lets everybody in.
    const claim = spectatorSchema.safeParse(auth);
    if (!claim.success) throw new ServerError(403, "auth/missing");
    client.view = this.#view;
    const { spectator } = claim.data;
    const perSecond = this.deps.messagesPerSecond(spectator);
    this.enter(client, new RoomSocket(client, spectator, this.deps.clock, perSecond));
    this.#ungreeted.add(client);
    this.deps.observer?.watching(1);
    const person = await this.deps.names.one(spectator);
    if (this.sockets.has(client.sessionId)) this.#people.set(client.sessionId, person);
  }

  override onLeave(client: Client): void {
    if (this.leave(client) === undefined) return;
    this.deps.observer?.watching(-1);
    this.#ungreeted.delete(client);
    this.#people.delete(client.sessionId);
    this.#chat?.forget(client.sessionId);
  }

  #hello(client: Client, { protocol, since }: Hello): WatchWelcome | Refusal {
    const feed = this.#feed;
    if (feed === undefined) return refuse("match/not-found");
    if (protocol !== PROTOCOL_VERSION) return refuse("hello/protocol", { protocol: PROTOCOL_VERSION });
    const socket = this.sockets.get(client.sessionId) as RoomSocket;
    const { rev } = this.#keeper.table;
    if (feed.of.hands) client.send("hands", { rev, hands: feed.hands });
    if (since !== undefined && since < this.#head) socket.events(feed.missed(since, this.#head));
    socket.greeted = true;
    this.#chat?.listen(client.sessionId, (message) => client.send("chat", message));
    this.#ungreeted.delete(client);
    const { record, delay, hands } = feed.of;
    const { ruleset, profile } = record.setup;
    return {
      ok: true,
      protocol,
      rev,
      match: record.id,
      ruleset,
      profile,
      head: this.#head,
      delay: Math.round(delay / 1_000),
      hands,
    };
  }

  #toAll(frame: Uint8Array): void {
    for (const client of this.clients) if (!this.#ungreeted.has(client)) client.enqueueRaw(frame);
  }

  async #say(session: string, said: Chat): Promise<Refusal | { ok: true }> {
    const person = this.#people.get(session);
    if (this.#chat === undefined || person === undefined) return refuse("hello/needed");
    const silence = this.deps.silenceOf(person.id, said);
    if (silence !== undefined) return silence;
    if (!this.deps.spectatorChat.mayTalk(person.id)) return refuse("limit/rate");
    const line = this.#chat.line(session, { player: person.id, name: person.name }, said);
    if (isRefusal(line)) return line;
    try {
      await this.deps.spectatorChat.tell(this.#place, line);
      return { ok: true };
    } catch (error) {
      this.deps.log.warn({ ...this.what, err: error }, "spectators do not hear each other");
      return refuse("server/busy");
    }
  }

  fed({ rev, events = [], whole, notice, clocks, shuffle, hands, told }: FeedChange): void {
    const { table } = this.#keeper;
    const sockets = [...this.sockets.values()];
    for (const socket of sockets) socket.gather();
    if (rev !== table.rev || notice !== undefined) {
      if (whole !== undefined) this.#keeper.reset(whole);
      for (const event of events) this.#keeper.apply(event);
      if (notice !== undefined) table.notice = notice;
      if (clocks !== undefined) this.#keeper.setClocks(clocks);
      if (shuffle !== undefined) this.#keeper.setShuffle(shuffle);
      table.rev = rev;
      this.broadcastPatch();
    }
    if (hands !== undefined) this.#toAll(frameOf("hands", hands, () => ({ rev, hands })));
    if (told.events.length > 0 || told.gap) this.#toAll(frameOf("events", told, () => packEvents(told)));
    this.#head = told.events.at(-1)?.n ?? this.#head;
    for (const socket of sockets) socket.relieve();
  }

  /** A match that is over is put away after a last look. */
  protected override tick(): void {
    if (this.#isEnding || !this.#feed?.isOver) return;
    this.#isEnding = true;
    this.clock.setTimeout(() => void this.disconnect(CLOSE.gone), this.deps.lingerMs);
  }

  override onDispose(): void {
    this.#silence();
    if (this.#feed === undefined) return;
    this.#feed.detach(this);
    this.deps.feeds.release(this.#feed);
  }
}
