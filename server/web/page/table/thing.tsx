/** A thing on the table: its card or a back, its marks, what is attached to it; lit where it may be pointed at. */
import { type CSSProperties, memo } from "react";
import { faceOf } from "../../../../shared/games/plan.ts";
import type { ThingView } from "../../../../shared/kernel/index.ts";
import { isChosen } from "../match/draft.ts";
import { hangingOn } from "../match/hosts.ts";
import { cardName, seatName, zoneParts } from "../match/names.ts";
import type { Snapshot } from "../match/stage.ts";
import { valueWord } from "../words/cards.ts";
import { said, t } from "../words/index.ts";
import { Back, CardFace } from "./card-face.tsx";
import { type Scene, type Setting, useScene, useSetting } from "./context.ts";

/** The drawn part of a thing; undefined where it is not on the table. */
export function drawnOf(
  { now, suggesting, doings: { making, card, lit } }: Scene,
  name: string,
): Pointed | undefined {
  const thing = now.picture.things[name];
  if (thing === undefined) return undefined;
  return {
    name,
    thing,
    isLit: lit.has(name),
    isHinted: suggesting.names.has(name),
    isPressed: (making !== undefined && isChosen(making, name)) || card === name,
    isHost: hangingOn(now.picture, name).length > 0,
    ...whoseOf(now, thing),
  };
}

/** Whose it is, where it lies in a zone of the table and that does not tell. */
function whoseOf(now: Snapshot, { zone, controller }: ThingView): Pick<Pointed, "side" | "whose"> {
  if (zoneParts(zone).seat !== undefined) return { side: undefined, whose: undefined };
  return { side: controller === Math.max(0, now.me) ? "near" : "far", whose: seatName(now, controller) };
}

/** How far it is from the middle of the hand that it is held in. */
interface Held {
  readonly fan?: number | undefined;
}

interface Drawn {
  readonly name: string;
  readonly thing: ThingView;
}

interface Pointed extends Drawn {
  readonly isLit: boolean;
  readonly isHinted: boolean;
  readonly isPressed: boolean;
  /** Something hangs on it. */
  readonly isHost: boolean;
  readonly side: "near" | "far" | undefined;
  readonly whose: string | undefined;
}

/** A seat's own things come anew with each message, and say the same. */
const sameThing = <P extends Drawn>({ thing: a, ...left }: P, { thing: b, ...right }: P): boolean =>
  Object.entries(left).every(([key, value]) => right[key as keyof typeof right] === value) &&
  (a === b || JSON.stringify(a) === JSON.stringify(b));

/** The top of a pile, which is part of the button that opens the pile. */
export const Still = memo(
  function Still({ name, thing }: Drawn) {
    const setting = useSetting();
    return (
      <span className="thing" {...shared(setting, name, thing)}>
        <Face thing={thing} />
      </span>
    );
  },
  sameThing<Drawn>,
);

/** Drawn again only where something is new about it: a table holds many. */
export const Thing = memo(
  function Thing({ fan, ...pointed }: Pointed & Held) {
    const { name, thing, isLit, isHinted, isPressed, isHost, side, whose } = pointed;
    const setting = useSetting();
    const { plan, point, look } = setting;
    return (
      <span
        className="holder"
        data-pressed={isPressed}
        style={fan === undefined ? undefined : ({ "--fan": fan } as CSSProperties)}
      >
        <button
          type="button"
          className="thing"
          {...shared(setting, name, thing)}
          data-lit={isLit}
          data-hinted={isHinted || undefined}
          data-side={side}
          aria-pressed={isPressed}
          onClick={() => point(name)}
          onFocus={() => look(thing.card, name)}
          onBlur={() => look(undefined)}
        >
          <span className="unseen">{labelOf(setting, thing, whose)}</span>
          <span className="face" aria-hidden="true">
            <Face thing={thing} />
          </span>
        </button>
        {plan.attached !== undefined && isHost && <Attached host={name} />}
      </span>
    );
  },
  sameThing<Pointed & Held>,
);

const shared = ({ plan, look }: Setting, name: string, { card, values, down }: ThingView) => ({
  "data-name": name,
  "data-down": down,
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
function labelOf({ plan, cards }: Setting, { card, values, down }: ThingView, whose?: string): string {
  const info = card === undefined ? undefined : cards.get(card);
  const printed = info === undefined ? [] : plan.look(faceOf(info)).stats;
  const isSeen = (key: string): boolean =>
    !plan.unsaid.includes(key) || printed.some(({ attr, minus }) => attr === key || minus === key);
  const told = Object.entries(values)
    .filter(([key]) => isSeen(key))
    .map(([key, value]) =>
      plan.turned.includes(key)
        ? valueWord(plan.id, key)
        : (said(`mark.${key}.${value}`) ?? `${valueWord(plan.id, key)} ${value}`),
    );
  const name = card === undefined ? t("card.hidden") : (info?.name ?? card);
  const called = whose === undefined ? name : t("zone.of", { zone: name, name: whose });
  const lies = down === true && card !== undefined ? [t("card.down")] : [];
  return [called, ...lies, ...told].join(", ");
}
