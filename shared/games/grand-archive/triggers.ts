/** Triggered abilities (G R17): how they are placed, and those that wait for a phase. */

import {
  type Data,
  NONE,
  note,
  optionsOf,
  placeTriggers,
  refuse,
  type Seat,
  scopeOf,
  setTable,
  tableOf,
  takeFirstWaiting,
  varOf,
  type Waiting,
} from "../../kernel/game.ts";
import { eachIn } from "../zones.ts";
import { bodyIn, writtenOf } from "./card.ts";
import type { Body } from "./card-schema.ts";
import { wait } from "./keywords.ts";
import { addLayer } from "./layers.ts";
import { countUse, isUsedUp, keepModes, type Using } from "./limits.ts";
import { aimed, markNow } from "./marks.ts";
import { aimedAt, type Choosing, choosing, isHopeless } from "./modes.ts";
import type { Delayed } from "./table.ts";
import type { ActionDef, Match, Procedure, Refusal, Stage } from "./typed.ts";

/** The body of a waiting trigger; a rule of the game has none. */
const waitingBody = (m: Match, { card, ability }: Waiting): Body =>
  ability === NONE ? {} : bodyIn(writtenOf(m.pool.cards[card].abilities[ability]));

const nodeOf = (m: Match, { card, ability }: Waiting): Data =>
  ability === NONE ? {} : m.pool.cards[card].abilities[ability].node;

/** G R32.16: it has triggered as often as it may. */
const isExhausted = (m: Match, waiting: Waiting): boolean =>
  isUsedUp(m, usingOf(waiting), nodeOf(m, waiting));

const usingOf = ({ source: object, card, ability }: Waiting): Using => ({ object, card, ability });

export interface Own extends Choosing {
  readonly waiting: Waiting;
}

/** Everybody sees which trigger is placed next, since the layer tells its card. */
const choices = choosing("chooseModes", () => "chooseTargets").map(
  (stage): Stage<Own> => ({
    ...stage,
    info: (m, { waiting: { card, ability } }) =>
      ability === NONE ? {} : { card: m.state.cards[card], ability },
  }),
);

/** G R17.6: its modes and targets are chosen as it is placed. Without legal ones it is dropped and opens no window. */
export const triggerAction: ActionDef<Own> = {
  answers: [],
  begin(m, ctx): Refusal | void {
    const waiting = takeFirstWaiting(m, ctx.seat);
    if (waiting === undefined || isExhausted(m, waiting)) return refuse("ILLEGAL_TARGET");
    const scope = { ...scopeOf(waiting.source, ctx.seat), event: waiting.event };
    const body = waitingBody(m, waiting);
    const using = usingOf(waiting);
    Object.assign(ctx, { waiting, body, scope, using, modes: [], askedModes: 0, targets: [], how: {} });
    if (!isHopeless(m, ctx)) return;
    if (!optionsOf(m).hopelessTriggersDropped) return void Object.assign(ctx, { hopeless: true });
    note(m, "triggerFizzled", { seat: ctx.seat }, { object: waiting.source, card: waiting.card });
    return refuse("ILLEGAL_TARGET");
  },
  stages: (_m, { hopeless }) => (hopeless === true ? [] : choices),
  finish(m, ctx) {
    const { seat, waiting, modes, targets } = ctx;
    const { source, card, ability, event } = waiting;
    addLayer(m, {
      kind: "trigger",
      controller: seat,
      source,
      card,
      ability,
      targets,
      x: 0,
      paid: 0,
      modes,
      more: { event, ...aimedAt(ctx), ...(ctx.hopeless === true && { hopeless: true }) },
    });
    countUse(m, usingOf(waiting), nodeOf(m, waiting));
    keepModes(m, usingOf(waiting), modes, ctx.body.unchosen);
    markNow(m, aimed(targets.flat(), seat, source));
    return "entry";
  },
};

/** G R17.5: player by player in turn order, from the turn player on. Each player orders their own triggers once. */
export const triggersProcedure: Procedure<{ readonly only?: Seat }> = placeTriggers("trigger");

const isDue = (phase: string, seat: Seat) => (one: Delayed) =>
  one.phase === phase && (one.whose === NONE || one.whose === seat);

/** G R17.8: delayed triggers of this phase now wait to be placed, and fire once. */
export function fireDelayed(m: Match, phase: string, seat: Seat): void {
  const { _delayed } = tableOf(m);
  const due = _delayed.filter(isDue(phase, seat));
  if (due.length === 0) return;
  const left = _delayed.filter((one) => !due.includes(one));
  setTable(m, "_delayed", left);
  for (const { controller, source, card, ability, event } of due) {
    wait(m, { source, card, ability, controller, granter: NONE, event, time: m.state.counters.time });
  }
}

/** G R21.6, R21.7: pay for the wither counters or sacrifice; the game is the source. */
export function fireWither(m: Match, seat: Seat): void {
  eachIn(m, "field", seat, (source, { card, vars }) => {
    if (vars === m.layout.noVars) return;
    const obj = m.state.objects[source & 0xffff];
    if (varOf(m, obj, "wither") === 0) return;
    const event = { act: "wither", object: source };
    wait(m, { source, card, ability: NONE, controller: seat, granter: NONE, event, time: obj.time });
  });
}
