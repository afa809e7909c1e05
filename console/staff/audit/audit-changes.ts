import { isolate } from "#core/i18n/isolate.ts"
import { isLocale, type Locale } from "#core/i18n/locale.ts"
import { languages } from "../../i18n/languages.ts"
import type { Say } from "../../i18n/texts.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { auditFields, technicalFields } from "./audit-fields.ts"
import { knownValue } from "./audit-values.ts"

/** One field of a change, in words. `old` and `new` are absent where the journal says nothing of that side. */
export type AuditChange = { key: string; label: string; old?: string; new?: string }

/** The language of the screen, and how the shop calls its universes. */
type AuditLanguage = { t: Say; locale: Locale; universe?: (slug: string) => string }

/** Characters of a value that are shown, and values of a list. */
const maxLength = 200
const maxParts = 12

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a name is an identifier of the code, which no reader knows. */
const isOwnName = (name: string) => /^[a-z][a-z_-]*$/i.test(name)

/** A field as its screen calls it; of a file's column also the language. A key that is no identifier, such as the code of a
 *  wilaya, is shown as it is; a SKU is shown before its column. */
function labelOf(name: string, t: Say): string {
  const end = name.lastIndexOf("_")
  const locale = name.slice(end + 1)
  const language = isLocale(locale) ? languages.find((one) => one.locale === locale)?.name : undefined
  const key = auditFields.get(language ? name.slice(0, end) : name)
  if (key) return language ? `${t(key)} (${isolate(language)})` : t(key)
  const [, sku = "", column = ""] = /^(.+) (\w+)$/.exec(name) ?? []
  const columnKey = auditFields.get(column)
  if (columnKey) return `${isolate(sku)} · ${t(columnKey)}`
  return isOwnName(name) ? t("audit.field.other") : isolate(name)
}

/** Whether block content, whose words are enough. */
const isTextPart = (value: unknown): value is { children: unknown[] } | { text: string } =>
  isRecord(value) && (Array.isArray(value.children) || typeof value.text === "string")

const wordsOf = (value: unknown): string => {
  if (!isRecord(value)) return ""
  if (typeof value.text === "string" && value.type === "text") return value.text
  return Array.isArray(value.children) ? value.children.map(wordsOf).join(" ") : ""
}

/** A value of the journal in words.
 *  @param field that holds it
 *  @param depth of lists and things around it; deeper ones are counted */
function valueText(field: string, value: unknown, words: AuditLanguage, depth = 0): string {
  const { t, locale } = words
  if (value === null || value === undefined || value === "") return t("audit.nothing")
  if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no")
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return stringText(field, value, words)
  if (Array.isArray(value)) {
    if (value.length === 0) return t("audit.nothing")
    if (value.every(isTextPart)) return cut(value.map(wordsOf).join(" "))
    if (depth > 1 || value.length > maxParts) return t("audit.several", { n: value.length })
    return value.map((one) => isolate(valueText(field, one, words, depth + 1))).join(" · ")
  }
  const filled = Object.entries(value).filter(
    ([key, part]) => part !== "" && part !== null && !technicalFields.has(key),
  )
  if (filled.length === 0) return t("audit.nothing")
  if (depth > 1 || filled.length > maxParts) return t("audit.several", { n: filled.length })
  const name = (key: string) =>
    field === "line" && key === "quantity"
      ? t("order.quantity")
      : (languages.find((one) => one.locale === key)?.name ?? labelOf(key, t))
  const colon = locale === "fr" ? "\u00a0:" : ":"
  return filled
    .map(([key, part]) => isolate(`${name(key)}${colon} ${valueText(key, part, words, depth + 1)}`))
    .join(" · ")
}

const cut = (text: string) => (text.length > maxLength ? `${[...text].slice(0, maxLength).join("")}…` : text)

function stringText(field: string, text: string, { t, locale, universe }: AuditLanguage): string {
  if (field === "productType" || field === "product_type") return universe?.(text) ?? text
  const known = knownValue(field, text, t)
  if (known !== undefined) return known
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? shortDate(text, locale, true) : cut(text)
}

/** The value of a field of which the log has only the name: personal data. */
const unsaid = Symbol("unsaid")

/** The fields of one side. An order's are a list of names with values; those of its person have none. */
function fieldsOf(side: unknown): [name: string, value: unknown][] {
  if (side === null || side === undefined) return []
  if (!isRecord(side)) return [["content", side]]
  const { changes, ...fields } = side
  const listed = Array.isArray(changes) ? changes : []
  return [
    ...Object.entries(fields).filter(([name]) => !technicalFields.has(name)),
    ...listed.flatMap((one): [string, unknown][] =>
      Array.isArray(one) ? [[String(one[0]), one.length > 1 ? one[1] : unsaid]] : [],
    ),
  ]
}

/** Describes a change, field by field, in the words of the screens. */
export function auditChanges(before: unknown, after: unknown, words: AuditLanguage): AuditChange[] {
  const { t } = words
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...was, ...is].map(([name]) => name))]
  const textOf = (name: string, value: unknown) =>
    value === unsaid ? t("audit.unsaid") : valueText(name, value, words)
  return names.flatMap((name) => {
    const [old, next] = [was, is].map((side) => side.filter(([one]) => one === name).map(([, value]) => value))
    // A name comes more than once where several lines of an order were changed.
    return Array.from({ length: Math.max(old?.length ?? 0, next?.length ?? 0) }, (_, at) => ({
      key: `${name} ${at}`,
      label: labelOf(name, t),
      ...(old && at in old && { old: textOf(name, old[at]) }),
      ...(next && at in next && { new: textOf(name, next[at]) }),
    }))
  })
}

/** Returns the name of the changed record, where the audit log has one: its name in the language of the screen, title
 *  or code. */
export function thingName({ before, after }: { before: unknown; after: unknown }, locale: Locale): string {
  for (const side of [after, before]) {
    if (!isRecord(side)) continue
    for (const part of [side.name, side.title, side.code, side.shopName]) {
      const text = isRecord(part) ? (part[locale] ?? part.fr) : part
      if (typeof text === "string" && text !== "") return text
    }
  }
  return ""
}
