/** The meaning of a player's id: `g:<id>` is a guest, `b:<bot>:<n>` a bot, `<issuer>|<sub>` an account. */
export const isGuest = (player: string): boolean => player.startsWith("g:");
export const isBot = (player: string): boolean => player.startsWith("b:");
/** Days that a guest's token is good for, and with it the guest: nobody can be him after that. */
export const GUEST_DAYS = 30;

/** Known beyond this server; guests are whoever they say. */
export const isAccount = (player: string): boolean => player.includes("|");
