import { expect, test } from "vitest"
import { listQuery } from "./list-query.ts"

test("a list is asked for by page, order and filters", () => {
  const query = listQuery({
    pagination: { page: 2, perPage: 25 },
    sort: { field: "createdAt", order: "DESC" },
    filter: { status: ["new", "to-call-again"], q: "béjaïa", wilaya: "", agent: undefined, product: [] },
  })
  expect(Object.fromEntries(query)).toEqual({
    status: "new,to-call-again",
    q: "béjaïa",
    sort: "createdAt:desc",
    page: "2",
    pageSize: "25",
  })
})
