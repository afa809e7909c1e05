import { mapBlockTexts } from "#core/block.ts"
import type { Locale } from "#core/locale.ts"
import { formatMoney } from "#core/money.ts"
import type { InformationPage, Settings } from "../content/content.ts"
import { i18nOf } from "../i18n/i18n.tsx"

/** What the `{placeholders}` of the information pages stand for: the merchant changes a fact in one place. */
function pageValues(settings: Settings, locale: Locale): Record<string, string> {
  const { freeDeliveryThreshold: threshold, exchangeDays } = settings
  return {
    shop: settings.shopName,
    address: settings.address,
    phone: settings.phone,
    phoneInternational: settings.phoneInternational,
    email: settings.email,
    hours: settings.hours,
    register: settings.registerNumber,
    tax: settings.taxNumber,
    exchangeDays: String(exchangeDays),
    freeDelivery:
      threshold === null ? "" : i18nOf(locale).t("pages.freeDelivery", { amount: formatMoney(threshold, locale, 0) }),
  }
}

/** An information page with the shop's own facts in its texts; an unknown placeholder stays visible. */
export function fillPage(page: InformationPage, settings: Settings, locale: Locale): InformationPage {
  const values = pageValues(settings, locale)
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? hole) : hole))
  return {
    ...page,
    title: fill(page.title),
    description: fill(page.description),
    content: mapBlockTexts(page.content, fill),
  }
}
