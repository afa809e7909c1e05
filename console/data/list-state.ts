/** One value of a filter, or several. */
export type Filters = Record<string, string | string[]>

/** State of a list: its page, its order and its filters. */
export type ListState = {
  page: number
  /** Rows of a page. */
  perPage: number
  sort: string
  order: "ASC" | "DESC"
  filter: Filters
}

/** The API gives no longer pages (`maxPageSize` of its limits). */
const maxPerPage = 100

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value)

function toFilterValue(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.filter(isPlain).map(String)
  return isPlain(value) ? String(value) : ""
}

/** Filters without the empty ones. Numbers become texts, as the address holds them; anything else is dropped. */
export function cleanFilters(given: unknown): Filters {
  if (!isRecord(given)) return {}
  const values = Object.entries(given).map(([name, value]) => [name, toFilterValue(value)] as const)
  return Object.fromEntries(values.filter(([, value]) => value.length > 0))
}

function wholeNumber(value: unknown, max: number): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

/** Completes what an address or the browser's storage holds of a list. */
function complete(given: Record<string, unknown>, initial: ListState): ListState {
  const hasSort = typeof given.sort === "string" && given.sort !== ""
  return {
    page: wholeNumber(given.page, Number.MAX_SAFE_INTEGER) ?? initial.page,
    perPage: wholeNumber(given.perPage, maxPerPage) ?? initial.perPage,
    sort: hasSort ? String(given.sort) : initial.sort,
    order: hasSort && (given.order === "ASC" || given.order === "DESC") ? given.order : initial.order,
    filter: cleanFilters(given.filter),
  }
}

function parseFilter(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}")
  } catch {
    return {}
  }
}

/** The state of a list: the address's, else the one that is stored, else the initial one.
 *  @param search of the address: `page`, `perPage`, `sort`, `order`, and `filter` as JSON; with or without `?`
 *  @param stored as the browser's storage holds it */
export function readListState(search: string, stored: unknown, initial: ListState): ListState {
  const query = new URLSearchParams(search)
  if (query.size > 0)
    return complete({ ...Object.fromEntries(query), filter: parseFilter(query.get("filter")) }, initial)
  return isRecord(stored) ? complete(stored, initial) : initial
}

/** The search of an address that shows this state. */
export function writeListState({ filter, order, page, perPage, sort }: ListState): string {
  const query = { filter: JSON.stringify(filter), order, page: String(page), perPage: String(perPage), sort }
  return `?${new URLSearchParams(query)}`
}

/** Whether two states show the same rows. */
export const isSameListState = (one: ListState, other: ListState): boolean =>
  writeListState(one) === writeListState(other)
