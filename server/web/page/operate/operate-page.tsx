/** The operator's page: reports, players, addresses, and the log of what operators did. */
import { useState } from "react";
import { Brand } from "../brand.tsx";
import { useRefusal } from "../home/refusal.tsx";
import { said } from "../words/peace.ts";
import { Log } from "./log.tsx";
import { PlayerLookup } from "./player.tsx";
import { Ranges } from "./ranges.tsx";
import { Reports } from "./reports.tsx";
import { type Signed, signed, signIn, signOut } from "./session.ts";
import { SetHiding } from "./sets.tsx";
import { Suspicions } from "./suspicions.tsx";
import { AnyVoiding } from "./voiding.tsx";
import "../styles/home.css";
import "../styles/account.css";
import "../styles/operate.css";

export default function OperatePage() {
  const [by, setBy] = useState<Signed | undefined>(signed);
  const leave = () => {
    signOut();
    setBy(undefined);
  };
  return (
    <main className="home own-account operate">
      <header>
        <Brand />
        {by !== undefined && (
          <p className="ways">
            <strong>{by.name}</strong>
            <button type="button" onClick={leave}>
              {said("peace.signOut")}
            </button>
          </p>
        )}
      </header>
      <h1>{said("peace.title")}</h1>
      {by === undefined ? <Enter onSigned={setBy} /> : <Desk by={by} />}
    </main>
  );
}

function Enter({ onSigned }: { onSigned(by: Signed): void }) {
  const refusal = useRefusal();
  const enter = async () => {
    const by = await refusal.of(signIn());
    if (by !== undefined) onSigned(by);
  };
  return (
    <section>
      <p className="quiet">{said("peace.lead")}</p>
      <button type="button" className="main" onClick={() => void enter()}>
        {said("peace.signIn")}
      </button>
      {refusal.line}
    </section>
  );
}

/** What is done in one part is seen in the others: they look again. */
function Desk({ by: { operator } }: { readonly by: Signed }) {
  const [turn, setTurn] = useState(0);
  const again = () => setTurn((now) => now + 1);
  return (
    <>
      <Reports operator={operator} turn={turn} onDone={again} />
      <Suspicions operator={operator} />
      <PlayerLookup operator={operator} turn={turn} onDone={again} />
      <AnyVoiding operator={operator} onDone={again} />
      <SetHiding operator={operator} onDone={again} />
      <Ranges operator={operator} turn={turn} onDone={again} />
      <Log operator={operator} turn={turn} />
    </>
  );
}
