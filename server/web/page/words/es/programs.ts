/** Programs that act for an account. They come with its page alone. */

import type { programs as english } from "../en/programs.ts";
import type { Translation } from "../translation.ts";

export const programs: Translation<typeof english> = {
  "programs.title": "Tokens para programas",
  "programs.lead":
    "Con un token un programa actúa por ti, dentro de lo que marques aquí. Nunca abre tu cuenta. Salir en todas partes acaba con todos.",
  "programs.label": "Para qué sirve",
  "programs.scopes": "Qué puede hacer",
  "programs.scope.read": "Mirar: tus partidas, mazos y avisos",
  "programs.scope.play": "Jugar: mesas, cola, partidas",
  "programs.scope.decks": "Guardar mazos y colecciones",
  "programs.scope.bots": "Crear y quitar bots",
  "programs.scope.tournaments": "Torneos: crear, entrar, arbitrar",
  "programs.days": "Días que vale (como mucho {most})",
  "programs.make": "Crear un token",
  "programs.once": "Tu token nuevo. Solo se muestra esta vez: cópialo ahora.",
  "programs.kept": "Ya lo tengo",
  "programs.until": "hasta el {day}",
  "programs.used": "usado el {when}",
  "programs.unused": "aún sin usar",
  "programs.revoke": "Revocar",
  "programs.hooks": "Webhooks",
  "programs.hooksLead":
    "Lo que pasa en el servidor se envía allí como JSON, firmado como dice Standard Webhooks.",
  "programs.secret": "Lo que firma los mensajes. Solo se muestra esta vez: cópialo ahora.",
  "programs.address": "Dirección",
  "programs.kinds": "Qué se envía",
  "programs.kind.result": "Resultados: los tuyos, y los que cualquiera puede mirar",
  "programs.kind.tournament": "Torneos: anunciados, cada ronda, terminados",
  "programs.kind.void": "Resultados anulados",
  "programs.kind.report": "Denuncias (para operadores)",
  "programs.makeHook": "Añadir un webhook",
  "programs.stopped": "abandonado tras demasiados fallos",
  "programs.failing": "fallos seguidos: {n}",
};
