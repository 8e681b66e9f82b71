/** Keeping a set: from a file or pasted, as a new one or in the place of one; with all that is wrong with it. */
import { useState } from "react";
import { z } from "zod";
import { RefusedError } from "../../../../shared/client/index.ts";
import {
  type PlayerSetInfo,
  type SetAccess,
  setAccess,
  setProblem,
} from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { refusalText, said, t } from "../words/index.ts";
import { lineOf, readJson } from "./line.ts";

interface UploadOf {
  readonly own: readonly PlayerSetInfo[];
  /** Sets that may be kept. */
  readonly most: number;
  onKept(): void;
}

interface Trouble {
  readonly text: string;
  readonly problems: readonly string[];
}

export function Upload({ own, most, onKept }: UploadOf) {
  const [text, setText] = useState("");
  const [access, setAccessTo] = useState<SetAccess>("private");
  const [place, setPlace] = useState("");
  const [trouble, setTrouble] = useState<Trouble>();
  const [kept, setKept] = useState<string>();
  const keep = async () => {
    setKept(undefined);
    const done = await keptOf(text, place === "" ? { access } : { id: place });
    if ("trouble" in done) return setTrouble(done.trouble);
    setTrouble(undefined);
    setKept(done.name);
    setText("");
    onKept();
  };
  return (
    <section className="upload" aria-label={t("sets.keep")}>
      <h2>{t("sets.keep")}</h2>
      <label className="button">
        {t("sets.file")}
        <input
          type="file"
          className="unseen"
          accept=".json,application/json"
          onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
        />
      </label>
      <textarea
        value={text}
        spellCheck={false}
        rows={10}
        placeholder={t("sets.paste")}
        aria-label={t("sets.paste")}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="upload-how">
        <Place own={own} most={most} place={place} onPlace={setPlace} />
        {place === "" && (
          <select
            aria-label={t("sets.access")}
            value={access}
            onChange={({ target }) => setAccessTo(setAccess.parse(target.value))}
          >
            {setAccess.options.map((one) => (
              <option key={one} value={one}>
                {said(`sets.access.${one}`)}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="main" disabled={text.trim() === ""} onClick={() => void keep()}>
          {t("sets.keep")}
        </button>
      </div>
      {kept !== undefined && <p role="status">✓ {t("sets.kept", { name: kept })}</p>}
      {trouble !== undefined && <Troubles of={trouble} />}
    </section>
  );
}

const Troubles = ({ of: { text, problems } }: { readonly of: Trouble }) => (
  <div role="alert">
    <p>{text}</p>
    <ul className="problems">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  </div>
);

interface PlaceOf extends Omit<UploadOf, "onKept"> {
  /** The set in whose place it is kept; "" where it is a new one. */
  readonly place: string;
  onPlace(place: string): void;
}

const Place = ({ own, most, place, onPlace }: PlaceOf) => (
  <select aria-label={t("sets.place")} value={place} onChange={({ target }) => onPlace(target.value)}>
    <option value="" disabled={own.length >= most}>
      {t("sets.asNew")}
    </option>
    {own.map(({ id, name }) => (
      <option key={id} value={id}>
        {t("sets.instead", { name })}
      </option>
    ))}
  </select>
);

/** Keeps it, or says all that is wrong with it. */
async function keptOf(
  text: string,
  how: { readonly access: SetAccess } | { readonly id: string },
): Promise<{ readonly name: string } | { readonly trouble: Trouble }> {
  const read = readJson(text);
  if ("broken" in read) return { trouble: { text: t("sets.noJson"), problems: [read.broken] } };
  const { json: set } = read;
  try {
    return "id" in how
      ? await riposte.playerSets.change(how.id, { set })
      : await riposte.playerSets.add({ ...how, set });
  } catch (error) {
    if (!(error instanceof RefusedError)) return { trouble: { text: t("app.unreachable"), problems: [] } };
    return { trouble: { text: refusalText(error.code), problems: problemsIn(error, text) } };
  }
}

const refusedArt = z.object({ card: z.string(), host: z.string() });

/** What the server found, with the line of the text it stands on. */
function problemsIn({ detail }: RefusedError, text: string): string[] {
  const art = refusedArt.safeParse(detail);
  if (art.success) return [`${art.data.card}: ${art.data.host}`];
  const { success, data = [] } = z.array(setProblem).safeParse(detail.problems);
  if (!success) return [];
  return data.map(({ card, path, message }) => {
    const line = lineOf(text, card, path);
    const where = [line === undefined ? "" : t("sets.line", { n: line }), card, path].filter(Boolean);
    return `${where.join(" · ")}: ${message}`;
  });
}
