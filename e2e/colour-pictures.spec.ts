import type { Locator, Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

/** Addresses of a colour's pictures in any width and format: `sable` and `sable-640`, but not its other views. */
const ofColour = (colour: string) => new RegExp(`/media/[a-z0-9-]+/${colour}(-\\d+)?\\.(avif|webp)`)

/** Notes the pictures that the browser asks for. */
function pictures(page: Page) {
  const requested: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "image") requested.push(request.url())
  })
  return { asked: requested, any: (pattern: RegExp) => requested.some((url) => pattern.test(url)) }
}

/** The address of the large picture that is shown now. */
const shown = (page: Page) =>
  page.locator(".slides > [data-shown] img").evaluate((image: HTMLImageElement) => image.currentSrc)

/** Waits until a picture is there whole. */
const loaded = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)

test("a colour's picture is fetched when the pointer comes near, and shown at once when chosen", async ({
  page,
  at,
}) => {
  const { any } = pictures(page)
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  await loaded(page.locator(".slides > [data-shown] img"))
  await expect.poll(() => shown(page)).toMatch(ofColour("noir"))
  const sable = page.locator(".swatches label").nth(1)
  const large = /\/media\/casque-aura\/sable-(480|640|960)\.(avif|webp)/
  expect(any(large)).toBe(false)
  await sable.hover()
  await expect.poll(() => any(large)).toBe(true)
  await sable.click()
  await expect.poll(() => shown(page)).toMatch(ofColour("sable"))
})

test("the keyboard chooses colours the same way", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  await page.getByRole("radio").first().focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => shown(page)).toMatch(ofColour("sable"))
})

test("a colour chosen on its picture becomes the main picture", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at("/product-details-swatches/sac-casbah"))
  const swatches = page.locator(".picture-swatches")
  await expect(swatches.locator("img")).toHaveCount(3)
  await hydrated(page)
  await swatches.getByRole("radio").nth(1).check()
  await expect.poll(() => shown(page)).toMatch(ofColour("foret"))
})

test("a card's second picture is loaded when the pointer comes over it, not before", { tag: "@long" }, async ({
  page,
  at,
}) => {
  const { any } = pictures(page)
  await page.goto(at("/shop"))
  await hydrated(page)
  await loaded(page.locator(".pc .pc-pic img").first())
  const second = page.locator(".pc .pc-second").first()
  const file = /\/media\/[a-z0-9-]+\/[a-z0-9]+-(front|side|back|detail|open|scale)-\d+\.(avif|webp)/
  expect(any(file)).toBe(false)
  await page.locator(".pc .pc-title a").first().hover()
  await expect(second).toBeVisible()
  await expect.poll(() => any(file)).toBe(true)
})
