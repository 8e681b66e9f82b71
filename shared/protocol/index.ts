/** The wire: what crosses it, in which shape, and which refusals there are (architecture.md 6). */

export * from "./accounts.ts";
export * from "./api-tokens.ts";
export * from "./bonds.ts";
export * from "./bot-accounts.ts";
export { cardInfosOf } from "./cards.ts";
export * from "./chat.ts";
export * from "./clocks.ts";
export { DATA_LIMITS, dataSchema, jsonSchema, plain } from "./data.ts";
export * from "./decks.ts";
export * from "./development.ts";
export * from "./fair-shuffle.ts";
export * from "./feed.ts";
export * from "./http.ts";
export * from "./ladders.ts";
export * from "./limits.ts";
export * from "./me.ts";
export * from "./messages.ts";

export { cleanName, fittingName, NAME_LENGTH, nameSchema } from "./name.ts";
export { type List, packEvents, packSeat } from "./packed.ts";
export * from "./peace.ts";
export { pictureOfTable, type TablePicture } from "./picture.ts";
export * from "./player-sets.ts";
export { present } from "./present.ts";
export * from "./profiles.ts";
export * from "./queue.ts";
export { type CommonCode, isRefusalCode, REFUSALS, type RefusalCode, sentenceOf } from "./refusals.ts";
export * from "./replay.ts";
export { packSide, unpackSide } from "./side-changes.ts";
export * from "./standing-orders.ts";
export { Table } from "./table.ts";
export { type ClocksPicture, type SittingInfo, type TableHead, TableKeeper } from "./table-keeper.ts";
export * from "./table-sets.ts";
export * from "./tables.ts";
export * from "./tournaments.ts";
export {
  askSchema,
  domainSchema,
  eventSchema,
  type Offer,
  offerSchema,
  ownSchema,
  slotSchema,
  thingSchema,
} from "./view.ts";
export { HeardWords, SaidWords } from "./words.ts";
