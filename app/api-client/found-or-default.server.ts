import { type Locale, locales } from "#core/i18n/locale.ts"
import { defaultMaximums } from "#core/orders/order-maximums.ts"
import { createI18n } from "../i18n/i18n.tsx"
import type { Content } from "./content.server.ts"
import type { Category, Settings, StoredSettings } from "./content.ts"
import { isMissingContent } from "./transport/missing.server.ts"

/** Settings of a shop whose merchant has saved none: the name of the program alone. */
const defaultSettings = (locale: Locale): StoredSettings => ({
  documentId: "",
  shopName: createI18n(locale).t("shell.shopName"),
  tagline: "",
  about: "",
  phone: "",
  phoneInternational: "",
  whatsapp: "",
  email: "",
  address: "",
  hours: "",
  registerNumber: "",
  taxNumber: "",
  constructionBanner: false,
  bannerFr: "",
  bannerAr: "",
  freeDeliveryThreshold: null,
  promisesCash: false,
  promisesOpening: false,
  promisesCall: false,
  exchangeDays: 0,
  returnPayer: "shopper",
  warrantyMonths: 0,
  asksWilaya: false,
  decimalsAsNeeded: false,
  wilayaDivision: "58",
  openingDate: null,
  ...defaultMaximums,
  pixelId: "",
  openWilayas: null,
  theme: null,
  languages: [...locales],
  social: { facebook: "", instagram: "", whatsapp: "" },
  uniqueVisitorsCount: 0,
})

/** Replaces the error of a lookup that found nothing; other errors, such as an API that is away, stay what they are. */
const whenMissing =
  <T>(replacement: () => T) =>
  (error: unknown): T => {
    if (isMissingContent(error)) return replacement()
    throw error
  }

/** The categories; empty in a shop that has none, whose lookup has reported so. */
export const categoriesOrNone = (content: Pick<Content, "categories">, locale: Locale): Promise<Category[]> =>
  content.categories(locale).catch(whenMissing(() => []))

/** The settings; defaults in a shop that has none, whose lookup has reported so. */
export async function settingsOrDefaults(
  content: Pick<Content, "settings" | "universes">,
  locale: Locale,
): Promise<Settings> {
  const [settings, universes] = await Promise.all([
    content.settings(locale).catch(whenMissing(() => defaultSettings(locale))),
    content.universes(locale),
  ])
  return { ...settings, universes }
}

/** Whether the shop is not filled yet: it has no category, and no product on sale. */
export async function isUnfilled(
  content: Pick<Content, "categories" | "newestProduct">,
  locale: Locale,
): Promise<boolean> {
  if ((await categoriesOrNone(content, locale)).length > 0) return false
  return (await content.newestProduct(locale)) === null
}
