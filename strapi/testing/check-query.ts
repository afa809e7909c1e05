import type { RecordedAnswer } from "./bridge-calls.ts"
import { type Attributes, type ContentType, ownFields } from "./content-types.ts"
import { recordedAnswer, unknownKeyAnswer } from "./recorded-answers.ts"

/** Strapi's answer to a query that names what a content type does not have. A parameter that it does not know Strapi ignores;
 *  here it is a 400, so that the bridge sends none. */
export function unknownInQuery(
  types: Attributes,
  type: ContentType,
  query: URLSearchParams,
): RecordedAnswer | undefined {
  const { fields, populate } = types[type]
  const known = [...ownFields, ...fields]
  for (const [name, value] of query) {
    const filter = /^filters\[(\w+)\]/.exec(name)?.[1]
    if (filter && !known.includes(filter)) return unknownKeyAnswer("unknown field of a filter", filter)
    if (name.startsWith("populate") && !populate.includes(value)) return unknownRelation(populate, value)
    const field = name === "sort" ? (value.split(":")[0] ?? "") : undefined
    if (field !== undefined && !known.includes(field)) return unknownKeyAnswer("unknown field of a sort", field)
    if (!/^(?:filters\[|populate|sort$|pagination\[(?:page|pageSize)\]$|locale$)/.test(name)) {
      return unknownKeyAnswer("unknown field of a filter", name)
    }
  }
  return undefined
}

/** Strapi names the first part of a path that there is not. */
function unknownRelation(populate: readonly string[], value: string): RecordedAnswer {
  const parts = value.split(".")
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join("."))
  const path = paths.find((one) => !populate.includes(one)) ?? value
  const key = path.split(".").at(-1) ?? ""
  return unknownKeyAnswer(path.includes(".") ? "unknown key of a relation" : "unknown relation", key, path)
}

/** Strapi's answer to an entry that cannot be stored. */
export function invalidEntry(types: Attributes, type: ContentType, body: unknown): RecordedAnswer | undefined {
  const data = (body as { data?: Record<string, unknown> } | undefined)?.data
  if (!data) return recordedAnswer("order without data")
  const known = [...types[type].fields, ...types[type].populate]
  const unknown = Object.keys(data).find((key) => !known.includes(key))
  if (unknown) return unknownKeyAnswer("order with an unknown field", unknown)
  if (type !== "orders") return undefined
  const missing = types.orders.fields.filter((field) => field !== "color" && (data[field] ?? null) === null)
  return missing.length > 0 ? recordedAnswer("order without fields") : undefined
}
