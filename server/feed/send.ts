/** Sends something to an address that somebody else chose: to public ones alone, signed, and in a short time. */
import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Milliseconds in which it is answered. */
const ANSWER_MS = 10_000;

const isPublic = (address: string): boolean => ipaddr.process(address).range() === "unicast";

/** Looks up where a host is, and lets nobody go there where any of its addresses is private. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const first = found?.[0];
    if (error !== null || first === undefined) return done(error ?? new Error("no address"), "", 0);
    if (!found.every(({ address }) => isPublic(address))) return done(new Error("a private address"), "", 0);
    return options.all === true ? done(null, found) : done(null, first.address, first.family);
  });

/** What such an address must be: https, on a host that is not private by its very name. */
export function mayGo(text: string, isAny: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== "" || url.password !== "") return false;
  if (isAny) return ["http:", "https:"].includes(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return url.protocol === "https:" && (isIP(host) === 0 ? host.includes(".") : isPublic(host));
}

/** The headers of a message, as Standard Webhooks has them. @param secret `whsec_` with base64 behind it */
export function signed(secret: string, id: string, seconds: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(seconds),
    "webhook-signature": `v1,${signature}`,
  };
}

/** Whether it was taken: any answer but 2xx is none, and nobody is followed anywhere. */
export function send(
  address: string,
  body: string,
  headers: Record<string, string>,
  isAny: boolean,
): Promise<boolean> {
  if (!mayGo(address, isAny)) return Promise.resolve(false);
  const url = new URL(address);
  const request = url.protocol === "http:" ? overHttp : overHttps;
  return new Promise((resolve) => {
    const asked = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "user-agent": "Riposte" },
        signal: AbortSignal.timeout(ANSWER_MS),
        agent: false,
        ...(!isAny && { lookup: publicLookup }),
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        // What it says beyond that nobody reads.
        answer.destroy();
        resolve(statusCode >= 200 && statusCode < 300);
      },
    );
    asked.on("error", () => resolve(false));
    asked.end(body);
  });
}
