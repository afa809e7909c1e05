import { isolateLeftToRight } from "#core/i18n/isolate.ts"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { type Block, type BlockListItem, inlineText, keepListItems, mapBlockTexts } from "#core/text/block.ts"
import type { InformationPage, Settings } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { wilayasText } from "../../page/wilayas-text.ts"

/** Values of the `{placeholders}` of the information pages: the merchant changes a fact in one place. */
function pageValues(settings: Settings, locale: Locale): Record<string, string> {
  const { freeDeliveryThreshold: threshold, exchangeDays } = settings
  const { t, money } = createI18n(locale, settings)
  return {
    shop: settings.shopName,
    about: settings.about,
    address: isolateNumbers(settings.address),
    phone: isolateLeftToRight(settings.phone),
    phoneInternational: settings.phoneInternational,
    email: settings.email,
    hours: settings.hours,
    register: isolateLeftToRight(settings.registerNumber),
    tax: isolateLeftToRight(settings.taxNumber),
    exchangeDays: exchangeDays > 0 ? String(exchangeDays) : "",
    opening: settings.promisesOpening ? t("pages.opening") : "",
    returnCost: t(`pages.return.${settings.returnPayer}`),
    wilayas: wilayasText(settings, t),
    freeDelivery: threshold === null ? "" : t("pages.freeDelivery", { amount: money(threshold, 0) }),
  }
}

/** A list item that states one of these is left out while the shop has not got it. */
const statedFacts = ["address", "phone", "email", "register", "tax"]

/** The same content without headings and paragraphs about an exchange that the shop does not promise. */
const withoutExchange = (blocks: Block[]): Block[] =>
  blocks.filter(
    (block) =>
      (block.type !== "heading" && block.type !== "paragraph") ||
      !inlineText(block.children).includes("{exchangeDays}"),
  )

/** The same content without paragraphs of which nothing is left, and without lists that have no items, with their headings. */
function withoutEmptyParts(blocks: Block[], fill: (text: string) => string): Block[] {
  const isEmpty = (block: Block | undefined) => {
    if (block?.type === "list") return block.children.length === 0
    if (block?.type !== "paragraph") return false
    const text = inlineText(block.children)
    return text.trim() !== "" && fill(text).trim() === ""
  }
  const isHeadingOfNothing = (block: Block, index: number) => {
    const after = blocks[index + 2]
    return block.type === "heading" && isEmpty(blocks[index + 1]) && (after === undefined || after.type === "heading")
  }
  return blocks.filter((block, index) => !isEmpty(block) && !isHeadingOfNothing(block, index))
}

/** An information page with the shop's own facts in its texts; an unknown placeholder stays visible. */
export function fillPage(page: InformationPage, settings: Settings, locale: Locale): InformationPage {
  const values = pageValues(settings, locale)
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? hole) : hole))
  const states = (item: BlockListItem) =>
    !statedFacts.some((name) => values[name] === "" && inlineText(item.children).includes(`{${name}}`))
  const content = settings.exchangeDays > 0 ? page.content : withoutExchange(page.content)
  return {
    ...page,
    title: fill(page.title),
    description: fill(page.description),
    content: mapBlockTexts(withoutEmptyParts(keepListItems(content, states), fill), fill),
  }
}
