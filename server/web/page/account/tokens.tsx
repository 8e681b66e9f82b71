/** Personal tokens: made for a program, shown once, revoked. */
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { type ApiToken, type ApiTokens, SCOPES, type Scope } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { said } from "../words/programs.ts";
import { accounts, surely } from "./passkeys.ts";

export function Tokens() {
  const [all, setAll] = useState<ApiTokens>();
  const [fresh, setFresh] = useState<string>();
  const refusal = useRefusal();
  const look = useCallback(
    () =>
      void accounts()
        .tokens()
        .then(setAll, () => undefined),
    [],
  );
  useEffect(look, [look]);
  const drop = async (id: string) => {
    await refusal.of(accounts().dropToken(id));
    look();
  };
  const made = (token: string) => {
    setFresh(token);
    look();
  };
  if (all === undefined) return null;
  return (
    <section aria-label={said("programs.title")}>
      <h2>{said("programs.title")}</h2>
      <p>{said("programs.lead")}</p>
      {all.tokens.length > 0 && (
        <ul className="passkeys">
          {all.tokens.map((token) => (
            <Line key={token.id} token={token} onDrop={() => void drop(token.id)} />
          ))}
        </ul>
      )}
      {refusal.line}
      {fresh === undefined ? (
        <Make days={all.days} onMade={made} />
      ) : (
        <Fresh token={fresh} onDone={() => setFresh(undefined)} />
      )}
    </section>
  );
}

const day = (ms: number): string => new Date(ms).toLocaleDateString();

const Line = ({ token, onDrop }: { readonly token: ApiToken; onDrop(): void }) => (
  <li>
    <span>{token.label}</span>
    <small>
      {token.scopes.join(", ")} · {said("programs.until", { day: day(token.until) })} ·{" "}
      {token.used === null ? said("programs.unused") : said("programs.used", { when: day(token.used) })}
    </small>
    <button type="button" className="quiet" onClick={onDrop}>
      {said("programs.revoke")}
    </button>
  </li>
);

const Fresh = ({ token, onDone }: { readonly token: string; onDone(): void }) => (
  <div role="status" className="fresh-token">
    <p>{said("programs.once")}</p>
    <code>{token}</code>
    <button type="button" className="main" onClick={onDone}>
      {said("programs.kept")}
    </button>
  </div>
);

function Make({ days, onMade }: { readonly days: number; onMade(token: string): void }) {
  const [label, setLabel] = useState("");
  const [scopes, setScopes] = useState<readonly Scope[]>(["read"]);
  const [until, setUntil] = useState(Math.min(90, days));
  const refusal = useRefusal();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wish = { label, scopes: [...scopes], days: until };
    const token = await refusal.of(surely((server) => server.makeToken(wish)));
    if (token === undefined) return;
    setLabel("");
    onMade(token);
  };
  const tick = (scope: Scope) =>
    setScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        {said("programs.label")}
        <input value={label} required maxLength={60} onChange={(event) => setLabel(event.target.value)} />
      </label>
      <fieldset className="scopes">
        <legend>{said("programs.scopes")}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input type="checkbox" checked={scopes.includes(scope)} onChange={() => tick(scope)} />{" "}
            {said(`programs.scope.${scope}`)}
          </label>
        ))}
      </fieldset>
      <label>
        {said("programs.days", { most: days })}
        <input
          type="number"
          value={until}
          min={1}
          max={days}
          required
          onChange={(event) => setUntil(event.target.valueAsNumber)}
        />
      </label>
      <button type="submit" disabled={scopes.length === 0}>
        {said("programs.make")}
      </button>
      {refusal.line}
    </form>
  );
}
