/** "This turn", "this game": numbers over what has happened, and how texts say them. */
import { z } from "zod";
import type { Data, Json, OwnNumber, Speaker, Words } from "../kernel/game.ts";
import { type Counting, type Happened, timesOf } from "./tally.ts";

const isText = (value: Json | undefined): value is string => typeof value === "string";
const isNode = (value: Json | undefined): value is Data => typeof value === "object" && value !== null;

/** What a node asks about what has happened, where `asks` says that it does. */
export function questionIn(node: Json, asks: (node: Data) => boolean = isNumber): Happened | undefined {
  if (!isNode(node) || !isText(node.act) || !asks(node)) return undefined;
  const { act, object, field, by, since, sum } = node;
  return {
    act,
    ...(isNode(object) && { object }),
    ...(isText(field) && { field }),
    ...((by === "you" || by === "opponent") && { by }),
    ...((since === "game" || since === "day") && { since }),
    ...(sum === true && { sum }),
  };
}

/** Whether the node is the number "how often it has happened". */
export const isNumber = ({ num }: Data): boolean => num === "happened";

/** How a game's texts say that acts have happened. */
export interface Told {
  /** What a player has done, as the rest of "you have …" with the noun of the thing. */
  readonly done: Readonly<Record<string, string>>;
  /** What has become of a thing, as the rest of "it has …". */
  readonly become: Readonly<Record<string, string>>;
}

const whenText = ({ since }: Happened): string =>
  since === "game" ? "this game" : since === "day" ? "today" : "this turn";

interface Said {
  /** "you have", or nothing where a thing is spoken of. */
  readonly who: string;
  readonly done: string;
  readonly noun: Data;
}

function saidOf({ act, object = {}, by, field }: Happened, { done: does, become }: Told): Said {
  const done = does[act];
  if (done !== undefined && by !== undefined)
    return { who: by === "you" ? "you have" : "an opponent has", done, noun: object };
  const noun = { ...(by !== undefined && { controller: by }), ...object };
  const deals = act === "damage" && field !== undefined && field !== "object";
  return { who: "", done: deals ? "dealt damage" : (become[act] ?? `been part of "${act}"`), noun };
}

function numberText(node: Happened, say: Speaker, told: Told): string {
  const { who, done, noun } = saidOf(node, told);
  const many = say.filter(noun, true);
  if (node.sum) return `the amount by which ${many} have ${done} ${whenText(node)}`;
  if (who === "") return `the number of times ${many} have ${done} ${whenText(node)}`;
  return `the number of ${many} ${who} ${done} ${whenText(node)}`;
}

/** "you have drawn a card this turn", "no ally you control has attacked this turn". */
function comparedText(node: Happened, is: string, right: Json, say: Speaker, told: Told): string | undefined {
  if (node.sum || typeof right !== "number") return undefined;
  const least = is === ">=" ? right : is === ">" ? right + 1 : undefined;
  const none = (is === "=" && right === 0) || (is === "<" && right === 1);
  if (least === undefined && !none) return undefined;
  const { who, done, noun } = saidOf(node, told);
  const when = whenText(node);
  const some = none || least === 1 ? say.a(noun) : `${least} or more ${say.filter(noun, true)}`;
  if (who === "") {
    if (none) return `no ${say.filter(noun)} has ${done} ${when}`;
    return `${some} ${least === 1 ? "has" : "have"} ${done} ${when}`;
  }
  return none ? `${who} not ${done} ${some} ${when}` : `${who} ${done} ${some} ${when}`;
}

type WithoutField = Omit<Happened, "field">;

/** What may be asked of acts of these names, about their object. */
export const askingShape =
  <W extends Words>(acts: readonly string[]): OwnNumber<W, WithoutField>["shape"] =>
  (terms) => ({
    act: z.enum(acts),
    object: terms.filter.exactOptional(),
    by: z.enum(["you", "opponent"]).exactOptional(),
    since: z.literal("game").exactOptional(),
    sum: z.literal(true).exactOptional(),
  });

/** The same, where acts of a game have several things that may be asked about. */
export const askingShapeOf =
  <W extends Words>(acts: readonly string[], fields: readonly string[]): OwnNumber<W, Happened>["shape"] =>
  (terms) => ({ ...askingShape<W>(acts)(terms), field: z.enum(fields).exactOptional() });

/** The number "how often it has happened". */
export const timesHappened = <W extends Words, Fields extends WithoutField>(
  shape: OwnNumber<W, Fields>["shape"],
  counting: Counting,
  told: Told,
): OwnNumber<W, Fields> => ({
  shape,
  value: (m, scope, node) => timesOf(m, scope, node, counting),
  text: (node, say) => numberText(node, say, told),
  compared: (node, is, right, say) => comparedText(node, is, right, say, told),
});
