/** A card large beside the table, with what its keywords mean. */
import { type Ref, useImperativeHandle, useState } from "react";
import { cardName } from "../match/names.ts";
import { plainly, said } from "../words/index.ts";
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
  const words = plan.look(info.face as never).keywords.flatMap((word) => {
    const help = said(`keyword.${plan.id}.${word}`);
    return help === undefined ? [] : [{ word, help }];
  });
  return (
    <div className="preview" aria-hidden="true">
      <CardFace card={info} values={values} />
      {words.length > 0 && (
        <dl>
          {words.map(({ word, help }) => (
            <div key={word}>
              <dt>{plainly(word)}</dt>
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
