/**
 * Providers that say who somebody is (OpenID Connect): the authorization code flow with PKCE, state and nonce. Each is
 * looked for when somebody first goes there, so that the server starts without it.
 */
import type { Configuration } from "openid-client";
import { isRefusal, type Refusal } from "../../shared/kernel/index.ts";
import type { HostLog } from "../match/common/log.ts";
import { refuse } from "../match/common/refuse.ts";
import type { Identity } from "./store.ts";

export interface Provider {
  readonly id: string;
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is drawn for one way there and back. */
export interface Drawn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Seconds that a provider may take for an answer. */
const PATIENCE = 10;

/** Milliseconds that what a provider says of itself is taken for true. */
const KNOWN_MS = 3_600_000;

/** Characters of a subject, as OpenID Connect has it. */
const SUBJECT_MOST = 255;

/** Loaded only where somebody goes to a provider. */
const openid = () => import("openid-client");

export class Providers {
  readonly all: readonly Provider[];
  readonly #log: Pick<HostLog, "warn">;
  readonly #known = new Map<string, { readonly at: number; readonly found: Promise<Configuration> }>();

  constructor(all: readonly Provider[], log: Pick<HostLog, "warn">) {
    this.all = all;
    this.#log = log;
  }

  get issuers(): readonly string[] {
    return this.all.map(({ issuer }) => issuer);
  }

  find(id: string): Provider | Refusal {
    return this.all.find((one) => one.id === id) ?? refuse("provider/not-found", { provider: id });
  }

  /** Where the provider asks somebody who he is. Of him nothing is wanted but that. */
  async ask(provider: Provider, back: string): Promise<(Drawn & { readonly url: string }) | Refusal> {
    const library = await openid();
    const verifier = library.randomPKCECodeVerifier();
    const drawn = { state: library.randomState(), nonce: library.randomNonce(), verifier };
    const configuration = await this.#tried(provider, () => this.#find(provider));
    if (isRefusal(configuration)) return configuration;
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: back,
      scope: "openid",
      state: drawn.state,
      nonce: drawn.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    return { ...drawn, url: url.href };
  }

  /** Who came back. @param back the address that he came back to, as the provider made it */
  async answered(provider: Provider, back: URL, drawn: Drawn): Promise<Identity | Refusal> {
    const library = await openid();
    const { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier } = drawn;
    const checks = { expectedState, expectedNonce, pkceCodeVerifier };
    return this.#tried(provider, async () => {
      const tokens = await library.authorizationCodeGrant(await this.#find(provider), back, checks);
      const { iss = "", sub = "" } = tokens.claims() ?? {};
      // A provider of many tenants names the tenant: no two of them may pass for each other.
      if (!URL.canParse(iss) || new URL(iss).href !== provider.issuer)
        throw new Error("another issuer than that of the settings");
      if (sub === "" || sub.length > SUBJECT_MOST) throw new Error("a subject that is none");
      return { issuer: provider.issuer, subject: sub };
    });
  }

  /** What the provider says of itself. Who comes while it is asked waits for the same answer; a failure is not kept. */
  #find(provider: Provider): Promise<Configuration> {
    const { id } = provider;
    const known = this.#known.get(id);
    if (known !== undefined && performance.now() - known.at < KNOWN_MS) return known.found;
    const found = discover(provider);
    this.#known.set(id, { at: performance.now(), found });
    found.catch(() => this.#known.get(id)?.found === found && this.#known.delete(id));
    return found;
  }

  /** The operator is told why; the player is told whether it helps to try again. */
  async #tried<A>(provider: Provider, act: () => Promise<A>): Promise<A | Refusal> {
    try {
      return await act();
    } catch (error) {
      const { isAway, why } = faultOf(error);
      this.#log.warn({ provider: provider.id, why }, "a provider signed nobody in");
      return refuse(isAway ? "provider/away" : "provider/refused", { provider: provider.id });
    }
  }
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  const library = await openid();
  const address = new URL(issuer);
  // Settings let http be of this machine alone.
  const openLine = address.protocol === "http:" ? [library.allowInsecureRequests] : [];
  const byPost = library.ClientSecretPost(clientSecret);
  const byHeader = library.ClientSecretBasic(clientSecret);
  return library.discovery(
    address,
    clientId,
    clientSecret,
    (server, ...rest) => {
      // OpenID Connect Discovery 3: who says nothing takes the header.
      const { token_endpoint_auth_methods_supported: ways = ["client_secret_basic"] } = server;
      return (ways.includes("client_secret_basic") ? byHeader : byPost)(server, ...rest);
    },
    { timeout: PATIENCE, execute: [library.enableNonRepudiationChecks, ...openLine] },
  );
}

/** Of the library's error: never its cause, in which codes and tokens are. */
function faultOf(error: unknown): { readonly isAway: boolean; readonly why: string } {
  if (!(error instanceof Error)) return { isAway: false, why: "unknown" };
  const code = "code" in error ? String(error.code) : "";
  const said = "error" in error ? String(error.error) : "";
  const isAway = AWAY.has(code) || (error instanceof TypeError && error.message === "fetch failed");
  return {
    isAway,
    why: [error.message, code, said]
      .filter((part) => part !== "")
      .join(" · ")
      .slice(0, 300),
  };
}

/** It did not answer, or not as itself. */
const AWAY = new Set(["OAUTH_TIMEOUT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"]);
