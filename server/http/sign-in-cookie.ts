/**
 * The one cookie: whose browser went to a provider, until it came back and is signed in. Scripts do not see it, other
 * sites do not send it along but where a person comes from them, and over https no other host can set it.
 */
import type { CookieOptions } from "express";
import { VISIT_MS } from "../accounts/provider-accounts.ts";

export interface SignInCookie {
  readonly name: string;
  readonly options: CookieOptions;
}

/** @param origin of the page that it is for */
export function signInCookie(origin: string | undefined): SignInCookie {
  const secure = origin?.startsWith("https:") ?? false;
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
  return { name: secure ? "__Host-riposte-sign-in" : "riposte-sign-in", options };
}

/** As long as it is good for. */
export const KEPT: CookieOptions = { maxAge: VISIT_MS };

/** What the browser has kept; "" is what nobody has. */
export function keptIn(cookies: string | undefined, { name }: SignInCookie): string {
  for (const one of (cookies ?? "").split(";")) {
    const [key, value = ""] = one.trim().split("=", 2);
    if (key === name) return value;
  }
  return "";
}
