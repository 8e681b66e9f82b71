/** The verbs of a card's effect. Each verb plans acts and says itself in words. */
import { z } from "zod";
import {
  type Data,
  dataOf,
  type Handle,
  type Json,
  NONE,
  numberOf,
  objectOf,
  objectsOf,
  refsOf,
  type Scope,
  type Seat,
  type Speaker,
  withArticle,
} from "../../kernel/game.ts";
import { controllerOf, onObjects, simple, what } from "../verbs.ts";
import { isIn } from "../zones.ts";
import { COUNTERS } from "./attrs.ts";
import { ELEMENTS, elementBits } from "./card.ts";
import { levelFault } from "./legal.ts";
import { goAct, leaveAct } from "./moves.ts";
import { phaseWord, playerVerbs } from "./player-verbs.ts";
import { changeText, counterWord, theirs, untilText } from "./speech.ts";
import { type Ending, type Later, type Phase, ROUND } from "./table.ts";
import type { Act, AttrName, GaWords, Match, Verb } from "./typed.ts";
import { championOf } from "./zones.ts";

/** Off the field, or off wherever a card lies. */
const goes = (to: "banishment" | "hand" | "memory", why: string, text: Verb["text"]): Verb => ({
  takes: { what: ["object"] },
  shape: what,
  plan: (m, scope, node) => objectsOf(m, scope, node.what).map((object) => goAct(m, object, to, why)),
  text,
});

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

/** A text that deals damage to a player means that player's champion. */
function unitsOf(m: Match, scope: Scope, node: Json): Handle[] {
  return refsOf(m, scope, node).flatMap((ref): Handle[] => {
    if (ref.kind === "seat") return [championOf(m, ref.id) ?? NONE].filter((one) => one !== NONE);
    return ref.kind === "object" && objectOf(m.state, ref.id) !== undefined ? [ref.id] : [];
  });
}

const SEATS = new Set(["you", "opponent", "players", "controller", "owner"]);
const unitText = (node: Json, say: Speaker): string => {
  const { ref, field } = node as Data;
  const named = say.ref(node);
  if (ref === "you") return "your champion";
  return SEATS.has(ref as string) || (ref === "event" && field === "seat") ? `${named}'s champion` : named;
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
      sure: node.unpreventable === true ? 1 : 0,
    })),
  text: (node, say) =>
    `deal ${say.much(node.amount, node.unpreventable ? "unpreventable damage" : "damage", `to ${unitText(node.to, say)}`)}`,
};

type Modify = { readonly attr?: AttrName; readonly element?: (typeof ELEMENTS)[number] };

const modify: Verb<Modify> = {
  takes: { what: ["object"] },
  shape: (terms) => ({
    what: terms.ref,
    attr: terms.computed.exactOptional(),
    add: terms.number.exactOptional(),
    set: terms.number.exactOptional(),
    element: z.enum(ELEMENTS).exactOptional(),
    until: z.enum(["turn", "combat", "source", "never", ...ROUND]).exactOptional(),
  }),
  plan: onObjects((to, scope, node, m) => ({
    act: "modify",
    ...to,
    source: scope.self,
    attr: node.element === undefined ? (node.attr as AttrName) : "elements",
    amount: node.add === undefined ? 0 : numberOf(m, scope, node.add),
    set: setOf(m, scope, node),
    until: untilOf(scope, node.until),
  })),
  text(node, say) {
    const named = say.ref(node.what);
    const subject = named === "them" ? "they" : named;
    return `${subject} ${changeText(node, say.plural(node.what), say)}${untilText(node.until)}`;
  },
};

function setOf(m: Match, scope: Scope, node: Data & Modify): number | null {
  if (node.element !== undefined) return elementBits([node.element]);
  return node.set === undefined ? null : numberOf(m, scope, node.set);
}

/** G R18.2, ER-2: the point at which a change ends, as the agenda names it. */
const untilOf = (scope: Scope, until: Json | undefined): Act<"modify">["until"] =>
  until === undefined
    ? "turn"
    : until === "never"
      ? ""
      : until === "source"
        ? `source:${scope.self}`
        : (until as GaWords["point"]);

const counter: Verb<{ kind: (typeof COUNTERS)[number] }> = {
  takes: { what: ["object"] },
  shape: (terms) => ({ what: terms.ref, kind: z.enum(COUNTERS), amount: terms.number }),
  plan: onObjects((to, scope, node, m) => ({
    act: "counter",
    ...to,
    key: node.kind,
    amount: numberOf(m, scope, node.amount),
  })),
  text: (node, say) =>
    typeof node.amount === "number" && node.amount < 0
      ? `remove ${say.many(-node.amount, counterWord(node.kind))} from ${say.ref(node.what)}`
      : `put ${say.many(node.amount, counterWord(node.kind))} on ${say.ref(node.what)}`,
};

/** The card whose text this is, also once it has gone. */
const cardOfScope = (m: Match, { self }: Scope): number =>
  (objectOf(m.state, self) ?? m.state.memories.find((one) => one.handle === self))?.card ?? 0;

const waits = (m: Match, scope: Scope, phase: Later["phase"], whose: Seat, ability: number): Later => ({
  phase,
  whose,
  controller: scope.controller,
  source: scope.self,
  card: cardOfScope(m, scope),
  ability,
});

