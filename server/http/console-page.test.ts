import { expect, test } from "vitest"
import { createLog } from "../process/log.ts"
import { consolePage } from "./console-page.ts"
import { composeHttp } from "./http.ts"

const html =
  '<meta property="csp-nonce" nonce="NONCE-OF-THE-PAGE"><script src="/admin/assets/a.js" nonce="NONCE-OF-THE-PAGE"></script>'

const shop = composeHttp(
  { console: consolePage(html), pages: () => new Response("a page of the shop") },
  { log: createLog("silent") },
)
const send = (path: string, init?: RequestInit) => shop.request(`http://shop.test${path}`, init)

test.each(["/admin", "/admin/", "/admin/orders/abc?filter=1"])("%s is the console's page", async (path) => {
  const answer = await send(path)
  const text = await answer.text()
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? ""
  expect(text).toBe(html.replaceAll("NONCE-OF-THE-PAGE", nonce))
  const policy = answer.headers.get("content-security-policy")
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
  })
})

test("every answer has a nonce of its own", async () => {
  const texts = await Promise.all([send("/admin"), send("/admin")].map(async (answer) => (await answer).text()))
  expect(texts[0]).not.toBe(texts[1])
})

test("the console takes no forms, and has no other page's address", async () => {
  const rejected = await send("/admin/login", { method: "POST", body: "a=b" })
  expect([rejected.status, rejected.headers.get("allow")]).toEqual([405, "GET, HEAD"])
  expect(await (await send("/administration")).text()).toBe("a page of the shop")
  // A file of an older build is not there: no page in its place, which a browser would take for the script.
  expect(await (await send("/admin/assets/old.js")).text()).toBe("a page of the shop")
})
