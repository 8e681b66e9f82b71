/** The AsyncAPI 3 document of the sockets, made from the rooms' own schemas (docs/protocol.md). */
import {
  CLOSE,
  MESSAGE_BYTES,
  PAYLOAD_BYTES,
  PROTOCOL_VERSION,
  WAITING,
} from "../../shared/protocol/index.ts";
import { type JsonSchema, jsonSchemaOf, tableState } from "../../shared/protocol/json-schema.ts";
import { type MessageKind, type RequestKind, ROOMS, type RoomKind } from "../../shared/protocol/rooms.ts";
import { HELLOS } from "../match/host/handshake.ts";
import { SETTINGS } from "../match/host/order-desk.ts";
import { LINES } from "../match/talk/chat.ts";
import { ASKING, REPORTS } from "../match/talk/offers-and-chat.ts";
import { ASKED } from "./lobby.ts";

/** How often in how many milliseconds. */
type Rate = readonly [times: number, within: number];

/** Rates beside the one of all messages of a socket: of a seat, or of a spectator or player over all his sockets. */
const RATES: Readonly<Record<string, Rate>> = {
  "match hello": HELLOS,
  "match settings": SETTINGS,
  "match draw": ASKING,
  "match takeback": ASKING,
  "match chat": LINES,
  "match report": REPORTS,
  "watch hello": HELLOS,
  "watch chat": LINES,
  "lobby watch": ASKED,
};

const said = ([times, within]: Rate): string =>
  within === Infinity ? `${times} in a match` : `${times} in ${within / 1_000} s`;

/** The part of a frame before its payload, as docs/protocol.md lays it out. */
const head = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});
const byte = (value: number): JsonSchema => ({ const: value, description: "The first byte" });
const number: JsonSchema = {
  type: "integer",
  minimum: 0,
  description: "The request's number on this socket",
};

type Message = Readonly<Record<string, unknown>>;

const requestMessage = (room: string, name: string, { summary, payload, example }: RequestKind): Message => {
  const rate = RATES[`${room} ${name}`];
  return {
    name,
    summary,
    ...(rate && {
      description: `At most ${said(rate)}; more is refused with limit/rate.`,
      "x-rate": said(rate),
    }),
    headers: head({ frame: byte(21), request: number, type: { const: name } }),
    payload: jsonSchemaOf(payload, "input"),
    examples: [{ payload: example }],
  };
};

const answerMessage = (name: string, { answer }: RequestKind): Message => ({
  name: `${name} answer`,
  summary: `The answer to ${name}: { ok: true, … }, or a refusal with a code of the closed list`,
  headers: head({ frame: byte(22), request: number, status: { const: 0 } }),
  payload: jsonSchemaOf(answer, "output"),
});

const toldMessage = (name: string, { summary, payload }: MessageKind): Message => ({
  name,
  summary,
  headers: head({ frame: byte(13), type: { const: name } }),
  payload,
});

/** The public table: whole once, then what changed of it. */
const tableMessages = (): Readonly<Record<string, Message>> => {
  const common = { contentType: "application/x-colyseus-schema", payload: tableState() };
  return {
    state: { name: "state", summary: "The table, whole", headers: head({ frame: byte(14) }), ...common },
    patch: {
      name: "patch",
      summary: "What changed of the table",
      headers: head({ frame: byte(15) }),
      ...common,
    },
  };
};

/** A kind of room: what may be said in it, as a channel. */
const channelOf = (room: string, { summary, door, hasTable, requests, messages }: RoomKind): object => ({
  address: "/{process}/{room}",
  summary,
  description: `A socket opens to a place that \`${door}\` keeps for 15 s.`,
  parameters: {
    process: { description: "`processId` of the reservation" },
    room: { description: "`roomId` of the reservation" },
  },
  bindings: {
    ws: {
      method: "GET",
      query: {
        type: "object",
        properties: { sessionId: { type: "string", description: "`sessionId` of the reservation" } },
        required: ["sessionId"],
      },
    },
  },
  messages: {
    ...(hasTable && tableMessages()),
    ...Object.fromEntries(
      Object.entries(requests).flatMap(([name, kind]) => [
        [`ask-${name}`, requestMessage(room, name, kind)],
        [`answer-${name}`, answerMessage(name, kind)],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(messages).map(([name, kind]) => [`tell-${name}`, toldMessage(name, kind)]),
    ),
  },
});

/** The server's part in each of them: it receives requests and replies, and sends the rest. */
function operationsOf(room: string, { summary, hasTable, requests, messages }: RoomKind): [string, object][] {
  const channel = { $ref: `#/channels/${room}` };
  const message = (name: string) => [{ $ref: `#/channels/${room}/messages/${name}` }];
  const told = [
    ...(hasTable ? ["state", "patch"] : []),
    ...Object.keys(messages).map((name) => `tell-${name}`),
  ];
  return [
    ...Object.entries(requests).map(([name, kind]): [string, object] => [
      `${room}-ask-${name}`,
      {
        action: "receive",
        channel,
        summary: kind.summary,
        messages: message(`ask-${name}`),
        reply: { channel, messages: message(`answer-${name}`) },
      },
    ]),
    ...told.map((name): [string, object] => [
      `${room}-${name}`,
      { action: "send", channel, summary, messages: message(name) },
    ]),
  ];
}

/** @param perSecond messages that a socket may send in a second; @param ofBot one of a bot's */
export function asyncApi(perSecond: number, ofBot: number): object {
  const rooms = Object.entries(ROOMS);
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Riposte's sockets",
      version: String(PROTOCOL_VERSION),
      description:
        "The document speaks as the server: what it receives a client sends. Frames byte by byte, order and " +
        "reconnection are in docs/protocol.md of the repository; refusal codes in /api/openapi.json.",
    },
    defaultContentType: "application/msgpack",
    servers: {
      here: {
        host: "{host}",
        protocol: "ws",
        variables: { host: { description: "The server's host and port" } },
      },
    },
    channels: Object.fromEntries(rooms.map(([name, room]) => [name, channelOf(name, room)])),
    operations: Object.fromEntries(rooms.flatMap(([name, room]) => operationsOf(name, room))),
    "x-limits": {
      messageBytes: MESSAGE_BYTES,
      payloadBytes: PAYLOAD_BYTES,
      messagesPerSecond: perSecond,
      messagesPerSecondOfBot: ofBot,
      waitingPerSeat: WAITING.seat,
      closeCodes: CLOSE,
    },
  };
}
