import { isolate } from "#core/i18n/isolate.ts"
import { isLocale, type Locale } from "#core/i18n/locale.ts"
import { orderStatuses } from "#core/orders/order-status.ts"
import { staffRoles } from "#core/staff/staff-permissions.ts"
import { languages } from "../../i18n/languages.ts"
import type { Say } from "../../i18n/texts.ts"
import { shortDate } from "../../ui/forms/moment.ts"
import { auditFields } from "./audit-fields.ts"

/** One field of a change, in words. `old` and `new` are absent where the journal says nothing of that side. */
export type AuditChange = { key: string; label: string; old?: string; new?: string }

/** Characters of a value that are shown, and values of a list. */
const maxLength = 200
const maxParts = 12

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A field as its screen calls it; of a file's column also the language. */
function labelOf(name: string, t: Say): string {
  const end = name.lastIndexOf("_")
  const locale = name.slice(end + 1)
  const language = isLocale(locale) ? languages.find((one) => one.locale === locale)?.name : undefined
  const key = auditFields[language ? name.slice(0, end) : name]
  if (!key) return `${t("audit.field.other")} (${isolate(name)})`
  return language ? `${t(key)} (${isolate(language)})` : t(key)
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
 *  @param depth of lists and things around it; deeper ones are counted */
function valueText(value: unknown, t: Say, locale: Locale, depth = 0): string {
  if (value === null || value === undefined || value === "") return t("audit.nothing")
  if (typeof value === "boolean") return t(value ? "audit.yes" : "audit.no")
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return stringText(value, t, locale)
  if (Array.isArray(value)) {
    if (value.length === 0) return t("audit.nothing")
    if (value.every(isTextPart)) return cut(value.map(wordsOf).join(" "))
    if (depth > 1 || value.length > maxParts) return t("audit.several", { n: value.length })
    return value.map((one) => isolate(valueText(one, t, locale, depth + 1))).join(" · ")
  }
  const filled = Object.entries(value).filter(([, part]) => part !== "" && part !== null)
  if (filled.length === 0) return t("audit.nothing")
  if (depth > 1 || filled.length > maxParts) return t("audit.several", { n: filled.length })
  const name = (key: string) => languages.find((one) => one.locale === key)?.name ?? labelOf(key, t)
  const colon = locale === "fr" ? "\u00a0:" : ":"
  return filled
    .map(([key, part]) => isolate(`${name(key)}${colon} ${valueText(part, t, locale, depth + 1)}`))
    .join(" · ")
}

const cut = (text: string) => (text.length > maxLength ? `${[...text].slice(0, maxLength).join("")}…` : text)

function stringText(text: string, t: Say, locale: Locale): string {
  const status = orderStatuses.find((one) => one === text)
  if (status) return t(`status.${status}`)
  const role = staffRoles.find((one) => one === text)
  if (role) return t(`role.${role}`)
  const isMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text))
  return isMoment ? shortDate(text, locale, true) : cut(text)
}

/** Describes a change, field by field, in the words of the screens; unknown values as the audit log stores them. */
export function auditChanges(before: unknown, after: unknown, t: Say, locale: Locale): AuditChange[] {
  const [was, is] = [before, after].map((side) => (isRecord(side) ? side : side === null ? {} : { content: side }))
  const names = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])]
  return names.map((name) => ({
    key: name,
    label: labelOf(name, t),
    ...(was && name in was && { old: valueText(was[name], t, locale) }),
    ...(is && name in is && { new: valueText(is[name], t, locale) }),
  }))
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
