import type { owner as english } from "../en/owner.ts"
import type { TextsLike } from "../texts.ts"

export const owner: TextsLike<typeof english> = {
  "sample.lead":
    "La boutique a été remplie d’un commerce inventé pour que vous puissiez tout essayer. Vider retire ce qu’il a apporté et que personne n’a modifié. Ce qui est à vous reste.",
  "sample.going": "Ce qui part",
  "sample.staying": "Ce qui reste",
  "sample.nothing": "Il ne reste rien de l’exemple à vider.",
  "sample.always":
    "Réglages, pages d’information, tarifs de livraison et guides des tailles restent toujours : modifiez-les à leur place.",
  "sample.before":
    "Les visiteurs voient une boutique vide jusqu’à ce que vous publiiez vos produits. La boutique est d’abord sauvegardée ; si la sauvegarde échoue, rien ne part. L’exemple peut revenir à partir d’elle.",
  "sample.busy": "En cours…",
  "sample.done": { one: "{n} élément retiré", other: "{n} éléments retirés" },
  "sample.cleared": "Vidé le {at} par {by}. Annulable tant que la sauvegarde faite juste avant est gardée.",
  "sample.undo": "Faire revenir l’exemple",
  "sample.restored": "L’exemple est revenu",
  "sample.left": {
    one: "{n} n’a pas pu revenir : son adresse ou son code est déjà pris, ou ce dont il dépend n’existe plus.",
    other:
      "{n} n’ont pas pu revenir : leur adresse ou leur code est déjà pris, ou ce dont ils dépendent n’existe plus.",
  },
  "sample.kind.product": "Produits",
  "sample.kind.review": "Avis",
  "sample.kind.post": "Articles du blog",
  "sample.kind.coupon": "Coupons",
  "sample.kind.section": "Sections des pages d’accueil",
  "sample.kind.category": "Catégories",
  "sample.kind.brand": "Marques",
  "sample.kind.post-category": "Rubriques du blog",
  "sample.kind.post-tag": "Étiquettes du blog",
  "sample.kind.picture": "Images",
  "backup.lead":
    "Une sauvegarde contient tout, sauf les secrets de cette machine et les images réduites. Gardez-en une copie sur une autre machine, avec le fichier auth-secret du dossier de données.",
  "backup.lastTitle": "Dernière sauvegarde",
  "backup.never": "Aucune n’a encore été faite d’ici.",
  "backup.done": "{at} · {size} · {seconds} s",
  "backup.failed": "{at} : échec",
  "backup.make": "Sauvegarder maintenant",
  "backup.running": "Sauvegarde en cours… {percent} %",
  "backup.schedule": "Chaque nuit",
  "backup.hour": "À",
  "backup.off": "Jamais",
  "backup.keep": "Fichiers à garder",
  "backup.folder": "Dans le dossier {folder}. Après celle de la nuit, les plus anciennes partent.",
  "backup.saved": "Enregistré",
  "backup.files": "Sauvegardes gardées",
  "backup.none": "Aucune sauvegarde pour l’instant.",
  "backup.download": "Télécharger",
  "backup.restore": "Restaurer…",
  "backup.of": "{what} : {at}",
  "backup.restoreTitle": "Restaurer la sauvegarde du {at}",
  "backup.restoreText":
    "La boutique est d’abord sauvegardée telle qu’elle est. Ensuite vous l’arrêtez et lancez une commande ; rien ne change avant.",
  "backup.prepared": "Prêt : {rows} lignes du {at}. L’état actuel est gardé dans {safety}.",
  "backup.steps":
    "Arrêtez la boutique, lancez ceci dans son dossier sur sa machine avec les mêmes réglages (DATABASE_URL, DATA_DIR), puis redémarrez-la. La commande dit dans quelle base elle a restauré. Les commandes arrivées avant l’arrêt restent dans l’ancienne base, gardée à côté de la nouvelle.",
  "backup.busy": "Une sauvegarde est en cours.",
  "backup.unsafe": "L’état actuel n’a pas pu être sauvegardé : {error}",
  "backup.damaged": "Ce fichier est abîmé.",
  "backup.version":
    "Cette sauvegarde vient d’une autre version de la boutique : elle ne peut être restaurée qu’en entier.",
  "backup.noCopies":
    "Aucune copie ne part sur une autre machine. Avec le réglage {setting}, chaque sauvegarde est copiée sur un stockage compatible S3.",
  "backup.noCopyYet": "Les copies vont sur {place} ; aucune n’est encore faite.",
  "backup.copied": "Dernière copie sur {place} : {at}",
  "backup.copyFailed": "La dernière copie a échoué :",
  "backup.copySilent": "aucune réponse du stockage en {seconds} s. La sauvegarde elle-même existe.",
  "backup.mb": "{n} Mo",
}
