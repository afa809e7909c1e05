import { beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { createApiCall } from "./api-call.server.ts"
import { bodyReader, listReader, oneReader } from "./read.server.ts"
import { reportErrorsTo } from "./report.server.ts"

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  reportErrorsTo((problem) => reported.push(problem))
})

/** Reads over an API that answers everything in the same way. */
const answering = (status: number, body: object) =>
  createApiCall(async () => Response.json(body, { status }), "a-token-of-sixteen-characters")

const nothing = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } }
const answer = listEnvelope(z.object({ id: z.int() }))
const notFound = "Categories not found"

test.each([
  [200, nothing],
  [404, { data: null, error: { status: 404, name: "NotFoundError" } }],
])("a list that must have something says so when the API answers %i with nothing in it", async (status, body) => {
  const read = listReader(answering(status, body))(
    { from: "GET /api/categories", query: { sort: "position" }, answer },
    (wire) => wire,
    { notFound },
  )
  await expect(read()).rejects.toMatchObject({ data: notFound, init: { status: 500 } })
  expect(reported).toEqual([new Error(notFound)])
})

test("a list may be empty, but not unknown to the API", async () => {
  const empty = listReader(answering(200, nothing))(
    { from: "GET /api/products", query: { sort: "createdAt" }, answer },
    (wire) => wire,
  )
  expect(await empty()).toEqual([])
  const unknown = listReader(answering(404, { data: null }))(
    { from: "GET /api/products", query: { sort: "createdAt" }, answer },
    (wire) => wire,
  )
  await expect(unknown()).rejects.toMatchObject({ init: { status: 503 } })
  expect(reported).toHaveLength(1)
})

test.each([
  [200, { data: null }],
  [404, { data: null, error: { status: 404, name: "NotFoundError" } }],
])("settings that are not there are said to be missing when the API answers %i", async (status, body) => {
  const read = oneReader(answering(status, body))(
    { from: "GET /api/app-setting", answer: z.object({ data: z.unknown() }) },
    (wire) => wire,
    "App settings not found",
  )
  await expect(read()).rejects.toMatchObject({ data: "App settings not found", init: { status: 500 } })
})

test("a 404 that is not the API's own is an API that is away", async () => {
  const proxy = createApiCall(
    async () => new Response("<h1>404</h1>", { status: 404 }),
    "a-token-of-sixteen-characters",
  )
  const read = listReader(proxy)({ from: "GET /api/categories", query: { sort: "position" }, answer }, (wire) => wire, {
    notFound,
  })
  await expect(read()).rejects.toMatchObject({ init: { status: 503 } })
})

test.each([
  [400, 400],
  [413, 400],
  [414, 400],
  [422, 400],
  [429, 429],
  // About the shop's own call.
  [401, 503],
  [403, 503],
  [405, 503],
  [500, 503],
  [503, 503],
])("an API's %i is a page's %i: only what another try may mend is away", async (status, page) => {
  const error = { data: null, error: { status, name: "AnyError", message: "No", details: {} } }
  const answers = answering(status, error)
  const list = listReader(answers)({ from: "GET /api/categories", answer }, (wire) => wire)
  await expect(list()).rejects.toMatchObject({ init: { status: page } })
  const body = bodyReader(answers)({ from: "GET /api/catalogue", answer: z.unknown() })
  await expect(body).rejects.toMatchObject({ init: { status: page } })
  expect(String(reported)).toContain(`answered ${status}`)
})
