/** Ways into an account by providers. They come with its page alone. */

import type { providers as english } from "../en/providers.ts";
import type { Translation } from "../translation.ts";

export const providers: Translation<typeof english> = {
  "providers.continue": "Continuer avec {label}",
  "providers.title": "Autres accès",
  "providers.unlink": "Retirer",
  "providers.link": "Ajouter {label}",
  "providers.again": "Se reconnecter",
  "providers.since": "depuis le {day}",
  "providers.gone": "{label}, qui n’ouvre plus rien ici",
  "providers.new": "Votre nouveau compte",
  "providers.by": "Vous êtes reconnu. Il ne manque plus qu’un nom.",
};
