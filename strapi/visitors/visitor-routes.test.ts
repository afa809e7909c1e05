import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { rateLimits } from "#core/rate-limits.ts"
import { strapiClient } from "../client/strapi-client.ts"
import { strictStrapi } from "../testing/strict-strapi.ts"
import { visitorRoutes } from "./visitor-routes.ts"

const token = "a-token-of-strapi-1234567890"

let strapi: Awaited<ReturnType<typeof strictStrapi>>
beforeEach(async () => {
  strapi = await strictStrapi(token)
  strapi.add("app-setting", { uniqueVisitorsCount: 3 })
})
afterEach(() => strapi.close())

function open(interval = 20) {
  const problems: unknown[] = []
  const call = strapiClient({ apiBase: strapi.url, token })
  const { routes, flush } = visitorRoutes({ call, onError: (problem) => problems.push(problem), interval })
  const visit = (cookie = "", address = "") =>
    routes.fetch(
      new Request("http://content.internal/unique-visitors", {
        method: "POST",
        headers: { cookie, ...(address && { "x-client-address": address }) },
      }),
    )
  return { problems, visit, flush }
}
const stored = () => strapi.content["app-setting"][0]?.uniqueVisitorsCount

test("adds the visitors of a while to the count in Strapi, each once", async () => {
  const { visit, problems } = open()
  const first = await visit()
  expect(first.status).toBe(201)
  const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? ""
  expect((await visit(cookie)).status).toBe(200)
  await visit()
  await vi.waitFor(() => expect(stored()).toBe(5))
  expect(strapi.calls.filter(({ method }) => method === "PUT")).toHaveLength(1)
  await visit()
  await vi.waitFor(() => expect(stored()).toBe(6))
  expect(problems).toEqual([])
})

test("keeps the visitors while Strapi is away", async () => {
  const { visit, problems } = open()
  strapi.mode.status = 503
  await visit()
  await vi.waitFor(() => expect(problems).toHaveLength(1))
  strapi.mode.status = null
  await visit()
  await vi.waitFor(() => expect(stored()).toBe(5))
})

test("says once that the token may not store it, and asks no more", async () => {
  const { visit, problems } = open()
  strapi.mode.status = 403
  await visit()
  await vi.waitFor(() => expect(problems).toHaveLength(1))
  const callsBefore = strapi.calls.length
  await visit()
  // Another storefront asks a while after that: timers of one length go off in the order in which they were set.
  const other = open()
  await other.visit()
  await vi.waitFor(() => expect(other.problems).toHaveLength(1))
  expect(strapi.calls).toHaveLength(2 * callsBefore)
  expect(problems).toHaveLength(1)
})

test("settings that were never filled in are asked for again", async () => {
  const { visit, problems } = open()
  const settings = strapi.content["app-setting"].splice(0)
  await visit()
  await vi.waitFor(() => expect(problems).toHaveLength(1))
  strapi.content["app-setting"] = settings
  await visit()
  await vi.waitFor(() => expect(stored()).toBe(5))
})

test("the visitors who wait are counted when the process stops", async () => {
  const { visit, flush } = open(3_600_000)
  await visit()
  await flush()
  expect(stored()).toBe(4)
  await flush()
  expect(strapi.calls.filter(({ method }) => method === "PUT")).toHaveLength(1)
})

test("counts no more visitors of a network than it may have, and those of others", async () => {
  const { visit } = open(60_000)
  const [{ max }] = rateLimits["unique-visitors"]
  const statuses = new Set<number>()
  for (let count = 0; count < max; count++) statuses.add((await visit("", `203.0.113.${count % 200}`)).status)
  expect(statuses).toEqual(new Set([201]))
  const rejected = await visit("", "203.0.113.7")
  expect([rejected.status, Number(rejected.headers.get("retry-after")) > 0]).toEqual([429, true])
  expect((await visit("", "198.51.100.7")).status).toBe(201)
  expect((await visit()).status).toBe(201)
})
