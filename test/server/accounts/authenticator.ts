/** An authenticator without a browser: it makes passkeys and signs with them, as WebAuthn says, or wrongly. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const url = (data: Buffer | string): string => Buffer.from(data).toString("base64url");

/** User present, user verified, with a credential. */
const FLAGS = { present: 1, verified: 4, attested: 0x40 };

export interface Wrong {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  /** Who holds it was not asked for a PIN or a finger. */
  readonly unverified?: boolean;
  readonly counter?: number;
}

export interface Options {
  readonly challenge: string;
}

export class Authenticator {
  readonly id: string = url(randomBytes(16));
  counter = 0;
  readonly #key: KeyObject;
  readonly #point: Buffer;
  readonly #origin: string;

  /** @param origin of the page that asks */
  constructor(origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const bytes = (part: string) => Buffer.from(part, "base64url");
    this.#key = privateKey;
    // COSE: EC2, ES256, P-256, x, y.
    const head = Buffer.from("a5010203262001215820", "hex");
    this.#point = Buffer.concat([head, bytes(x), Buffer.from("225820", "hex"), bytes(y)]);
    this.#origin = origin;
  }

  create({ challenge }: Options, wrong: Wrong = {}) {
    const id = Buffer.from(this.id, "base64url");
    const size = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      this.#authData(FLAGS.attested, wrong),
      Buffer.alloc(16),
      size,
      id,
      this.#point,
    ]);
    // CBOR: { fmt: "none", attStmt: {}, authData }.
    const head = Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex");
    const attestationObject = url(Buffer.concat([head, Buffer.from([0x58, data.length]), data]));
    const clientDataJSON = url(this.#clientData("webauthn.create", challenge, wrong));
    return this.#answer({ clientDataJSON, attestationObject });
  }

  get({ challenge }: Options, wrong: Wrong = {}) {
    this.counter = wrong.counter ?? this.counter + 1;
    const data = this.#authData(0, wrong);
    const client = this.#clientData("webauthn.get", challenge, wrong);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#key);
    const [clientDataJSON, authenticatorData] = [url(client), url(data)];
    return this.#answer({ clientDataJSON, authenticatorData, signature: url(signature) });
  }

  #answer<R>(response: R) {
    const { id } = this;
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #authData(more: number, { host = "localhost", unverified }: Wrong): Buffer {
    const flags = FLAGS.present | (unverified ? 0 : FLAGS.verified) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, wrong: Wrong): string {
    const { origin = this.#origin } = wrong;
    return JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false });
  }
}
