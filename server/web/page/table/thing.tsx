/** A thing on the table: its card or a back, its marks, what is attached to it; lit where it may be pointed at. */
import { memo } from "react";
import type { ThingView } from "../../../../shared/kernel/index.ts";
import { isChosen } from "../match/draft.ts";
import { hangingOn } from "../match/hosts.ts";
import { cardName } from "../match/names.ts";
import { said, t } from "../words/index.ts";
import { Back, CardFace } from "./card-face.tsx";
import { type Scene, type Setting, useScene, useSetting } from "./context.ts";

/** The drawn part of a thing; undefined where it is not on the table. */
export function drawnOf({ now, doings: { making, card, lit } }: Scene, name: string): Pointed | undefined {
  const thing = now.picture.things[name];
  if (thing === undefined) return undefined;
  return {
    name,
    thing,
    struck: now.motion.struck.has(name) ? now.motion.beat : undefined,
    isLit: lit.has(name),
    isPressed: (making !== undefined && isChosen(making, name)) || card === name,
    isHost: hangingOn(now.picture, name).length > 0,
  };
}

interface Drawn {
  readonly name: string;
  readonly thing: ThingView;
  /** The beat that struck it. */
  readonly struck: number | undefined;
}

interface Pointed extends Drawn {
  readonly isLit: boolean;
  readonly isPressed: boolean;
  /** Something hangs on it. */
  readonly isHost: boolean;
}

/** A seat's own things come anew with each message, and say the same. */
const sameThing = <P extends Drawn>({ thing: a, ...left }: P, { thing: b, ...right }: P): boolean =>
  Object.entries(left).every(([key, value]) => right[key as keyof typeof right] === value) &&
  (a === b || JSON.stringify(a) === JSON.stringify(b));

/** The top of a pile, which is part of the button that opens the pile. */
export const Still = memo(
  function Still({ name, thing, struck }: Drawn) {
    const setting = useSetting();
    return (
      <span className="thing" {...shared(setting, name, thing)} data-struck={struck}>
        <Face thing={thing} />
      </span>
    );
  },
  sameThing<Drawn>,
);

/** Drawn again only where something is new about it: a table holds many. */
export const Thing = memo(
  function Thing({ name, thing, struck, isLit, isPressed, isHost }: Pointed) {
    const setting = useSetting();
    const { plan, point, look } = setting;
    return (
      <span className="holder">
        <button
          type="button"
          className="thing"
          {...shared(setting, name, thing)}
          data-struck={struck}
          data-lit={isLit}
          aria-pressed={isPressed}
          onClick={() => point(name)}
          onFocus={() => look(thing.card, name)}
          onBlur={() => look(undefined)}
        >
          <span className="unseen">{labelOf(setting, thing)}</span>
          <span className="face" aria-hidden="true">
            <Face thing={thing} />
          </span>
        </button>
        {plan.attached !== undefined && isHost && <Attached host={name} />}
      </span>
    );
  },
  sameThing<Pointed>,
);

const shared = ({ plan, look }: Setting, name: string, { card, values }: ThingView) => ({
  "data-name": name,
  "data-turned": plan.turned.some((key) => (values[key] ?? 0) !== 0),
  onPointerEnter: () => look(card, name),
  onPointerLeave: () => look(undefined),
});

function Face({ thing: { card, values } }: { readonly thing: ThingView }) {
  const info = useSetting().cards.get(card ?? "");
  return info === undefined ? <Back /> : <CardFace card={info} values={values} />;
}

/** The things that hang on a thing, as tabs at its edge. */
function Attached({ host }: { readonly host: string }) {
  const { now, doings, look } = useScene();
  return (
    <span className="attached">
      {hangingOn(now.picture, host).map((name) => (
        <button
          type="button"
          key={name}
          data-name={name}
          data-lit={doings.lit.has(name)}
          onClick={() => doings.point(name)}
          onPointerEnter={() => look(now.picture.things[name]?.card, name)}
          onPointerLeave={() => look(undefined)}
        >
          {cardName(now, name)}
        </button>
      ))}
    </span>
  );
}

/** All a sighted player sees of a card, in words. */
function labelOf({ plan, cards }: Setting, { card, values }: ThingView): string {
  const told = Object.entries(values).map(([key, value]) =>
    plan.turned.includes(key) ? (said(`mark.${key}`) ?? key) : `${said(`mark.${key}`) ?? key} ${value}`,
  );
  const name = card === undefined ? t("card.hidden") : (cards.get(card)?.name ?? card);
  return [name, ...told].join(", ");
}
