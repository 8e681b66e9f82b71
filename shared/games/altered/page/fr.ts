import type { words as english } from "./en.ts";

export const words: Readonly<Record<keyof typeof english, string>> = {
  "waiting.altered": "Réactions",
  "ask.altered.turn": "votre tour : jouez une carte ou utilisez une capacité, ou passez pour la journée",
  "does.altered.pass": "plus de tour pour vous aujourd’hui",
  "game.altered": "Altered",
  "pitch.altered": "Deux expéditions courent l’une vers l’autre sur la même terre inconnue.",
  "zone.altered.heroExpedition": "Expédition du héros",
  "zone.altered.companionExpedition": "Expédition du compagnon",
  "zone.altered.reserve": "Réserve",
  "zone.altered.landmark": "Repères",
  "zone.altered.mana": "Mana",
  "zone.altered.hero": "Héros",
  "zone.altered.limbo": "Limbes",
  "keyword.altered.defender": "Son Expédition ne peut pas avancer au Crépuscule.",
  "keyword.altered.eternal": "Reste dans son Expédition au Repos.",
  "keyword.altered.gigantic": "Compte dans vos deux Expéditions.",
  "keyword.altered.seasoned": "Garde ses boosts quand elle va de la zone d’Expédition en Réserve.",
  "keyword.altered.tough": "Les adversaires paient d’autant plus pour la cibler.",
  "keyword.altered.fleeting": "Va à la défausse là où elle irait en Réserve.",
  "keyword.altered.anchored": "Reste dans son Expédition au prochain Repos, puis n’est plus Ancrée.",
  "keyword.altered.asleep":
    "Ses statistiques ne comptent pas au Crépuscule. Elle reste dans son Expédition au prochain Repos, puis se réveille.",
  "keyword.altered.sabotage": "Défaussez jusqu’à une carte ciblée d’une Réserve.",
  "keyword.altered.resupply": "Mettez la carte du dessus de votre deck en Réserve.",
  "keyword.altered.afterYou": "Votre tour se termine, et vous n’avez pas passé.",
  "keyword.altered.support": "S’utilise tant que cette carte est en Réserve.",
};
