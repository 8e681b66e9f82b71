/** The page of one match: takes the seat, then shows the table. */
import { useEffect, useState } from "react";
import { planOf } from "../../../../shared/games/pages.ts";
import { isRefused, MatchStore } from "../match/store.ts";
import { untilAnswered } from "../patience.ts";
import { Refused } from "../refused.tsx";
import { t } from "../words/index.ts";
import { Table } from "./table.tsx";
import "../styles/card.css";
import "../styles/table.css";
import "../styles/around.css";
import "../styles/tablet.css";
import "../styles/phone.css";

export default function TablePage({
  match,
  watch,
}: {
  readonly match: string;
  readonly watch: true | undefined;
}) {
  const [store, setStore] = useState<MatchStore>();
  const [refused, setRefused] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    let isOpen = true;
    let joined: MatchStore | undefined;
    const join = untilAnswered(
      () => (watch ? MatchStore.watch(match) : MatchStore.join(match)),
      () => isOpen,
      () => setSilent(true),
    );
    join.then(
      (made) => {
        joined = made;
        if (isOpen) setStore(made);
        else made?.leave();
      },
      (error: unknown) => setRefused(isRefused(error) ? error.code : "server/error"),
    );
    return () => {
      isOpen = false;
      joined?.leave();
    };
  }, [match, watch]);
  if (refused !== undefined) return <Refused code={refused} />;
  if (store === undefined)
    return (
      <main className="notice">
        <p role="status">{t(isSilent ? "app.silent" : "table.joining")}</p>
      </main>
    );
  const { table, picture } = store.read();
  return <Table store={store} plan={planOf(table.ruleset, picture)} />;
}
