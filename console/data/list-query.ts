type ListParams = {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: string }
  filter?: Record<string, unknown>
}

const written = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value))

/** The query of a list: filters that are empty are left out, several values of one are separated by commas. */
export function listQuery({ pagination, sort, filter = {} }: ListParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined || value === null || value === "" || written(value) === "") continue
    query.set(name, written(value))
  }
  if (sort) query.set("sort", `${sort.field}:${sort.order.toLowerCase()}`)
  if (pagination) {
    query.set("page", String(pagination.page))
    query.set("pageSize", String(pagination.perPage))
  }
  return query
}
