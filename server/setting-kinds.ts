/** The kinds of values that settings have. */
import { z } from "zod";

/** A whole number in digits alone. */
export function wholeNumber(least: number, most: number) {
  const message = `wants a whole number from ${least} to ${most}`;
  // Not z.coerce: Number("") is 0 and Number("0x10") is 16, and neither is what anyone meant.
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

/** As https://cards.example, with nothing behind the host. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

/** A host with or without a port, as a URL writes it: nothing else may come into the page's policy. */
export function isHost(text: string): boolean {
  return (
    /^[a-z0-9.-]+(:\d+)?$/.test(text) &&
    URL.canParse(`https://${text}`) &&
    new URL(`https://${text}`).host === text
  );
}

/** Browsers give a page no passkey of another host than its own and those above it. */
export function isHostOf(origins: readonly string[], host: string | undefined): boolean {
  const [first] = origins;
  if (first === undefined) return host === undefined;
  const wanted = host ?? new URL(first).hostname;
  return origins.every((origin) => `.${new URL(origin).hostname}`.endsWith(`.${wanted}`));
}

/** Keys that came over an open line are whoever's wrote them on the way. */
export function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isHere = hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

/** The address of a PostgreSQL. */
export function isPostgres(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

/** The address of a Redis. */
export function isRedis(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
}
