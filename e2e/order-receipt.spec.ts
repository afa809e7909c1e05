import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./mail-shop.ts"
import { freshPhone } from "./order-page.ts"
import { casesOf } from "./short-form.ts"

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar", "en"])) {
  test.describe(`a receipt in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("says that the order is there, and nothing of it", { tag: "@long" }, async ({
      page,
      t,
      at,
      shop,
      allowFailures,
    }) => {
      allowFailures(/404/)
      const person = { mobile: freshPhone() }
      const placed = await shop.api.place("casque-aura", 1, person)
      const { token } = await shop.api.place("casque-aura", 1, person)
      expect(token).toMatch(/^receipt_/)
      const answer = await page.goto(at(`/confirmation-commande?order=${token}`))
      expect([answer?.status(), answer?.headers()["cache-control"]]).toEqual([200, "no-store"])
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("confirmation.received"))
      const html = (await answer?.text()) ?? ""
      for (const secret of [placed.token, placed.number, person.mobile, "Bensalem"]) expect(html).not.toContain(secret)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await expect(page.getByText(placed.number)).toHaveCount(0)
      // The device that has been at the confirmation holds the token of the order.
      await page.goto(at(`/confirmation-commande?order=${placed.token}`))
      await expect(page.locator(".num")).toContainText(placed.number)
      await hydrated(page)
      await page.goto(at(`/confirmation-commande?order=${token}`))
      await expect(page.getByRole("link", { name: placed.number })).toHaveAttribute("href", new RegExp(placed.token))
      expect((await page.goto(at(`/order?order=${token}`)))?.status()).toBe(404)
    })
  })
}
