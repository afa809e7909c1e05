import type { Page } from "@playwright/test"
import { openDatabase } from "#db/database.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { pressUntilSent } from "./form-time.ts"
import { hydrated } from "./hydrated.ts"
import { expect } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { shoe, test } from "./variant-shop.ts"

const path = `/product-details/${shoe}`
const colors = { fr: "Blanc", ar: "أبيض" }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`in ${locale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale: locale, javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const choice = `${colors[locale]} · 41`
      const looked = async (page: Page) => {
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)
      }

      test("who chose a sold-out size leaves an address for it", async ({ page, at, t, shop, allowFailures }) => {
        allowFailures(/422/)
        const email = `lina.${locale}.${javaScriptEnabled}@example.dz`
        await page.goto(at(path))
        if (javaScriptEnabled) await hydrated(page)
        const name = t("product.valueSoldOut", { name: "41" })
        await page.locator("#commande-size").getByRole("radio", { name }).check()
        if (!javaScriptEnabled) await page.getByRole("button", { name: t("product.choiceShow") }).click()
        const notice = page.locator(".sold-out")
        await expect(notice).toContainText(t("product.choiceSoldOut", { choice }))
        await looked(page)
        await notice.getByLabel(t("product.alert.labelChoice", { choice })).fill("lina@example")
        await notice.getByRole("button", { name: t("product.alert.send") }).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("product.alert.title"))
        await expect(page.getByRole("alert")).toHaveText(t("product.alert.wrong"))
        await expect(page.getByRole("main")).toContainText(`(${choice})`)
        await looked(page)
        await page.getByRole("main").getByLabel(t("newsletter.email")).fill(email)
        await pressUntilSent(
          page.getByRole("button", { name: t("product.alert.send") }),
          page.getByText(t("product.alert.done")),
        )
        const see = page.getByRole("link", { name: t("product.alert.see") })
        await expect(see).toHaveAttribute("href", /\?color=blanc&size=41$/)

        const db = openDatabase({ dataDir: shop.dataDir })
        const stored = await db
          .selectFrom("stock_alert as a")
          .innerJoin("product_variant as v", "v.id", "a.variant_id")
          .select(["v.color", "v.size", "a.locale"])
          .where("a.email", "=", email)
          .execute()
        await db.destroy()
        expect(stored).toEqual([{ color: "blanc", size: "41", locale }])
      })
    })
  }
}

test("an alert names a variant that the shop sells", { tag: "@long" }, async ({ request, at }) => {
  const status = async (query: string) => (await request.get(at(`/stock-alert?${query}`))).status()
  expect(await status(`product=${shoe}`)).toBe(200)
  expect(await status(`product=${shoe}&variant=nothing`)).toBe(404)
  expect(await status(`product=${shoe}&variant=${"x".repeat(2000)}`)).toBe(404)
})
