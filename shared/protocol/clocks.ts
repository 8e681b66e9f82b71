/** Clocks (architecture.md 5): how much time a seat has, as whoever makes a match chooses it. All in milliseconds. */
import { z } from "zod";

const HOUR = 3_600_000;
const span = (most: number) => z.int().min(0).max(most);

export const clockSchema = z
  .strictObject({
    bank: span(24 * HOUR).meta({ description: "What a seat begins with" }),
    grace: span(HOUR).default(0).meta({ description: "Free of charge at each request" }),
    increment: span(HOUR).default(0).meta({ description: "Added after each request" }),
    away: span(24 * HOUR)
      .default(180_000)
      .meta({ description: "How long a player may be away in all before the other may claim the win" }),
  })
  .meta({ description: "A clock, in milliseconds" });

export type ClockSetting = z.infer<typeof clockSchema>;

const minutes = (n: number): number => n * 60_000;
const seconds = (n: number): number => n * 1_000;

/** Clocks with a name. */
export const CLOCKS = {
  blitz: { bank: minutes(3), grace: seconds(5), increment: 0, away: minutes(1) },
  rapid: { bank: minutes(8), grace: seconds(10), increment: 0, away: minutes(2) },
  standard: { bank: minutes(15), grace: seconds(15), increment: 0, away: minutes(3) },
  fischer: { bank: minutes(10), grace: seconds(3), increment: seconds(5), away: minutes(3) },
  relaxed: { bank: minutes(45), grace: seconds(30), increment: 0, away: minutes(10) },
} as const satisfies Record<string, ClockSetting>;

export type ClockName = keyof typeof CLOCKS;

export const clockNames = Object.keys(CLOCKS) as [ClockName, ...ClockName[]];

/** A clock by its name, or any other. */
export const clockChoice = z
  .union([z.enum(clockNames), clockSchema])
  .meta({ description: `A clock by its name (${clockNames.join(", ")}) or in full; none without it` });

export type ClockChoice = z.infer<typeof clockChoice>;

export const clockOf = (choice: ClockChoice): ClockSetting =>
  typeof choice === "string" ? CLOCKS[choice] : choice;

/**
 * The time that is left to a seat at match time `now`: of its clock (grace comes before the bank), or of its time away.
 */
export const leftAt = (left: number, since: number, now: number, grace = 0): number =>
  since < 0 ? left : Math.max(0, left - Math.max(0, now - since - grace));

/** The time that the way over the wire may cost at each request: charged to nobody, and waited for before a default. */
export const LAG_MS = 300;
