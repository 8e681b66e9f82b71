/** A match that is over, watched at the same table. The address says which moment, and with whose eyes. */
import { useEffect, useState } from "react";
import { planOf } from "../../../../shared/games/pages.ts";
import { isRefused } from "../match/store.ts";
import { Loading } from "../notice.tsx";
import { Refused } from "../refused.tsx";
import { Table } from "../table/table.tsx";
import { ReplayStore } from "./store.ts";
import { Timeline } from "./timeline.tsx";
import "../styles/card.css";
import "../styles/table.css";
import "../styles/around.css";
import "../styles/tablet.css";
import "../styles/phone.css";

export default function ReplayPage({ match }: { readonly match: string }) {
  const [store, setStore] = useState<ReplayStore>();
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    ReplayStore.open(match, asked.get("side"), asked.get("share") ?? undefined).then(
      (made) => {
        made.move((replay) => {
          const entry = asked.get("entry");
          if (entry === null) replay.to(Number(asked.get("at") ?? 0));
          else replay.toEntry(Number(entry));
        });
        setStore(made);
      },
      (error: unknown) => setRefused(isRefused(error) ? error.code : "server/error"),
    );
  }, [match]);
  if (refused !== undefined) return <Refused code={refused} />;
  if (store === undefined) return <Loading />;
  const { table, picture } = store.read();
  return <Table store={store} plan={planOf(table.ruleset, picture)} foot={<Timeline store={store} />} />;
}
