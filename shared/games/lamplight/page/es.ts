import type { LamplightCode } from "../refusals.ts";
import type * as english from "./en.ts";

export const words: Readonly<Record<keyof typeof english.words, string>> = {
  "game.lamplight": "Lamplight",
  "pitch.lamplight": "Nueve lámparas, cartas puestas en secreto, y una respuesta antes de darles la vuelta.",
  "goal.lamplight": "Enciende tres lámparas en línea: una fila, una columna o una diagonal.",
  "waiting.lamplight": "Respuestas",
  "ask.lamplight.lay": "pon una carta en una lámpara, en secreto",
  "ask.lamplight.window.answer": "responde con una carta, o pasa",
  "zone.lamplight.lamp0": "Lámpara 1",
  "zone.lamplight.lamp1": "Lámpara 2",
  "zone.lamplight.lamp2": "Lámpara 3",
  "zone.lamplight.lamp3": "Lámpara 4",
  "zone.lamplight.lamp4": "Lámpara 5",
  "zone.lamplight.lamp5": "Lámpara 6",
  "zone.lamplight.lamp6": "Lámpara 7",
  "zone.lamplight.lamp7": "Lámpara 8",
  "zone.lamplight.lamp8": "Lámpara 9",
  "zone.lamplight.veil": "Elegida en secreto",
  "zone.lamplight.ashes": "Cenizas",
  "zone.lamplight.stack": "Respuestas",
  "phase.lamplight.draw": "robo",
  "phase.lamplight.lay": "puesta",
  "phase.lamplight.answer": "respuesta",
  "phase.lamplight.light": "luz",
  "gauge.lamplight.lamps": "lámparas",
  "gauge.lamplight.taper": "mecha: habla primero si hay empate",
  "action.lamplight.lay": "Poner",
  "action.lamplight.hold": "Abstenerse",
  "slot.lamplight.lamp": "¿En qué lámpara?",
  "does.lamplight.hold": "no poner nada en esta ronda",
  "does.lamplight.pass": "cuando los dos pasan, se da la vuelta a las cartas",
  "keyword.lamplight.glow":
    "En una lámpara se queda la llama más brillante, y las demás se apagan. Brillar tanto como la que ya arde allí no basta.",
  "keyword.lamplight.bluff":
    "Puesta en una lámpara es un farol: no enciende nada, vuelve a tu mano, y robas una carta.",
};

export const told: Readonly<Record<keyof typeof english.told, string>> = {
  "zone.lamp": "la lámpara {place}",
  "note.round": "— Ronda {turn} —",
  "note.reveal": "Los dos han elegido.",
  "note.laid": "{seat} pone una carta en {target}.",
  "note.turnedUp.thing": "En {target} se da la vuelta a {thing}.",
  "note.bluff": "{seat} iba de farol y recupera la carta.",
  "note.out.thing": "{thing} se apaga.",
  "note.peeked.thing": "{seat} mira {thing}.",
  "note.glows.thing": "El brillo de {thing} cambia en {amount} esta ronda.",
  "note.shifted.thing": "{thing} va a {target}.",
  "note.swapped.thing": "{thing} y {to} cambian de lámpara.",
  "note.cancelled.entry": "{entry} se cancela.",
  "note.does.names": "{names} de {seat} surte efecto.",
  "thing.lit": "{thing} enciende su lámpara.",
  "move.lay": "",
  "move.cast": "",
  "move.spent": "",
  "move.takeBack": "{seat} recupera {cards}.",
  "reason.line": "tres lámparas en línea",
  "reason.day": "ha llegado el día",
};

export const refused: Readonly<Record<LamplightCode, string>> = {
  NOT_AN_ANSWER: "Ahora solo se puede jugar una respuesta. Las llamas se ponen al principio de una ronda.",
  ILLEGAL_TARGET: "No es un objetivo válido.",
  NO_SUCH_LAMP: "Di en cuál de las nueve lámparas.",
  NOT_IN_HAND: "Esa carta no está en tu mano.",
  NOT_NOW: "Eso no se hace en este momento de la ronda.",
};
