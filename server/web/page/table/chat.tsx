/** Speaking to the others at the table: a line, a ready-made one, no more of somebody, a report to the house. */
import { type FormEvent, useState } from "react";
import { CHAT_LENGTH, EMOTES } from "../../../../shared/protocol/index.ts";
import { Menu } from "../menu.tsx";
import { refusalText, said, t } from "../words/index.ts";
import { useScene } from "./context.ts";

export function Chat() {
  const { say, client } = useScene();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<string>();
  if (say === undefined) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    void say({ text }).then(setRefused);
    setText("");
  };
  return (
    <section className="chat" aria-label={t("chat.label")}>
      {refused !== undefined && <p role="alert">{refusalText(refused)}</p>}
      <form onSubmit={send}>
        <input
          value={text}
          maxLength={CHAT_LENGTH}
          placeholder={t("chat.say")}
          aria-label={t(client === undefined ? "chat.sayWatching" : "chat.say")}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <Menu className="emotes" summary="☺" label={t("chat.emotes")}>
        {EMOTES.map((emote) => (
          <button type="button" key={emote} onClick={() => void say({ emote }).then(setRefused)}>
            {said(`emote.${emote}`)}
          </button>
        ))}
      </Menu>
      <Manners />
    </section>
  );
}

/** For when somebody has none. */
function Manners() {
  const { now, client, mute } = useScene();
  if (client === undefined && now.speakers.length === 0) return null;
  return (
    <Menu className="manners" summary="⋯" label={t(client === undefined ? "chat.mutes" : "chat.manners")}>
      {now.speakers.map(({ player, name, isMuted }) => (
        <button type="button" key={player} aria-pressed={isMuted} onClick={() => mute(player, !isMuted)}>
          {t("chat.mute", { name })}
        </button>
      ))}
      {client !== undefined && <Report />}
    </Menu>
  );
}

/** The player's report, in his words; the match is told with it. */
function Report() {
  const { client } = useScene();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (client === undefined || text.trim() === "") return;
    const told = await client.report(text);
    setAnswer(told.ok ? t("chat.reported", { incident: told.incident }) : refusalText(told.code));
    if (told.ok) setText("");
  };
  return (
    <form className="report" onSubmit={(event) => void send(event)}>
      <label>
        {t("chat.report")}
        <input value={text} maxLength={500} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit">{t("chat.sendReport")}</button>
      <small role="status">{answer}</small>
    </form>
  );
}
