import { join } from "node:path"
import { newSection } from "#core/content/sections/new-section.ts"
import { sentBytes, weighEmptyPage } from "../bench/empty-page/weigh.ts"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { hydrated } from "./hydrated.ts"
import { expect, shopTest as test } from "./shop.ts"

// What a merchant's sections may cost a shopper: ten of them, of ten kinds, under a look of the merchant's own.

/** Every tab and every menu stands in the page: all of it is there without a script, and closed parts are not laid out. */
const maxHtmlBytes = 124_000
const maxElements = 2_400
/** Brotli, beyond an empty page of React Router that is built here. */
/** 1.2 KB of them close panels with the back button and write French elisions. */
const maxOwnScriptBytes = 32_000

const products = ["casque-aura", "sac-casbah", "lumen-rose"].map((slug) => ({ slug, color: null }))
const text = (words: string) => ({ fr: words, ar: words, en: words })
const item = {
  name: text(""),
  kick: text(""),
  title: text("Nos ateliers"),
  text: text(""),
  button: text(""),
  link: "",
  picture: null,
}

const sections = [
  newSection("slides", { items: products.map((product) => ({ ...item, product })) }),
  newSection("universes"),
  newSection("categories"),
  newSection("product-row", { rule: "best-sellers" }),
  newSection("product-tabs"),
  newSection("deal"),
  newSection("promises"),
  newSection("text-picture", {
    title: text("Cousu à Tlemcen"),
    text: text("Depuis 1987."),
    product: products[1] ?? null,
  }),
  newSection("reviews"),
  newSection("newsletter"),
].map((section) => ({ ...section, hidden: false, startsAt: null, endsAt: null }))

const built = join(import.meta.dirname, "../build/storefront/client")

let shop: ConsoleShop
test.beforeAll(async () => {
  shop = await startConsoleShop()
})
test.afterAll(() => shop.stop())

test("ten sections and a look of one's own slow no page", { tag: "@long" }, async ({ browser }) => {
  const owner = await ownersPage(browser, shop, "fr", 1280)
  const headers = { origin: shop.url }
  const admin = (path: string) => `${shop.url}/api/admin${path}`
  const { updatedAt } = (await (await owner.request.get(admin("/sections/home"))).json()).data
  const stored = await owner.request.put(admin("/sections/home"), { data: { sections, updatedAt }, headers })
  expect(stored.status(), await stored.text()).toBe(200)
  const { draft, updatedAt: readAt } = (await (await owner.request.get(admin("/theme"))).json()).data
  const theme = { ...draft, brand: "#7b2544", corner: "large", typeface: "cairo" }
  const published = await owner.request.post(admin("/theme/publish"), { data: { theme, updatedAt: readAt }, headers })
  expect(published.status(), await published.text()).toBe(200)
  await owner.context().close()

  const read = async () => (await fetch(`${shop.url}/ar`)).text()
  await expect.poll(read).toContain("Cousu à Tlemcen")
  await expect.poll(read).toContain("/theme/7b2544-large")
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const scripts = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(`${shop.url}/ar`)
  const elements = await page.locator("*").count()
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  await page.context().close()

  const sizes = [...scripts].map((path) => [path, sentBytes(join(built, path))] as const)
  const scriptBytes = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  const ownBytes = scriptBytes - weighEmptyPage()
  const htmlBytes = Buffer.byteLength(await read())
  test.info().annotations.push({
    type: "weight",
    description: JSON.stringify({ htmlBytes, elements, scriptBytes, ownBytes, sizes }),
  })
  expect(htmlBytes, "bytes of HTML").toBeLessThanOrEqual(maxHtmlBytes)
  expect(elements, "elements").toBeLessThanOrEqual(maxElements)
  expect(ownBytes, JSON.stringify(sizes)).toBeLessThanOrEqual(maxOwnScriptBytes)
})
