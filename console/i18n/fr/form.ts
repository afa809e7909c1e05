import type { form as english } from "../en/form.ts"
import type { TextsLike } from "../texts.ts"

export const form: TextsLike<typeof english> = {
  "form.save": "Enregistrer",
  "form.discard": "Abandonner",
  "form.view": "Voir dans la boutique",
  "form.state.same": "Rien à enregistrer",
  "form.state.unsaved": "Pas encore enregistré",
  "form.state.saving": "Enregistrement…",
  "form.state.saved": "Enregistré. La boutique l’affiche.",
  "form.state.failed": "Pas enregistré. Votre saisie est gardée.",
  "form.problems": { one: "{n} point à corriger", other: "{n} points à corriger" },
  "form.required": "À remplir",
  "form.tooLong": "{n} caractères au plus",
  "form.theirs":
    "Une autre personne a enregistré entre-temps. Votre saisie est toujours là, mais elle n’est pas enregistrée.",
  "form.loadTheirs": "Charger la version enregistrée, sans ma saisie",
  "form.leave": "Quitter sans enregistrer ?",
  "form.leaveWhy": "Vos changements ne sont pas enregistrés et seraient perdus.",
  "form.stay": "Rester ici",
  "form.leaveAnyway": "Quitter",
  "form.complete": "Complet",
  "form.part": "Incomplet",
  "form.empty": "Vide",
  "form.wrong": "À corriger",
  "form.day": "{label} : jour",
  "form.time": "{label} : heure",
  "form.clock": "Heure d’Algérie",
}
