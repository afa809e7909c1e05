import type { RouteConfigEntry } from "@react-router/dev/routes"
import { afterAll, beforeAll, expect, test } from "vitest"
import routes from "#app/routes.ts"
import { type Locale, locales, localizedPath, textDirection } from "#core/i18n/locale.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type NewShop, startNewShop } from "./testing/new-shop.ts"
import { testToken } from "./testing/shopper.ts"

// One shop from empty to open: each test adds to what the ones before it stored.
let own: OwnDatabase
let shop: NewShop
beforeAll(async () => {
  own = await ownDatabase("nothing")
  shop = await startNewShop({ ...own.env, API_TOKEN: testToken })
})
afterAll(async () => {
  await shop?.stop()
  await own.remove()
})

const withValues = (path: string) =>
  path.replace("/:id?", "").replace(":wilaya", "Alger").replace("*", "nothing").replace(/:\w+/g, "nothing")
const pathsOf = (entries: readonly RouteConfigEntry[]) => entries.map(({ path = "" }) => `/${withValues(path)}`)

const [shown, ...files] = await routes
const pages = [...pathsOf(shown?.children ?? []), "/product-details/nothing", "/blog-details/nothing"]
const addresses = [
  ...locales.flatMap((locale) => pages.map((path) => ({ locale, path: localizedPath(locale, path, "fr") }))),
  ...pathsOf(files).map((path) => ({ locale: "fr" as Locale, path })),
]

async function read(path: string) {
  const answer = await fetch(shop.url + path, { redirect: "manual" })
  return { status: answer.status, type: answer.headers.get("content-type") ?? "", text: await answer.text() }
}

/** Every address that is answered with an error of the server, or with a page in another language than its own. */
async function wrongAnswers(): Promise<string[]> {
  const wrong: string[] = []
  for (const { locale, path } of addresses) {
    const { status, type, text } = await read(path)
    const html = `<html lang="${locale}" dir="${textDirection(locale)}"`
    const isPage = type.startsWith("text/html") && path !== "/ad-pixel" && status !== 302
    if (status >= 500 || (isPage && !text.includes(html))) wrong.push(`${status} ${path}`)
  }
  return wrong
}

const isHidden = (text: string) => text.includes('<meta name="robots" content="noindex"/>')

const shows = async (path: string, text: string) => (await read(path)).text.includes(text)

test("an unfilled shop answers every address, and its home page says that it opens", async () => {
  expect(addresses.length).toBeGreaterThan(150)
  expect(await wrongAnswers()).toEqual([])
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
  const map = (await read("/sitemap.xml")).text
  const named = [...map.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)?<\/loc>/g)].map(([, path]) => path)
  expect(named).toContain("/about")
  expect(named.filter((path) => path === "/" || path === "/shop" || path?.startsWith("/home-"))).toEqual([])
  const titles = { fr: "La boutique ouvre bientôt", ar: "المتجر يفتح قريبًا", en: "The shop opens soon" }
  for (const locale of locales) {
    const { status, text } = await read(localizedPath(locale, "/", "fr"))
    expect([status, isHidden(text), text.includes(`<h1>${titles[locale]}</h1>`)]).toEqual([200, true, true])
  }
})

test("the lookups of an unfilled shop report what they did not find, once a language", {
  tags: ["@5-categories-lookup", "@5-settings-lookup", "@8-not-found-messages"],
}, () => {
  const times = (message: string) => shop.printed().split(`"message":"${message}"`).length - 1
  expect(times("Categories not found")).toBe(locales.length)
  // Settings, and the pictures in them.
  expect(times("App settings not found")).toBeLessThanOrEqual(2 * locales.length)
  expect(times("App settings not found")).toBeGreaterThanOrEqual(locales.length)
})

test("a shop with one product, without categories and settings, shows and sells it", { tags: ["@long"] }, async () => {
  await shop.addProduct("lampe")
  for (const path of ["/", "/shop", "/ar/shop", "/product-details/lampe", "/sitemap.xml"]) {
    await expect.poll(() => shows(path, "/product-details/lampe")).toBe(true)
  }
  expect(isHidden((await read("/")).text)).toBe(false)
  expect(await wrongAnswers()).toEqual([])
  const order = {
    lines: [{ slug: "lampe", quantity: 1, color: "Noir", size: "S" }],
    amount: 4500,
    wilaya: "Alger",
    commune: "Kouba",
    mobile: "0550112233",
    firstname: "Amina",
    lastname: "Haddad",
    date: "2026-11-21T10:00:00.000Z",
  }
  const headers = { "content-type": "application/json", authorization: `Bearer ${testToken}` }
  const sent = { method: "POST", headers, body: JSON.stringify({ data: order }) }
  expect((await fetch(`${shop.url}/api/orders`, sent)).status).toBe(201)
})

test("the first category and the shop's name show as soon as they are stored", async () => {
  await shop.addCategory("Lampes de bureau")
  await expect.poll(() => shows("/shop-categories", "Lampes de bureau")).toBe(true)
  await shop.nameShop("Dar Zina")
  for (const path of ["/", "/ar/contact"]) await expect.poll(() => shows(path, "Dar Zina")).toBe(true)
})
