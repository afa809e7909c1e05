import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar", "en"])) {
  test.describe(`the construction notice in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 320, height: 640 } })

    test("takes three lines at most, is on /construction too, and is translated on English pages", async ({
      page,
      at,
    }) => {
      for (const path of ["/", "/construction"]) {
        await page.goto(at(path))
        const words = page.locator(".notice p")
        await expect(words.locator("[lang=fr]")).toContainText("de nombreuses fonctions à venir")
        await expect(words.locator("[lang=ar]")).toBeVisible()
        await expect(words.locator("[lang=en]")).toHaveCount(shopLocale === "en" ? 1 : 0)
        await page.evaluate(() => document.fonts.ready)
        const lines = await words.evaluate((p) => {
          const { height } = p.getBoundingClientRect()
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(p)
          return (height - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight)
        })
        expect(Math.round(lines)).toBeLessThanOrEqual(3)
      }
    })

    test("is closed for the visit, and the focus goes on to the page", async ({ page, t, at }) => {
      await page.goto(at("/"))
      await hydrated(page)
      const notice = page.getByRole("complementary", { name: t("shell.notice.label") })
      await notice.getByRole("button", { name: t("shell.notice.close") }).press("Enter")
      await expect(notice).toBeHidden()
      await expect(page.getByRole("main")).toBeFocused()
      await page.reload()
      await expect(notice).toBeHidden()
    })
  })
}
