/** A real OpenID Connect provider on a port of its own, which believes whoever says who he is. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import OidcProvider from "oidc-provider";

const LOGIN = /^\/login\/([\w-]+)$/;

export interface TestProvider {
  readonly issuer: string;
  /** As the server's settings name it. */
  readonly setting: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface Client {
  readonly id: string;
  readonly label: string;
}

const FORM = (label: string) => `<!doctype html><title>${label}</title><h1>${label}</h1>
<form method="post"><label>Login <input name="login"></label><button name="go" value="in">Enter</button>
<button name="go" value="no">Refuse</button></form>`;

/** @param origin gives the one of the server that sends people here, which may start after it */
export async function startProvider({ id, label }: Client, origin: () => string): Promise<TestProvider> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  // Another host than localhost: the browser comes back from another site.
  const issuer = `http://127.0.0.1:${port}`;
  const secret = randomBytes(32).toString("base64url");
  const provider = await makeProvider(issuer, { id: `client-of-${id}`, secret }, () => backOf(origin(), id));
  http.on("request", serving(provider, label));
  return {
    issuer,
    setting: { id, label, issuer, clientId: `client-of-${id}`, clientSecret: secret },
    stop: () => stopped(http),
  };
}

const backOf = (origin: string, id: string): string => `${origin}/api/account/providers/${id}/callback`;

const stopped = (http: Server): Promise<void> =>
  new Promise((resolve) => {
    http.close(() => resolve());
    http.closeAllConnections();
  });

interface Known {
  readonly id: string;
  readonly secret: string;
}

async function makeProvider(
  issuer: string,
  { id, secret }: Known,
  back: () => string,
): Promise<OidcProvider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }];
  const provider = new OidcProvider(issuer, {
    // The address to come back to is said by the server, which may start later.
    clients: [{ client_id: id, client_secret: secret, redirect_uris: ["http://localhost/"] }],
    jwks: { keys },
    cookies: { keys: [randomBytes(16).toString("hex")] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: `${subject}@mail.example`, name: subject }),
    }),
    // Nobody is asked what of his the server may know: it asks for nothing.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  });
  provider.Client.prototype.redirectUriAllowed = (address: string) => address === back();
  return provider;
}

const serving = (provider: OidcProvider, label: string) => {
  const answer = provider.callback();
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!LOGIN.test(request.url ?? "")) return void answer(request, response);
    if (request.method !== "POST")
      return void response.setHeader("content-type", "text/html").end(FORM(label));
    void formOf(request).then((form) => {
      const login = { accountId: form.get("login") ?? "" };
      const refused = { error: "access_denied", error_description: "changed his mind" };
      return provider.interactionFinished(request, response, form.get("go") === "no" ? refused : { login });
    });
  };
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}
