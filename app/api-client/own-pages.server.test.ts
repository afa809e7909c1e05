import { beforeEach, expect, it } from "vitest"
import { createTexts } from "./texts.server.ts"
import { createApiCall } from "./transport/api-call.server.ts"
import { reportErrorsTo } from "./transport/report.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  reportErrorsTo((problem) => reported.push(problem))
})

const page = (slug: string) => ({
  id: 1,
  documentId: slug,
  slug,
  title: slug,
  description: "",
  content: [],
  updatedAt: "2026-11-21T10:00:00.000Z",
  locale: "fr",
})
const list = (...data: object[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } },
})

/** The pages over an API whose every route answers the same. */
function answering(status: number, body: object) {
  const state = { asked: 0, status, body }
  const api = async () => {
    state.asked++
    return Response.json(state.body, { status: state.status })
  }
  return { state, ...createTexts(createApiCall(api, "secret"), createTagClock()) }
}

it("an API without pages has none of the merchant's, and is asked once", async () => {
  const error = { status: 404, name: "NotFoundError", message: "Not Found", details: {} }
  const { state, ownPages, page: pageAt } = answering(404, { data: null, error })
  expect(await ownPages("fr")).toEqual([])
  expect(await ownPages("fr")).toEqual([])
  await expect(pageAt("about", "fr")).rejects.toMatchObject({ init: { status: 404 } })
  expect(state.asked).toBe(1)
  expect(reported).toEqual([])
})

it("a failed read is no shop without pages: it is told, and tried again", async () => {
  const { state, ownPages } = answering(500, {})
  await expect(ownPages("fr")).rejects.toMatchObject({ init: { status: 503 } })
  Object.assign(state, { status: 200, body: { data: "broken" } })
  await expect(ownPages("fr")).rejects.toMatchObject({ init: { status: 503 } })
  Object.assign(state, { status: 200, body: list(page("about"), page("atelier")) })
  expect((await ownPages("fr")).map(({ slug }) => slug)).toEqual(["atelier"])
})
