/** A thing on the table: its card or a back, its marks, what is attached to it; lit where it may be pointed at. */
import { memo } from "react";
import { isChosen } from "../match/draft.ts";
import { cardName } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { said, t } from "../words/index.ts";
import { Back, CardFace } from "./card-face.tsx";
import { useScene } from "./context.ts";

export function Thing({ name, isStill = false }: { readonly name: string; readonly isStill?: boolean }) {
  const { now, plan, doings, look } = useScene();
  const thing = now.picture.things[name];
  if (thing === undefined) return null;
  const { card, values } = thing;
  const { making } = doings;
  const isTurned = plan.turned.some((key) => (values[key] ?? 0) !== 0);
  const face = <Face name={name} now={now} />;
  const shared = {
    "data-name": name,
    "data-turned": isTurned,
    "data-struck": now.motion.struck.has(name) ? now.motion.beat : undefined,
    onPointerEnter: () => look(card, name),
    onPointerLeave: () => look(undefined),
  };
  // The top of a pile is part of the button that opens the pile.
  if (isStill)
    return (
      <span className="thing" {...shared}>
        {face}
      </span>
    );
  return (
    <span className="holder">
      <button
        type="button"
        className="thing"
        {...shared}
        data-lit={doings.lit.has(name)}
        aria-pressed={(making !== undefined && isChosen(making, name)) || doings.card === name}
        onClick={() => doings.point(name)}
        onFocus={() => look(card, name)}
        onBlur={() => look(undefined)}
      >
        <span className="unseen">{labelOf(now, plan.turned, name)}</span>
        <span className="face" aria-hidden="true">
          {face}
        </span>
      </button>
      <Attached host={name} />
    </span>
  );
}

/** A face is drawn again only where its own thing changed. */
const sameFace = (
  a: { readonly name: string; readonly now: Snapshot },
  b: { readonly name: string; readonly now: Snapshot },
): boolean =>
  a.name === b.name &&
  JSON.stringify(a.now.picture.things[a.name]) === JSON.stringify(b.now.picture.things[b.name]);

const Face = memo(function Face({ name, now }: { readonly name: string; readonly now: Snapshot }) {
  const { card, values } = now.picture.things[name];
  const info = card === undefined ? undefined : now.cards.get(card);
  return info === undefined ? <Back /> : <CardFace card={info} values={values} />;
}, sameFace);

/** What hangs on a thing, as tabs at its edge. */
function Attached({ host }: { readonly host: string }) {
  const { now, plan, doings, look } = useScene();
  if (plan.attached === undefined) return null;
  const names = Object.entries(now.picture.things).flatMap(([name, thing]) =>
    thing.host === host ? [name] : [],
  );
  if (names.length === 0) return null;
  return (
    <span className="attached">
      {names.map((name) => (
        <button
          type="button"
          key={name}
          data-name={name}
          data-lit={doings.lit.has(name)}
          onClick={() => doings.point(name)}
          onPointerEnter={() => look(now.picture.things[name].card, name)}
          onPointerLeave={() => look(undefined)}
        >
          {cardName(now, name)}
        </button>
      ))}
    </span>
  );
}

/** All a sighted player sees of a card, in words. */
function labelOf(now: Snapshot, turned: readonly string[], name: string): string {
  const { values } = now.picture.things[name];
  const told = Object.entries(values).map(([key, value]) =>
    turned.includes(key) ? (said(`mark.${key}`) ?? key) : `${said(`mark.${key}`) ?? key} ${value}`,
  );
  return [cardName(now, name), ...told].join(", ") || t("card.hidden");
}
