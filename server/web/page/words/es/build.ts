import type { build as english } from "../en/build.ts";
import type { Translation } from "../translation.ts";

export const build: Translation<typeof english> = {
  "build.title": "{game}: hacer un mazo",
  "build.cards": "Cartas",
  "build.deck": "Mazo: {n} cartas",
  "build.search": "Buscar nombre, texto o tipo",
  "build.type": "Tipo",
  "build.all": "todos los tipos",
  "build.found": "{n} cartas",
  "build.add": "{name}, {n} en el mazo: añadir una",
  "build.less": "Una {name} menos",
  "build.more": "Una {name} más",
  "build.empty": "Pulsa una carta para añadirla; con el botón derecho la quitas.",
  "build.legal": "Este mazo es legal.",
  "build.illegal": "Este mazo no es legal:",
  "build.load": "Empezar desde un mazo…",
  "build.name": "Nombre del mazo",
  "build.keep": "Guardar",
  "build.kept": "Guardado",
  "build.drop": "Borrar este mazo",
  "build.curve": "Costes",
  "build.types": "Tipos",
  "build.text": "Como texto",
  "build.read": "Leer este texto",
  "build.unknown": "Cartas desconocidas: {lines}",
};
