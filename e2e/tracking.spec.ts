import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { placeOrder } from "./placed.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

let phones = 0
const nextMobile = () => `0661 ${String(20 + phones++)} 40 50`

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf("tracking", [true, false])) {
    test.describe(`tracking in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })

      test("an order is found by number and mobile, and cancelled once by its private link", async ({
        page,
        t,
        at,
        allowFailures,
      }) => {
        allowFailures(/404|422/)
        const mobile = nextMobile()
        const confirmation = await placeOrder(page, at("/product-details/casque-aura"), { mobile })
        await page.goto(confirmation.href)
        await expectNoSidewaysScroll(page)
        await page.getByRole("link", { name: t("confirmation.track") }).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tracking.title"))
        const number = (await page.locator(".num b").textContent()) ?? ""
        expect(number).toMatch(/^HN-\d\d-\d{6}-[A-Z][A-Z\d]{3}$/)
        const privateLink = page.url()
        await expect(page.locator("[aria-current=step]")).toContainText(t("tracking.step.new"))

        const answer = await page.goto(at("/order"))
        expect(answer?.headers()["cache-control"]).toBe("no-store")
        const show = () => page.getByRole("button", { name: t("tracking.show") }).click()
        await show()
        await expect(page.getByText(t("tracking.missing.number"))).toBeVisible()
        await page.getByLabel(t("tracking.number")).fill(number)
        await page.getByLabel(t("tracking.mobile")).fill("0550 99 99 99")
        await show()
        await expect(page.getByRole("alert")).toHaveText(t("tracking.alert.unknown"))
        await expect(page.getByLabel(t("tracking.number"))).toHaveValue(number)
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)

        // As it may be pasted and typed: another dash, direction marks, no 0.
        await page.getByLabel(t("tracking.number")).fill(`\u200e${number.toLowerCase().replaceAll("-", "–")}\u200f`)
        await page.getByLabel(t("tracking.mobile")).fill(mobile.slice(1))
        await show()
        await expect(page.locator(".num b")).toHaveText(number)
        await expect(page.getByRole("main")).not.toContainText("Bensalem")
        expect(page.url()).toBe(at("/order"))
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)

        await expect(page.getByText(t("tracking.cancelByLink"))).toBeVisible()
        await expect(page.getByText(t("tracking.cancel"), { exact: true })).toHaveCount(0)

        await page.goto(privateLink)
        await page.getByText(t("tracking.cancel"), { exact: true }).click()
        await page.getByRole("button", { name: t("tracking.cancelYes") }).click()
        await expect(page.getByRole("status").filter({ hasText: t("tracking.cancelled") })).toBeVisible()
        await expect(page.locator("[aria-current=step]")).toContainText(t("tracking.step.cancelled"))
        await expect(page.getByRole("button", { name: t("tracking.cancelYes") })).toHaveCount(0)
      })
    })
  }
}

test("a form that was answered with a mistake can be sent again at once", { tag: "@long" }, async ({
  page,
  t,
  at,
  allowFailures,
}) => {
  allowFailures(/404|422/)
  await page.goto(at("/order"))
  const show = () => page.getByRole("button", { name: t("tracking.show") }).click()
  await show()
  await expect(page.getByText(t("tracking.missing.number"))).toBeVisible()
  await page.getByLabel(t("tracking.number")).fill("HN-26-999999-K7QX")
  await page.getByLabel(t("tracking.mobile")).fill("0550 99 99 99")
  await show()
  await expect(page.getByRole("alert")).toHaveText(t("tracking.alert.unknown"))
})
