import type { looks as english } from "../en/looks.ts";
import type { Translation } from "../translation.ts";

export const looks: Translation<typeof english> = {
  "looks.title": "Aspecto",
  "looks.theme": "Tema",
  "looks.dark": "Oscuro",
  "looks.light": "Claro",
  "looks.system": "Como en el sistema",
  "looks.cards": "Cartas",
  "looks.small": "Pequeñas",
  "looks.usual": "Normales",
  "looks.large": "Grandes",
  "looks.contrast": "Alto contraste",

  "result.label": "El resultado",
  "result.won": "Victoria",
  "result.lost": "Derrota",
  "result.draw": "Tablas",
  "result.over": "La partida ha terminado",
  "result.last": "Lo último",
  "result.see": "Ver la mesa",

  "home.next": "Aprende después",

  "stat.combat": "combate",
  "stat.power": "poder",
  "stat.toughness": "resistencia",
  "stat.requirement": "requisito",
  "stat.attack": "ataque",
  "stat.defense": "defensa",
  "stat.level": "nivel",
  "stat.life": "vida",
  "stat.durability": "durabilidad",
  "stat.forest": "bosque",
  "stat.mountain": "montaña",
  "stat.water": "agua",
  "stat.health": "salud",
  "stat.glow": "brillo",
  "rating.now": "Tu clasificación: {n}. Cambia en cuanto todos pueden ver el final.",
  "rating.changed": "Tu clasificación: {before} → {n} ({change})",
};
