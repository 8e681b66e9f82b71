/** The entries that wait to happen, the next on top: chain, queue, stack or triggers. */

import { faceOf } from "../../../../shared/games/plan.ts";
import type { Data } from "../../../../shared/kernel/index.ts";
import { seatName, valueName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { phraseOf, plainly, said, t } from "../words/index.ts";
import { useScene } from "./context.ts";

export function Waiting() {
  const { now, plan } = useScene();
  const entries = now.picture.entries.toReversed();
  return (
    <section className="waiting" aria-label={t("waiting.label", { n: entries.length })}>
      <h2>{said(`waiting.${plan.id}`) ?? t("waiting.title")}</h2>
      {entries.length === 0 && <p className="quiet">{t("waiting.empty")}</p>}
      <ol reversed>
        {entries.map(([name, entry]) => (
          <Entry key={name} name={name} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ name, entry }: { readonly name: string; readonly entry: Data }) {
  const { now, plan, doings, look } = useScene();
  const card = typeof entry.card === "string" ? entry.card : undefined;
  const seat = Number(entry.controller ?? entry.seat);
  const info = card === undefined ? undefined : now.cards.get(card);
  const kind = String(entry.kind ?? entry.do ?? "");
  const what = said(`entry.${kind}`) ?? phraseOf(plan.id, `effect.${kind}`) ?? plainly(kind);
  const isLit = doings.lit.has(name);
  return (
    <li data-tint={info && plan.look(faceOf(info)).tint} data-mine={seat === now.seat.own.seat}>
      <button
        type="button"
        data-name={name}
        data-lit={isLit}
        aria-pressed={
          doings.making !== undefined && JSON.stringify(doings.making.value).includes(`"${name}"`)
        }
        onClick={() => doings.point(name)}
        onPointerEnter={() => look(card)}
        onPointerLeave={() => look(undefined)}
        onFocus={() => look(card)}
        onBlur={() => look(undefined)}
      >
        <strong>{info?.name ?? what}</strong>
        <small>
          {seatName(now, seat)} · {what}
          {targetsOf(entry).length > 0 && ` → ${targetNames(now, entry)}`}
        </small>
      </button>
    </li>
  );
}

/** The names an entry points at, in all its slots. */
export const targetsOf = ({ targets, about }: Data): string[] =>
  [targets, about]
    .flatMap((one) => (Array.isArray(one) ? (one as readonly unknown[]).flat(2) : []))
    .map(String);

const targetNames = (now: Snapshot, entry: Data): string =>
  targetsOf(entry)
    .map((one) => valueName(now, one))
    .join(", ");
