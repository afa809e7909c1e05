import type { SettingsForm } from "#api/content/contract-admin-settings.ts"
import { type FactProblem, type ShopFacts, shopFactsProblems } from "#core/content/shop-facts.ts"
import { maxThreshold } from "#core/delivery/delivery-values.ts"
import { readWhole } from "#core/text/parse-number.ts"
import { cellText, readDinars } from "../../delivery/cell-text.ts"

/** Whole numbers that may be left empty: no limit. */
type Limit = "maxQuantity" | "maxLines" | "maxUnits" | "releaseHours"

/** The shop's facts as they are typed: numbers are texts until they are sent. */
export type ShopDraft = Omit<SettingsForm, "freeDeliveryThreshold" | "exchangeDays" | "lowStock" | Limit> & {
  freeDeliveryThreshold: string
  lowStock: string
  exchangeDays: string
} & Record<Limit, string>

export function toShopDraft(form: SettingsForm): ShopDraft {
  const { freeDeliveryThreshold: free, exchangeDays, lowStock } = form
  const typed = (limit: Limit) => (form[limit] === null ? "" : String(form[limit]))
  return {
    ...form,
    freeDeliveryThreshold: cellText(free),
    exchangeDays: String(exchangeDays),
    lowStock: String(lowStock),
    maxQuantity: typed("maxQuantity"),
    maxLines: typed("maxLines"),
    maxUnits: typed("maxUnits"),
    releaseHours: typed("releaseHours"),
  }
}

/** A whole number; NaN for what is none, so that the rules name it. */
const whole = (typed: string) => readWhole(typed) ?? Number.NaN

/** What was typed as it is sent; what means nothing becomes NaN. */
export function toSettingsForm(draft: ShopDraft): SettingsForm {
  const free = readDinars(draft.freeDeliveryThreshold, maxThreshold)
  const trimmed = (text: string) => text.trim()
  const limit = (name: Limit) => (draft[name].trim() === "" ? null : whole(draft[name]))
  return {
    ...draft,
    email: trimmed(draft.email),
    facebook: trimmed(draft.facebook),
    instagram: trimmed(draft.instagram),
    pixelId: trimmed(draft.pixelId),
    exchangeDays: whole(draft.exchangeDays),
    lowStock: whole(draft.lowStock),
    freeDeliveryThreshold: free === undefined ? Number.NaN : free,
    maxQuantity: limit("maxQuantity"),
    maxLines: limit("maxLines"),
    maxUnits: limit("maxUnits"),
    releaseHours: limit("releaseHours"),
  }
}

/** Everything that is wrong with what was typed, by the names of the fields. */
export function draftProblems(draft: ShopDraft): { field: string; problem: FactProblem }[] {
  const { updatedAt: _, ...facts } = toSettingsForm(draft)
  return shopFactsProblems(facts satisfies ShopFacts)
}

/** What every part of the form gets. */
export type ShopPart = {
  draft: ShopDraft
  set: (changes: Partial<ShopDraft>) => void
  problemOf: (field: string) => string | undefined
}
