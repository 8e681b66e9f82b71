/** A match that is over, watched at the same table. The address says which moment, and with whose eyes. */
import { useEffect, useState } from "react";
import { planOf } from "../games/index.ts";
import { isRefused } from "../match/store.ts";
import { Refused } from "../refused.tsx";
import { Table } from "../table/table.tsx";
import { t } from "../words/index.ts";
import { ReplayStore } from "./store.ts";
import { Timeline } from "./timeline.tsx";
import "../styles/card.css";
import "../styles/table.css";
import "../styles/around.css";
import "../styles/phone.css";

export default function ReplayPage({ match }: { readonly match: string }) {
  const [store, setStore] = useState<ReplayStore>();
  const [refused, setRefused] = useState<string>();
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    ReplayStore.open(match, asked.get("share") ?? undefined).then(
      (made) => {
        const side = asked.get("side");
        made.move((replay) => {
          const viewer = replay.viewers.find((one) => String(one) === side);
          if (viewer !== undefined) replay.look(viewer);
          replay.to(Number(asked.get("at") ?? 0));
        });
        setStore(made);
      },
      (error: unknown) => setRefused(isRefused(error) ? error.code : "server/error"),
    );
  }, [match]);
  const plan = store && planOf(store.read().table.ruleset);
  if (refused !== undefined) return <Refused code={refused} />;
  if (store === undefined || plan === undefined)
    return (
      <main className="notice">
        <p role="status">{t("app.loading")}</p>
      </main>
    );
  return <Table store={store} plan={plan} foot={<Timeline store={store} />} />;
}
