/** The verbs of a card's effect. Each verb plans acts and says itself in words. */
import { z } from "zod";
import { dataOf, type Handle, numberOf, objAt, objectOf, objectsOf, withArticle } from "../../kernel/game.ts";
import { controllerOf, onObjects, simple, what } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { alterVerb } from "./alter.ts";
import { type ChangeWords, changesOf } from "./changes.ts";
import { copyVerbs } from "./copies.ts";
import { counterVerb } from "./counters.ts";
import { lasting, type Until, until, untilText } from "./durations.ts";
import { faceVerbs } from "./faces.ts";
import { turnVerb } from "./facing.ts";
import { furtherVerbs } from "./further.ts";
import { giveVerb } from "./gifts.ts";
import { changeDamage, isSure } from "./harm.ts";
import { intoIntentVerb } from "./into-intent-verb.ts";
import { kindShape } from "./kinds.ts";
import { layerVerbs } from "./layer-verbs.ts";
import { levelFault } from "./legal.ts";
import { spendVerb } from "./limits.ts";
import { goAct, leaveAct } from "./moves.ts";
import { playerVerbs } from "./player-verbs.ts";
import { putVerb } from "./put-verb.ts";
import type { Copy } from "./relay.ts";
import { changeText, theirs } from "./speech.ts";
import { splitVerb } from "./split.ts";
import { becomeVerb } from "./states.ts";
import type { Ending } from "./table.ts";
import type { AnyVerb, Verb } from "./typed.ts";
import { unitsOf, unitText } from "./units.ts";
import { waitingVerbs } from "./waiting-verbs.ts";
import { championOf } from "./zones.ts";

/** Off the field, or off wherever a card lies. */
const goes = (to: "hand" | "memory", why: string, text: Verb["text"]): Verb => ({
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) => objectsOf(m, scope, node.what).map((object) => goAct(m, object, to, why)),
  text,
});

/** With `keep` the object that banishes them speaks of them later (G R32.37). */
const banish: Verb<{ readonly keep?: true }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({ what: terms.ref, keep: z.literal(true).exactOptional() }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).map((object) => ({
      ...goAct(m, object, "banishment", "banished"),
      ...(node.keep === true && { keeper: scope.self }),
    })),
  text: (node, say) => `banish ${say.ref(node.what)}`,
};

/** G R7.1: only objects are destroyed or sacrificed, and objects are on the field. */
const dies = (why: string, text: Verb["text"]): Verb => ({
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what)
      .filter((object) => isIn(m, object, "field"))
      .map((object) => leaveAct(m, object, "graveyard", why)),
  text,
});

/** G R32.71: from wherever it lies off the field. */
const bury: Verb = {
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what)
      .filter((object) => !isIn(m, object, "field"))
      .map((object) => ({ act: "shift", object, seat: objAt(m, object).owner, to: "graveyard" })),
  text: (node, say) =>
    `put ${say.ref(node.what)} into ${theirs(node.what, say)} ${say.plural(node.what) ? "graveyards" : "graveyard"}`,
};

const damage: Verb = {
  takes: { to: ["object", "seat"] },
  shape: (terms) => ({ to: terms.ref, amount: terms.number, unpreventable: z.literal(true).exactOptional() }),
  plan: (m, scope, node) =>
    unitsOf(m, scope, node.to).map((object) => ({
      act: "damage",
      object,
      seat: controllerOf(m, object),
      source: scope.self,
      amount: numberOf(m, scope, node.amount),
      combat: 0,
      sure: node.unpreventable === true ? 1 : isSure(m, scope.self, object),
    })),
  text: (node, say) =>
    `deal ${say.much(node.amount, node.unpreventable ? "unpreventable damage" : "damage", `to ${unitText(node.to, say)}`)}`,
};

type Modify = ChangeWords & { readonly until?: Until };

const modify: Verb<Modify> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed.exactOptional(),
    add: terms.number.exactOptional(),
    set: terms.number.exactOptional(),
    ...kindShape,
    until,
  }),
  plan: (m, scope, node) =>
    objectsOf(m, scope, node.what).flatMap((object) =>
      changesOf(m, scope, node).map((one) =>
        lasting(scope, node.until, {
          act: "modify",
          object,
          seat: controllerOf(m, object),
          source: scope.self,
          ...one,
        }),
      ),
    ),
  text(node, say) {
    const named = say.ref(node.what);
    const subject = named === "them" ? "they" : named;
    return `${subject} ${changeText(node, say.plural(node.what), say)}${untilText(node.until)}`;
  },
};

const levelUp: Verb = {
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) => {
    const champion = championOf(m, scope.controller);
    if (champion === undefined) return [];
    // G R22.2, R22.6: by the rules, one level at a time, and with a card of one's own.
    const fits = (one: Handle): boolean => {
      const obj = objectOf(m.state, one);
      if (obj?.owner !== scope.controller) return false;
      return levelFault(m, scope.controller, dataOf(m, obj)) === null;
    };
    return objectsOf(m, scope, node.what)
      .filter(fits)
      .map((object) => ({
        act: "enter",
        object,
        seat: scope.controller,
        champion,
      }));
  },
  text: (node, say) => {
    const named = say.ref(node.what);
    const what = named.replace(/^up to one /, "");
    return what === named
      ? `level up your champion to ${named}`
      : `you may level up your champion to ${withArticle(what)}`;
  },
};

const TIMES = ["", "", " twice", " three times", " four times"];

