import { type NewShop, startNewShop } from "#server/testing/new-shop.ts"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { consolePage } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { shopData } from "./shop-data.ts"
import { createTranslate } from "./words.ts"

const widths = [390, 1280]

let data: ReturnType<typeof shopData>
let shop: NewShop
test.beforeAll(async () => {
  data = shopData("nothing")
  shop = await startNewShop({ DATA_DIR: data.dir })
})
test.afterAll(async () => {
  await shop.stop()
  data.remove()
})

test("a shop opens: its opening page in both directions, the owner's checklist, its first product", {
  tag: "@long",
}, async ({ page, browser }) => {
  for (const locale of ["fr", "ar"] as const) {
    const t = createTranslate(locale)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(shop.url + localizedPath(locale, "/"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("construction.title"))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await expect(page.getByRole("search")).toHaveCount(0)
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }
  await hydrated(page)
  await page.getByRole("main").getByRole("link").click()
  await expect(page).toShowURL(`${shop.url}/ar/contact`)

  for (const locale of ["fr", "ar"] as const) {
    const say = consoleWords(locale)
    const owner = await consolePage(browser, locale, locale === "fr" ? 1280 : 390)
    await owner.context().addCookies([{ ...shop.sessionCookie, url: shop.url }])
    await owner.goto(`${shop.url}/admin`)
    const steps = owner.getByRole("region", { name: say("setup.title") })
    await expect(steps.getByRole("listitem")).toHaveCount(8)
    await expectNoSidewaysScroll(owner)
    if (locale === "ar") await expectAccessible(owner)
    await steps.getByRole("link", { name: say("setup.categories") }).click()
    await expect(owner.getByRole("heading", { level: 1, name: say("categories.title") })).toBeVisible()
    await owner.context().close()
  }

  await shop.addProduct("lampe")
  await expect.poll(async () => (await fetch(shop.url)).text()).toContain("/product-details/lampe")
  await page.goto(shop.url)
  await expect(page.getByRole("main").getByRole("link", { name: "Lampe de bureau" })).toHaveCount(1)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
