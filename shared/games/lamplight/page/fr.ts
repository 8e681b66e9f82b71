import type { LamplightCode } from "../refusals.ts";
import type * as english from "./en.ts";

export const guide = () => import("./guide.fr.ts");
export const lessonTexts = () => import("./lesson.fr.ts");
export const cards = () => import("./cards.fr.ts");

export const words: Readonly<Record<keyof typeof english.words, string>> = {
  "game.lamplight": "Lamplight",
  "pitch.lamplight": "Neuf lampes, des cartes posées en secret, et une réponse avant qu’on les retourne.",
  "goal.lamplight": "Allumez trois lampes alignées : une rangée, une colonne ou une diagonale.",
  "waiting.lamplight": "Réponses",
  "ask.lamplight.lay": "posez une carte à une lampe, en secret",
  "ask.lamplight.window.answer": "répondez par une carte, ou passez",
  "zone.lamplight.lamp0": "Lampe 1",
  "zone.lamplight.lamp1": "Lampe 2",
  "zone.lamplight.lamp2": "Lampe 3",
  "zone.lamplight.lamp3": "Lampe 4",
  "zone.lamplight.lamp4": "Lampe 5",
  "zone.lamplight.lamp5": "Lampe 6",
  "zone.lamplight.lamp6": "Lampe 7",
  "zone.lamplight.lamp7": "Lampe 8",
  "zone.lamplight.lamp8": "Lampe 9",
  "zone.lamplight.veil": "Choisie en secret",
  "zone.lamplight.ashes": "Cendres",
  "zone.lamplight.stack": "Réponses",
  "phase.lamplight.draw": "pioche",
  "phase.lamplight.lay": "pose",
  "phase.lamplight.answer": "réponse",
  "phase.lamplight.light": "lumière",
  "gauge.lamplight.lamps": "lampes",
  "gauge.lamplight.taper": "mèche : parle d’abord à égalité",
  "action.lamplight.lay": "Poser",
  "action.lamplight.hold": "S’abstenir",
  "slot.lamplight.lamp": "À quelle lampe ?",
  "does.lamplight.hold": "ne rien poser cette manche",
  "does.lamplight.pass": "quand les deux passent, les cartes sont retournées",
  "keyword.lamplight.glow":
    "À une lampe la flamme la plus vive reste, et les autres s’éteignent. Égaler celle qui brûle déjà ne suffit pas.",
  "keyword.lamplight.bluff":
    "Posée à une lampe, c’est un bluff : elle n’allume rien, retourne dans votre main, et vous piochez une carte.",
};

export const told: Readonly<Record<keyof typeof english.told, string>> = {
  "zone.lamp": "la lampe {place}",
  "note.round": "— Manche {turn} —",
  "note.reveal": "Les deux ont choisi.",
  "note.laid": "{seat} pose une carte à {target}.",
  "note.turnedUp.thing": "À {target}, {thing} est retournée.",
  "note.bluff": "{seat} bluffait et récupère la carte.",
  "note.out.thing": "{thing} s’éteint.",
  "note.peeked.thing": "{seat} regarde {thing}.",
  "note.glows.thing": "L’éclat de {thing} change de {amount} cette manche.",
  "note.shifted.thing": "{thing} est portée à {target}.",
  "note.swapped.thing": "{thing} et {to} échangent leurs lampes.",
  "note.cancelled.entry": "{entry} est annulé.",
  "note.does.names": "{names} de {seat} prend effet.",
  "thing.lit": "{thing} allume sa lampe.",
  "move.lay": "",
  "move.cast": "",
  "move.spent": "",
  "move.takeBack": "{seat} reprend {cards}.",
  "reason.line": "trois lampes alignées",
  "reason.day": "le jour s’est levé",
};

export const refused: Readonly<Record<LamplightCode, string>> = {
  NOT_AN_ANSWER: "Seule une réponse peut être jouée maintenant. Les flammes se posent au début d’une manche.",
  ILLEGAL_TARGET: "Ce n’est pas une cible valable.",
  NO_SUCH_LAMP: "Dites à laquelle des neuf lampes.",
  NOT_IN_HAND: "Cette carte n’est pas dans votre main.",
  NOT_NOW: "Cela ne se fait pas à ce moment de la manche.",
};
