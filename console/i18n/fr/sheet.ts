import type { sheet as english } from "../en/sheet.ts"
import type { TextsLike } from "../texts.ts"

export const sheet: TextsLike<typeof english> = {
  "sheet.keys": "Tab va à la case suivante ; Échap puis Tab sort du tableau.",
  "sheet.undo": "Annuler",
  "sheet.discard": "Tout abandonner",
  "sheet.save": "Enregistrer",
  "sheet.changed": { one: "{n} case modifiée", other: "{n} cases modifiées" },
  "sheet.wrong": { one: "{n} à corriger", other: "{n} à corriger" },
  "sheet.pastedLess": {
    one: "{n} case dépassait le tableau et n’a pas été collée",
    other: "{n} cases dépassaient le tableau et n’ont pas été collées",
  },
  "sheet.yes": "Oui",
  "sheet.no": "Non",
  "sheet.missing": { one: "{n} case à remplir", other: "{n} cases à remplir" },
}
