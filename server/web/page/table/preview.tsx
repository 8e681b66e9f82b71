/** A card large beside the table, with what its keywords mean. */

import { type Ref, useImperativeHandle, useState } from "react";
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
  const info = now.cards.get(card);
  if (info === undefined) return null;
  const values = thing === undefined ? {} : (now.picture.things[thing]?.values ?? {});
  const words = remindersOf(plan.id, plan.look(faceOf(info)).keywords, info.text);
  return (
    <div className="preview" aria-hidden="true">
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
