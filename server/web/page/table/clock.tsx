/** A seat's time: what is left of its clock, and of its time to be away. Only this is drawn again as it runs. */
import { useState } from "react";
import { type Answer, leftAt } from "../../../../shared/protocol/index.ts";
import { clockText, useTicks } from "../ticks.ts";
import { refusalText, t } from "../words/index.ts";
import { useScene } from "./context.ts";

/** Below this a clock is shown as urgent. */
const URGENT = 30_000;

export function Clock({ seat }: { readonly seat: number }) {
  const { now, client } = useScene();
  const { clock, clocks, sittings } = now.table;
  const own = clocks.seats[seat];
  const { until } = clocks;
  useTicks(own !== undefined && (until > 0 || own.since >= 0 || own.awaySince >= 0));
  if (own === undefined) return null;
  // A client that only watches is told the time with each move.
  const time = client?.time ?? clocks.time;
  const away = leftAt(own.away, own.awaySince, time);
  const isAway = sittings[seat]?.connected !== true;
  return (
    <>
      {clock !== null && (
        // All who are asked at once have the same time: it runs in the place of each one's own.
        <Left
          left={until > 0 ? Math.max(0, until - time) : leftAt(own.bank, own.since, time, clock.grace)}
          isRunning={until > 0 || own.since >= 0}
        />
      )}
      {isAway && away > 0 && <small className="gone">{t("clock.away", { time: clockText(away) })}</small>}
      {isAway && away === 0 && now.picture.over === null && client !== undefined && (
        <Claim claim={() => client.claim(seat)} />
      )}
    </>
  );
}

const Left = ({ left, isRunning }: { readonly left: number; readonly isRunning: boolean }) => (
  <span className="clock" role="timer" data-running={isRunning} data-urgent={left < URGENT}>
    {clockText(left)}
  </span>
);

/** Takes the win over who stays away; where it is not to be had, why. */
function Claim({ claim }: { readonly claim: () => Promise<Answer> }) {
  const [refused, setRefused] = useState<string>();
  return (
    <>
      <button
        type="button"
        onClick={() => void claim().then((answer) => setRefused(answer.ok ? undefined : answer.code))}
      >
        {t("clock.claim")}
      </button>
      {refused !== undefined && (
        <small className="gone" role="alert">
          {refusalText(refused)}
        </small>
      )}
    </>
  );
}
