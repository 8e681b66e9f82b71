/** The kernel's face (architecture.md 4). */

export { createMatch } from "./flow/create.ts";
export { deckProblems, emptyMatch, SetupError } from "./flow/empty.ts";
export { isSliced } from "./flow/machine.ts";
export { requests } from "./flow/open-requests.ts";
export { hash, load, type Saved, save } from "./flow/save.ts";
export { type Accepted, submit } from "./flow/submit.ts";
export { canonical } from "./model/canonical.ts";
export type { CardSet, Catalog, Deck } from "./model/catalog.ts";
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
} from "./model/domains.ts";
export type { Cause, Event, Fact, ViewEvent, ViewOp } from "./model/event.ts";
export { type Badge, badgeOf, badgeOfSet, badgeSchema, ICONS, type Icon } from "./model/look.ts";
export type { Match, MatchSetup } from "./model/match.ts";
export type { Ability, CardDef } from "./model/program.ts";
export { isRefusal, KERNEL_REFUSALS, type Refusal } from "./model/refusal.ts";
export type { Draft, Problem, Procedure, Ruleset } from "./model/ruleset.ts";
export type { Data, Json, Outcome, Request, Seat } from "./model/state.ts";
export { spokenOf, spokenSchema } from "./model/translations.ts";
export type { AskView, OwnView, PublicView, ThingView, View, Viewer, ZoneView } from "./model/view.ts";
export { bitOf } from "./ops/audience.ts";
export { fork } from "./ops/copy.ts";
export { redact } from "./ops/events.ts";
export { setJsonSchema } from "./text/json-schema.ts";
export { nearest } from "./text/lint.ts";
export { labelOf, overdeep, SET_LIMITS, unread } from "./text/set-faults.ts";
export { setWarnings } from "./text/set-warnings.ts";
export { deckCards, loadSet, newCatalog } from "./text/sets.ts";
export { determinize } from "./view/determinize.ts";
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
} from "./view/options.ts";
export { fold, laidOver, type Picture, pictureOf } from "./view/picture.ts";
export { rewind, showed } from "./view/rewind.ts";
export { ownView, publicView, viewOf } from "./view/views.ts";
export { whyNot } from "./view/why-not.ts";
