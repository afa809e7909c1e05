import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Running, startProcess, temporaryData } from "./testing.ts"

const token = "a-token-for-tests"
/** Paths that a browser reads as another host where a link repeats them. */
const paths = [
  "//evil.example/",
  "/ar//evil.example/",
  "//evil.example/?a=/b",
  "/%2Fevil.example/",
  "/en//evil.example",
]

/** Where the links of a page lead to another host. */
const foreign = (html: string) =>
  [...html.matchAll(/(?:href|action)="([^"]*)"/g)].flatMap(([, to = ""]) =>
    new URL(to, "http://shop.test/").host === "shop.test" || /^(https?|mailto|tel):/.test(to) ? [] : [to],
  )

describe.each([
  ["away", { API_BASE: "http://127.0.0.1:9" }, "storefront" as const],
  ["there", {}, "all" as const],
])("an error page while the API is %s", (_state, env, role) => {
  const data = temporaryData()
  let shop: Running
  beforeAll(async () => {
    shop = await startProcess(role, { DATA_DIR: data.dir, API_TOKEN: token, ...env })
  })
  afterAll(async () => {
    await shop.stop()
    data.remove()
  })

  it.each(paths)("links to no other host for %s", async (path) => {
    const answer = await fetch(`${shop.url}${path}`, { redirect: "manual" })
    const html = await answer.text()
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(html).toContain("<a ")
    expect(foreign(html)).toEqual([])
  })
})
