/** Paying reserve while something resolves (G R14.1, R16.3): "you may pay 2; if you do", "unless its controller pays 2". */
import {
  ask,
  askYesNo,
  type Data,
  doStep,
  type Frame,
  type Next,
  numberOf,
  type Seat,
  type Speaker,
  setLocals,
  takeAnswer,
  type VerbLocals,
  verbDone,
} from "../../kernel/game.ts";
import { isYou, seatsOf } from "../verbs.ts";
import { reserveItems, reserveMost, reserving } from "./payment.ts";
import { isLiving } from "./table.ts";
import type { Domain, Match, Procedure, Verb } from "./typed.ts";

type Paying = VerbLocals & { readonly seat: Seat; readonly due: number };

/** What follows "if you do" follows a payment, what follows "unless" follows where there is none. */
function done(m: Match, frame: Frame<Paying>, paid: boolean): Next {
  verbDone(m, paid === (frame.locals.node.do === "pay"));
  return "done";
}

export const payProcedure: Procedure<VerbLocals, { readonly seat: Seat; readonly due: number }> = {
  ask(m, frame): Next {
    const { scope, node } = frame.locals;
    const [seat] = seatsOf(m, scope, node.who);
    const due = numberOf(m, scope, node.reserve);
    if (seat === undefined || !isLiving(m, seat)) return done(m, frame, false);
    setLocals(m, frame, { seat, due });
    if (due <= 0) return done(m, frame, true);
    // How many cards a hand holds is public, and so are Reservable objects (G R14.2).
    if (reserveMost(m, seat) < due) return done(m, frame, false);
    askYesNo(m, seat, "may", { what: "pay", count: due });
    return "chosen";
  },
  chosen(m, frame): Next {
    const { seat, due } = frame.locals;
    const answer = takeAnswer(m, frame, seat);
    if (answer?.choice !== true || !isLiving(m, seat)) return done(m, frame, false);
    const domain: Domain = { kind: "pay", due, items: reserveItems(m, seat), code: "COST_UNPAYABLE" };
    ask(m, { seat, kind: "choose", info: { what: "pay", count: due }, domain });
    return "paid";
  },
  paid(m, frame): Next {
    const { seat } = frame.locals;
    const answer = takeAnswer(m, frame, seat);
    if (answer === null || !isLiving(m, seat)) return done(m, frame, false);
    doStep(
      m,
      { why: "pay", by: seat },
      reserving(m, seat, Array.isArray(answer.choice) ? answer.choice.map(String) : []),
    );
    return "over";
  },
  over: (m, frame): Next => done(m, frame, true),
};

const shape: Verb["shape"] = (terms) => ({ who: terms.ref.exactOptional(), reserve: terms.number });
const paying = { takes: { who: ["seat"] }, shape, plan: () => [], procedure: "payNow", then: true } as const;

const whoPays = (node: Data, say: Speaker, verb: string): string =>
  `${isYou(node) ? "you" : say.ref(node.who)} ${verb} ${say.num(node.reserve)}`;

export const payVerbs: Readonly<Record<string, Verb>> = {
  pay: {
    ...paying,
    text: (node, say) => whoPays(node, say, "may pay"),
    joined: (node, say, then) =>
      `${whoPays(node, say, "may pay")}. If ${isYou(node) ? "you" : "they"} do, ${then()}`,
  },
  unless: {
    ...paying,
    text: (node, say) => whoPays(node, say, isYou(node) ? "pay" : "pays"),
    joined: (node, say, then) => `${then()} unless ${whoPays(node, say, isYou(node) ? "pay" : "pays")}`,
  },
};
