/** Programs that act for an account. They come with its page alone. */

import type { programs as english } from "../en/programs.ts";
import type { Translation } from "../translation.ts";

export const programs: Translation<typeof english> = {
  "programs.title": "Jetons pour vos programmes",
  "programs.lead":
    "Avec un jeton, un programme agit à votre place, dans les limites cochées ici. Il n’ouvre jamais votre compte. Se déconnecter partout met fin à tous.",
  "programs.label": "À quoi il sert",
  "programs.scopes": "Ce qu’il peut faire",
  "programs.scope.read": "Regarder : vos parties, decks et avis",
  "programs.scope.play": "Jouer : tables, file, parties",
  "programs.scope.decks": "Garder des decks et des extensions",
  "programs.scope.bots": "Créer et retirer des bots",
  "programs.scope.tournaments": "Tournois : créer, s’inscrire, arbitrer",
  "programs.days": "Durée en jours ({most} au plus)",
  "programs.make": "Créer un jeton",
  "programs.once": "Votre nouveau jeton. Il n’est montré que cette fois : copiez-le maintenant.",
  "programs.kept": "Je l’ai copié",
  "programs.until": "jusqu’au {day}",
  "programs.used": "utilisé le {when}",
  "programs.unused": "pas encore utilisé",
  "programs.revoke": "Révoquer",
  "programs.hooks": "Webhooks",
  "programs.hooksLead": "Ce qui arrive sur le serveur y est envoyé en JSON, signé selon Standard Webhooks.",
  "programs.secret": "Ce qui signe les messages. Il n’est montré que cette fois : copiez-le maintenant.",
  "programs.address": "Adresse",
  "programs.kinds": "Ce qui est envoyé",
  "programs.kind.result": "Résultats : les vôtres, et ceux que chacun peut regarder",
  "programs.kind.tournament": "Tournois : annoncés, chaque ronde, terminés",
  "programs.kind.void": "Résultats annulés",
  "programs.kind.report": "Signalements (pour les opérateurs)",
  "programs.makeHook": "Ajouter un webhook",
  "programs.stopped": "abandonné après trop d’échecs",
  "programs.failing": "échecs de suite : {n}",
};
