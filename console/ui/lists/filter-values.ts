/** The values of a filter that takes several: the address may hold one alone as a text. */
export function toFilterValues(value: unknown): string[] {
  if (value === undefined || value === null || value === "") return []
  return Array.isArray(value) ? value.map(String) : String(value).split(",")
}

/** Whether two sets of filters are the same, whatever their order. */
export function sameFilters(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const withoutEmpty = (filters: Record<string, unknown>) =>
    JSON.stringify(
      Object.entries(filters)
        .map(([name, value]) => [name, toFilterValues(value).sort()])
        .sort(),
    )
  return withoutEmpty(one) === withoutEmpty(other)
}
