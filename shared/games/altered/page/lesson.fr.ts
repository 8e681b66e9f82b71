import type { LessonTexts } from "../../lesson.ts";

export const texts: LessonTexts = {
  welcome:
    "Votre héros se tient à un bout de huit régions, votre compagnon à l’autre. Ils veulent se rejoindre avant ceux de l’adversaire. Chacun mène une expédition, et les cartes que vous y jouez la font avancer.",
  mana: "D’abord, trois cartes de votre main deviennent du mana, pour de bon. Choisissez trois Courteous Duelist.",
  duelist:
    "Un jour commence. Vous jouez à tour de rôle, une carte à la fois. Le Duelist coûte 2 et apporte 2 Forêt, 2 Montagne et 2 Eau. Jouez-en un dans l’expédition du compagnon.",
  against: "Elle joue Lamplighter Recruit en face : 1 Forêt, 1 Montagne, et pas d’Eau.",
  sprite: "Il vous reste 1 mana. Jouez Inkwell Sprite dans l’expédition du héros.",
  pass: "Elle a passé : pour aujourd’hui, elle a fini. Vous n’avez plus de mana : passez, et le soir vient.",
  moved:
    "Au Crépuscule, une expédition avance d’une région si elle a plus que celle d’en face, dans un terrain de sa région. Les deux vôtres l’ont fait. La Nuit, vos personnages sont allés dans votre Réserve. C’est maintenant le matin : tout le mana est prêt, et vous avez pioché 2 cartes.",
  expand: "Chaque matin, une carte de plus peut devenir du mana. Choisissez un Duelist.",
  again:
    "Elle a commencé cette fois, et revient avec son Recruit de la Réserve. Vous aussi le pouvez : jouez le Duelist de votre Réserve dans l’expédition du héros.",
  other: "Personne ne fait face à votre compagnon, et plus de 0 suffit. Jouez-y le Sprite de votre Réserve.",
  done: "Passez.",
  half: "Les deux ont encore avancé : 3 régions les séparent. Ce qui venait de la Réserve est parti, mais n’a coûté aucune carte de votre main.",
  expand3: "Faites d’un autre Duelist du mana.",
  third: "Vous commencez aujourd’hui. Jouez un Duelist dans l’expédition du héros.",
  ox: "Elle répond dans l’autre expédition : Toll-Gate Ox, avec 2 Forêt, 4 Montagne et 2 Eau.",
  leave:
    "Il faudrait plus que l’Ox dans un terrain, et un Sprite ne l’a pas. Ne combattez pas là où elle est forte : jouez le Sprite à côté de votre Duelist.",
  evening: "Passez.",
  close:
    "Votre héros a avancé, votre compagnon a attendu. L’Ox est un Défenseur : son expédition n’a pas bougé non plus. Il reste deux régions entre les vôtres.",
  expand4: "Encore un Duelist qui devient du mana : 6 en tout.",
  heroLast: "Son Recruit fait face à votre héros. Un Duelist vaut plus dans chaque terrain : jouez-en un là.",
  companionLast: "Elle a passé. Personne ne fait face à votre compagnon : un Duelist suffit.",
  set: "Les deux vont avancer. Passez.",
  won: "Héros et compagnon se sont rejoints dans la région 5 : vous avez gagné ! Ensuite, lisez ce que font vos cartes quand elles arrivent. Rien ne se joue pendant le tour adverse, mais les Réactions répondent d’elles-mêmes.",
};
