/** Somebody with a browser's cookies who signs in by providers: he goes there, says who he is, and comes back. */
import { expect } from "vitest";
import { type Told, Visitor } from "./visitor.ts";

/** Where a browser was sent at last. */
const HOPS = 12;

export class Traveller {
  readonly #url: string;
  readonly visitor: Visitor;
  /** By host with port, as browsers without ports would mix them. */
  readonly cookies = new Map<string, Map<string, string>>();

  constructor(url: string) {
    this.#url = url;
    this.visitor = new Visitor(url);
  }

  /** One request with this browser's cookies; it follows nobody. */
  async send(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(address);
    const kept = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, kept);
    const headers = new Headers(init.headers);
    if (kept.size > 0) headers.set("cookie", [...kept].map(([key, value]) => `${key}=${value}`).join("; "));
    const answer = await fetch(address, { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) kept.delete(key);
      else kept.set(key, value);
    }
    return answer;
  }

  async call(method: string, path: string, body?: object): Promise<Told & { readonly url?: string }> {
    const { token } = this.visitor;
    const answer = await this.send(`${this.#url}/api/${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        origin: new URL(this.#url).origin,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Told & { readonly url?: string };
  }

  /** The address of the provider that the server sends him to. */
  async begin(provider: string, purpose: "sign-in" | "link" = "sign-in"): Promise<URL> {
    const told = await this.call("POST", `account/providers/${provider}/begin`, { purpose });
    expect(told).toMatchObject({ ok: true });
    return new URL(told.url ?? "");
  }

  /** Says at the provider who he is, or that he is nobody's; resolves to the address that it sends him back to. */
  async answer(asked: URL, login: string, go: "in" | "no" = "in"): Promise<URL> {
    let at = asked;
    for (let hop = 0; hop < HOPS; hop++) {
      const isForm = at.pathname.startsWith("/login/");
      const form = { method: "POST", body: new URLSearchParams({ login, go }) };
      const answer = await this.send(at, isForm ? form : {});
      const to = answer.headers.get("location");
      if (to === null) throw new Error(`${answer.status} at ${at.pathname}: ${await answer.text()}`);
      at = new URL(to, at);
      if (at.pathname.startsWith("/api/")) return at;
    }
    throw new Error(`no end of redirections at ${at.href}`);
  }

  /** Comes back; resolves to where the server sends him then. */
  async comeBack(back: URL): Promise<string> {
    const answer = await this.send(back);
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  }

  /** There and back. */
  async travel(provider: string, login: string, purpose: "sign-in" | "link" = "sign-in"): Promise<string> {
    return this.comeBack(await this.answer(await this.begin(provider, purpose), login));
  }

  /** Does what he came back for, and keeps the token. */
  async finish(what: "sign-in" | "sign-up" | "link", body: object = {}) {
    const told = await this.call("POST", `account/provider/${what}`, body);
    if (told.token !== undefined) this.visitor.token = told.token;
    return told;
  }

  async signUp(provider: string, login: string, name: string) {
    await this.travel(provider, login);
    return this.finish("sign-up", { name });
  }

  async signIn(provider: string, login: string) {
    await this.travel(provider, login);
    return this.finish("sign-in");
  }

  /** A way in more. */
  async link(provider: string, login: string) {
    await this.travel(provider, login, "link");
    return this.finish("link");
  }
}
