/** A list that is short enough to come whole, in the form of one that does not. */
export function wholeList<T>(data: T[]): Response {
  const total = data.length
  return Response.json({ data, meta: { pagination: { page: 1, pageSize: total, pageCount: 1, total } } })
}
