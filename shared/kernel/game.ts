/** What a game may use of the kernel: the one door between the two (architecture.md 4). */
export { actionOf, callAnnounce, performAction } from "./flow/announce.ts";
export { putDeck } from "./flow/create.ts";
export {
  call,
  frameOf,
  giveBack,
  setLocals,
  takeAnswer,
  takeAnswers,
  takeChoice,
  takeChoices,
  topFrame,
  unwind,
} from "./flow/frames.ts";
export { callInTurn, callOrder, nextInTurn, turnTaken } from "./flow/in-turn.ts";
export { depart, sweep } from "./flow/leaving.ts";
export { openRequest } from "./flow/open-requests.ts";
export { callNextPhase } from "./flow/phases.ts";
export { placeTriggers } from "./flow/placing.ts";
export { ask, askAll, askYesNo, closeRequest, type Question } from "./flow/requests.ts";
export { currentWindow, openWindow, triggersPlaced } from "./flow/response.ts";
export { callEffect, verbDone } from "./flow/run.ts";
export { isLate, lockIn, openSegment } from "./flow/segments.ts";
export { settle } from "./flow/settle.ts";
export { asCost, canPay, doStep, stepNow } from "./flow/step.ts";
export { type Domain, type Draw, firstOf, values } from "./model/domains.ts";
export type { Cause } from "./model/event.ts";
export {
  type Filter,
  fieldsIn,
  forEachOf,
  isList,
  isNode,
  isOneOf,
  isStatement,
  keysOf,
  listIn,
  nodesIn,
  numbersIn,
  present,
  type Statement,
  wordsIn,
} from "./model/json.ts";
export type { Speaker, Terms } from "./model/language.ts";
export type { Manual, Sort, Word } from "./model/manual.ts";
export { cardOf, type Match } from "./model/match.ts";
export type { OwnNumber, OwnRef, OwnTerm, OwnTerms, Trait } from "./model/own-terms.ts";
export { isPayable, type PayItem, type Price, payable, thingOf } from "./model/pay.ts";
export { mentioned, placeOf } from "./model/pool.ts";
export type { Ability, CardDef, Instead, Program, StaticChange, Trigger } from "./model/program.ts";
export { dataOf, objAt, optionsOf, seatVarsOf, tableOf, zoneIdOf } from "./model/records.ts";
export { isRefusal, type KernelRefusal, type Refusal, refuse } from "./model/refusal.ts";
export type {
  Act,
  ActionDef,
  ActKind,
  ActName,
  Announced,
  AnyVerb,
  CompiledVerb,
  Draft,
  Fault,
  FilterKey,
  Intent,
  Kind,
  LocalsOf,
  Next,
  Nothing,
  Procedure,
  Replacement,
  Ruleset,
  Scope,
  Shape,
  Stage,
  Verb,
  VerbLocals,
  Window,
  WindowPolicy,
  WindowReason,
  ZoneDef,
} from "./model/ruleset.ts";
export {
  type Data,
  type Entry,
  entryOf,
  entryRef,
  type Frame,
  type Handle,
  handleAt,
  handleTo,
  type Json,
  NONE,
  type Obj,
  type Outcome,
  objectOf,
  objectRef,
  type Ref,
  type Request,
  type Seat,
  seatRef,
  slotOf,
  topEntry,
  type Waiting,
} from "./model/state.ts";
export type { ActsOf, EntriesOf, KeyOf, Words } from "./model/words.ts";
export {
  bitOf,
  existence,
  identity,
  nameFor,
  namesFor,
  refsNamed,
  spell,
  spellFor,
  spellTargets,
  thingNamed,
  thingsNamed,
  understand,
} from "./ops/audience.ts";
export { onceAState } from "./ops/cache.ts";
export { closeEvent, note } from "./ops/events.ts";
export {
  addEntry,
  addVar,
  arrange,
  control,
  create,
  dropEntry,
  endMatch,
  exchange,
  forget,
  type GivenEntry,
  type How,
  hide,
  move,
  type NewEntry,
  recast,
  setEntry,
  setSeat,
  setTable,
  setVar,
  show,
  shuffle,
  vanish,
  varOf,
  zoneOf,
} from "./ops/ops.ts";
export { below, MATCH_STREAM, publicStream, secretStream, shuffled } from "./ops/random.ts";
export { resetTurnWork } from "./ops/step-budget.ts";
export {
  capital,
  cardNamed,
  conjugated,
  counted,
  isOrder,
  listed,
  madeOf,
  plural,
  possessive,
  predicates,
  signed,
  spaced,
  upTo,
  withArticle,
  withNames,
} from "./text/english.ts";
export { lintEffect, lintTerms, type Reads, unchanging } from "./text/lint.ts";
export { readAs } from "./text/problems.ts";
export { abilityProgram, idOf } from "./text/sets.ts";
export { effectSchema, flatten } from "./text/statements.ts";
export { termSchemas } from "./text/terms.ts";
export { clauses, type Spoken, sentences, speaker, type Voice } from "./text/text.ts";
export { nextPhase, plan, planNext, postpone, reach, skip } from "./values/agenda.ts";
export { branchesOf, zonesNamed } from "./values/branches.ts";
export {
  holds,
  known,
  matches,
  matchesHandle,
  matching,
  numberOf,
  objectsOf,
  opponentOf,
  readValue,
  refsOf,
} from "./values/evaluate.ts";
export {
  abilitySlots,
  attrOf,
  layered,
  scopeOf,
  scopeOfEntry,
  works,
} from "./values/modifiers.ts";
export { addGift, addModifier, endGift } from "./values/stored.ts";
export { tellComputed } from "./values/telling.ts";
export {
  addWaiting,
  nextToPlace,
  putWaiting,
  takeAllWaiting,
  takeFirstWaiting,
  takeWaiting,
  waitingOf,
} from "./values/triggers.ts";
