import { beforeEach, expect, it } from "vitest"
import { createSections } from "./sections.server.ts"
import { createMenus, createPageHeads } from "./texts.server.ts"
import { createApiCall } from "./transport/api-call.server.ts"
import { reportErrorsTo } from "./transport/report.server.ts"
import { createTagClock } from "./transport/tag-clock.server.ts"

let reported: unknown[] = []
beforeEach(() => {
  reported = []
  reportErrorsTo((problem) => reported.push(problem))
})

const entry = (type: string, value: string) => ({ type, value, text: value, inside: false })
const shown = (...header: object[]) => Response.json({ data: { header, footer: null, more: null }, meta: {} })

it("leaves out what a newer API may have, and addresses that are none of a page", async () => {
  const api = async () =>
    shown(
      entry("page", "blog"),
      entry("page", "no-such"),
      entry("script", "x"),
      entry("address", "/ar/promo"),
      entry("address", "/media/x.webp"),
    )
  const { menus } = createMenus(createApiCall(api, "secret"), createTagClock())
  expect((await menus("fr"))?.header).toEqual([entry("page", "blog")])
})

/** An API whose every route answers the same, and how often it was asked. */
function answering(status: number, body: object) {
  const state = { asked: 0, status, body }
  const api = async () => {
    state.asked++
    return Response.json(state.body, { status: state.status })
  }
  const [call, clock] = [createApiCall(api, "secret"), createTagClock()]
  return { state, clock, ...createMenus(call, clock), ...createPageHeads(call, clock), ...createSections(call, clock) }
}
const unknownRoute = { data: null, error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} } }

it("asks an API without menus once a language, until it may have them", async () => {
  const { state, clock, menus } = answering(404, unknownRoute)
  for (let render = 0; render < 3; render++) expect(await menus("fr")).toBeNull()
  expect(await menus("ar")).toBeNull()
  expect(state.asked).toBe(2)
  expect(reported).toEqual([])
  Object.assign(state, { status: 200, body: { data: { header: [], footer: null, more: null }, meta: {} } })
  clock.invalidate(["menu"])
  expect(await menus("fr")).toEqual({ header: [] })
})

it("asks an API without heads once a language, until it may have them", async () => {
  const { state, clock, pageHead } = answering(404, unknownRoute)
  for (let render = 0; render < 3; render++) expect(await pageHead("home", "fr")).toEqual({})
  expect(state.asked).toBe(1)
  expect(reported).toEqual([])
  const head = { title: "Accueil", description: "", picture: null }
  Object.assign(state, { status: 200, body: { data: [{ page: "home", ...head }], meta: {} } })
  clock.invalidate(["heads"])
  expect(await pageHead("home", "fr")).toEqual({ head })
})

it("asks an API without sections once a page and language, until it may have them", async () => {
  const { state, clock, sections } = answering(404, unknownRoute)
  for (let render = 0; render < 3; render++) expect(await sections("home", "fr")).toBeNull()
  expect(state.asked).toBe(1)
  expect(reported).toEqual([])
  Object.assign(state, { status: 200, body: { data: [], meta: {} } })
  clock.invalidate(["sections"])
  expect(await sections("home", "fr")).toEqual([])
})

it("shows the default menus and heads while the API fails, and asks it again", async () => {
  const { state, menus, pageHead } = answering(500, {})
  expect(await menus("fr")).toBeNull()
  expect(await pageHead("home", "fr")).toEqual({})
  expect(reported).toHaveLength(2)
  Object.assign(state, { status: 200, body: { data: { header: [], footer: null, more: null }, meta: {} } })
  expect(await menus("fr")).toEqual({ header: [] })
})
