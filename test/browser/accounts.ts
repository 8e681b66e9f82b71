/** Accounts as an issuer outside vouches for them. */
import { SignJWT } from "jose";

/** What the server and the issuer share. */
export const SECRET = "a secret that two servers share, long enough";

export const HOUR = 3_600;

/** As the issuer would sign it; good for so many seconds. */
export const tokenOf = (name: string, seconds = HOUR): Promise<string> =>
  new SignJWT({ name })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("https://id.example")
    .setSubject(name)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(SECRET));
