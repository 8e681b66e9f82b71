/** The setting of the providers that accounts sign in with (OpenID Connect). */
import { z } from "zod";
import { isSafe } from "./setting-kinds.ts";

/** One who says who somebody is, and as what he knows this server. */
export interface SignInProvider {
  /** Stands in addresses: a change of it changes where the provider sends people back to. */
  readonly id: string;
  /** What players call it. */
  readonly label: string;
  /** As a URL writes itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const MOST = 8;

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/, "wants up to 20 of a-z, 0-9 and -"),
  label: z.string().trim().min(1).max(40),
  issuer: z
    .string()
    .refine(isIssuer, "wants https://id.example, without ? and #; http of this machine alone")
    .transform((address) => new URL(address).href),
  clientId: z.string().min(1).max(400),
  clientSecret: z.string().min(1).max(400),
});

const providers = z
  .array(provider)
  .min(1)
  .max(MOST)
  .refine((all) => areApart(all.map(({ id }) => id)), "has one id twice")
  .refine((all) => areApart(all.map(({ issuer }) => issuer)), "has one issuer twice");

const WANTED =
  'wants a list as [{"id":"google","label":"Google","issuer":"https://accounts.google.com","clientId":"…","clientSecret":"…"}]';

/** A list as JSON. What is wrong is said with its place, and never with what stands there: secrets do. */
export const signInProviders = z.string().transform((text, context): SignInProvider[] => {
  const refused = (message: string) => {
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
  const json = jsonOf(text);
  if (!Array.isArray(json)) return refused(WANTED);
  const read = providers.safeParse(json);
  if (read.success) return read.data;
  return refused(
    read.error.issues.map(({ path, message }) => [path.join("."), message].join(" ").trim()).join("; "),
  );
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isIssuer(text: string): boolean {
  return isSafe(text) && !/[?#@]/.test(text);
}

const areApart = (words: readonly string[]): boolean => new Set(words).size === words.length;
