import type { ContentTag } from "#db/changes/content-changes.ts"
import { type Condition, fieldsOfCondition } from "#db/lists/condition.ts"
import type { Listing } from "#db/lists/listing.ts"

/** Fields that every sale or edit changes; `listing` does not cover them. */
const volatile = ["quantity", "sellCount", "updatedAt"]

/** Fields that are unique to a product. */
const unique = ["id", "documentId", "slug"]

/** Whether a filter lets one product through at most, whatever changes about the others. */
function namesOne(condition: Condition): boolean {
  if ("all" in condition) return condition.all.some(namesOne)
  return "field" in condition && condition.operator === "$eq" && unique.includes(condition.field)
}

/** Returns the cache tags of a list of products: the products that it shows and, unless its filter names one product,
 *  the set of products that pass it.
 *  @param rows the products on the page
 *  @returns undefined when any product may change the list */
export function productTags(
  { condition, sort }: Pick<Listing, "condition" | "sort">,
  rows: readonly { id: number }[],
): ContentTag[] | undefined {
  const shown = rows.map(({ id }): ContentTag => `product:${id}`)
  if (namesOne(condition)) return shown.length > 0 ? shown : undefined
  const fields = [...fieldsOfCondition(condition), ...sort.map(({ field }) => field)]
  return fields.some((field) => volatile.includes(field)) ? undefined : [...shown, "listing"]
}
