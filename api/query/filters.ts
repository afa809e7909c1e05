import { readShopMoment } from "#core/i18n/shop-day.ts"
import { fromDinars } from "#core/money.ts"
import {
  type Condition,
  type Field,
  type FieldKind,
  type Operator,
  operators,
  type Value,
} from "#db/lists/condition.ts"
import { queryError, unknownKey } from "../errors.ts"
import { checkLimit } from "../parameters/limits.ts"
import type { QueryTree } from "../parameters/read-query.ts"

const textOnly: readonly Operator[] = operators.filter((name) => /contains|with|i$/i.test(name))
const ordered: readonly Operator[] = ["$lt", "$lte", "$gt", "$gte", "$between"]
const ofSeveral: readonly Operator[] = ["$in", "$notIn", "$between"]

const flags = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
])

const finite = (text: string) => (text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined)
const safe = (number: number | undefined) => (Number.isSafeInteger(number) ? number : undefined)

/** How a text of the query becomes a value of the field; undefined when it cannot. */
const readers: Record<FieldKind, (text: string) => Value | undefined> = {
  text: (text) => (text.includes("\0") ? undefined : text),
  whole: (text) => safe(finite(text)),
  decimal: finite,
  centimes: (text) => safe(fromDinars(finite(text) ?? Number.NaN)),
  flag: (text) => flags.get(text),
  time: readShopMoment,
}

function readValue(kind: FieldKind, text: QueryTree | string | undefined, path: string[]): Value {
  if (typeof text === "string") checkLimit("maxTextLength", text.length, path)
  const value = typeof text === "string" ? readers[kind](text) : undefined
  if (value === undefined) throw queryError(path, `Invalid value for ${path.slice(1).join(".")}`)
  return value
}

/** Fields that a query may test or sort by, with their types. */
export type TestedFields = Readonly<Record<string, Pick<Field, "kind" | "any">>>

function test(
  name: string,
  field: Pick<Field, "kind">,
  operator: Operator,
  given: QueryTree | string,
  path: string[],
): Condition {
  if ((textOnly.includes(operator) && field.kind !== "text") || (ordered.includes(operator) && field.kind === "flag")) {
    throw queryError(path, `Operator ${operator} cannot be used on ${name}`)
  }
  if (operator === "$null" || operator === "$notNull") {
    return { field: name, operator, values: [readValue("flag", given, path)] }
  }
  const texts = ofSeveral.includes(operator) && typeof given !== "string" ? Object.values(given) : [given]
  checkLimit("maxInValues", texts.length, path)
  if (operator === "$between" && texts.length !== 2) throw queryError(path, "$between needs two values")
  return { field: name, operator, values: texts.map((text) => readValue(field.kind, text, path)) }
}

const isLogical = (key: string) => key === "$and" || key === "$or" || key === "$not"
const isOperator = (key: string): key is Operator => operators.some((operator) => operator === key)

/** Reads `filters`: fields, fields of relations (`[categories][slug]`), operators, `$and`, `$or`, and `$not` before a field
 *  or an operator. Several filters must all hold. A field or operator that the resource does not have is an error that names it.
 *  @param at the place of the filters in the query */
export function readFilters(tree: QueryTree | string | undefined, fields: TestedFields, at = ["filters"]): Condition {
  const names = Object.keys(fields)

  function read(node: QueryTree | string, under: string[], path: string[]): Condition {
    const name = under.join(".")
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (typeof node === "string") {
      if (!field) throw queryError(path, `Invalid filter ${path.slice(1).join(".") || node}`)
      return test(name, field, "$eq", node, path)
    }
    return { all: Object.entries(node).map(([key, part]) => readPart(key, part, under, [...path, key], field)) }
  }

  function readPart(
    key: string,
    part: QueryTree | string,
    under: string[],
    path: string[],
    field?: Pick<Field, "kind">,
  ): Condition {
    if (isLogical(key)) {
      checkLimit("maxNesting", path.filter(isLogical).length, path)
      if (key === "$not") return { not: read(part, under, path) }
      if (typeof part === "string") throw queryError(path, `${key} needs a list of filters`)
      checkLimit("maxBranches", Object.keys(part).length, path)
      const parts = Object.entries(part).map(([index, each]) => read(each, under, [...path, index]))
      return key === "$and" ? { all: parts } : { any: parts }
    }
    if (key.startsWith("$")) {
      if (!isOperator(key)) throw unknownKey(path)
      if (!field) throw queryError(path, `Operator ${key} needs a field`)
      return test(under.join("."), field, key, part, path)
    }
    const deeper = [...under, key]
    const name = deeper.join(".")
    if (!names.some((known) => known === name || known.startsWith(`${name}.`))) {
      throw unknownKey(path)
    }
    return read(part, deeper, path)
  }

  return tree === undefined ? { all: [] } : read(tree, [], at)
}
