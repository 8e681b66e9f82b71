/**
 * The meaning of a player's id: `g:<id>` is a guest, `b:<bot>:<n>` a bot, `<issuer>|<sub>` an account, `bot:<id>` an
 * account that a program plays with.
 */
export const isGuest = (player: string): boolean => player.startsWith("g:");
export const isBot = (player: string): boolean => player.startsWith("b:");
export const BOT_ACCOUNT = "bot:";
/** An issuer may be called like that, too: its accounts are people. */
export const isBotAccount = (player: string): boolean => player.startsWith(BOT_ACCOUNT) && !isAccount(player);
/** Days that a guest's token is good for, and with it the guest: nobody can be him after that. */
export const GUEST_DAYS = 30;

/** Vouches for guests and for the accounts that this server makes; no other issuer may be called like it. */
export const OWN_ISSUER = "riposte";
const OWN_ACCOUNT = `${OWN_ISSUER}|`;
export const isOwnAccount = (player: string): boolean => player.startsWith(OWN_ACCOUNT);
export const ownAccount = (subject: string): string => `${OWN_ACCOUNT}${subject}`;

/** Known beyond this server; guests are whoever they say. */
export const isAccount = (player: string): boolean => player.includes("|");
