/** Statements of the effect language: their schemas and how they flatten into instructions. */
import { z } from "zod";
import type { Statement } from "../model/json.ts";
import type { Terms } from "../model/language.ts";
import type { Instr } from "../model/program.ts";
import type { AnyVerb } from "../model/ruleset.ts";
import type { Data, Json } from "../model/state.ts";

/** Of a statement no more is typed than its verb: the verbs' own fields are nodes. */
type StatementSchema = z.ZodObject<{ do: z.ZodLiteral<string> }>;

/** The schema of a list of statements in one ruleset: its verbs and the kernel's control words. */
export function effectSchema(
  terms: Terms,
  verbs: Readonly<Record<string, AnyVerb>>,
  { modes = false }: { readonly modes?: boolean } = {},
): z.ZodType<readonly Statement[]> {
  const effect: z.ZodType<readonly Statement[]> = z.lazy(() => z.array(statement).min(1).max(16));
  const verb = Object.entries(verbs).flatMap(([name, { shape, then, else: otherwise, later }]) =>
    shape === undefined
      ? []
      : z.strictObject({
          do: z.literal(name),
          ...shape(terms),
          ...(then && { then: then === "free" ? effect.exactOptional() : effect }),
          ...(otherwise && { else: effect.exactOptional() }),
          ...(later && { effect: effect.exactOptional() }),
        }),
  );
  const who = z.enum(["you", "opponent", "each"]).exactOptional();
  const control = [
    z.strictObject({
      do: z.literal("together"),
      verbs: z
        .array(z.lazy(() => verbUnion))
        .min(2)
        .max(8),
    }),
    z.strictObject({
      do: z.literal("if"),
      when: terms.condition,
      then: effect,
      else: effect.exactOptional(),
    }),
    z.strictObject({
      do: z.literal("may"),
      who,
      as: terms.name.exactOptional(),
      then: effect,
      else: effect.exactOptional(),
    }),
    z.strictObject({
      do: z.literal("choose"),
      from: terms.filter,
      min: terms.number,
      max: terms.number,
      as: terms.name,
      who,
    }),
    z.strictObject({ do: z.literal("each"), of: terms.ref, as: terms.name, then: effect }),
    z.strictObject({ do: z.literal("repeat"), times: terms.number, then: effect }),
    z.strictObject({ do: z.literal("let"), as: terms.name, value: terms.number }),
    ...(modes ? [modesNode(effect)] : []),
  ];
  const verbUnion = z.discriminatedUnion("do", verb as [StatementSchema]);
  const statement: z.ZodType<Statement> = z.discriminatedUnion("do", [...verb, ...control] as [
    StatementSchema,
  ]);
  return effect;
}

/** Instructions so far, how many names were taken by loops, and the conditions that are judged before theirs. */
interface Out {
  readonly code: Instr[];
  loops: number;
  readonly judged: Map<Data, { readonly list: string; readonly verdicts: string }>;
}

/** So many of these effects, in the order in which their player chooses them; each once, unless it says so. */
const modesNode = (effect: z.ZodType) =>
  z.strictObject({
    do: z.literal("modes"),
    count: z.int().min(1).max(4),
    upTo: z.literal(true).exactOptional(),
    again: z.literal(true).exactOptional(),
    options: z.array(effect).min(2).max(6),
  });

/** Flattens statements; a frame in them is then a plain number. */
export function flatten(effect: Json): Instr[] {
  const out: Out = { code: [], loops: 0, judged: new Map() };
  body(out, effect);
  return out.code;
}

const emit = (out: Out, instr: Instr): number => out.code.push(instr) - 1;

/** Lets the jump at `at` lead to what comes next. */
function patch(out: Out, at: number): void {
  out.code[at] = { ...out.code[at], to: out.code.length } as Instr;
}

function body(out: Out, list: Json): void {
  for (const node of list as readonly Data[]) statement(out, node);
}

const whoOf = (node: Data): Json =>
  node.who === "each" ? "each" : { ref: node.who === "opponent" ? "opponent" : "you" };

