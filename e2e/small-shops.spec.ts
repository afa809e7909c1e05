import process from "node:process"
import type { Browser } from "@playwright/test"
import { type Locale, textDirection } from "#core/i18n/locale.ts"
import { startNewShop } from "#server/testing/new-shop.ts"
import { expectNoSidewaysScroll, violationsOn } from "./axe.ts"
import { ownersPage, startConsoleShop } from "./console-shop.ts"
import { hydrated } from "./hydrated.ts"
import { pageFaults } from "./page-faults.ts"
import { foreignTexts, linksIn } from "./page-html.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { shopData } from "./shop-data.ts"
import { pagePaths, type ShopNames } from "./shop-routes.ts"
import { casesOf } from "./short-form.ts"
import { takeScreenshot } from "./take-screenshot.ts"

// Shops with less than the sample's: every page of each is answered, its links lead somewhere, and it looks finished.

type SmallShop = { url: string; locale: Locale; names: ShopNames; stop: () => Promise<void> }

/** The sample shop in one language alone. */
async function inOneLanguage(browser: Browser, locale: Locale): Promise<SmallShop> {
  const shop = await startConsoleShop()
  const owner = await ownersPage(browser, shop, "fr", 1280)
  const address = `${shop.url}/api/admin/settings`
  const { data } = await (await owner.request.get(address)).json()
  const sent = { data: { ...data, languages: [locale] }, headers: { origin: shop.url } }
  expect((await owner.request.put(address, sent)).status()).toBe(200)
  await owner.context().close()
  await expect.poll(async () => (await fetch(shop.url)).text()).toContain(`<html lang="${locale}"`)
  const names = { product: "casque-aura", post: "choisir-un-telephone" }
  return { url: shop.url, locale, names, stop: async () => void (await shop.stop()) }
}

/** A shop that began without the sample. */
async function fromNothing(product?: string): Promise<SmallShop> {
  const data = shopData("nothing")
  const shop = await startNewShop({ DATA_DIR: data.dir })
  const stop = async () => {
    await shop.stop()
    data.remove()
  }
  if (product === undefined) return { url: shop.url, locale: "fr", names: {}, stop }
  await shop.nameShop("Dar Zina")
  await shop.addProduct(product)
  await expect.poll(async () => (await fetch(`${shop.url}/shop`)).text()).toContain(`/product-details/${product}`)
  return { url: shop.url, locale: "fr", names: { product }, stop }
}

/** `npm test -- shops`. Otherwise shops of one language are left to main-language.spec.ts, and a few pages are opened in a
 *  browser; all are answered. */
const isFull = process.env.SHOPS === "all"
const opened = ["/", "/shop", "/checkout", "/search", "/rien"]

const shops: Record<string, (browser: Browser) => Promise<SmallShop>> = {
  ...(isFull && {
    "Arabic alone": (browser: Browser) => inOneLanguage(browser, "ar"),
    "English alone": (browser: Browser) => inOneLanguage(browser, "en"),
  }),
  "one product": () => fromNothing("lampe"),
  nothing: () => fromNothing(),
}

/** What has no page without an order, a token, or a thing of that name. */
const missing = /\/rien$|^\/(?:404|review|confirmation-commande|stock-alert)$/
/** Shows the newest of its kind, if there is one. */
const newest = /^\/(product|blog)-details[-\w]*$/

const all = Object.entries(shops)
for (const [name, start] of isFull ? all : casesOf("small shops", all)) {
  test.describe(`a shop with ${name}`, () => {
    test.describe.configure({ mode: "default" })
    let shop: SmallShop
    let paths: string[]
    test.beforeAll(async ({ browser }) => {
      shop = await start(browser)
      paths = await pagePaths(shop.names)
    })
    test.afterAll(() => shop.stop())

    test("answers every page in its language, and no link leads nowhere", async () => {
      expect(paths.length).toBeGreaterThan(50)
      const links = new Set<string>()
      const faults: string[] = []
      for (const path of paths) {
        const answer = await fetch(shop.url + path)
        const html = await answer.text()
        const [, kind] = newest.exec(path) ?? []
        const isEmpty = kind === "blog" ? !shop.names.post : kind === "product" && !shop.names.product
        if (answer.status !== (missing.test(path) || isEmpty ? 404 : 200)) faults.push(`${answer.status} ${path}`)
        if (!html.includes(`<html lang="${shop.locale}" dir="${textDirection(shop.locale)}"`))
          faults.push(`language ${path}`)
        const headings = html.match(/<h1[\s>]/g)?.length ?? 0
        if (headings !== 1) faults.push(`${headings} main headings ${path}`)
        for (const text of foreignTexts(html, shop.locale)) faults.push(`${path}: ${text}`)
        // A page that says that there is none leads to itself in other languages.
        if (answer.status === 200) for (const link of linksIn(html)) links.add(link)
      }
      for (const link of links) {
        const { status } = await fetch(new URL(link, shop.url))
        if (status !== 200) faults.push(`${status} link ${link}`)
      }
      expect(links.size).toBeGreaterThan(20)
      expect([...new Set(faults)]).toEqual([])
    })

    test("is hydrated without an error on every page that a link leads to, with all its messages", {
      tag: "@long",
    }, async ({ browser }) => {
      test.slow()
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "fr-DZ" })
      const problems = watch(page, [/404/])
      await page.goto(shop.url)
      for (const path of paths) {
        // The page that is left has an address too: only the load of the next one says that it is there.
        const loaded = page.waitForEvent("load")
        await page.evaluate(
          (href) => document.body.appendChild(Object.assign(document.createElement("a"), { href })).click(),
          path,
        )
        await loaded
        await hydrated(page)
        expect(problems, path).toEqual([])
      }
      await page.close()
    })

    test("looks finished on a phone, and is in nobody's way", { tag: "@long" }, async ({ browser }) => {
      test.slow()
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "fr-DZ" })
      const problems = watch(page, [/404/])
      const product = shop.names.product ? [`/product-details/${shop.names.product}`] : []
      const faults: string[] = []
      for (const path of isFull ? paths : [...opened, ...product]) {
        await page.goto(shop.url + path)
        await hydrated(page)
        const found = [...(await pageFaults(page)), ...(await violationsOn(page))]
        faults.push(...found.map((fault) => `${path}: ${fault}`))
        await expectNoSidewaysScroll(page)
        await takeScreenshot(page, `shop-${name.replace(" ", "-")}-${path.slice(1).replaceAll("/", "-") || "home"}`)
      }
      expect([...faults, ...problems]).toEqual([])
      await page.close()
    })
  })
}
