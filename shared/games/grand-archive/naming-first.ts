/** "As this enters the field, name an element" (G R32.66): its player names it before, and it comes with it. */
import { z } from "zod";
import { call, dataOf, doStep, type Next, objectOf, type Seat, setLocals } from "../../kernel/game.ts";
import type { OfSeat } from "../acts.ts";
import { TYPES } from "./card.ts";
import type { Entering } from "./moves.ts";
import { NAMED, type Naming, nameAct, nameable, type Value } from "./naming.ts";
import { answeredPart, askPart } from "./naming-verb.ts";
import { isLiving } from "./table.ts";
import type { ActKind, Match, Procedure, Replacement } from "./typed.ts";

export const namesSchema = z
  .strictObject({ what: z.enum(NAMED), type: z.enum(TYPES).exactOptional() })
  .exactOptional();
type Names = NonNullable<z.infer<typeof namesSchema>>;

type NameFirst = OfSeat & { readonly enter: Entering };
export type NameFields = { readonly name: Naming; readonly nameFirst: NameFirst };

/** What it is a copy of comes before what it really is. */
const cardsOf = (m: Match, { copies, token, object }: Entering): readonly number[] =>
  [copies, token ?? objectOf(m.state, object)?.card].filter((card) => card !== undefined);

const namesOf = (m: Match, enter: Entering): Names | undefined =>
  cardsOf(m, enter)
    .map((card) => dataOf(m, { card }).enters?.names)
    .find((names) => names !== undefined);

/** No player's to choose: what enters waits for its name whatever else changes how it enters. */
export const namingFirst: Replacement<"enter"> = {
  on: "enter",
  applies: (m, act) => act.named === undefined && namesOf(m, act) !== undefined,
  instead: (_m, { act: _, ...enter }) => [{ act: "nameFirst", seat: enter.seat, enter }],
};

export const nameActs: { readonly [Name in keyof NameFields]: ActKind<NameFields[Name]> } = {
  name: nameAct,
  nameFirst: {
    fields: { seat: "seat" },
    apply: (m, { seat, enter }) => call(m, "nameFirst", { seat, enter }),
  },
};

type Left = { readonly left: readonly Value[] };

export const nameFirstProcedure: Procedure<NameFirst, Left> = {
  begin(m, frame): Next {
    const { seat, enter } = frame.locals;
    const names = namesOf(m, enter);
    if (names === undefined || !isLiving(m, seat)) return "unnamed";
    setLocals(m, frame, { left: nameable(m, names.what, names.type) });
    return "ask";
  },
  ask(m, frame): Next {
    const { seat, enter, left } = frame.locals;
    const names = namesOf(m, enter);
    if (names === undefined || left.length === 0) return "unnamed";
    askPart(m, seat, names.what, left);
    return "answer";
  },
  answer(m, frame): Next {
    const { seat, enter, left } = frame.locals;
    const part = answeredPart(m, frame, seat, left);
    const names = namesOf(m, enter);
    if (part === undefined || names === undefined || !isLiving(m, seat)) return "unnamed";
    setLocals(m, frame, { left: part });
    if (part.length > 1) return "ask";
    enters(m, seat, { ...enter, named: { what: names.what, value: part[0] } });
    return "done";
  },
  /** There is nothing to name, or nobody to do it. */
  unnamed(m, frame): Next {
    const { seat, enter } = frame.locals;
    enters(m, seat, { ...enter, named: null });
    return "done";
  },
};

const enters = (m: Match, seat: Seat, enter: Entering): void =>
  doStep(m, { why: "resolve", by: seat }, [{ act: "enter", ...enter }]);
