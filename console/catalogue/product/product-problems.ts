import { adminFields } from "#core/catalogue/product-fields.ts"
import { mapFields } from "#core/fields/field-values.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { RejectedError } from "../../data/api-client.ts"
import type { Say, TextKey } from "../../i18n/texts.ts"
import { typedProblems } from "../../ui/forms/draft-fields.ts"
import type { FieldProblem } from "../../ui/forms/problem-summary.tsx"
import { type ProductDraft, parseAmount, toVideoId } from "./product-draft.ts"
import { areUnits, hasUnits, sentUnits } from "./variant-units.ts"

const labels: Record<string, TextKey> = {
  ...mapFields(adminFields, ({ label }) => label),
  brand: "product.brand",
  categories: "product.categories",
  offer: "product.offer",
  image: "product.pictures",
  medias: "product.pictures",
  colors: "product.colors",
  features: "product.features",
  description: "product.description",
  additionalInformation: "product.info",
  tags: "product.tags",
  sizes: "product.sizes",
  variantUnits: "product.units",
}

/** The input, or what stands for one, at a path of what was sent. */
function fieldAt(path: (string | number)[]): string {
  const [first = "", second] = path.map(String)
  if (first === "image" || first === "medias") return "pictures"
  if (first === "offer") return second === "endDate" ? "offerEnd" : "offerStart"
  if (first === "description" || first === "tags") return `${first}-${second ?? "fr"}`
  if (first === "additionalInformation") return "info"
  return ["categories", "sizes"].includes(first) ? first : path.join(".")
}

const labelAt = (first: string, t: Say) => t(labels[first] ?? "product.one")

/** The colour and the size of a combination by its place. */
function combinationName({ colors, sizes }: ProductDraft, at: number, main: Locale): string {
  const [color, size] = [colors[Math.floor(at / Math.max(1, sizes.length))], sizes[at % Math.max(1, sizes.length)]]
  return [color, size].flatMap((one) => one?.name[main] || []).join(" · ")
}

/** Everything that is wrong with a form before it is sent.
 *  @param main the shop's main language, whose texts alone are needed */
export function draftProblems(draft: ProductDraft, t: Say, main: Locale): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, label: TextKey, text: TextKey) => problems.push({ field, label: t(label), text: t(text) })
  const isShown = draft.publishing !== "draft"
  const price = parseAmount(draft.price)
  const last = parseAmount(draft.lastPrice)

  if (isShown && draft.name[main].trim() === "") add(`name.${main}`, "product.name", "product.problem.toPublish")
  if (isShown && draft.shortDescription[main].trim() === "") {
    add(`shortDescription.${main}`, "product.short", "product.problem.toPublish")
  }
  if (isShown && (price === null || price === 0)) add("price", "product.price", "product.problem.toPublish")
  const typed = { ...draft, videoId: toVideoId(draft.videoId) }
  for (const { field, label, text } of typedProblems(adminFields, typed)) add(field, label, text)
  if (last !== null && last <= (price ?? 0)) add("lastPrice", "product.lastPrice", "product.problem.lastPrice")
  const { offerStart, offerEnd } = draft
  if (offerStart && !offerEnd) add("offerEnd", "product.offerEnd", "form.required")
  if (offerEnd && !offerStart) add("offerStart", "product.offerStart", "form.required")
  if (offerStart && offerEnd && offerEnd <= offerStart) add("offerEnd", "product.offerEnd", "product.problem.offerEnd")
  if ((offerStart || offerEnd) && last === null) add("lastPrice", "product.lastPrice", "product.problem.offerPrice")
  if (draft.publishing === "later" && draft.publishedAt === null) {
    add("publishedAt", "product.publishing", "form.required")
  }
  for (const [at, color] of draft.colors.entries()) {
    if (color.name[main].trim() === "") add(`colors.${at}.name.${main}`, "product.colors", "product.problem.colorName")
    if (!/^#[0-9a-f]{6}$/i.test(color.hex)) add(`colors.${at}.hex`, "product.colors", "product.problem.hex")
  }
  const sizes = draft.sizes.map(({ name }) => foldText(name[main].trim()))
  for (const [at, size] of sizes.entries()) {
    const text = size === "" ? "product.problem.sizeName" : sizes.indexOf(size) < at ? "product.problem.taken" : null
    if (text) add(`sizes.${at}.name.${main}`, "product.sizes", text)
  }
  if (hasUnits(draft)) {
    for (const [at, units] of sentUnits(draft).entries()) {
      if (areUnits(units)) continue
      const label = t("product.unitsOf", { name: combinationName(draft, at, main) })
      problems.push({ field: `variantUnits.${at}`, label, text: t("product.problem.whole") })
    }
  }
  for (const [at, feature] of draft.features.entries()) {
    if (feature.title[main].trim() === "") add(`features.${at}.title.${main}`, "product.features", "form.required")
  }
  for (const [at, line] of draft.lines.entries()) {
    const isWritten = locales.some((locale) => line.name[locale].trim() !== "" || line.value[locale].trim() !== "")
    if (isWritten && line.name[main].trim() === "") add(`info.${at}.name.${main}`, "product.info", "form.required")
    else if (isWritten && line.value[main].trim() === "")
      add(`info.${at}.value.${main}`, "product.info", "form.required")
  }
  return problems
}

const codes: Record<string, TextKey> = {
  TAKEN: "product.problem.taken",
  UNKNOWN: "product.problem.unknown",
  NEEDED: "product.problem.toPublish",
}

/** Why the units cannot be what the form says. */
const stockProblems: Record<string, TextKey> = {
  STOCK_BELOW_ZERO: "products.belowZero",
  STOCK_BY_VARIANT: "variants.counted",
}

type FieldProblemBody = { path: (string | number)[]; message: string; code?: string }

/** Converts the server's rejection to the form's field errors. */
export function rejectedFields({ status, details }: RejectedError, t: Say): FieldProblem[] {
  const stock = stockProblems[String(details.code)]
  if (status === 409 && stock) return [{ field: "quantity", label: t("product.quantity"), text: t(stock) }]
  if (status !== 400 || !Array.isArray(details.errors)) return []
  // The shape of every 400 of the shop.
  return (details.errors as FieldProblemBody[]).map(({ path, message, code }) => ({
    field: fieldAt(path),
    label: labelAt(String(path[0] ?? ""), t),
    text: code && codes[code] ? t(codes[code]) : message,
  }))
}
