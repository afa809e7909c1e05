import type { SettingsForm } from "#api/contract/admin/settings.ts"
import { highestThreshold } from "#core/delivery-values.ts"
import { type FactProblem, type ShopFacts, shopFactsProblems } from "#core/shop-facts.ts"
import { cellText, readDinars } from "../delivery/cell-text.ts"

/** The shop's facts as they are typed: numbers are texts until they are sent. */
export type ShopDraft = Omit<SettingsForm, "freeDeliveryThreshold" | "exchangeDays" | "maxQuantity" | "lowStock"> & {
  freeDeliveryThreshold: string
  lowStock: string
  exchangeDays: string
  maxQuantity: string
}

export function draftOf(form: SettingsForm): ShopDraft {
  const { freeDeliveryThreshold: free, exchangeDays, maxQuantity, lowStock } = form
  return {
    ...form,
    ...{ freeDeliveryThreshold: cellText(free), exchangeDays: String(exchangeDays) },
    lowStock: String(lowStock),
    maxQuantity: maxQuantity === null ? "" : String(maxQuantity),
  }
}

/** A whole number; NaN for what is none, so that the rules name it. */
const whole = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** What was typed as it is sent; what means nothing becomes NaN. */
export function formOf(draft: ShopDraft): SettingsForm {
  const free = readDinars(draft.freeDeliveryThreshold, highestThreshold)
  const trimmed = (text: string) => text.trim()
  return {
    ...draft,
    ...{ email: trimmed(draft.email), facebook: trimmed(draft.facebook), instagram: trimmed(draft.instagram) },
    ...{ pixelId: trimmed(draft.pixelId), exchangeDays: whole(draft.exchangeDays) },
    lowStock: whole(draft.lowStock),
    freeDeliveryThreshold: free === undefined ? Number.NaN : free,
    maxQuantity: draft.maxQuantity.trim() === "" ? null : whole(draft.maxQuantity),
  }
}

/** Everything that is wrong with what was typed, by the names of the fields. */
export function draftProblems(draft: ShopDraft): { field: string; problem: FactProblem }[] {
  const { updatedAt: _, ...facts } = formOf(draft)
  return shopFactsProblems(facts satisfies ShopFacts)
}
