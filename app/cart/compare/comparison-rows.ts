import { isInStock, type ProductDetail } from "#core/catalogue/product.ts"
import { valueStates } from "#core/catalogue/variants/choose-variant.ts"
import { noChoice } from "#core/catalogue/variants/variant.ts"
import { commaOf } from "#core/i18n/comma.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { narrowestCategory } from "../../cards/product-links.ts"
import type { I18n } from "../../i18n/i18n.tsx"
import { formatRating } from "../../ui/stars.tsx"

type Language = ReturnType<typeof textLanguage>

/** One line of the comparison: a text for each product, empty where nothing is given. */
export type ComparisonRow = {
  label: string
  texts: string[]
  /** Of each text, where it is not the page's. */
  languages: Language[]
  /** The same of the label. */
  labelLanguage: Language
  /** Drawn as prices or as colours. */
  kind: "price" | "colors" | "text"
  differs: boolean
}

type Words = Pick<I18n, "t" | "locale" | "money">

type Fact = Pick<ComparisonRow, "label" | "kind"> & {
  of: (product: ProductDetail) => string
  /** Of a text that the merchant translates. */
  language?: (product: ProductDetail) => Language
  labelLanguage?: Language
}

function ratingText({ rating, reviewCount }: ProductDetail, locale: Locale): string {
  return rating === null ? "" : `${formatRating(rating, locale)} (${reviewCount})`
}

/** Which row names the values of a product's second option. */
function sizeRow({ sizeOption }: ProductDetail): "sizes" | "capacities" | "options" {
  if (sizeOption?.kind === "capacity") return "capacities"
  return sizeOption?.kind === "option" ? "options" : "sizes"
}

/** The sizes or capacities in which a product is made; those that are sold out in every colour say so. */
function sizesText(product: ProductDetail, { t, locale }: Words): string {
  const { sizes, sizeOption, variants } = product
  if (!sizeOption || variants.length === 0) return sizes.join(commaOf(locale))
  const states = valueStates(product, "size", noChoice)
  const texts = sizeOption.values.flatMap(({ code, name }) => {
    const state = states.get(code)
    if (state === "notMade") return []
    return state === "soldOut" ? t("compare.sizeSoldOut", { name }) : name
  })
  return texts.join(commaOf(locale))
}

/** The products' own facts, in their order; a label is as the first product has it. */
function ownFacts(products: ProductDetail[]): Fact[] {
  const factOf = ({ additionalInformation }: ProductDetail, key: string) =>
    additionalInformation.find((one) => one.key === key)?.value
  const language = (product: ProductDetail) => textLanguage(product, "additionalInformation")
  const keys = new Map<string, Language>()
  for (const product of products)
    for (const { key } of product.additionalInformation) if (!keys.has(key)) keys.set(key, language(product))
  return [...keys].map(([key, labelLanguage]) => ({
    label: key,
    kind: "text",
    of: (product) => factOf(product, key) ?? "",
    language,
    labelLanguage,
  }))
}

/** Rows that every product has, then those of the products' own features. */
function comparedFacts(products: ProductDetail[], words: Words): Fact[] {
  const { t, locale, money } = words
  const text = (label: string, of: Fact["of"]): Fact => ({ label, kind: "text", of })
  return [
    { label: t("compare.row.price"), kind: "price", of: ({ price }) => money(price) },
    text(t("compare.row.stock"), (one) => t(isInStock(one) ? "compare.row.inStock" : "compare.row.outOfStock")),
    text(t("compare.row.rating"), (one) => ratingText(one, locale)),
    text(t("compare.row.brand"), ({ brand }) => brand.name),
    {
      ...text(t("compare.row.category"), (one) => narrowestCategory(one)?.title ?? ""),
      language: (one) => textLanguage(narrowestCategory(one) ?? {}, "title"),
    },
    {
      label: t("compare.row.colors"),
      kind: "colors",
      of: ({ colors }) => colors.map(({ name }) => name).join(commaOf(locale)),
    },
    ...(["sizes", "capacities", "options"] as const).map((row) =>
      text(t(`compare.row.${row}`), (one) => (sizeRow(one) === row ? sizesText(one, words) : "")),
    ),
    { ...text(t("compare.row.unit"), ({ unit }) => unit ?? ""), language: (one) => textLanguage(one, "unit") },
    ...ownFacts(products),
  ]
}

/** The lines of the comparison of some products. A fact that no product gives has no line. */
export function comparisonRows(products: ProductDetail[], words: Words): ComparisonRow[] {
  return comparedFacts(products, words)
    .map(({ label, kind, of, language, labelLanguage = {} }) => ({
      label,
      kind,
      texts: products.map(of),
      languages: products.map((product) => language?.(product) ?? {}),
      labelLanguage,
    }))
    .filter(({ texts }) => texts.some((text) => text !== ""))
    .map((row) => ({ ...row, differs: new Set(row.texts).size > 1 }))
}
