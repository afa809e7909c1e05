import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { findMiddle, fingersOn } from "./touch.ts"

const address = "/product-details/casque-aura"
const slides = (page: Page) => page.locator(".gallery .slides > li")
const counter = (page: Page) => page.locator(".viewer-count bdi")
/** How many times larger than whole the shown picture is. */
const scaleOf = (page: Page) =>
  page
    .locator(".viewer-slides > li:not([aria-hidden=true]) .viewer-picture")
    .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a)

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`a product's pictures in ${shopLocale}`, () => {
    test.use({ shopLocale })
    /** Towards the next picture, in pixels or as a key. */
    const onwards = shopLocale === "ar" ? { by: 240, key: "ArrowLeft" } : { by: -240, key: "ArrowRight" }

    test("open over the screen, are leafed through and enlarged with keys, and give the focus back", async ({
      page,
      at,
      t,
    }) => {
      const viewerFiles: string[] = []
      page.on("request", (request) => {
        if (/\/assets\/viewer-/.test(request.url())) viewerFiles.push(request.url())
      })
      await page.goto(at(address))
      await hydrated(page)
      const total = await slides(page).count()
      expect(total).toBeGreaterThan(1)
      expect(viewerFiles, "loaded on use").toEqual([])
      await slides(page).first().getByRole("link").focus()
      await page.keyboard.press("Enter")
      const viewer = page.getByRole("dialog", { name: t("product.pictures") })
      await expect(viewer).toBeVisible()
      await expect(viewer.getByRole("button", { name: t("product.zoomClose") })).toBeFocused()
      await expect(viewer.getByRole("status")).toContainText(t("product.pictureOf", { n: 1, total }))
      await expectAccessible(page)

      await page.keyboard.press(onwards.key)
      await expect(counter(page)).toHaveText(`2 / ${total}`)
      await viewer.getByRole("button", { name: t("product.picturePrevious") }).click()
      await viewer.getByRole("button", { name: t("product.picturePrevious") }).click()
      await expect(counter(page)).toHaveText(`${total} / ${total}`)
      await viewer.getByRole("button", { name: t("product.pictureNext") }).click()
      await page.keyboard.press(onwards.key)
      await expect(counter(page)).toHaveText(`2 / ${total}`)

      await page.keyboard.press("+")
      await expect.poll(() => scaleOf(page)).toBe(2.5)
      await expect(viewer.getByRole("button", { name: t("product.zoomOut") })).toBeVisible()
      await page.keyboard.press(onwards.key)
      await expect(counter(page), "the keys move an enlarged picture").toHaveText(`2 / ${total}`)
      await page.keyboard.press("-")
      await expect.poll(() => scaleOf(page)).toBe(1)
      const { x, y } = await findMiddle(viewer)
      await page.mouse.click(x, y)
      await expect.poll(() => scaleOf(page)).toBe(2.5)
      await page.mouse.click(x, y)
      await expect.poll(() => scaleOf(page)).toBe(1)

      await page.keyboard.press("Escape")
      await expect(viewer).toHaveCount(0)
      await expect(slides(page).nth(1).getByRole("link")).toBeFocused()
      await expect(page.locator(".thumbs a").nth(1)).toHaveAttribute("aria-current", "true")
    })

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test("are swiped on the page and over the screen, spread and tapped twice", { tag: "@long" }, async ({
        page,
        at,
        t,
      }) => {
        await page.goto(at(address))
        await hydrated(page)
        const total = await slides(page).count()
        const fingers = await fingersOn(page)
        await fingers.swipe(page.locator(".gallery .slides"), onwards.by)
        await expect(page.locator(".dots i").nth(1)).toHaveAttribute("data-shown", "true")
        await slides(page).nth(1).getByRole("link").tap()
        const viewer = page.getByRole("dialog", { name: t("product.pictures") })
        await expect(counter(page)).toHaveText(`2 / ${total}`)

        await fingers.swipe(viewer, -onwards.by)
        await expect(counter(page)).toHaveText(`1 / ${total}`)
        const middle = await findMiddle(viewer)
        await fingers.doubleTap(middle)
        await expect.poll(() => scaleOf(page)).toBe(2.5)
        await fingers.swipe(viewer, onwards.by)
        await expect(counter(page), "an enlarged picture is dragged").toHaveText(`1 / ${total}`)
        await fingers.doubleTap(middle)
        await expect.poll(() => scaleOf(page)).toBe(1)
        await fingers.spread(middle)
        await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
        await viewer.getByRole("button", { name: t("product.zoomOut") }).tap()
        await expect.poll(() => scaleOf(page)).toBe(1)

        await page.goBack()
        await expect(viewer).toHaveCount(0)
        await expect(page).toShowURL(at(address))
        await expect(page.locator(".dots i").first()).toHaveAttribute("data-shown", "true")
      })
    })
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a small picture leads to its large one, and that to its file", { tag: "@long" }, async ({ page, at }) => {
    await page.goto(at(address))
    await page.locator(".thumbs a").nth(1).click()
    await expect(slides(page).nth(1)).toBeVisible()
    await expect(slides(page).first()).toBeHidden()
    const file = (await slides(page).nth(1).getByRole("link").getAttribute("href")) ?? ""
    const answer = await page.request.get(at(file))
    expect(answer.headers()["content-type"]).toMatch(/^image\//)
  })

  test("a phone has all pictures in a row that scrolls", { tag: "@long" }, async ({ page, at }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(at(address))
    await slides(page).last().scrollIntoViewIfNeeded()
    await expect(slides(page).last().getByRole("link")).toBeInViewport({ ratio: 0.5 })
  })
})
