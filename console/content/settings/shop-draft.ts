import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { type ShopFacts, settingFields } from "#core/content/settings-fields.ts"
import { type FactProblem, shopFactsProblems } from "#core/content/shop-facts.ts"
import { maxThreshold } from "#core/delivery/delivery-values.ts"
import { readDinars } from "../../delivery/cell-text.ts"
import { type DraftValues, fromDraftValues, toDraftValues } from "../../ui/forms/draft-fields.ts"

/** The shop's facts as they are typed: numbers are texts until they are sent. */
export type ShopDraft = Omit<SettingsForm, keyof typeof settingFields> & DraftValues<typeof settingFields>

export const toShopDraft = (form: SettingsForm): ShopDraft => ({ ...form, ...toDraftValues(settingFields, form) })

/** Converts the form to the request; unreadable numbers become NaN, so that validation names them. */
export function toSettingsForm(draft: ShopDraft): SettingsForm {
  const free = readDinars(draft.freeDeliveryThreshold, maxThreshold)
  return {
    ...draft,
    ...fromDraftValues(settingFields, draft),
    freeDeliveryThreshold: free === undefined ? Number.NaN : free,
  }
}

/** Everything that is wrong with what was typed, by the names of the fields. */
export function draftProblems(draft: ShopDraft): { field: string; problem: FactProblem }[] {
  const { updatedAt: _, ...facts } = toSettingsForm(draft)
  return shopFactsProblems(facts satisfies ShopFacts)
}

/** Properties of every part of the form. */
export type ShopPart = {
  draft: ShopDraft
  set: (changes: Partial<ShopDraft>) => void
  problemOf: (field: string) => string | undefined
}
