/** Ways into an account by providers: going there, and adding or removing one. */
import { useEffect, useState } from "react";
import type { AccountInfo, ProviderInfo } from "../../../../shared/protocol/index.ts";
import { useRefusal } from "../home/refusal.tsx";
import { said } from "../words/providers.ts";
import { accounts } from "./passkeys.ts";

type Purpose = Parameters<ReturnType<typeof accounts>["askProvider"]>[1];

/** Those that the server asks; none while that is not known. */
function useProviders(): readonly ProviderInfo[] {
  const [all, setAll] = useState<readonly ProviderInfo[]>([]);
  useEffect(() => {
    accounts()
      .providers()
      .then(setAll, () => undefined);
  }, []);
  return all;
}

/** Leaves the page for the provider's, from where the player comes back to `/account`. */
const goTo = async (provider: string, purpose: Purpose): Promise<void> =>
  location.assign(await accounts().askProvider(provider, purpose));

/** On the way into an account. */
export function ContinueWith() {
  const providers = useProviders();
  const refusal = useRefusal();
  if (providers.length === 0) return null;
  return (
    <section aria-label={said("providers.title")} className="providers">
      {providers.map(({ id, label }) => (
        <button key={id} type="button" onClick={() => void refusal.of(goTo(id, "sign-in"))}>
          {said("providers.continue", { label })}
        </button>
      ))}
      {refusal.line}
    </section>
  );
}

interface LinkedOf {
  readonly linked: AccountInfo["providers"];
  onChange(): void;
}

/** Of who is signed in. */
export function LinkedProviders({ linked, onChange }: LinkedOf) {
  const providers = useProviders();
  const refusal = useRefusal();
  const go = (provider: string, purpose: Purpose) => void refusal.of(goTo(provider, purpose));
  const unlink = async (id: string) => {
    await refusal.of(accounts().unlink(id));
    onChange();
  };
  const others = providers.filter(({ id }) => !linked.some(({ provider }) => provider === id));
  if (linked.length + others.length === 0) return null;
  return (
    <section aria-label={said("providers.title")}>
      <h2>{said("providers.title")}</h2>
      <ul className="passkeys">
        {linked.map(({ id, provider, label, made }) => (
          <li key={id}>
            <span>{provider === null ? said("providers.gone", { label }) : label}</span>
            <small>{said("providers.since", { day: new Date(made).toLocaleDateString() })}</small>
            {provider !== null && (
              <button type="button" className="quiet" onClick={() => go(provider, "sign-in")}>
                {said("providers.again")}
              </button>
            )}
            <button type="button" className="quiet" onClick={() => void unlink(id)}>
              {said("providers.unlink")}
            </button>
          </li>
        ))}
      </ul>
      <p className="ways">
        {others.map(({ id, label }) => (
          <button key={id} type="button" onClick={() => go(id, "link")}>
            {said("providers.link", { label })}
          </button>
        ))}
      </p>
      {refusal.line}
    </section>
  );
}
