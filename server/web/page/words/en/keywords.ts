/** What the keywords of the games mean, in a sentence each. */
export const keywords = {
  "keyword.ucg.assist": "May help another character in an Encounter.",
  "keyword.ucg.cunning": "In an Encounter, it may use its abilities that have Activate as a cost.",
  "keyword.ucg.expertise": "Deals its damage before characters without it.",
  "keyword.ucg.overpower": "Damage beyond what its blocker bears goes on to the opponent.",
  "keyword.ucg.proficiency":
    "Deals more or less damage than its Combat; it still takes as much as its Combat.",
  "keyword.ucg.revive": "Goes to the Exhausted Zone instead of being slain, up to that many times.",
  "keyword.ucg.swift": "May attack in the turn it comes into play.",
  "keyword.ucg.unstoppable": "Cannot be blocked.",

  "keyword.nullshapers.evasion": "Can only be defended against by agents with evasion.",
  "keyword.nullshapers.intercept": "May defend in any biome.",
  "keyword.nullshapers.ready": "May lock on the turn it arrives.",
  "keyword.nullshapers.secure": "Attacking does not lock it.",
  "keyword.nullshapers.transfer":
    "Damage it deals to an agent in a biome is also added to your sector of that biome.",

  "keyword.grand-archive.agility":
    "At the beginning of the end phase, that many cards return from your memory to your hand.",
  "keyword.grand-archive.ambush": "May retaliate without being attacked.",
  "keyword.grand-archive.cleave": "Attacks a player: everything of theirs that can be attacked defends.",
  "keyword.grand-archive.command": "An ally is rested and attacks in your champion's place.",
  "keyword.grand-archive.efficiency": "Costs less by your champion's level.",
  "keyword.grand-archive.fastActivation": "May be activated at fast speed.",
  "keyword.grand-archive.floatingMemory": "May be banished from your graveyard to pay 1 of a memory cost.",
  "keyword.grand-archive.foster":
    "Is fostered at the beginning of your recollection phase, if it took no damage since the last.",
  "keyword.grand-archive.hindered": "Enters the field rested.",
  "keyword.grand-archive.imbue":
    "Show that many cards of its element among those that pay for it; it is then imbued.",
  "keyword.grand-archive.intercept": "While awake, may take an attack on your champion upon itself.",
  "keyword.grand-archive.interdiction": "Nobody may answer it.",
  "keyword.grand-archive.kindle":
    "Up to that many fire cards banished from your graveyard each pay 1 of its cost.",
  "keyword.grand-archive.multistrike": "May attack up to that many more targets.",
  "keyword.grand-archive.prepare":
    "You may take that many preparation counters off your champion as you play it; it is then prepared.",
  "keyword.grand-archive.reservable": "May be rested to pay 1 of a reserve cost.",
  "keyword.grand-archive.retort": "Deals that much more damage when it retaliates.",
  "keyword.grand-archive.starcalling": "May be activated for this cost while you glimpse it.",
  "keyword.grand-archive.steadfast": "May retaliate while rested, and does not rest for it.",
  "keyword.grand-archive.stealth": "Cannot be attacked or chosen by attacks.",
  "keyword.grand-archive.taunt": "Must be attacked before other units.",
  "keyword.grand-archive.trueSight": "May attack what has Stealth.",
  "keyword.grand-archive.unblockable": "Its attack cannot be intercepted.",
  "keyword.grand-archive.vigor": "Does not rest when it attacks.",

  "keyword.altered.defender": "Its Expedition does not advance at Dusk.",
  "keyword.altered.eternal": "Stays in its Expedition at night.",
  "keyword.altered.gigantic": "Counts in both of your Expeditions.",
  "keyword.altered.seasoned": "Keeps its boosts when it goes to Reserve.",
  "keyword.altered.tough": "Opponents pay more to target it.",
} as const;