export const verbs: Readonly<Record<string, AnyVerb>> = {
  ...playerVerbs,
  damage,
  splitDamage: splitVerb,
  intoIntent: intoIntentVerb,
  destroy: dies("destroyed", (node, say) => `destroy ${say.ref(node.what)}`),
  sacrifice: dies("sacrificed", (node, say) => `sacrifice ${say.ref(node.what)}`),
  banish,
  bounce: goes(
    "hand",
    "returned",
    (node, say) => `return ${say.ref(node.what)} to ${theirs(node.what, say)} hand`,
  ),
  remember: goes(
    "memory",
    "remembered",
    (node, say) => `put ${say.ref(node.what)} into ${theirs(node.what, say)} memory`,
  ),
  bury,
  discard: simple((to) => ({ act: "discard", ...to }), "discard"),
  wake: simple((to) => ({ act: "wake", ...to }), "wake up"),
  rest: simple((to) => ({ act: "rest", ...to }), "rest"),
  foster: simple((to) => ({ act: "fostered", ...to }), "foster"),
  delevel: simple((to) => ({ act: "delevel", ...to }), "de-level"),
  redirectAttack: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((to) => ({ act: "redirectAttack", ...to })),
    text: (node, say) => `redirect that attack to ${say.ref(node.what)}`,
  },
  /** G 23 Intercept: it takes its champion's part of the attack, and no other. */
  takeAttack: {
    takes: { what: ["object"] },
    plan: onObjects((to) => ({ act: "takeAttack", ...to })),
    text: (node, say) => `${say.ref(node.what)} takes that attack upon itself`,
  },
  /** G 23 Suppress: back under its owner's control. */
  restore: {
    takes: { what: ["object"] },
    plan: onObjects((to) => ({ act: "enter", ...to })),
    text: (node, say) => `return ${say.ref(node.what)} to the field`,
  },
  put: putVerb,
  gainControl: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects(({ object }, { controller: seat }) => ({ act: "control", object, seat })),
    text: (node, say) => `gain control of ${say.ref(node.what)}`,
  },
  load: {
    takes: { what: ["object"], into: ["object"] },
    shape: (terms) => ({ what: terms.ref, into: terms.ref }),
    plan: (m, scope, node) => {
      const [host] = objectsOf(m, scope, node.into);
      return host === undefined
        ? []
        : objectsOf(m, scope, node.what).map((object) => ({
            act: "load",
            object,
            seat: controllerOf(m, host),
            host,
          }));
    },
    text: (node, say) => `load ${say.ref(node.what)} into ${say.ref(node.into)}`,
  },
  /** G R13.8. */
  preserve: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((card) => ({ act: "shift", ...card, to: "material", preserved: true })),
    text: (node, say) => `put ${say.ref(node.what)} into your material deck preserved`,
  },
  counter: counterVerb,
  give: giveVerb,
  become: becomeVerb,
  turn: turnVerb,
  spend: spendVerb,
  changeDamage,
  alter: alterVerb,
  modify,
  ...waitingVerbs,
  levelUp,
  recover: {
    takes: { what: ["object", "seat"] },
    shape: (terms) => ({ what: terms.ref, amount: terms.number }),
    plan: (m, scope, node) =>
      unitsOf(m, scope, node.what).map((object) => ({
        act: "recover",
        object,
        seat: controllerOf(m, object),
        amount: numberOf(m, scope, node.amount),
      })),
    text: (node, say) => `${unitText(node.what, say)} recovers ${say.num(node.amount)}`,
  },
  prevent: {
    takes: { what: ["object"] },
    shape: (terms) => ({ what: terms.ref, amount: terms.number, of: z.literal("combat").exactOptional() }),
    plan: onObjects((to, scope, node, m) => ({
      act: "shield",
      ...to,
      amount: numberOf(m, scope, node.amount),
      key: node.of === "combat" ? "combatShield" : "shield",
    })),
    text: (node, say) =>
      `prevent the next ${say.num(node.amount)} ${node.of === "combat" ? "combat " : ""}damage that would be dealt to ${say.ref(node.what)} this turn`,
  },
  ...layerVerbs,
  ...faceVerbs,
  ...furtherVerbs,
  /** G R19.7, R19.10: another instance of a layer. It keeps the targets until `redirect` changes them. */
  copy: {
    takes: { what: ["entry"] },
    shape: (terms) => ({
      what: terms.ref,
      as: terms.name.exactOptional(),
      times: z.int().min(2).max(4).exactOptional(),
    }),
    plan: () => [],
    procedure: "copy",
    writes: "entry",
    text: ({ what, times = 1 }, say) => `copy ${say.ref(what)}${TIMES[times]}`,
  } satisfies Verb<Copy>,
  /** G R15.8. */
  redirect: {
    takes: { what: ["entry"], to: ["object", "seat"] },
    shape: (terms) => ({ what: terms.ref, to: terms.ref.exactOptional() }),
    plan: () => [],
    procedure: "redirect",
    text: (node, say) =>
      `change a target of ${say.ref(node.what)} to ${node.to === undefined ? "another" : say.ref(node.to)}`,
  } satisfies Verb,
  ...copyVerbs,
  endPhase: {
    shape: () => ({ what: z.enum(["phase", "turn"]) }),
    plan: (_m, _scope, node) => [{ act: "ending", what: node.what }],
    text: (node) => (node.what === "turn" ? "end the turn" : "end the current phase"),
  } satisfies Verb<{ what: Ending }>,
};
