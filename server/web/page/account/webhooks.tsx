/** Addresses that results, tournaments and reports are sent to. */
import { type FormEvent, useCallback, useEffect, useState } from "react";
import { FEED_KINDS, type FeedKind, type Webhook } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { said } from "../words/programs.ts";
import { accounts } from "./passkeys.ts";

export function Webhooks() {
  const [all, setAll] = useState<readonly Webhook[]>();
  const [secret, setSecret] = useState<string>();
  const refusal = useRefusal();
  const look = useCallback(
    () =>
      void accounts()
        .webhooks()
        .then(setAll, () => undefined),
    [],
  );
  useEffect(look, [look]);
  const drop = async (id: string) => {
    await refusal.of(accounts().dropWebhook(id));
    look();
  };
  const made = (fresh: string) => {
    setSecret(fresh);
    look();
  };
  if (all === undefined) return null;
  return (
    <section aria-label={said("programs.hooks")}>
      <h2>{said("programs.hooks")}</h2>
      <p>{said("programs.hooksLead")}</p>
      {all.length > 0 && (
        <ul className="passkeys">
          {all.map((one) => (
            <Line key={one.id} webhook={one} onDrop={() => void drop(one.id)} />
          ))}
        </ul>
      )}
      {refusal.line}
      {secret === undefined ? (
        <Make onMade={made} />
      ) : (
        <div role="status" className="fresh-token">
          <p>{said("programs.secret")}</p>
          <code>{secret}</code>
          <button type="button" className="main" onClick={() => setSecret(undefined)}>
            {said("programs.kept")}
          </button>
        </div>
      )}
    </section>
  );
}

const Line = ({ webhook, onDrop }: { readonly webhook: Webhook; onDrop(): void }) => {
  const { url, kinds, failures, stopped } = webhook;
  return (
    <li>
      <span className="address">{url}</span>
      <small>
        {kinds.map((kind) => said(`programs.kind.${kind}`)).join(", ")}
        {stopped !== null && ` · ${said("programs.stopped")}`}
        {stopped === null && failures > 0 && ` · ${said("programs.failing", { n: failures })}`}
      </small>
      <button type="button" className="quiet" onClick={onDrop}>
        {said("programs.revoke")}
      </button>
    </li>
  );
};

function Make({ onMade }: { onMade(secret: string): void }) {
  const [url, setUrl] = useState("");
  const [kinds, setKinds] = useState<readonly FeedKind[]>(["result", "tournament"]);
  const refusal = useRefusal();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const secret = await refusal.of(accounts().makeWebhook({ url: url.trim(), kinds: [...kinds] }));
    if (secret === undefined) return;
    setUrl("");
    onMade(secret);
  };
  const tick = (kind: FeedKind) =>
    setKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label>
        {said("programs.address")}
        <input
          type="url"
          value={url}
          required
          maxLength={500}
          placeholder="https://"
          onChange={(event) => setUrl(event.target.value)}
        />
      </label>
      <fieldset className="scopes">
        <legend>{said("programs.kinds")}</legend>
        {FEED_KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => tick(kind)} />{" "}
            {said(`programs.kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <button type="submit" disabled={kinds.length === 0}>
        {said("programs.makeHook")}
      </button>
      {refusal.line}
    </form>
  );
}
