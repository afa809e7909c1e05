import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { watchMoves } from "./moves.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const key = "recently_viewed"
const stored = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), key)
const row = (page: Page, t: Translate) => page.getByRole("region", { name: t("product.viewed") })

/** The slugs that the row leads to. */
const shown = (page: Page, t: Translate) =>
  row(page, t)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1)))

async function visit(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar", "en"])) {
  test.describe(`in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("viewed products follow the related ones, newest first, without the one that is open", {
      tag: "@long",
    }, async ({ page, t, at }) => {
      await visit(page, at("/product-details/casque-aura"))
      await visit(page, at("/product-details/sac-casbah"))
      await visit(page, at("/product-details-gallery/casque-aura"))
      await visit(page, at("/product-details/nova-12"))
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
      await expect.poll(() => shown(page, t)).toEqual(["casque-aura", "sac-casbah"])
      const related = page.getByRole("region", { name: t("product.related") })
      const [above, below] = [await related.boundingBox(), await row(page, t).boundingBox()]
      expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      await expectNoSidewaysScroll(page)
      // The header may stand over a part of a link, which then counts as too small to press.
      await page.evaluate(() => scrollTo(0, 0))
      await expectAccessible(page)

      await row(page, t).getByRole("link").last().click()
      await expect(page).toShowURL(at("/product-details/sac-casbah"))
      // The router scrolls the new page to its top a little after its address is there.
      const shownBelow = async () => {
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
        return shown(page, t)
      }
      await expect.poll(shownBelow).toEqual(["nova-12", "casque-aura"])
    })
  })
}

test("nothing of it is in the server's page, nothing is fetched before it is near, and nothing moves", {
  tag: "@long",
}, async ({ page, t, at }) => {
  await page.addInitScript((name) => {
    localStorage.setItem(name, JSON.stringify(["sac-casbah", "gone-for-good", "nova-12"]))
  }, key)
  const moved = await watchMoves(page)
  const address = at("/product-details/casque-aura")
  expect(await (await page.request.get(address)).text()).not.toContain(t("product.viewed"))

  const requested: string[] = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))
  const ofIt = () => requested.filter((path) => /viewed-list|saved-products/.test(path))
  await visit(page, address)
  await expect.poll(() => stored(page)).toEqual(["casque-aura", "sac-casbah", "gone-for-good", "nova-12"])
  // The observer's first word comes with a frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(ofIt()).toEqual([])

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page, t)).toEqual(["sac-casbah", "nova-12"])
  expect(ofIt().filter((path) => path === "/saved-products")).toHaveLength(1)
  // What is not sold any more is forgotten.
  await expect.poll(() => stored(page)).toEqual(["casque-aura", "sac-casbah", "nova-12"])
  expect(await moved()).toEqual([])
})

test("a first visit has no such row; damaged storage does no harm, and every tab's views are remembered", {
  tag: "@long",
}, async ({ page, context, t, at }) => {
  await visit(page, at("/product-details/casque-aura"))
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect.poll(() => stored(page)).toEqual(["casque-aura"])
  await expect(row(page, t)).toHaveCount(0)

  const other = await context.newPage()
  await visit(other, at("/product-details/sac-casbah"))
  await visit(page, at("/product-details/nova-12"))
  await expect.poll(() => stored(other)).toEqual(["nova-12", "sac-casbah", "casque-aura"])

  for (const damaged of ['["sac-', '{"0":"x"}', '[null,{"id":1},"sac-casbah"]']) {
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, damaged] as const)
    await visit(page, at("/product-details/casque-aura"))
    await expect.poll(async () => (await stored(page))[0]).toBe("casque-aura")
  }
  await expect.poll(() => stored(page)).toEqual(["casque-aura", "sac-casbah"])
})

test("a home page ends with what was looked at, above the newsletter, also after going back", {
  tag: "@long",
}, async ({ page, t, at }) => {
  const moved = await watchMoves(page)
  await visit(page, at("/"))
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect(row(page, t)).toHaveCount(0)

  await visit(page, at("/product-details/sac-casbah"))
  await page.goBack()
  await hydrated(page)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page, t)).toEqual(["sac-casbah"])
  const newsletter = page.locator('main form[action*="newsletter"]')
  const [above, below] = [await row(page, t).boundingBox(), await newsletter.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await expectNoSidewaysScroll(page)
  expect(await moved()).toEqual([])

  // The other home pages have no newsletter: there it comes last.
  await visit(page, at("/home-3"))
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await expect.poll(() => shown(page, t)).toEqual(["sac-casbah"])
})
