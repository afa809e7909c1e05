import type { Condition, Operator, Value } from "#db/lists/condition.ts"

type Given = string | number | boolean

const fold = (text: Given | undefined) => String(text).toLowerCase()

/** The tests of `db/lists/condition.ts` on an entry in memory. `value` is there: a missing one passes no test. */
const tests: Record<Operator, (value: Given, given: Value[]) => boolean> = {
  $eq: (value, [given]) => value === given,
  $eqi: (value, [given]) => fold(value) === fold(given),
  $ne: (value, [given]) => value !== given,
  $nei: (value, [given]) => fold(value) !== fold(given),
  $in: (value, given) => given.includes(value),
  $notIn: (value, given) => !given.includes(value),
  $contains: (value, [given]) => String(value).includes(String(given)),
  $notContains: (value, [given]) => !String(value).includes(String(given)),
  $containsi: (value, [given]) => fold(value).includes(fold(given)),
  $notContainsi: (value, [given]) => !fold(value).includes(fold(given)),
  $startsWith: (value, [given]) => String(value).startsWith(String(given)),
  $startsWithi: (value, [given]) => fold(value).startsWith(fold(given)),
  $endsWith: (value, [given]) => String(value).endsWith(String(given)),
  $endsWithi: (value, [given]) => fold(value).endsWith(fold(given)),
  $lt: (value, [given]) => given !== undefined && value < given,
  $lte: (value, [given]) => given !== undefined && value <= given,
  $gt: (value, [given]) => given !== undefined && value > given,
  $gte: (value, [given]) => given !== undefined && value >= given,
  $between: (value, [from, to]) => from !== undefined && to !== undefined && value >= from && value <= to,
  $null: (_value, [given]) => given !== true,
  $notNull: (_value, [given]) => given === true,
}

const isGiven = (value: unknown): value is Given =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

/** Evaluates a test as SQL does: true, false, or unknown where a value is missing. */
function outcome(entry: Record<string, unknown>, condition: Condition): boolean | undefined {
  if ("not" in condition) {
    const found = outcome(entry, condition.not)
    return found === undefined ? undefined : !found
  }
  if ("field" in condition) {
    const { field, operator, values } = condition
    const value = entry[field]
    if (isGiven(value)) return tests[operator](value, values)
    if (operator === "$null") return values[0] === true
    return operator === "$notNull" ? values[0] !== true : undefined
  }
  const isEach = "all" in condition
  const found = (isEach ? condition.all : condition.any).map((part) => outcome(entry, part))
  if (found.includes(!isEach)) return !isEach
  return found.includes(undefined) ? undefined : isEach
}

/** Whether an entry on the wire passes a filter, by the rules of the database. */
export function passes(entry: Record<string, unknown>, condition: Condition): boolean {
  return outcome(entry, condition) === true
}
