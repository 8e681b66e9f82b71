/**
 * What lies on a table is worth to its seat: the only thing bots are told of a game. The figures were found by
 * play, each bot against itself with others.
 */
export interface Worth {
  /** Of each card in a zone of the seat. */
  readonly zones: Readonly<Record<string, number>>;
  /** Of a point of each number of a card that lies open in the zone. */
  readonly numbers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Of a point of each number of the seat itself; yes counts as one, a list as its sum. */
  readonly seat: Readonly<Record<string, number>>;
  /** The lead with which a match is as good as won. */
  readonly lead: number;
  /** How far to count on what the seat may go on to do in the turn: 1 where nobody is in its way, less where they answer. */
  readonly hope: number;
  /** Turns to look ahead, this one with: one is enough where an opponent answers in the same. */
  readonly horizon: number;
}

const UNIT = { combat: 0.6, combatCounter: 0.4, overpower: 0.3, cunning: 0.2, expertise: 0.2, damage: -0.3 };

const LANE = { attack: 0.8, health: 0.5 };

const NULL_AGENT = { attack: 0.5, defense: 0.4, value: 0.2, locked: -0.1 };

const FIELD = { life: 0.4, damage: -0.5, power: 0.5, level: 2, durability: 0.3 };

const TERRAINS = { forest: 0.3, mountain: 0.3, water: 0.3, boost: 0.5, fleeting: -0.3, asleep: -0.5 };

export const worths: Readonly<Record<string, Worth>> = {
  // UCG 15.1: the deck is what one lives by.
  ucg: {
    zones: { deck: 0.7, hand: 0.9, reserve: 1.2, expended: 1.1, active: 1.2, exhausted: 1, effect: 1.5 },
    numbers: { active: UNIT, exhausted: UNIT, encounter: UNIT, effect: { combat: 0.3 } },
    seat: { starved: -1 },
    lead: 14,
    hope: 0.5,
    horizon: 2,
  },
  // CrowdControl R12.1.
  crowdcontrol: {
    zones: { hand: 1, places: 1, attack: 0.6, defense: 0.6 },
    numbers: { hq: { health: 1 }, places: { health: 0.3 }, attack: LANE, defense: LANE },
    seat: { wisdom: 0.3, mana: 0.1, growth: 0.1, size: 0.3, starved: -2 },
    lead: 14,
    hope: 1,
    horizon: 1,
  },
  // Nullshapers R14: sectors are what one lives by.
  nullshapers: {
    zones: { hand: 0.8, staging: 1, attached: 0.5 },
    numbers: { staging: NULL_AGENT, sector0: NULL_AGENT, sector1: NULL_AGENT, sector2: NULL_AGENT },
    seat: { durability: 0.8, lost: -6, defeated: -50 },
    lead: 16,
    hope: 1,
    horizon: 2,
  },
  // Grand Archive R24.3: the champion is.
  "grand-archive": {
    zones: { hand: 1, memory: 0.8, field: 0.5, lineage: 1.5, material: 0.2, graveyard: 0.05 },
    numbers: { field: FIELD },
    seat: { deckedOut: -20 },
    lead: 14,
    hope: 1,
    horizon: 2,
  },
  // Altered: the way the two counters have gone.
  altered: {
    zones: {
      hand: 0.9,
      reserve: 0.8,
      mana: 1.2,
      landmark: 1.5,
      heroExpedition: 0.5,
      companionExpedition: 0.5,
    },
    numbers: { heroExpedition: TERRAINS, companionExpedition: TERRAINS },
    seat: { hero: 3.5, companion: 3.5 },
    lead: 10,
    hope: 1,
    horizon: 2,
  },
};

/** For a ruleset nobody told the bots of: cards are good to have. */
export const ANY_WORTH: Worth = {
  zones: { hand: 1, deck: 0.1 },
  numbers: {},
  seat: {},
  lead: 10,
  hope: 0.5,
  horizon: 2,
};
