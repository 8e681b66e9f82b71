/** The operator's own sign-in: of this tab, and apart from who plays in it. */
import { Operator } from "../../../../shared/client/operator.ts";
import { withPasskey } from "../account/passkeys.ts";

const KEY = "riposte.operator";

export interface Signed {
  readonly name: string;
  readonly operator: Operator;
}

const signedBy = (name: string, token: string): Signed => ({
  name,
  operator: new Operator(location.origin, token),
});

/** Who is signed in here already. */
export function signed(): Signed | undefined {
  const [name, token] = (sessionStorage.getItem(KEY) ?? "").split("\n");
  return name && token ? signedBy(name, token) : undefined;
}

/** With a passkey of an account that is an operator. @throws RefusedError where it is none */
export async function signIn(): Promise<Signed> {
  const { player, token } = await withPasskey();
  const by = signedBy(player.name, token);
  await by.operator.ranges();
  sessionStorage.setItem(KEY, `${player.name}\n${token}`);
  return by;
}

export const signOut = (): void => sessionStorage.removeItem(KEY);
