/** The HTTP side of the server, with every answer parsed. */
import type { z } from "zod";
import { errorAnswer } from "../protocol/index.ts";
import { RefusedError } from "./refused-error.ts";

interface Calling {
  /** Milliseconds after which the call is given up. */
  readonly limit?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export class Http {
  /** The player's token; sent in the Authorization header and nowhere else. */
  token: string | undefined;
  readonly #base: string;

  /** @param base the server's address, as http://localhost:2567 */
  constructor(base: string) {
    this.#base = base.replace(/\/+$/, "");
  }

  get<T>(path: string, answer: z.ZodType<T>): Promise<T> {
    return this.#call("GET", path, undefined, answer);
  }

  post<T>(path: string, body: object, answer: z.ZodType<T>, how: Calling = {}): Promise<T> {
    return this.#call("POST", path, body, answer, how);
  }

  put<T>(path: string, body: object, answer: z.ZodType<T>): Promise<T> {
    return this.#call("PUT", path, body, answer);
  }

  delete<T>(path: string, answer: z.ZodType<T>): Promise<T> {
    return this.#call("DELETE", path, undefined, answer);
  }

  async #call<T>(
    method: string,
    path: string,
    body: object | undefined,
    answer: z.ZodType<T>,
    { limit, headers: more = {} }: Calling = {},
  ): Promise<T> {
    const headers = new Headers({ ...more, accept: "application/json" });
    if (body !== undefined) headers.set("content-type", "application/json");
    if (this.token !== undefined) headers.set("authorization", `Bearer ${this.token}`);
    const response = await fetch(`${this.#base}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(limit !== undefined && { signal: AbortSignal.timeout(limit) }),
    });
    const json: unknown = await response.json();
    const refused = errorAnswer.safeParse(json);
    if (refused.success) throw new RefusedError(refused.data.code, refused.data.detail);
    return answer.parse(json);
  }
}
