/** Keeping a set: from a file or pasted, as a new one or in the place of one; with all that there is to say of it. */
import { type DragEvent, useDeferredValue, useMemo, useState } from "react";
import { z } from "zod";
import { RefusedError } from "../../../../shared/client/index.ts";
import {
  type PlayerSetInfo,
  type SetAccess,
  type SetProblem,
  setProblem,
} from "../../../../shared/protocol/index.ts";
import { riposte } from "../player.ts";
import { refusalText, t } from "../words/index.ts";
import { AccessPicker } from "./access-picker.tsx";
import { FilePicker } from "./file-picker.tsx";
import { Sheet } from "./sheet.tsx";
import { type Note, Source } from "./source.ts";

interface UploadOf {
  readonly own: readonly PlayerSetInfo[];
  /** Sets that may be kept. */
  readonly most: number;
  onKept(): void;
}

/** The server's answer to a text. */
interface Answer {
  readonly kept?: PlayerSetInfo;
  /** Why it is not kept. */
  readonly refusal?: string;
  readonly problems: readonly SetProblem[];
  readonly warnings: readonly SetProblem[];
}

const NOTHING: Answer = { problems: [], warnings: [] };

export function Upload({ own, most, onKept }: UploadOf) {
  const [text, setText] = useState("");
  const [access, setAccessTo] = useState<SetAccess>("private");
  const [place, setPlace] = useState("");
  const [answer, setAnswer] = useState(NOTHING);
  const [isBusy, setBusy] = useState(false);
  const source = useSource(text);
  const isEmpty = text.trim() === "";
  const flaws = isEmpty ? [] : [...source.broken, ...source.keysTwice()];
  const keep = async () => {
    setBusy(true);
    const said = await keptOf(source.json, place === "" ? { access } : { id: place });
    setBusy(false);
    setAnswer(said);
    if (said.kept === undefined) return;
    // What is kept next from the same text is its next version.
    setPlace(said.kept.id);
    onKept();
  };
  const edit = (to: string) => {
    setText(to);
    setAnswer(({ problems, warnings }) => ({ problems, warnings }));
  };
  const begin = (file: File | undefined) => {
    setAnswer(NOTHING);
    void file?.text().then(setText);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    begin(event.dataTransfer.files[0]);
  };
  const verdict = answer.kept && t("sets.kept", { name: answer.kept.name });
  return (
    <section
      className="upload"
      aria-label={t("sets.keep")}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <h2>{t("sets.keep")}</h2>
      <div className="upload-how">
        <FilePicker label={t("sets.file")} onFile={begin} />
        <Place own={own} most={most} place={place} onPlace={setPlace} />
        {place === "" && <AccessPicker access={access} onAccess={setAccessTo} />}
        <button
          type="button"
          className="main"
          disabled={isBusy || isEmpty || flaws.length > 0}
          onClick={() => void keep()}
        >
          {t(isBusy ? "sets.keeping" : "sets.keep")}
        </button>
      </div>
      {answer.refusal !== undefined && <p role="alert">{answer.refusal}</p>}
      <Sheet text={text} notes={notesOf(source, flaws, answer)} verdict={verdict} onText={edit} />
    </section>
  );
}

function useSource(text: string): Source {
  const read = useDeferredValue(text);
  return useMemo(() => new Source(read), [read]);
}

/** What the server said was of the text as it was; its lines are those where that stands now. */
const notesOf = (source: Source, flaws: readonly Note[], { problems, warnings }: Answer): readonly Note[] =>
  [...flaws, ...problems.map((one) => source.note(one)), ...warnings.map(source.warning)].toSorted(
    (a, b) => a.line - b.line,
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
  set: unknown,
  how: { readonly access: SetAccess } | { readonly id: string },
): Promise<Answer> {
  try {
    const { playerSets } = riposte;
    const asked = "id" in how ? playerSets.change(how.id, { set }) : playerSets.add({ ...how, set });
    const { set: kept, warnings } = await asked;
    return { kept, problems: [], warnings };
  } catch (error) {
    if (!(error instanceof RefusedError)) return { ...NOTHING, refusal: t("app.unreachable") };
    return { ...NOTHING, refusal: refusalText(error.code), problems: problemsIn(error) };
  }
}

const refusedArt = z.object({ card: z.string(), host: z.string() });

function problemsIn({ detail }: RefusedError): SetProblem[] {
  const art = refusedArt.safeParse(detail);
  if (art.success) return [{ card: art.data.card, path: "art", message: art.data.host }];
  return z.array(setProblem).safeParse(detail.problems).data ?? [];
}
