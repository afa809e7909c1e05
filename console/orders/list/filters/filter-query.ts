import { listQuery } from "../../../data/list-query.ts"
import { toFilterValues } from "../../../ui/lists/filter-values.ts"

type Filters = Record<string, unknown>

/** Filters that take several values. */
const several = ["status", "wilaya", "agent", "delivery", "source"]

/** Filters as the API keeps them: `status=new&wilaya=16%2C31`. */
export const toQuery = (filters: Filters): string => listQuery({ filter: filters }).toString()

/** Saved filters as the list has them. */
export const toFilters = (query: string): Filters =>
  Object.fromEntries(
    [...new URLSearchParams(query)].map(([name, value]) => [
      name,
      several.includes(name) ? toFilterValues(value) : value,
    ]),
  )
