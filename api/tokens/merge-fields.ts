import { type Locale, locales } from "#core/i18n/locale.ts"
import { validationError } from "../errors.ts"

/** The fields of a record as a form of the console has them. */
export type Form = Record<string, unknown>

/** Names of fields that refer to other records, by documentId. */
export type Relations = { one: readonly string[]; many: readonly string[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a field has a value for each language. */
const isInEach = (value: unknown): value is Record<Locale, unknown> =>
  isObject(value) && locales.every((locale) => locale in value)

const isByLocale = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  isObject(value) && Object.keys(value).every((name) => locales.some((locale) => locale === name))

/** The documentId that a value names, itself or as a record. Any other value goes on to the form's own check. */
const idOf = (value: unknown): unknown => (isObject(value) && "documentId" in value ? value.documentId : value)

/** Reads a relation as a Strapi takes it: a list, or what is connected, disconnected or set. */
function toMany(name: string, given: unknown, current: unknown): unknown {
  if (given === null) return []
  if (Array.isArray(given)) return given.map(idOf)
  if (!isObject(given)) return given
  const unknown = Object.keys(given).find((key) => !["connect", "disconnect", "set"].includes(key))
  const lists = Object.values(given)
  if (unknown !== undefined || !lists.every(Array.isArray)) {
    throw validationError([{ path: [name], message: "must be a list, or lists to connect, disconnect or set" }])
  }
  const idsOf = (key: string) => (Array.isArray(given[key]) ? given[key].map(idOf) : [])
  const start = Array.isArray(given.set) ? idsOf("set") : Array.isArray(current) ? current : []
  const away = new Set(idsOf("disconnect"))
  return [...new Set([...start.filter((id) => !away.has(id)), ...idsOf("connect")])]
}

function toOne(name: string, given: unknown, current: unknown): unknown {
  const isList =
    Array.isArray(given) || (isObject(given) && ["connect", "disconnect", "set"].some((key) => key in given))
  if (!isList) return idOf(given)
  const several = toMany(name, given, current === null ? [] : [current])
  if (!Array.isArray(several) || several.length > 1) {
    throw validationError([{ path: [name], message: "There can be one only" }])
  }
  return several[0] ?? null
}

/** A text of one language, or of those that are named; the others stay. */
function toTexts(given: unknown, current: Record<Locale, unknown>, locale: Locale): unknown {
  if (isByLocale(given)) return { ...current, ...given }
  const none = typeof current[locale] === "string" ? "" : []
  return { ...current, [locale]: given ?? none }
}

/** Puts the given fields of a record over those that it has, as a Strapi's clients send them: what is left out stays.
 *  @param locale of a text that names no language
 *  @throws ApiError 400 for a relation that cannot be read; all else is for the form's own check */
export function mergeFields(current: Form, data: Form, { one, many }: Relations, locale: Locale): Form {
  const merged: Form = { ...current }
  for (const [name, given] of Object.entries(data)) {
    const value = current[name]
    merged[name] = one.includes(name)
      ? toOne(name, given, value)
      : many.includes(name)
        ? toMany(name, given, value)
        : isInEach(value)
          ? toTexts(given, value, locale)
          : given
  }
  return merged
}
