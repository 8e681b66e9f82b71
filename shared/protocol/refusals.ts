/** The closed list of refusal codes (architecture.md 6). A code is also its translation key; the sentence is English. */

import { GAME_REFUSALS } from "../games/refusals.ts";
import type { KERNEL_REFUSALS } from "../kernel/index.ts";

type KernelCode = (typeof KERNEL_REFUSALS)[number];

const kernel: Record<KernelCode, string> = {
  MALFORMED: "That is not a message this server understands.",
  MATCH_OVER: "The match is over.",
  STALE_REQUEST: "That was asked before something else happened; look again.",
  NOT_ASKED: "You are not asked for anything now.",
  WRONG_ANSWER: "That does not answer what you are asked.",
  UNKNOWN_THING: "There is no such card for you to point at.",
  CHOICE_NEEDED: "Something is still to be chosen.",
  PAYMENT_NEEDED: "Say how you pay: there is more than one way.",
  ILLEGAL_CHOICE: "That may not be chosen.",
  NOT_FOR_SEATS: "Only the server may do that.",
  SAVE_FORMAT: "The match was saved by another version of the server.",
  SAVE_RULES: "The match was played by another version of the rules.",
  SAVE_SET: "A card set of the match has changed since.",
};

const host = {
  "server/busy": "Too much is waiting here; try again in a moment.",
  "server/error": "Something went wrong on the server; nothing was changed.",
  "server/draining": "The server is about to restart; try again in a moment.",
  "server/store": "The server's database does not answer.",
  "server/lease": "The server could not keep its matches: its database has not answered for too long.",
  "server/redis": "The server cannot reach its other processes.",
  "match/halted": "The match was stopped after repeated errors.",
  "match/stuck": "The match was stopped: it held up all others.",
  "match/not-halted": "The match is not stopped.",
  "match/not-found": "There is no such match.",
  "match/over": "The match is over and gone.",
  "match/not-seated": "You have no seat in this match.",
  "match/taken-over": "You play this match in another window.",
  "match/key-used": "That idempotency key was used for another match.",
  "match/table-needed": "Matches begin at a table here, where every player is asked.",
  "match/left": "You left before the server answered; look again when you come back.",
  "match/invalid": "A match cannot begin like that.",
  "offer/none": "Nobody offers that now.",
  "offer/open": "Something is offered already; answer that first.",
  "takeback/impossible":
    "That cannot be taken back: something was learned by it, or another has acted since.",
  "shuffle/foul": "The server did not shuffle as it had promised; this client plays no further.",
  "shuffle/late": "The cards are dealt already.",
  "claim/early": "That player may be away a little longer.",
  "watch/seated": "You sit in this match: join it to see it.",
  "watch/closed": "Nobody may watch this match.",
  "watch/hands": "The players have not let you see their hands.",
  "watch/guest": "Only accounts may be named for that.",
  "replay/not-yet": "There is no replay yet: the series goes on, or somebody still watches it later.",
  "replay/private": "The players have not shared this replay.",
  "restore/diverged": "The match could not be restored: its rules now give another result.",
  "restore/unreadable": "The match could not be restored: what is stored of it cannot be read.",
  "restore/torn": "The match could not be restored: moves of it are missing in what is stored.",
  "hello/needed": "Say hello first.",
  "hello/protocol": "This client speaks another version of the protocol; load it again.",
  "limit/rate": "Too many messages; slow down.",
  "limit/size": "The message is too large.",
  "auth/missing": "A token is needed.",
  "auth/invalid": "The token is not valid; begin a new session.",
  "http/not-found": "There is nothing at this address.",
  "http/origin": "Pages of that origin may not call this server.",
  "auth/account": "That needs an account; guests may not.",
  "player/not-found": "There is no such player.",
  "player/banned": "This player is banned from this server.",
  "player/playing": "This player plays still; end his matches first.",
  "deck/invalid": "The deck is not legal.",
  "deck/not-found": "There is no such deck.",
  "deck/unknown-cards": "The deck names cards that this server does not have.",
  "table/not-found": "There is no such table.",
  "table/invalid": "A table cannot be set up like that.",
  "table/full": "Every seat of the table is taken.",
  "table/own": "This is your own table: open it as a second guest, or send its link to somebody else.",
  "table/seated": "You sit at this table.",
  "table/not-seated": "You have no seat at this table.",
  "table/not-owner": "Only who opened the table may do that.",
  "table/kicked": "The owner of this table does not want you at it.",
  "table/begun": "That cannot be changed now: the table has begun to play.",
  "table/not-over": "The series is not over.",
  "table/closed": "The table is closed.",
  "table/deck-needed": "Choose a deck first.",
  "queue/elsewhere": "You play a ranked match already; finish it first.",
  "queue/no-offer": "That offer is not open any more.",
  "queue/not-in": "You are not in the queue.",
  "bot/not-found": "There is no such bot.",
  "bot/playing": "A bot plays one match of a game at a time; this one plays it already.",
  "bot/not-asked": "A bot sits down at tables of bots, and at private ones that it was given the code of.",
  "limit/bots": "You have as many bots as an account may have.",
  "limit/tables": "You have as many open tables as a player may have.",
  "limit/matches": "A player of it is in as many matches as a player may be; finish one first.",
  "server/full": "The server plays as many matches as it may; try again later.",
  "limit/day": "As many of these were made today, at your address or in all, as may be made in a day.",
  "limit/decks": "You have as many stored decks as a player may have.",
  "admin/backup": "The backup could not be made.",
  "admin/slow":
    "That takes too long: the database may not answer. It may still be done; look before you ask again.",
  "match/elsewhere": "No process that can be asked here hosts this match now.",
  "ruleset/not-found": "There is no such ruleset.",
  "set/not-found": "There is no such card set.",
  "set/forbidden": "Nobody may keep or play card sets of their own on this server.",
  "set/invalid": "The card set has faults.",
  "set/cards": "The card set has more cards than a player's set may have.",
  "set/art": "The card set has art of a host that this server's pages show nothing of.",
  "set/gone": "A card set of it is not here any more: its owner or the operator took it back.",
  "set/not-played": "The deck has cards of a set that is not played there.",
  "limit/sets": "You have as many card sets as a player may have.",
} as const;

/** Every code a refusal may carry, with its English sentence. */
export const REFUSALS = {
  ...kernel,
  ...host,
  ...GAME_REFUSALS,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Codes that no one game makes. */
export type CommonCode = KernelCode | keyof typeof host;

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/**
 * The English sentence of a code, whatever game it came from: two games may mean something else by one code, so a page
 * that knows the game asks its own `refused` first. The code itself where a newer server sends one this client does not know.
 */
export const sentenceOf = (code: string): string => (isRefusalCode(code) ? REFUSALS[code] : code);
