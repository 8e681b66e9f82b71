/** What the operator did about the player, in words, until he says that he read it. */
import { useState } from "react";
import { readNotices } from "../../../../shared/client/notices.ts";
import type { Notice } from "../../../../shared/protocol/index.ts";
import { playing } from "../player.ts";
import { moment, said, saidOf } from "../words/peace.ts";

export default function NoticeList({ notices }: { readonly notices: readonly Notice[] }) {
  const [isRead, setRead] = useState(false);
  const last = notices.at(-1);
  if (isRead || last === undefined) return null;
  const read = () => void readNotices(location.origin, playing()?.token, last.n).then(() => setRead(true));
  return (
    <section role="alert" aria-label={said("peace.notices")}>
      <h2>{said("peace.notices")}</h2>
      <ul>
        {notices.map(({ n, act, why, until }) => (
          <li key={n}>
            <strong>{saidOf("notice", act)}</strong> {why}
            {until !== null && <small> {said("peace.until", { when: moment(until) })}</small>}
          </li>
        ))}
      </ul>
      <button type="button" className="main" onClick={read}>
        {said("peace.read")}
      </button>
    </section>
  );
}
