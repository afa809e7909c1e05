import type { delivery as english } from "../en/delivery.ts"
import type { TextsLike } from "../texts.ts"

export const delivery: TextsLike<typeof english> = {
  "tariff.loading": "Chargement des prix…",
  "tariff.wilaya": "Wilaya",
  "tariff.desk": "Bureau (DA)",
  "tariff.home": "Domicile (DA)",
  "tariff.deskServed": "Bureau desservi",
  "tariff.homeServed": "Domicile desservi",
  "tariff.daysMin": "Jours min.",
  "tariff.daysMax": "Jours max.",
  "tariff.free": "Livraison gratuite à partir de (DA)",
  "tariff.freeNever": "Jamais",
  "tariff.search": "Wilaya ou code",
  "tariff.none": "Aucune wilaya ne porte ce nom",
  "tariff.tab": "Prix",
  "tariff.csv": "Fichier CSV",
  "tariff.import": "Importer un CSV",
  "tariff.export": "Télécharger en CSV",
  "tariff.before": "Prix d’avant le dernier enregistrement",
  "tariff.hint": "Écrivez dans une case, ou collez un bloc depuis un tableur. Un prix vide est donné par téléphone.",
  "tariff.samples.title": { one: "{n} wilaya a des prix d’exemple", other: "{n} wilayas ont des prix d’exemple" },
  "tariff.samples.why":
    "Ils viennent de la boutique d’exemple et les clients les voient. Comparez-les à ceux de votre transporteur avant d’ouvrir ; un prix que vous changez devient le vôtre.",
  "tariff.samples.confirm": "Confirmer ces prix",
  "tariff.samples.remove": "Les supprimer",
  "tariff.saved": "Enregistré. La boutique affiche les nouveaux prix.",
  "tariff.conflict":
    "Modifié entre-temps par une autre personne : {names}. Ses prix sont affichés, vos changements sont gardés. Vérifiez puis enregistrez à nouveau.",
  "tariff.leaveWhy":
    "Les prix modifiés ne sont pas encore dans la boutique. Ils restent ici jusqu’à la fermeture de la page.",
  "tariff.file": "Fichier CSV",
  "tariff.fileHint":
    "Colonnes : code, et au choix desk, home, desk_served, home_served, days_min, days_max, closed_communes, commune. Rien n’est stocké avant l’enregistrement.",
  "tariff.line": "Ligne {line}",
  "tariff.take": "Reprendre dans le tableau",
  "tariff.problem.price": "Prix illisible : des dinars comme 1500 ou 1500,50 (1.500 se lit de deux façons)",
  "tariff.problem.days": "Jours illisibles : un nombre entier de 0 à 90",
  "tariff.problem.daysOrder": "Le maximum de jours est inférieur au minimum",
  "tariff.problem.flag": "Ni oui ni non (1 ou 0)",
  "tariff.problem.code": "Aucune wilaya n’a ce code",
  "tariff.problem.newCode":
    "Au-delà de 58 les numéros changent d’une liste à l’autre : écrivez le nom de la wilaya dans la colonne wilaya",
  "tariff.problem.unlisted":
    "Cette wilaya a les prix de celle dont elle faisait partie, tant que les réglages gardent la liste des 58",
  "tariff.problem.twice": "Cette wilaya figure plusieurs fois",
  "tariff.problem.commune": "Cette wilaya n’a pas de commune de ce nom",
  "tariff.problem.name": "Ce nom ne correspond pas au code",
  "tariff.problem.noTitle": "Une cellule n’est sous aucun titre : un séparateur de trop, ou des guillemets manquent ?",
  "tariff.problem.noCode": "Il n’y a pas de colonne code",
  "tariff.problem.noColumns": "Il n’y a aucune colonne de prix, de desserte ou de jours",
  "tariff.would": {
    one: "{n} case changerait ; wilayas lues : {rows}",
    other: "{n} cases changeraient ; wilayas lues : {rows}",
  },
  "tariff.fileProblems": { one: "{n} problème ; rien n’est repris", other: "{n} problèmes ; rien n’est repris" },
  "spelling.title": "Les communes chez les transporteurs",
  "spelling.hint":
    "Un transporteur refuse un fichier dont il ne connaît pas une commune. Ce qui est écrit ici figure dans les fichiers pour {carrier} ; vide = comme dans la boutique.",
  "spelling.own": "Écrites autrement : {n}",
  "spelling.none": "Aucune commune n’est écrite autrement. Choisissez une wilaya.",
  "spelling.saved": "Enregistré. Le prochain fichier l’aura.",
  "spelling.link": "Noms chez les transporteurs",
  "communes.title": "Livraison par commune",
  "communes.hint":
    "Une commune non desservie est montrée ainsi dans les formulaires, et aucune commande n’y est acceptée. Sans livraison à domicile, ses clients choisissent le bureau. Un prix vide est celui de la wilaya. Une wilaya entière se ferme dans le tableau des prix.",
  "communes.own": "Avec leurs propres conditions : {n}",
  "communes.none": "Aucune commune n’a ses propres conditions. Choisissez une wilaya.",
  "communes.delivered": "Desservie",
  "communes.atHome": "À domicile",
  "communes.saved": "Enregistré. La boutique le montre.",
  "communes.link": "Communes",
}
