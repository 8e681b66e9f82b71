/** The player's view of the shuffle: the promise, the part that was seen to be kept, and the proof afterwards. */
import { useState } from "react";
import type { MatchClient } from "../../../../shared/client/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { Menu } from "../menu.tsx";
import { t } from "../words/index.ts";
import { useScene } from "./context.ts";

/** Digits of the commitment that are shown; all of them are in its title. */
const SHOWN = 12;

/** Nothing where nothing was promised. */
export function Shuffle() {
  const { now, client } = useScene();
  const { shuffle } = now.table;
  if (shuffle === null) return null;
  const { commit, nonces } = shuffle;
  const foul = client?.shuffle.foul;
  const added = nonces?.filter((nonce) => nonce !== null).length;
  const [sign, title] = [foul === undefined ? "✓" : "✕", t("shuffle.title")];
  return (
    <Menu
      className={foul === undefined ? "shuffle" : "shuffle foul"}
      summary={
        <>
          {sign} <span>{title}</span>
        </>
      }
      label={`${sign} ${title}`}
    >
      <p title={commit}>
        {t("shuffle.committed")} <code>{commit.slice(0, SHOWN)}…</code>
      </p>
      <p>
        {added === undefined
          ? t("shuffle.waiting")
          : t("shuffle.added", { n: added, of: shuffle.decks.length })}
      </p>
      {client !== undefined && <Seen client={client} />}
      {client !== undefined && now.picture.over !== null && <Proof client={client} />}
    </Menu>
  );
}

/** The part that this client saw with its own eyes. */
function Seen({ client }: { readonly client: MatchClient }) {
  const { isCommitted, isOwnIn, foul } = client.shuffle;
  if (foul !== undefined) return <p role="alert">{t("shuffle.foul", { why: foul })}</p>;
  if (!isCommitted) return <p>{t("shuffle.late")}</p>;
  return <p>{t(isOwnIn ? "shuffle.own" : "shuffle.notYet")}</p>;
}

function Proof({ client }: { readonly client: MatchClient }) {
  const [text, setText] = useState<string>();
  const refusal = useRefusal();
  const prove = async () => {
    const { proveShuffle } = await import("../proof.ts");
    const proved = await refusal.of(proveShuffle(client).then((why) => ({ why })));
    if (proved === undefined) return;
    const { why } = proved;
    setText(why === undefined ? t("shuffle.fair") : t("shuffle.foul", { why }));
  };
  return (
    <>
      <button type="button" onClick={() => void prove()}>
        {t("shuffle.prove")}
      </button>
      {text !== undefined && <p role="status">{text}</p>}
      {refusal.line}
    </>
  );
}
