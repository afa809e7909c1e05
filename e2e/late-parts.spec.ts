import type { BrowserContext, Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { watchMoves } from "./moves.ts"
import { expect, test } from "./shop.ts"
import { casesOf, isFull } from "./short-form.ts"
import { createTranslate } from "./words.ts"

/** How late each kind of file comes, in milliseconds: one after the other. */
const late = [
  { files: /\/assets\/[^?]+\.js(\?|$)/, milliseconds: 5_000 },
  { files: /\/media\/[^?]+\.(avif|webp)(\?|$)/, milliseconds: 8_000 },
] as const

/** Those that waiting makes move most easily. */
const mainKinds = [
  ...["/", "/home-2", "/shop", "/product-details/sac-casbah", "/cart", "/checkout", "/compare", "/search", "/blog"],
]

/** One address of each kind of page. */
const allKinds = [
  ...["/", "/home-2", "/home-3", "/home-4", "/shop", "/shop-list", "/shop-filter-dropdown", "/shop-categories"],
  ...["/product-details/sac-casbah", "/product-details-gallery", "/product-details-video", "/landing/casque-aura"],
  ...["/cart", "/checkout", "/wishlist", "/compare", "/search", "/order", "/login", "/contact", "/coupons"],
  ...["/blog", "/blog-details/choisir-un-telephone", "/about", "/construction"],
]

const kinds = isFull ? allKinds : mainKinds

/** Puts a product into the cart, the wishlist and the comparison: what is stored in the browser is shown late too. */
async function fill(page: Page, address: string, t: ReturnType<typeof createTranslate>) {
  await page.goto(address)
  await hydrated(page)
  const add = page.getByRole("button", { name: t("cart.addTitle", { title: "" }).trim() })
  // On a wide screen the brand is an entry of the filters too.
  const card = page.getByRole("listitem").filter({ hasText: "Lumen", has: add }).first()
  await card.getByRole("button", { name: t("cart.addTitle", { title: "" }).trim() }).click()
}

// Against hanging alone: most of its time is waiting for what is late.
test.setTimeout(300_000)

/** Pages that wait at the same time. */
const atOnce = 9

/** What moves on a page until it stands still. */
async function movesOn(page: Page, address: string, moved: () => Promise<string[]>): Promise<string[]> {
  await page.goto(address)
  await hydrated(page)
  expect(await page.evaluate(() => performance.now()), "after the scripts").toBeGreaterThan(late[0].milliseconds)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === "lazy"))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return moved()
}

/** Opens one address after the other in a page of its own: a new page for each would take a process each.
 *  @returns what moved, by address */
async function movesOnAll(context: BrowserContext, origin: string, paths: string[]): Promise<string[]> {
  const page = await context.newPage()
  const moved = await watchMoves(page)
  const found: string[] = []
  for (const path of paths) found.push(...(await movesOn(page, origin + path, moved)).map((move) => `${path}: ${move}`))
  await page.close()
  return found
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const width of isFull ? [390, 1280] : [390]) {
    test(`nothing moves when scripts and pictures come late, in ${shopLocale} on a screen of ${width} px`, {
      tag: "@long",
    }, async ({ browser, shop }) => {
      const context = await browser.newContext({ viewport: { width, height: 844 }, locale: shopLocale })
      const t = createTranslate(shopLocale)
      const prefix = shopLocale === "fr" ? "" : "/ar"
      await fill(await context.newPage(), `${shop.url}${prefix}/shop?category=parfums`, t)
      for (const { files, milliseconds } of late) {
        await context.route(files, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, milliseconds))
          await route.continue().catch(() => undefined)
        })
      }
      const shares = Array.from({ length: atOnce }, (_, first) =>
        kinds.filter((_kind, index) => index % atOnce === first),
      )
      const found = await Promise.all(shares.map((paths) => movesOnAll(context, shop.url + prefix, paths)))
      expect(found.flat()).toEqual([])
      await context.close()
    })
  }
}
