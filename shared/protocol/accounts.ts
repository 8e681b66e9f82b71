/** Accounts that the server makes itself: passkeys (WebAuthn), recovery codes, what an account may ask of its own. */
import { z } from "zod";
import { jsonSchema } from "./data.ts";
import { playerSchema } from "./http.ts";
import { cleanName, nameSchema } from "./name.ts";

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** What `navigator.credentials` is called with, as `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
const passkeyOptions = z
  .record(z.string(), jsonSchema)
  .meta({ description: "For navigator.credentials, as the WebAuthn standard writes it in JSON" });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}).default({}),
};
const clientDataJSON = base64url(4_000);
const ceremony = z.string().max(40).meta({ description: "Of the answer that began it; good for one try" });

export const signUpBegin = z.strictObject({ name: nameSchema });

export const passkeyAsked = z.strictObject({ ok: z.literal(true), ceremony, options: passkeyOptions });

const label = z.string().max(200).transform(cleanName).pipe(z.string().max(60)).default("");

/** The answer of `navigator.credentials.create`. */
export const passkeyMade = z.strictObject({
  ceremony,
  label: label.meta({ description: "What its owner calls it" }),
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(32_000),
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** The answer of `navigator.credentials.get`. */
export const passkeyAnswer = z.strictObject({
  ceremony,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(8_000),
      signature: base64url(8_000),
      userHandle: base64url(200).exactOptional(),
    }),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const recoverBody = z.strictObject({ code: z.string().min(1).max(100) });

const signedIn = {
  ok: z.literal(true),
  player: playerSchema,
  token: z.string().meta({ description: "Goes into the Authorization header, as Bearer" }),
  expires: z.int().meta({ description: "Unix time in seconds" }),
};
const codes = z.array(z.string()).meta({ description: "Each signs in once; told this once" });

export const signedInAnswer = z.strictObject(signedIn);
export const signedUpAnswer = z.strictObject({ ...signedIn, codes });
export const codesAnswer = z.strictObject({ ok: z.literal(true), codes });
export const prolongedAnswer = z.strictObject({ ok: z.literal(true), expires: signedIn.expires });

export const signOutBody = z.strictObject({
  everywhere: z.boolean().default(false).meta({ description: "Every token of the account ends" }),
});

export const renameBody = z.strictObject({ name: nameSchema });
export const renamedAnswer = z.strictObject({ ok: z.literal(true), player: playerSchema });

export const providersAnswer = z.strictObject({
  ok: z.literal(true),
  providers: z.array(
    z.strictObject({ id: z.string(), label: z.string().meta({ description: "What players call it" }) }),
  ),
});
export type ProviderInfo = z.infer<typeof providersAnswer>["providers"][number];

export const providerBegin = z.strictObject({
  purpose: z.enum(["sign-in", "link"]).meta({ description: "`link` is for who is signed in already" }),
});

export const providerAsked = z.strictObject({
  ok: z.literal(true),
  url: z.url().meta({ description: "Where the browser goes now, with the cookie that came along" }),
});

export const accountAnswer = z.strictObject({
  ok: z.literal(true),
  player: playerSchema,
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      label: z.string(),
      made: z.number().meta({ description: "Unix time in milliseconds" }),
      used: z.number().nullable(),
    }),
  ),
  providers: z
    .array(
      z.strictObject({
        id: z.string(),
        provider: z.string().nullable().meta({ description: "null where the server asks it no more" }),
        label: z.string(),
        made: z.number().meta({ description: "Unix time in milliseconds" }),
        used: z.number().nullable(),
      }),
    )
    .meta({ description: "The account's ways in by providers" }),
  codes: z.int().meta({ description: "Recovery codes that are left" }),
  signIns: z.int().meta({ description: "Where the account is signed in" }),
  renameInDays: z.int().meta({ description: "0 where the name may be changed now" }),
});
export type AccountInfo = Omit<z.infer<typeof accountAnswer>, "ok">;

export const accountDataAnswer = z.strictObject({
  ok: z.literal(true),
  player: z.string(),
  data: z.record(z.string(), jsonSchema).meta({ description: "All that the server keeps of the account" }),
});
