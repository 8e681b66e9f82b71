/** Somebody with a browser who has an account at the server, or makes one. */
import { Riposte } from "../../../shared/client/index.ts";
import { type AccountInfo, passkeyAsked, signedUpAnswer } from "../../../shared/protocol/index.ts";
import { Authenticator, type Wrong } from "./authenticator.ts";

export interface Told {
  readonly ok: boolean;
  readonly code?: string;
  readonly token?: string;
  readonly codes?: readonly string[];
  readonly player?: { readonly id: string; readonly name: string };
  readonly passkeys?: AccountInfo["passkeys"];
  readonly providers?: AccountInfo["providers"];
}

export class Visitor {
  readonly #url: string;
  readonly #origin: string;
  readonly passkey: Authenticator;
  token: string | undefined;
  /** As whom he signed up. */
  player = { id: "", name: "" };

  /** @param origin of the page, whose host passkeys belong to; the server's own without it */
  constructor(url: string, origin = url) {
    this.#url = url;
    this.#origin = origin;
    this.passkey = new Authenticator(origin);
  }

  async call(method: string, path: string, body?: object): Promise<Told> {
    const headers = new Headers({ "content-type": "application/json", origin: this.#origin });
    if (this.token !== undefined) headers.set("authorization", `Bearer ${this.token}`);
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Told;
  }

  /** His typed client, at any process. */
  client(url = this.#url): Riposte {
    const client = new Riposte(url);
    client.resume({ player: this.player, token: this.token ?? "" });
    return client;
  }

  /** What is asked, for a wrong answer, too. */
  async begin(path: string, body: object = {}) {
    const told = await this.call("POST", `account/${path}/begin`, body);
    const { ceremony, options } = passkeyAsked.parse(told);
    const { challenge } = options;
    return { ceremony, options: { challenge: String(challenge) } };
  }

  async signUp(name: string, wrong: Wrong = {}): Promise<Told> {
    const { ceremony, options } = await this.begin("sign-up", { name });
    const response = this.passkey.create(options, wrong);
    const told = await this.call("POST", "account/sign-up", { ceremony, response, label: "Laptop" });
    if (told.ok) {
      const { token, player } = signedUpAnswer.parse(told);
      Object.assign(this, { token, player });
    }
    return told;
  }

  async signIn(wrong: Wrong = {}, passkey = this.passkey): Promise<Told> {
    const { ceremony, options } = await this.begin("sign-in");
    const response = passkey.get(options, wrong);
    const told = await this.call("POST", "account/sign-in", { ceremony, response });
    if (told.token !== undefined) this.token = told.token;
    return told;
  }

  async addPasskey(passkey: Authenticator): Promise<Told> {
    const { ceremony, options } = await this.begin("passkeys");
    const response = passkey.create(options);
    return this.call("POST", "account/passkeys", { ceremony, response, label: "Phone" });
  }
}

/** A new account. */
export async function signedUp(url: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const told = await visitor.signUp(name);
  if (!told.ok) throw new Error(`${name} has no account: ${told.code}`);
  return visitor;
}
