/** Ways into an account by providers. They come with its page alone. */

import type { providers as english } from "../en/providers.ts";
import type { Translation } from "../translation.ts";

export const providers: Translation<typeof english> = {
  "providers.continue": "Continuar con {label}",
  "providers.title": "Otras formas de entrar",
  "providers.unlink": "Quitar",
  "providers.link": "Añadir {label}",
  "providers.again": "Entrar otra vez",
  "providers.since": "desde el {day}",
  "providers.gone": "{label}, que aquí ya no abre nada",
  "providers.new": "Tu cuenta nueva",
  "providers.by": "Ya se sabe quién eres. Solo falta un nombre.",
};
