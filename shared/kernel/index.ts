/** The kernel's face (design.md 4). */
export { bitOf, type Viewer } from "./audience.ts";
export { canonical } from "./canonical.ts";
export {
  type CardSet,
  type Catalog,
  type Deck,
  deckCards,
  loadSet,
  newCatalog,
  SET_LIMITS,
  setJsonSchema,
} from "./catalog.ts";
export { createMatch, deckProblems, emptyMatch, SetupError } from "./create.ts";
export { determinize } from "./determinize.ts";
export {
  type Domain,
  type Draw,
  draw,
  fault,
  firstOf,
  isEmpty,
  type PayItem,
  same,
  values,
} from "./domains.ts";
export type { Ability, CardDef } from "./effects/program.ts";
export { type Cause, type Event, type Fact, redact, type ViewEvent, type ViewOp } from "./events.ts";
export { isSliced } from "./machine.ts";
export type { Match, MatchSetup } from "./match.ts";
export {
  type Action,
  canAct,
  completion,
  enumerate,
  narrow,
  type Offer,
  offers,
  options,
  type Slot,
  sample,
} from "./options.ts";
export { fold, laidOver, type Picture, pictureOf } from "./picture.ts";
export { isRefusal, KERNEL_REFUSALS, type Refusal } from "./refusal.ts";
export { requests } from "./requests.ts";
export { rewind, showed } from "./rewind.ts";
export type { Draft, Problem, Ruleset } from "./ruleset.ts";
export { fork, hash, load, type Saved, save } from "./save.ts";
export type { Data, Json, Outcome, Request, Seat } from "./state.ts";
export { type Accepted, submit } from "./submit.ts";
export type { ThingView } from "./things.ts";
export {
  type AskView,
  type OwnView,
  ownView,
  type PublicView,
  publicView,
  type View,
  viewOf,
  type ZoneView,
} from "./views.ts";
