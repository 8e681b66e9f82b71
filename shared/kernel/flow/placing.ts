/** Waiting triggers become entries (kernel.md 7): the orderer of games in which each seat orders its own once. */
import type { Match } from "../model/match.ts";
import type { Next, Procedure } from "../model/ruleset.ts";
import type { Seat } from "../model/state.ts";
import type { Words } from "../model/words.ts";
import { nextToPlace } from "../values/triggers.ts";
import { callAnnounce } from "./announce.ts";
import { giveBack, setLocals } from "./frames.ts";
import { callOrder } from "./in-turn.ts";

/** Only this seat's are placed. */
type Only = { readonly only?: Seat };
type Placing = {
  readonly seat: Seat;
  readonly placed?: boolean;
  readonly announced?: string;
};

/**
 * The procedure that places what waits, seat by seat in the rules' order. Each seat puts its own in order, then the
 * game announces them one by one by this action of its own. `placed` hears of each that has become an entry. The
 * frame below reads `placed`: whether any has.
 */
export const placeTriggers = <W extends Words>(
  action: W["action"],
  placed: (m: Match<W>, seat: Seat) => void = () => undefined,
): Procedure<W, Only, Placing> => ({
  seat(m, frame): Next {
    const { only } = frame.locals;
    const seat = nextToPlace(m, only === undefined ? undefined : [only]);
    if (seat === undefined) {
      giveBack<Words, string>(m, "placed", frame.locals.placed === true);
      return "done";
    }
    setLocals(m, frame, { seat });
    callOrder(m, seat);
    return "announce";
  },
  announce(m, frame): Next {
    const { seat } = frame.locals;
    if (m.state.seats[seat].left || nextToPlace(m, [seat]) === undefined) return "seat";
    setLocals(m, frame, { announced: "" });
    callAnnounce(m, seat, { action });
    return "announced";
  },
  announced(m, frame): Next {
    if (frame.locals.announced === "done") {
      setLocals(m, frame, { placed: true });
      placed(m, frame.locals.seat);
    }
    return "announce";
  },
});
