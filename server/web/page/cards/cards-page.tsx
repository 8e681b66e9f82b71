/** The page of who makes cards: a set's text with its problems, its cards as they are drawn, and a table to try them at. */
import { type DragEvent, useDeferredValue, useEffect, useMemo, useState } from "react";
import { planOf } from "../../../../shared/games/pages.ts";
import { newCatalog } from "../../../../shared/kernel/index.ts";
import { cardInfosOf } from "../../../../shared/protocol/index.ts";
import { Brand } from "../brand.tsx";
import { FilePicker } from "../sets/file-picker.tsx";
import { Sheet } from "../sets/sheet.tsx";
import { said, t } from "../words/index.ts";
import { Faces } from "./faces.tsx";
import { type SetFiles, useFiles } from "./files.ts";
import { readingOf } from "./reading.ts";
import { SandboxPage } from "./sandbox-page.tsx";
import "../styles/home.css";
import "../styles/card.css";
import "../styles/builder.css";
import "../styles/table.css";
import "../styles/around.css";
import "../styles/tablet.css";
import "../styles/phone.css";
import "../styles/cards.css";

export default function CardsPage({ game }: { readonly game: string }) {
  const files = useFiles(game);
  const { text, name, edit, follow } = useText(files);
  const [put, setPut] = useState<string>();
  const [isPlaying, setPlaying] = useState(false);
  const read = useDeferredValue(text);
  const reading = useMemo(() => readingOf(read, game), [read, game]);
  const { set } = reading;
  const play = (card?: string) => {
    setPut(card);
    setPlaying(true);
  };
  const cards = useMemo(() => (set === undefined ? [] : cardInfosOf(newCatalog([], [set]), set)), [set]);
  if (isPlaying && set !== undefined)
    return <SandboxPage set={set} files={files ?? []} first={put} onBack={() => setPlaying(false)} />;
  const take = (file: File | undefined) => void file?.text().then(edit);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <main
      className="builder workshop"
      data-game={game}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <header>
        <Brand />
        <h1>{t("cards.title", { game: said(`game.${game}`) ?? game })}</h1>
        <Files files={files} name={name} onFollow={follow} onFile={take} />
        <button type="button" className="main" disabled={set === undefined} onClick={() => play()}>
          {t("cards.play")}
        </button>
      </header>
      <div className="bench">
        <Sheet text={text} notes={reading.notes} verdict={t("cards.sound")} onText={edit} />
        <Faces cards={cards} plan={planOf(set?.ruleset ?? game)} onPut={play} />
      </div>
    </main>
  );
}

/** The text that is shown: a file of the server's, as it is on the disk now, or what its maker wrote here. */
function useText(files: SetFiles | undefined) {
  const [own, setOwn] = useState<string>();
  const [name, setName] = useState<string>();
  useEffect(() => {
    // The last of them was named last: by who started the server.
    setName((was) => was ?? files?.at(-1)?.name);
  }, [files]);
  const file = files?.find((one) => one.name === name);
  return {
    text: own ?? file?.text ?? "",
    name: own === undefined ? name : undefined,
    edit: setOwn,
    follow: (to: string) => {
      setOwn(undefined);
      setName(to);
    },
  };
}

interface FilesOf {
  readonly files: SetFiles | undefined;
  /** The file that is followed. */
  readonly name: string | undefined;
  onFollow(name: string): void;
  onFile(file: File | undefined): void;
}

const Files = ({ files, name, onFollow, onFile }: FilesOf) => (
  <div className="files">
    {files?.length === 0 && <p role="status">{t("cards.silent")}</p>}
    <select
      aria-label={t("cards.files")}
      value={name ?? ""}
      onChange={({ target }) => onFollow(target.value)}
    >
      <option value="" disabled>
        {t("cards.mine")}
      </option>
      {files?.map((file) => (
        <option key={file.name} value={file.name}>
          {file.name}
        </option>
      ))}
    </select>
    <FilePicker label={t("cards.open")} onFile={onFile} />
  </div>
);
