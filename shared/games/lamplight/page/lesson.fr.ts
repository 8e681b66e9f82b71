import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Neuf lampes forment un carré, et il fait nuit. Trois de vos lampes allumées en ligne gagnent : une rangée, une colonne ou une diagonale. L’éclat d’une flamme est le nombre sur sa carte.",
  first:
    "Chacun pose une carte au même moment, face cachée, et nul ne voit celle de l’autre. Posez Storm Lantern, d’éclat 4, à la lampe 5, au milieu.",
  laid: "Elle a posé à la lampe 1. Vous voyez où, mais pas quoi. Des réponses pourraient maintenant être jouées ; personne n’en a d’utile.",
  lit: "Toutes les cartes ont été retournées, et chacune a allumé sa lampe. Une nouvelle manche : chacun a pioché deux cartes.",
  second: "Posez Great Candle, d’éclat 5, à la lampe 4, à côté de votre Lantern.",
  breath:
    "Elle a posé à la lampe 6, elle aussi dans la rangée du milieu, et joue Cold Breath : votre carte cachée doit s’éteindre. Personne n’a vu que c’est votre meilleure.",
  hood: "On peut répondre à une réponse. Glass Hood annule la sienne. Jouez-le.",
  happened:
    "Ce qui a été joué en dernier s’est passé en premier : le Hood a annulé le Breath, et votre Candle brûle. Mais à la lampe 6 elle a un Red Lantern, d’éclat 4.",
  third:
    "Il vous faut la lampe 6 pour la rangée. Là où deux flammes se rencontrent, la plus vive reste : posez-y votre deuxième Great Candle, 5 contre 4.",
  waits:
    "Elle a posé à la lampe 9, loin de votre rangée. Toute réponse peut être posée comme un bluff : ce n’est peut-être pas une flamme.",
  peep: "Elle joue Peephole et va voir ce que vous avez posé. Trop tard : elle ne fait que l’apprendre.",
  pass: "Vous n’avez rien à craindre. Passez, et tout est retourné.",
  won: "C’était un bluff, qui retourne dans sa main. Votre Candle a éteint son Lantern : les lampes 4, 5 et 6 sont à vous, vous avez gagné ! Ensuite, posez un bluff à votre tour, et voyez ce qu’elle y dépense.",
};
