import type { Page } from "@playwright/test"
import { locales } from "#core/i18n/locale.ts"
import { hydrated } from "./hydrated.ts"
import { watchMoves } from "./moves.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

test.use({ keepsPage: false })

const kilobyte = 1000

/** Bytes on the wire of every picture that the page has loaded by itself, by address. */
async function picturesOf(page: Page): Promise<Map<string, number>> {
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && left < innerWidth && right > 0
    })
    const requested = [...document.images].filter((image) => image.currentSrc)
    return seen.length > 0 && [...seen, ...requested].every((image) => image.complete)
  })
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => "encodedBodySize" in entry)
      .filter(({ name }) => new URL(name).pathname.startsWith("/media/"))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  )
  return new Map(entries)
}

const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0)

for (const shopLocale of casesOf(import.meta.filename, locales)) {
  test.describe(`on a phone with a fine screen in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

    test("a listing's first pictures are light, and nothing moves when they come", async ({ page, at }) => {
      const moved = await watchMoves(page)
      await page.goto(at("/shop"))
      const weights = await picturesOf(page)
      expect(weights.size).toBeGreaterThanOrEqual(4)
      // Three rows of products: prices stand in the first screen, so the third row is near.
      expect(sum(weights.values())).toBeLessThanOrEqual(130 * kilobyte)
      await hydrated(page)
      expect(await moved()).toEqual([])
    })

    test("a product's first picture is light, and nothing moves when it comes", { tag: "@long" }, async ({
      page,
      at,
    }) => {
      const moved = await watchMoves(page)
      await page.goto(at("/product-details/casque-aura"))
      const weights = await picturesOf(page)
      const first = await page
        .locator("main img[fetchpriority=high]")
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(weights.get(first)).toBeGreaterThan(kilobyte)
      expect(weights.get(first)).toBeLessThanOrEqual(25 * kilobyte)
      await hydrated(page)
      expect(await moved()).toEqual([])
    })
  })
}
