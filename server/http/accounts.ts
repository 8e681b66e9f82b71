/**
 * Accounts: players whom somebody else vouches for with a JWT (RFC 7519), signed by a shared secret or by a key
 * of a published set (RFC 7517). Their ids are `<issuer>|<sub>`.
 */
import type { JWTVerifyGetKey } from "jose";
import { createRemoteJWKSet } from "jose/jwks/remote";
import { jwtVerify } from "jose/jwt/verify";
import { z } from "zod";
import { fittingName } from "../../shared/protocol/index.ts";
import { OWN_ISSUER } from "../match/common/players.ts";
import type { Sitter } from "../match/journal/journal.ts";

export interface AccountSettings {
  /** A secret shared with the issuer; HMAC only. */
  readonly jwtSecret?: string | undefined;
  /** Where the issuer publishes its keys; no HMAC, or a public key would be one. */
  readonly jwksUrl?: string | undefined;
  /** Required of a token, where set. */
  readonly jwtIssuer?: string | undefined;
  readonly jwtAudience?: string | undefined;
}

const HMAC = ["HS256", "HS384", "HS512"];
const PUBLIC = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** Parts of an id, which others see and logs print: nothing in them is a control, a format or a line's end. */
const part = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);

/** Unix time in seconds of the year 9999: what is later is no moment but a mistake. */
const LATEST = 253_402_300_799;

/** Two issuers must not make one id: what parts issuer and subject is in no issuer. */
const claims = z.object({
  iss: part(200)
    .regex(/^[^|]+$/)
    .refine((issuer) => issuer !== OWN_ISSUER),
  sub: part(150),
  exp: z.number().max(LATEST),
  name: z.string().optional().catch(undefined),
  nickname: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

export class Accounts {
  readonly #key: Uint8Array | JWTVerifyGetKey | undefined;
  readonly #how: { algorithms: string[]; issuer?: string; audience?: string };

  constructor({ jwtSecret, jwksUrl, jwtIssuer, jwtAudience }: AccountSettings) {
    if (jwtSecret !== undefined) this.#key = new TextEncoder().encode(jwtSecret);
    else if (jwksUrl !== undefined) this.#key = createRemoteJWKSet(new URL(jwksUrl));
    const algorithms = jwtSecret !== undefined ? HMAC : PUBLIC;
    this.#how = {
      algorithms,
      ...(jwtIssuer !== undefined && { issuer: jwtIssuer }),
      ...(jwtAudience !== undefined && { audience: jwtAudience }),
    };
  }

  /** The account a token stands for; undefined when it is forged, expired, of another issuer or for another audience. */
  async verify(token: string): Promise<Sitter | undefined> {
    const key = this.#key;
    if (key === undefined) return undefined;
    try {
      const { payload } =
        key instanceof Uint8Array
          ? await jwtVerify(token, key, this.#how)
          : await jwtVerify(token, key, this.#how);
      const { iss, sub, name, nickname, preferred_username } = claims.parse(payload);
      return { id: `${iss}|${sub}`, name: nameOf(name, nickname, preferred_username) };
    } catch {
      return undefined;
    }
  }
}

/** The first that can be shown. */
function nameOf(...names: readonly (string | undefined)[]): string {
  const shown = names.map((name) => fittingName(name ?? ""));
  const [name = "Player"] = shown.filter((one) => one !== "");
  return name;
}
