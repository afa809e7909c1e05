import { afterEach, beforeEach, expect, test } from "vitest"
import { strictStrapi } from "#strapi/testing/strict-strapi.ts"
import { filledForm, testToken } from "./testing/shopper.ts"
import { type Running, startProcess, temporaryData } from "./testing.ts"

let data: ReturnType<typeof temporaryData>
let strapi: Awaited<ReturnType<typeof strictStrapi>>
let shop: Running

const start = () => startProcess("storefront", { DATA_DIR: data.dir, API_TOKEN: testToken, API_BASE: strapi.url })

beforeEach(async () => {
  data = temporaryData()
  strapi = await strictStrapi(testToken)
  const { id, documentId } = strapi.add("categories", { title: "Mode" })
  strapi.add("app-setting", { uniqueVisitorsCount: 0 })
  const none = { lastPrice: null, shortDescription: null, description: null, image: null, medias: null, reviews: [] }
  strapi.add("products", {
    ...none,
    name: "Sac à main Casbah",
    slug: "sac-casbah",
    price: 18_900,
    status: "in-stock",
    features: [],
    categories: [{ id, documentId, title: "Mode" }],
    colors: [{ id: 1, name: "Cognac", hex: "#8a4b20" }],
  })
  shop = await start()
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await strapi.close()
  data.remove()
})

const missing: Record<string, unknown> = {}
const routes = [
  "/",
  "/home-2",
  "/home-3",
  "/home-4",
  "/shop",
  "/shop-list",
  "/shop?category=mode",
  "/search?searchText=sac",
]
const others = [
  "/product-details/sac-casbah",
  "/cart",
  "/wishlist",
  "/compare",
  "/checkout",
  "/contact",
  "/construction",
  "/sitemap.xml",
]

test("every shop page is there over a plain Strapi, in three languages", async () => {
  for (const locale of ["", "/ar", "/en"]) {
    for (const route of [...routes, ...others]) {
      if (route === "/sitemap.xml" && locale) continue
      const answer = await fetch(`${shop.url}${locale}${route === "/" && locale ? "" : route}`)
      expect({ locale, route, status: answer.status }).toEqual({ locale, route, status: 200 })
    }
  }
  expect(await (await fetch(`${shop.url}/shop`)).text()).toContain("Sac à main Casbah")
  expect((await fetch(`${shop.url}/product-details/nothing`)).status).toBe(404)
  expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({ status: "ready" })
  expect(shop.printed()).not.toContain('"level":50')
})

/** The links of a page to pages of the shop. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a[^>]* href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
}

/** Pages about accounts and a shopper's own orders. */
const accountPages = /^(\/(ar|en))?\/(login|register|forgot|profile|order|review)([/?]|$)/

test.each(["", "/ar", "/en"])("no link of a page under '%s' leads to what Strapi cannot do", async (locale) => {
  const links = new Set<string>()
  for (const route of [...routes, ...others]) {
    if (route === "/sitemap.xml") continue
    const html = await (await fetch(shop.url + (route === "/" ? locale || "/" : locale + route))).text()
    const found = linksIn(html)
    expect({ route, found: found.length > 0 }).toEqual({ route, found: true })
    for (const link of found) links.add(link)
    expect(html).not.toContain('href="tel:"')
    expect(html).not.toContain('href="mailto:"')
    // The settings are empty: nothing can be said of the merchant.
    expect(html).not.toContain("<address")
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"))
    const empty = /<(p|address|h2|ul)[^>]*><\/\1>/.exec(footer)?.[0]
    expect({ route, empty }).toEqual({ route, empty: undefined })
    for (const [, action = ""] of html.matchAll(/<form[^>]* action="([^"]*)"/g)) {
      expect(action).not.toMatch(/newsletter|stock-alert|profile/)
    }
  }
  expect(links.size).toBeGreaterThan(20)
  expect([...links].filter((link) => accountPages.test(link))).toEqual([])
  for (const link of links) expect({ link, ok: (await fetch(shop.url + link)).ok }).toEqual({ link, ok: true })
})