/** G 23 Suppress: it returns at the beginning of the next end phase; that ability stands behind the card's own. */
const suppress: Verb = {
  takes: { what: ["object"] },
  shape: what,
  plan(m, scope, node) {
    const { abilities } = m.pool.cards[cardOfScope(m, scope)];
    const after = waits(
      m,
      scope,
      "end",
      NONE,
      abilities.findIndex((one) => one.node.restores === true),
    );
    return objectsOf(m, scope, node.what).map((object) =>
      leaveAct(m, object, "banishment", "suppressed", { after }),
    );
  },
  text: (node, say) => `suppress ${say.ref(node.what)}`,
};

/** Stands in a sentence for the effect of a delayed ability of the same card. */
export const DELAYED = /\{ability (\d+)\}/g;
const delayed = ({ ability }: Pick<Later, "ability">): string => `{ability ${ability}}`;

const delay: Verb<{ phase: Phase; ability: number }> = {
  shape: (terms) => ({
    phase: z.enum(ROUND),
    whose: z.enum(["you", "any"]).exactOptional(),
    ability: z.int().min(0).max(7),
    what: terms.ref.exactOptional(),
  }),
  plan(m, scope, node) {
    const whose = node.whose === "you" ? scope.controller : NONE;
    const objects = node.what === undefined ? [NONE] : objectsOf(m, scope, node.what);
    return objects.map((object) => ({
      act: "delay",
      what: {
        ...waits(m, scope, node.phase, whose, node.ability),
        event: { act: "delayed", object },
      },
    }));
  },
  text: (node) =>
    `at the beginning of ${node.whose === "you" ? "your" : "the"} next ${phaseWord(node.phase)}, ${delayed(node)}`,
};

/** "When you do": a trigger of its own, placed once this resolution is over (G R17). */
const reflex: Verb<{ ability: number }> = {
  shape: () => ({ ability: z.int().min(0).max(7) }),
  plan: (m, scope, node) => [{ act: "reflex", what: waits(m, scope, "", NONE, node.ability) }],
  text: (node) => `when you do, ${delayed(node)}`,
};

const isOpen =
  (m: Match) =>
  (handle: Handle): boolean =>
    m.game.zones[m.state.zones[objectOf(m.state, handle)?.zone ?? NONE]?.def]?.audience === "all";

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

export const verbs: Readonly<Record<string, Verb>> = {
  ...playerVerbs,
  damage,
  destroy: dies("destroyed", (node, say) => `destroy ${say.ref(node.what)}`),
  sacrifice: dies("sacrificed", (node, say) => `sacrifice ${say.ref(node.what)}`),
  banish: goes("banishment", "banished", (node, say) => `banish ${say.ref(node.what)}`),
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
  /**
   * G 23 Intercept: it takes its champion's part of the attack, and no other. The compiler writes this, never an
   * author.
   */
  takeAttack: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((to) => ({ act: "takeAttack", ...to })),
    text: (node, say) => `${say.ref(node.what)} takes that attack upon itself`,
  },
  /** G 23 Suppress: back under its owner's control. */
  restore: {
    takes: { what: ["object"] },
    shape: what,
    plan: onObjects((to) => ({ act: "enter", ...to })),
    text: (node, say) => `return ${say.ref(node.what)} to the field`,
  },
  put: {
    takes: { what: ["object"] },
    shape: what,
    plan: (m, scope, node) =>
      objectsOf(m, scope, node.what).map((object) => ({ act: "enter", object, seat: scope.controller })),
    text: (node, say) => `put ${say.ref(node.what)} onto the field`,
  },
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
  counter,
  modify,
  suppress,
  delay,
  levelUp,
  reflex,
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
  negate: {
    takes: { what: ["entry"] },
    shape: what,
    plan: (m, scope, node) =>
      refsOf(m, scope, node.what).flatMap((ref) =>
        ref.kind === "entry" ? [{ act: "negate", entry: ref.id }] : [],
      ),
    text: (node, say) => `negate ${say.ref(node.what)}`,
  },
  /** G R19.7, R19.10: another instance of a layer. It keeps the targets until `redirect` changes them. */
  copy: {
    takes: { what: ["entry"] },
    shape: (terms) => ({ what: terms.ref, as: terms.name.exactOptional() }),
    plan: () => [],
    procedure: "copy",
    writes: "entry",
    text: (node, say) => `copy ${say.ref(node.what)}`,
  },
  /** G R15.8. */
  redirect: {
    takes: { what: ["entry"], to: ["object", "seat"] },
    shape: (terms) => ({ what: terms.ref, to: terms.ref.exactOptional() }),
    plan: () => [],
    procedure: "redirect",
    text: (node, say) =>
      `change a target of ${say.ref(node.what)} to ${node.to === undefined ? "another" : say.ref(node.to)}`,
  },
  /** G R19.7: tokens that are copies of these objects. A hidden card is never copied, since all would learn of it. */
  duplicate: {
    takes: { what: ["object"] },
    shape: what,
    plan: (m, scope, node) =>
      objectsOf(m, scope, node.what)
        .filter(isOpen(m))
        .map((object) => ({
          act: "enter",
          object: NONE,
          seat: scope.controller,
          token: objectOf(m.state, object)?.card ?? 0,
        })),
    text: (node, say) => `summon a token that is a copy of ${say.ref(node.what)}`,
  },
  endPhase: {
    shape: () => ({ what: z.enum(["phase", "turn"]) }),
    plan: (_m, _scope, node) => [{ act: "ending", what: node.what }],
    text: (node) => (node.what === "turn" ? "end the turn" : "end the current phase"),
  } satisfies Verb<{ what: Ending }>,
};