function statement(out: Out, node: Data): void {
  const as = node.as as string;
  switch (node.do) {
    case "together":
      return together(out, node.verbs as readonly Data[]);
    case "if":
      return branch(out, node);
    case "may": {
      const may =
        node.who === "each"
          ? emit(out, { op: "mayEach", as: as ?? "willing", to: 0 })
          : emit(out, { op: "may", who: whoOf(node), text: "", to: 0 });
      return followed(out, may, node);
    }
    case "choose": {
      const { from, min, max } = node;
      emit(out, { op: "choose", from, min, max, as, who: whoOf(node) });
      return;
    }
    case "each": {
      const list = `#${out.loops++}`;
      emit(out, { op: "gather", of: node.of, list });
      judge(out, list, as, node.then);
      return loop(out, { op: "next", list, as, to: 0 }, node.then);
    }
    case "repeat": {
      const count = `#${out.loops++}`;
      emit(out, { op: "set", as: count, value: node.times });
      return loop(out, { op: "count", as: count, to: 0 }, node.then);
    }
    case "let":
      emit(out, { op: "set", as, value: node.value });
      return;
    case "modes":
      return modes(out, node);
    default:
      return isAsking(node) ? asking(out, node) : void emit(out, { op: "step", verbs: [node] });
  }
}

function modes(out: Out, { count, upTo = false, again = false, options }: Data): void {
  const [left, taken, picked] = [`#${out.loops++}`, `#${out.loops++}`, `#${out.loops++}`];
  const all = options as readonly Json[];
  emit(out, { op: "set", as: left, value: count });
  emit(out, { op: "set", as: taken, value: 0 });
  const top = emit(out, { op: "count", as: left, to: 0 });
  const optional = upTo === true;
  const asked = emit(out, {
    op: "mode",
    modes: all.length,
    taken,
    as: picked,
    optional,
    again: again === true,
    to: 0,
  });
  all.forEach((option, mode) => {
    const chosen = { is: "=", left: { num: "var", name: picked }, right: mode };
    const test = emit(out, { op: "test", when: chosen, to: 0 });
    body(out, option);
    emit(out, { op: "jump", to: top });
    patch(out, test);
  });
  patch(out, top);
  patch(out, asked);
}

const isAsking = (node: Data): boolean => node.then !== undefined || node.else !== undefined;

/** A verb with statements that follow once it is answered. */
const asking = (out: Out, node: Data): void => followed(out, emit(out, { op: "call", node, to: 0 }), node);

/** What follows the instruction at `at`: `then`, or `else` where it jumps. */
function followed(out: Out, at: number, { then = [], else: otherwise }: Data): void {
  body(out, then);
  if (otherwise === undefined) return patch(out, at);
  const skip = emit(out, { op: "jump", to: 0 });
  patch(out, at);
  body(out, otherwise);
  patch(out, skip);
}

/** One step of those in a row that nothing follows. */
function together(out: Out, verbs: readonly Data[]): void {
  const next = verbs.findIndex(isAsking);
  const now = next < 0 ? verbs : verbs.slice(0, next);
  if (now.length > 0) emit(out, { op: "step", verbs: now });
  if (next < 0) return;
  asking(out, verbs[next]);
  together(out, verbs.slice(next + 1));
}

/** "For each …, if …": what begins the sentence is judged for every one before any of it happens. */
function judge(out: Out, list: string, as: string, then: Json): void {
  const [first] = then as readonly Data[];
  if (first.do !== "if") return;
  const verdicts = `#${out.loops++}`;
  emit(out, { op: "judge", list, as, when: first.when, verdicts });
  out.judged.set(first, { list, verdicts });
  judge(out, list, as, first.then);
  if (first.else !== undefined) judge(out, list, as, first.else);
}

function loop(out: Out, head: Instr, then: Json): void {
  const top = emit(out, head);
  body(out, then);
  emit(out, { op: "jump", to: top });
  patch(out, top);
}

function branch(out: Out, node: Data): void {
  const judged = out.judged.get(node);
  const test = emit(
    out,
    judged === undefined ? { op: "test", when: node.when, to: 0 } : { op: "heed", ...judged, to: 0 },
  );
  followed(out, test, node);
}