test("what Strapi cannot do is answered 404 in the shop's page", async () => {
  const form = { method: "POST", headers: { origin: shop.url }, body: new URLSearchParams({ email: "a@shop.example" }) }
  for (const page of ["/login", "/profile", "/order", "/coupons", "/blog", "/terms", "/review", "/newsletter"]) {
    for (const [locale, language] of [
      ["", "fr"],
      ["/ar", "ar"],
      ["/en", "en"],
    ]) {
      await expectNotFound(locale + page, language)
    }
  }
  for (const page of ["/contact", "/ar/contact", "/construction", "/en/construction", "/newsletter", "/login"]) {
    await expectNotFound(page, /^\/(ar|en)\//.exec(page)?.[1] ?? "fr", form)
  }
  // The empty order is the question whether the token may create one.
  const sent = strapi.calls.filter(({ method, body }) => method !== "GET" && JSON.stringify(body) !== "{}")
  expect(sent).toEqual([])
  // A file has no page around it.
  for (const file of ["/feed.xml", "/ar/feed.xml", "/profile/export"]) {
    const answer = await fetch(shop.url + file)
    expect({ file, status: answer.status, body: await answer.json() }).toEqual({
      file,
      status: 404,
      body: `Page not found: ${file.replace("/ar", "")}`,
    })
  }
})

async function expectNotFound(address: string, language: string | undefined, init?: RequestInit) {
  const answer = await fetch(shop.url + address, init)
  const html = await answer.text()
  expect({ address, status: answer.status, language: /<html lang="(\w+)"/.exec(html)?.[1] }).toEqual({
    address,
    status: 404,
    language,
  })
  expect(html).toContain(`>Page not found: ${address.replace(/^\/(ar|en)\//, "/")}<`)
  expect(html).toContain('<footer class="foot"')
  expect(linksIn(html)).toContain(language === "fr" ? "/contact" : `/${language}/contact`)
}

test("an order without JavaScript is stored once, and a second press shows its confirmation, after a restart too", async () => {
  const form = await filledForm(shop.url)
  const placed = await fetch(`${shop.url}/product-details/sac-casbah`, form)
  const address = placed.headers.get("location") ?? ""
  expect(address).toContain(`/confirmation-commande?order=${strapi.content.orders[0]?.documentId}`)
  const again = await fetch(`${shop.url}/product-details/sac-casbah`, form)
  expect(again.headers.get("location")).toBe(address)
  await shop.stop()
  shop = await start()
  const restarted = { ...form, headers: { origin: shop.url } }
  const third = await fetch(`${shop.url}/product-details/sac-casbah`, restarted)
  expect(new URL(third.headers.get("location") ?? "", shop.url).search).toBe(new URL(address, shop.url).search)
  const confirmation = await fetch(new URL(third.headers.get("location") ?? "", shop.url))
  expect(confirmation.status).toBe(200)
  expect(await confirmation.text()).toContain("Sac à main Casbah")

  const [order, ...more] = strapi.content.orders
  expect(more).toEqual([])
  const { id: _i, documentId: _d, createdAt: _c, updatedAt: _u, publishedAt: _p, date, ...fields } = order ?? missing
  expect(fields).toMatchObject({ quantity: 1, product: "Sac à main Casbah", color: "Cognac", amount: 18_900 })
  expect(Object.keys(fields).toSorted()).toEqual(
    ["amount", "color", "commune", "firstname", "lastname", "mobile", "product", "quantity", "wilaya"].toSorted(),
  )
  expect(new Date(String(date)).toISOString()).toBe(date)
})

test("pages that were seen stay while Strapi refuses, and a form keeps what was typed", async () => {
  const form = await filledForm(shop.url, { firstname: "Ghania" })
  const pages = ["/", "/shop", "/product-details/sac-casbah"]
  for (const page of pages) expect((await fetch(`${shop.url}${page}`)).status).toBe(200)
  strapi.mode.status = 500
  for (const page of pages) expect((await fetch(`${shop.url}${page}`)).status).toBe(200)
  const answer = await fetch(`${shop.url}/product-details/sac-casbah`, form)
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain("Ghania")
  strapi.mode.status = null
  expect((await fetch(`${shop.url}/product-details/sac-casbah`, form)).headers.get("location")).toContain("order=")
  expect(strapi.content.orders).toHaveLength(1)
})
