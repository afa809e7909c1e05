import type { Condition, FieldTable, Operator } from "#db/condition.ts"
import type { Listing } from "#db/listing.ts"
import { checkLimit, queryLimits } from "./limits.ts"

// A point is about 0.4 ms of one processor core for a shop of 10 000 products on SQLite, whose statements stop the whole
// process. `npm run bench:queries` measures the dearest requests that are still allowed.

/** Looking at every entry once, to find and count those that match. */
const scanCost = 20
/** Testing every entry once. */
const testCosts: Partial<Record<Operator, number>> = { $contains: 8, $containsi: 25 }
const testCost = 3
const inValueCost = 0.1
/** Keeping one value of every entry for the sort, and comparing it. */
const sortCost = 5
/** Passing over as many entries as `maxOffset`. */
const offsetCost = 12
/** An entry of the page. */
const entryCost = 0.06
/** A relation of an entry of the page. */
const relationCosts: Record<string, number> = {
  image: 0.08,
  medias: 0.17,
  "colors.image": 0.12,
  reviews: 0.08,
  communes: 0.2,
  // Comes along with every product.
  brand: 0,
}
const relationCost = 0.04

function conditionCost(condition: Condition, fields: FieldTable): number {
  if ("all" in condition) return condition.all.reduce((sum, part) => sum + conditionCost(part, fields), 0)
  if ("any" in condition) return condition.any.reduce((sum, part) => sum + conditionCost(part, fields), 0)
  const { field, operator, values } = condition
  const own = fields[field]?.cost ?? 0
  return own + (testCosts[operator] ?? testCost) + (operator === "$in" ? values.length * inValueCost : 0)
}

/** What a list costs, in points. */
export function listCost({ condition, sort, page, pageSize }: Listing, fields: FieldTable, populate: Set<string>) {
  const populated = [...populate].reduce((sum, path) => sum + (relationCosts[path] ?? relationCost), 0)
  const sorted = sort.reduce((sum, { field }) => sum + sortCost + (fields[field]?.cost ?? 0), 0)
  const offset = ((page - 1) * pageSize * offsetCost) / queryLimits.maxOffset
  return Math.ceil(scanCost + conditionCost(condition, fields) + sorted + offset + pageSize * (entryCost + populated))
}

const countTests = (condition: Condition): number => {
  if ("all" in condition) return condition.all.reduce((sum, part) => sum + countTests(part), 0)
  if ("any" in condition) return condition.any.reduce((sum, part) => sum + countTests(part), 0)
  return 1
}

/** Checks what only the whole of a list's query tells.
 *  @throws ApiError 400 that names the limit */
export function checkListCost(listing: Listing, fields: FieldTable, populate: Set<string>): void {
  checkLimit("maxConditions", countTests(listing.condition), ["filters"])
  checkLimit("maxCost", listCost(listing, fields, populate), [])
}
