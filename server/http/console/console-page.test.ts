import { expect, test } from "vitest"
import { createLog } from "../../settings/log.ts"
import { composeHttp } from "../http.ts"
import { consolePage } from "./built-console.ts"

const html = '<!doctype html><script type="module" src="/admin/assets/a.js"></script>'

const shop = composeHttp(
  { console: consolePage(html), pages: () => new Response("a page of the shop") },
  { log: createLog("silent") },
)
const send = (path: string, init?: RequestInit) => shop.request(`http://shop.test${path}`, init)

test.each(["/admin", "/admin/", "/admin/orders/abc?filter=1"])("%s is the console's page", async (path) => {
  const answer = await send(path)
  expect(await answer.text()).toBe(html)
  const policy = answer.headers.get("content-security-policy")
  expect(policy).toContain("script-src 'self'; style-src 'self';")
  expect(policy).not.toMatch(/unsafe|nonce|\*/)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
  })
})

test("the console takes no forms, and has no other page's address", async () => {
  const rejected = await send("/admin/login", { method: "POST", body: "a=b" })
  expect([rejected.status, rejected.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  expect(await (await send("/administration")).text()).toBe("a page of the shop")
  // A file of an older build is not there: no page in its place, which a browser would take for the script.
  expect(await (await send("/admin/assets/old.js")).text()).toBe("a page of the shop")
})
