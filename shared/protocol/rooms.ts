/**
 * What is said in each kind of room (architecture.md 6): the requests of clients with their answers, and the messages of
 * the server. The AsyncAPI document is made of it, and each room answers exactly the requests that stand here.
 */
import { z } from "zod";
import {
  chatMessageSchema,
  chatSchema,
  muteSchema,
  muteSpectatorSchema,
  offerMessageSchema,
  reportAnswerSchema,
  reportSchema,
} from "./chat.ts";
import { nonceSchema } from "./fair-shuffle.ts";
import { type JsonSchema, jsonSchemaOf, packedEvents, packedSeat, packedSide } from "./json-schema.ts";
import { PROTOCOL_VERSION } from "./limits.ts";
import {
  answerSchema,
  claimSchema,
  concedeSchema,
  handsMessageSchema,
  helloAnswerSchema,
  helloSchema,
  intentSchema,
  narrowAnswerSchema,
  narrowSchema,
  refusalSchema,
  settingsSchema,
  suggestAnswerSchema,
  suggestSchema,
  watchWelcomeSchema,
  whyNotAnswerSchema,
  whyNotSchema,
} from "./messages.ts";
import { offerBody, pairedNews, ticketNews } from "./queue.ts";
import { listingAnswer, lobbyChange, tableFilter, tableNews } from "./tables.ts";

/** A message of a client, which has one answer. */
export interface RequestKind {
  readonly summary: string;
  readonly payload: z.ZodType;
  readonly answer: z.ZodType;
  readonly example: unknown;
}

/** A message of the server's own, by which nothing is asked. */
export interface MessageKind {
  readonly summary: string;
  readonly payload: JsonSchema;
}

export interface RoomKind {
  readonly summary: string;
  /** The route of the HTTP side that keeps a place in it. */
  readonly door: string;
  /** It has the public table as synchronized state. */
  readonly hasTable: boolean;
  readonly requests: Readonly<Record<string, RequestKind>>;
  readonly messages: Readonly<Record<string, MessageKind>>;
}

const request = (summary: string, payload: z.ZodType, answer: z.ZodType, example: unknown): RequestKind => ({
  summary,
  payload,
  answer,
  example,
});

const message = (summary: string, payload: z.ZodType | JsonSchema): MessageKind => ({
  summary,
  payload: payload instanceof z.ZodType ? jsonSchemaOf(payload, "output") : payload,
});

const done = z.discriminatedUnion("ok", [z.strictObject({ ok: z.literal(true) }), refusalSchema]);
const nothing = z.strictObject({});
const id = "3f9c2d10-1";

const hello =
  "The first request of a socket; nothing else is answered before it, and nothing told but the table.";
const chat = message("Somebody says something", chatMessageSchema);
const events = message("What happened, by one accepted intent, as this viewer may know it", packedEvents);

const match = {
  summary: "A seat of a match: for its player alone",
  door: "POST /api/matches/{id}/join",
  hasTable: true,
  requests: {
    hello: request(hello, helloSchema, helloAnswerSchema, { protocol: PROTOCOL_VERSION, since: 17 }),
    intent: request("Answers the open request of the seat", intentSchema, answerSchema, {
      id,
      intent: { action: "pass", request: 4 },
    }),
    narrow: request(
      "Asks for the next open slot of an option that is filled in in part; changes nothing",
      narrowSchema,
      narrowAnswerSchema,
      { draft: { action: "pass", request: 4 } },
    ),
    whyNot: request(
      "Asks why nothing can be done with a thing; changes nothing",
      whyNotSchema,
      whyNotAnswerSchema,
      {
        thing: "p1",
      },
    ),
    suggest: request(
      "Asks what a bot would do, against bots alone; changes nothing",
      suggestSchema,
      suggestAnswerSchema,
      {},
    ),
    settings: request(
      "Puts standing orders in place of those before; what is left out has its default",
      settingsSchema,
      answerSchema,
      { id, settings: { yield: "turn" } },
    ),
    nonce: request(
      "Adds to the seed of a fair shuffle, before the cards are dealt",
      nonceSchema,
      answerSchema,
      { id, nonce: "00112233445566778899aabbccddeeff" },
    ),
    draw: request("Offers a draw, or answers the offer of another seat", offerMessageSchema, answerSchema, {
      id,
      step: "offer",
    }),
    takeback: request(
      "Asks to take the last move back, or answers to that",
      offerMessageSchema,
      answerSchema,
      {
        id,
        step: "offer",
      },
    ),
    claim: request("Claims the win over a seat that is away for too long", claimSchema, answerSchema, {
      id,
      seat: 1,
    }),
    concede: request("Gives up", concedeSchema, answerSchema, { id }),
    chat: request("Says something to the other seats", chatSchema, answerSchema, { id, emote: "hello" }),
    mute: request("Hears nothing of a seat any more, or hears it again", muteSchema, answerSchema, {
      id,
      seat: 1,
      muted: true,
    }),
    report: request("Reports the match to who runs the server", reportSchema, reportAnswerSchema, {
      id,
      text: "the clock stands",
    }),
  },
  messages: {
    seat: message("The seat's own side, whole, as hello is answered", packedSeat),
    side: message("What changed of the seat's own side", packedSide),
    events,
    chat,
  },
} as const satisfies RoomKind;

const watch = {
  summary: "A spectator of a match, some time behind it",
  door: "POST /api/matches/{id}/watch",
  hasTable: true,
  requests: {
    hello: request(hello, helloSchema, z.discriminatedUnion("ok", [watchWelcomeSchema, refusalSchema]), {
      protocol: PROTOCOL_VERSION,
    }),
    chat: request("Says something to the other spectators", chatSchema, done, { id, text: "well played" }),
    mute: request("Hears nothing of a spectator any more, or hears him again", muteSpectatorSchema, done, {
      id,
      player: "g:0",
      muted: true,
    }),
  },
  messages: {
    events,
    hands: message("What the seats see, for whom all players let see it", handsMessageSchema),
    chat,
  },
} as const satisfies RoomKind;

const lobby = {
  summary: "The lobby: open and live tables, and news of the player's own",
  door: "POST /api/lobby/join",
  hasTable: false,
  requests: {
    watch: request(
      "Looks through a filter from now on",
      tableFilter,
      z.discriminatedUnion("ok", [listingAnswer, refusalSchema]),
      { ruleset: "ucg", state: "open" },
    ),
  },
  messages: {
    listing: message("What changed in the listing", lobbyChange),
    table: message("A table where the player sits, or sat until now", tableNews),
  },
} as const satisfies RoomKind;

const queue = {
  summary: "The queue, for who has a ticket in it",
  door: "POST /api/queue/join",
  hasTable: false,
  requests: {
    watch: request("Hears of the ticket from now on", nothing, done, {}),
    accept: request("Accepts what is offered", offerBody, done, { offer: "none" }),
    leave: request("Leaves the queue, and declines what is offered", nothing, done, {}),
  },
  messages: {
    ticket: message("The ticket changed; null when it is gone without a match", ticketNews),
    paired: message("The match has begun: join it", pairedNews),
  },
} as const satisfies RoomKind;

/** Every kind of room, by the name that a reservation has. */
export const ROOMS = { match, watch, lobby, queue } as const;

export type RoomName = keyof typeof ROOMS;
export type RequestName<R extends RoomName> = keyof (typeof ROOMS)[R]["requests"];
