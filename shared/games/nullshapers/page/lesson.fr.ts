import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Trois biomes vous séparent, et chacun de vous a un secteur dans chacun. Un secteur sans durabilité emporte son biome. Qui a perdu deux secteurs perd. Dans cette leçon, un secteur supporte 2.",
  convert:
    "Toute carte peut devenir une anomalie, qui produit de l’énergie. Une fois par tour, vous pouvez en convertir une. Convertissez The Long Table et choisissez la lumière.",
  anomaly: "Une fois par tour, vous pouvez jouer une anomalie, gratuitement. Jouez The Long Table.",
  cadet: "Lantern Cadet coûte 1 lumière, que votre anomalie produit. Jouez-le.",
  queue:
    "Le Cadet est maintenant dans la file. Elle a passé ; elle aurait pu répondre. Quand les deux passent, l’entrée la plus récente a lieu. Passez.",
  theirs: "C’est son tour. Elle a produit de l’énergie de ténèbres et joue Gutter Spy.",
  convert2:
    "Votre Cadet peut maintenant combattre. D’abord une deuxième anomalie : convertissez encore The Long Table en lumière.",
  anomaly2: "Jouez-la.",
  courier:
    "Sunrise Courier coûte 1 lumière et 1 de n’importe quelle sorte. Il est prêt : il peut attaquer le tour où il arrive. Jouez-le.",
  advance:
    "Maintenant la bataille. Les agents avancent d’abord de votre zone de déploiement vers les biomes. Faites avancer le Cadet, 2 d’attaque, dans le biome 2 ; le Courier reste cette fois.",
  attack: "Elle n’y a envoyé personne. Attaquez avec le Cadet.",
  lost: "Personne n’a défendu : 2 dégâts, et son secteur est perdu. Encore un, et vous avez gagné. C’est son tour : elle convertit une carte.",
  notary:
    "Avec deux anomalies, elle joue Drowned Notary, 2 d’attaque et 2 de défense. Quand il arrive, vous défaussez une carte.",
  convert3: "À vous. Convertissez The Long Table encore une fois.",
  anomaly3: "Jouez-la : vous avez 3 lumières. Gardez-les.",
  both: "Il reste deux biomes. Faites avancer le Cadet dans le biome 1 et le Courier dans le biome 3, les deux à la fois.",
  theyAdvance: "Elle n’avance qu’après vous, et n’a qu’un Notary pour deux endroits. Il va dans le biome 1.",
  attackBoth: "Attaquez avec les deux.",
  defended:
    "Le Notary défend contre le Cadet et l’abattrait : 2 contre 1 de défense. Le Courier n’a personne en face.",
  hymn: "Battle Hymn a la vitesse 3 : il répond à tout, à tout moment. 2 d’attaque et 2 de défense pour un agent. Jouez-le sur le Cadet.",
  won: "L’hymne est passé en premier : votre Cadet a encaissé le coup et abattu le Notary. Pendant ce temps, le Courier a brisé son deuxième secteur. Vous avez gagné ! Ensuite, regardez les vitesses : ce qui répond à quoi est écrit sur les cartes.",
};
