/** A card large beside the table, with what its keywords mean. */

import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { faceOf } from "../../../../shared/games/plan.ts";
import { cardName } from "../match/names.ts";
import { remindersOf } from "../words/reminders.ts";
import { CardFace } from "./card-face.tsx";
import { type Scene, useScene } from "./context.ts";

/** Keeps by itself what is looked at: a pointer that passes over the table has nothing else drawn anew. */
export function Preview({ shows }: { readonly shows: Ref<Scene["look"]> }) {
  const [seen, see] = useState<{ readonly card: string; readonly thing: string | undefined }>();
  useImperativeHandle(
    shows,
    () => (card, thing) => see(card === undefined ? undefined : { card, thing }),
    [],
  );
  return seen === undefined ? null : <Large {...seen} />;
}

function Large({ card, thing }: { readonly card: string; readonly thing: string | undefined }) {
  const { now, plan } = useScene();
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown.current !== null) layAside(shown.current, thing);
  });
  const info = now.cards.get(card);
  if (info === undefined) return null;
  const values = thing === undefined ? {} : (now.picture.things[thing]?.values ?? {});
  const words = remindersOf(plan.id, plan.look(faceOf(info)).keywords, info.text);
  return (
    <div className="preview" aria-hidden="true" ref={shown}>
      <CardFace card={info} values={values} />
      {words.length > 0 && (
        <dl>
          {words.map(({ word, help }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{help}</dd>
            </div>
          ))}
        </dl>
      )}
      {thing !== undefined && now.picture.things[thing]?.host !== undefined && (
        <p>→ {cardName(now, now.picture.things[thing].host as string)}</p>
      )}
    </div>
  );
}

/** Where it may lie, the usual place first; over the log it hides what was said. */
const SIDES = ["right", "left", "right low", "left low", "log", "log low"] as const;

/** To the side on which it covers the fewest things that may be pointed at, and not the one that is looked at. */
function layAside(element: HTMLElement, thing: string | undefined): void {
  const seen = `:is([data-lit="true"], [data-name="${CSS.escape(thing ?? "")}"])`;
  const boxes = [...document.querySelectorAll(`.table ${seen}, .bar, .coach`)].map((one) =>
    one.getBoundingClientRect(),
  );
  const covers = (side: string): number => {
    element.dataset.side = side;
    const own = element.getBoundingClientRect();
    return boxes.filter((one) => isOver(own, one)).length;
  };
  const [side = "right"] = SIDES.toSorted((a, b) => covers(a) - covers(b));
  element.dataset.side = side;
}

const isOver = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
