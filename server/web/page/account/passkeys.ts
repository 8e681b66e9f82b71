/** The passkeys of this device, and what the server asks of them. */
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { Accounts } from "../../../../shared/client/accounts.ts";
import { RefusedError } from "../../../../shared/client/index.ts";
import { passkeyAnswer, passkeyMade } from "../../../../shared/protocol/index.ts";
import { playAs, playing, type Session } from "../player.ts";

type Player = Session["player"];

/** The calls of who plays in this tab. */
export const accounts = (): Accounts => new Accounts(location.origin, playing()?.token);

/** The browser says no in many ways: the player changed his mind, or the device has nothing for this site. */
const none = (): never => {
  throw new RefusedError("account/cancelled", {});
};

async function made(asked: Awaited<ReturnType<Accounts["askPasskey"]>>, label: string) {
  const { ceremony, options } = asked;
  // As the server's library made them for the one in the browser.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const response = await startRegistration({ optionsJSON }).catch(none);
  return passkeyMade.parse({ ceremony, response, label });
}

/** Makes an account of the guest in this tab, and says its recovery codes. */
export async function signUp(name: string): Promise<{ player: Player; codes: readonly string[] }> {
  const server = accounts();
  const session = await server.signUp(await made(await server.askSignUp(name), ""));
  playAs(session);
  return { player: session.player, codes: session.codes };
}

/** A sign-in that nobody in this tab plays with yet. */
export async function withPasskey(): Promise<Session> {
  const server = accounts();
  const { ceremony, options } = await server.askSignIn();
  // As the server's library made them for the one in the browser.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const response = await startAuthentication({ optionsJSON }).catch(none);
  return server.signIn(passkeyAnswer.parse({ ceremony, response }));
}

export async function signIn(): Promise<Player> {
  const session = await withPasskey();
  playAs(session);
  return session.player;
}

export async function recover(code: string): Promise<Player> {
  const session = await accounts().recover(code);
  playAs(session);
  return session.player;
}

export const addPasskey = (label: string): Promise<void> =>
  surely(async (server) => server.addPasskey(await made(await server.askPasskey(), label)));

/** Does what the server wants a passkey of now for, and shows one where it says so. */
export async function surely<A>(act: (server: Accounts) => Promise<A>): Promise<A> {
  const before = playing()?.player.id;
  try {
    return await act(accounts());
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== "account/again") throw error;
    if ((await signIn()).id !== before) throw error;
    return act(accounts());
  }
}
