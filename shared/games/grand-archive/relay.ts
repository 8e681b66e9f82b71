/** Effects on waiting layers: copies of them, and other targets for them (G R15.8, R19.7, R19.10). */

import {
  ask,
  type Data,
  dataOf,
  entryOf,
  entryRef,
  type Frame,
  type Json,
  type Next,
  note,
  present,
  type Ref,
  refsOf,
  type Scope,
  type Seat,
  scopeOfEntry,
  setEntry,
  setLocals,
  spell,
  spellFor,
  spellTargets,
  takeChoices,
  understand,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { addLayer, bodyOf, candidates, entryWords } from "./layers.ts";
import { isLiving } from "./table.ts";
import type { Entry, Match, Procedure } from "./typed.ts";

const sameRef = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.id === b.id;

const layersOf = (m: Match, scope: Scope, what: Json): Entry[] =>
  refsOf(m, scope, what).flatMap((ref) => {
    const entry = ref.kind === "entry" ? entryOf(m.state, ref.id) : undefined;
    return entry === undefined ? [] : [entry];
  });

function done(m: Match, ok: boolean, vars: Data = {}): Next {
  verbDone(m, ok, vars);
  return "done";
}

/** Another instance of the same source: it is not activated, and nothing is paid for it (G R12.5). */
function copied(m: Match, { kind, source, ability, targets, x, data }: Entry, controller: Seat): Ref {
  const { card, modes, ...more } = data;
  return entryRef(
    addLayer(m, {
      kind,
      controller,
      source,
      card,
      ability,
      targets,
      x,
      paid: 0,
      modes,
      more: { ...more, copy: true },
    }),
  );
}

/** A champion's materialization has no copy: there is one card to go on top of the lineage. */
const isCopied = (m: Match, { ability, data }: Entry): boolean =>
  ability >= 0 || dataOf(m, data).type !== "champion";

/** The name under which a later statement finds the copies. */
export type Copy = { readonly as?: string; readonly times?: number };

export const copyProcedure: Procedure<VerbLocals<Copy>> = {
  copy(m, frame): Next {
    const { scope } = frame.locals;
    const { what, as, times = 1 } = frame.locals.node;
    if (!isLiving(m, scope.controller)) return done(m, false);
    const made = layersOf(m, scope, what)
      .filter((entry) => isCopied(m, entry))
      .flatMap((entry) => new Array<null>(times).fill(null).map(() => copied(m, entry, scope.controller)));
    return done(m, made.length > 0, as === undefined ? {} : { [as]: made });
  },
};

/** One target of a layer, with its legal alternatives. */
interface Place {
  readonly word: number;
  readonly at: number;
  readonly others: readonly Ref[];
}

/** Targets that have an alternative: one that is legal for the layer and that it does not target yet. */
function places(m: Match, entry: Entry): Place[] {
  const aiming = { body: bodyOf(m, entry), scope: scopeOfEntry(entry) };
  const taken = entry.targets.flat();
  return entryWords(m, entry).flatMap((word, index) => {
    const others = candidates(m, aiming, word).filter((ref) => !taken.some((one) => sameRef(one, ref)));
    const chosen = entry.targets[index] ?? [];
    return others.length === 0 ? [] : chosen.map((_, at) => ({ word: index, at, others }));
  });
}

function redirect(m: Match, entry: Entry, { word, at }: Place, to: Ref): void {
  const targets = entry.targets.map((refs, index) =>
    index === word ? refs.map((ref, place) => (place === at ? to : ref)) : refs,
  );
  setEntry(m, entry.id, { targets }, { targets: spellTargets(m, targets) });
  note(m, "redirected", { entry: `e${entry.id}`, target: spell(m, to) }, { object: entry.source });
}

function askOne(m: Match, seat: Seat, refs: readonly Ref[]): void {
  const of = spellFor(m, seat, refs);
  ask(m, {
    seat,
    kind: "choose",
    info: {},
    domain: { kind: "subset", of, min: 1, max: 1, code: "ILLEGAL_TARGET" },
  });
}

/** The choice of the effect's controller, or undefined once that seat has left. */
function answered(m: Match, frame: Frame<VerbLocals>): Ref | undefined {
  const { controller } = frame.locals.scope;
  const chosen = takeChoices(m, frame, "choose")[controller];
  return chosen === null || !isLiving(m, controller) ? undefined : understand(m, controller, chosen[0]);
}

const layerIn = (m: Match, frame: Frame<VerbLocals>): Entry | undefined =>
  layersOf(m, frame.locals.scope, frame.locals.node.what)[0];

/** Changes one target of a layer to another legal one. A target without another legal one stays (G R15.8). */
export const redirectProcedure: Procedure<VerbLocals, { readonly place: number }> = {
  which(m, frame): Next {
    const entry = layerIn(m, frame);
    const { scope } = frame.locals;
    const open = entry === undefined || !isLiving(m, scope.controller) ? [] : places(m, entry);
    const { to } = frame.locals.node;
    if (entry !== undefined && to !== undefined) {
      const [wanted] = refsOf(m, scope, to);
      const place = open.find(
        ({ others }) => wanted !== undefined && others.some((one) => sameRef(one, wanted)),
      );
      if (place !== undefined) redirect(m, entry, place, wanted);
      return done(m, place !== undefined);
    }
    if (entry === undefined || open.length === 0) return done(m, false);
    setLocals(m, frame, { place: 0 });
    if (open.length === 1) return "ask";
    askOne(
      m,
      scope.controller,
      open.map(({ word, at }) => entry.targets[word][at]),
    );
    return "picked";
  },
  picked(m, frame): Next {
    const entry = layerIn(m, frame);
    const picked = answered(m, frame);
    if (entry === undefined || picked === undefined) return done(m, false);
    const place = places(m, entry).findIndex(({ word, at }) => sameRef(entry.targets[word][at], picked));
    setLocals(m, frame, { place });
    return "ask";
  },
  ask(m, frame): Next {
    const entry = present(layerIn(m, frame));
    askOne(m, frame.locals.scope.controller, places(m, entry)[frame.locals.place].others);
    return "chosen";
  },
  chosen(m, frame): Next {
    const entry = layerIn(m, frame);
    const chosen = answered(m, frame);
    const place = entry && places(m, entry)[frame.locals.place];
    if (entry === undefined || chosen === undefined || place === undefined) return done(m, false);
    redirect(m, entry, place, chosen);
    return done(m, true);
  },
};
