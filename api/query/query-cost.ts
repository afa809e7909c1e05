import type { Locale } from "#core/i18n/locale.ts"
import type { Condition, FieldTable, Operator } from "#db/lists/condition.ts"
import type { Listing } from "#db/lists/listing.ts"
import { checkLimit, queryLimits } from "../parameters/limits.ts"
import type { Populate } from "./populate.ts"

// A point is about 0.4 ms of one processor core for a shop of 10 000 products on SQLite, whose statements stop the whole
// process. `npm run bench -- queries` measures the most expensive requests that are still allowed.

/** Looking at every entry once, to find and count those that match. */
const scanCost = 20
/** Testing every entry once. */
const testCosts: Partial<Record<Operator, number>> = {
  $contains: 8,
  $notContains: 8,
  $startsWith: 8,
  $endsWith: 8,
  $containsi: 25,
  $notContainsi: 25,
  $eqi: 25,
  $nei: 25,
  $startsWithi: 30,
  $endsWithi: 30,
}
const testCost = 3
const inValueCost = 0.1
const isList = (operator: Operator) => operator === "$in" || operator === "$notIn"
/** Keeping one value of every entry for the sort, and comparing it. Entries are stored in the order of `id`. */
const sortCost = 7
/** The same for each further one: texts that are equal in the first are compared again. */
const nextSortCost = 17
/** Passing over as many entries as `maxOffset`. */
const offsetCost = 12
/** An entry of the page. */
const entryCost = 0.07
/** A relation of an entry of the page. */
const relationCosts: Record<string, number> = {
  image: 0.13,
  medias: 0.28,
  "colors.image": 0.19,
  reviews: 0.07,
  communes: 0.2,
  // Comes along with every product.
  brand: 0,
}
const relationCost = 0.05
/** A test or sort of the entries of a relation, for an entry of the page. */
const relationTestCost = 0.02

function conditionCost(condition: Condition, fields: FieldTable): number {
  if ("all" in condition) return condition.all.reduce((sum, part) => sum + conditionCost(part, fields), 0)
  if ("any" in condition) return condition.any.reduce((sum, part) => sum + conditionCost(part, fields), 0)
  if ("not" in condition) return conditionCost(condition.not, fields)
  const { field, operator, values } = condition
  const own = fields[field]?.cost ?? 0
  return own + (testCosts[operator] ?? testCost) + (isList(operator) ? values.length * inValueCost : 0)
}

const countTests = (condition: Condition): number => {
  if ("all" in condition) return condition.all.reduce((sum, part) => sum + countTests(part), 0)
  if ("any" in condition) return condition.any.reduce((sum, part) => sum + countTests(part), 0)
  return "not" in condition ? countTests(condition.not) : 1
}

/** Tests and sorts within the relations. */
const countWithin = ({ relations }: Populate): number =>
  [...relations.values()].reduce((sum, { condition, sort }) => sum + countTests(condition) + sort.length, 0)

/** Whether at most one entry of a language passes: the filter asks for a key, alone or together with other tests. */
function isOfOneEntry(condition: Condition, fields: FieldTable): boolean {
  if ("all" in condition) return condition.all.some((part) => isOfOneEntry(part, fields))
  if ("any" in condition || "not" in condition) return false
  return condition.operator === "$eq" && fields[condition.field]?.isUnique === true
}

const isByKey = ([first, ...others]: Listing["sort"]) => first?.field === "id" && others.length === 0

type CostOfList = { listing: Listing; locales: readonly Locale[]; populate: Populate }

/** Calculates the cost of a list in points. Every language is a query of its own, which finds the entries again and
 *  returns its share of the page. */
function listCost({ listing, locales, populate }: CostOfList, fields: FieldTable, rows: number) {
  const { condition, sort, start } = listing
  const limit = Math.min(listing.limit, rows * locales.length)
  const populated = [...populate.paths].reduce((sum, path) => sum + (relationCosts[path] ?? relationCost), 0)
  const within = countWithin(populate) * relationTestCost
  const sorted = isByKey(sort)
    ? 0
    : sort.reduce((sum, { field }, at) => sum + (at === 0 ? sortCost : nextSortCost) + (fields[field]?.cost ?? 0), 0)
  const offset = (start * offsetCost) / queryLimits.maxOffset
  const entries = isOfOneEntry(condition, fields) ? Math.min(limit, locales.length) : limit
  const find = scanCost + conditionCost(condition, fields) + sorted
  return Math.ceil(find * locales.length + offset + entries * (entryCost + populated + within))
}

/** Counts the tests of a list's query.
 *  @param rows entries that exist, as far as they are known: a page has no more
 *  @returns its cost, in points
 *  @throws ApiError 400 that names the limit `maxConditions` */
export function checkListCost(list: CostOfList, fields: FieldTable, rows: number): number {
  checkLimit("maxConditions", countTests(list.listing.condition) + countWithin(list.populate), ["filters"])
  return listCost(list, fields, rows)
}
