import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { freshPhone } from "./order-page.ts"
import { placeOrder } from "./placed.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const password = "trois figues et un melon"
const product = "/product-details/casque-aura"

async function makeAccount(page: Page, t: Translate, address: string) {
  await page.goto(address)
  await page.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await page.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await page.getByLabel(t("account.loginField"), { exact: true }).fill(freshPhone())
  await page.getByLabel(t("account.password"), { exact: true }).fill(password)
  await page.getByRole("button", { name: t("account.registerGo") }).click()
  await expect(page).toShowURL(/\/profile$/)
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`claiming an order in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const looked = async (page: Page) => {
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)
      }

      test("the private link puts an order into one account, and into no second one", { tag: "@long" }, async ({
        page,
        t,
        at,
      }) => {
        const confirmation = await placeOrder(page, at(product))
        await page.goto(confirmation.href)
        const main = page.getByRole("main")
        await expect(main.getByText(t("tracking.claim.guest"))).toBeVisible()
        await expect(main.getByRole("link", { name: t("account.login"), exact: true })).toHaveAttribute(
          "href",
          /\/login$/,
        )
        await looked(page)

        await makeAccount(page, t, at("/register"))
        await expect(main.getByText(/HN-\d\d-\d{6}/)).toHaveCount(0)
        await page.goto(confirmation.href)
        await main.getByRole("button", { name: t("tracking.claim.go") }).click()
        await expect(page).toShowURL(/\/order\?order=[\w-]{22}$/)
        await expect(page.getByRole("status").filter({ hasText: t("tracking.claimed") })).toBeVisible()
        await expect(main.getByText(t("tracking.claim.own"))).toBeVisible()
        await looked(page)
        await page.goto(at("/profile"))
        await expect(main.getByText(/HN-\d\d-\d{6}/)).toBeVisible()

        await page.getByRole("button", { name: t("account.signOut") }).click()
        await makeAccount(page, t, at("/register"))
        await page.goto(confirmation.href)
        await expect(main.getByText(t("tracking.alert.otherAccount"))).toBeVisible()
        await expect(main.getByRole("button", { name: t("tracking.claim.go") })).toHaveCount(0)
        await looked(page)
      })

      test("a claim that comes too late says so", { tag: "@long" }, async ({ page, t, at, allowFailures }) => {
        allowFailures(/409|401/)
        const confirmation = await placeOrder(page, at(product))
        await makeAccount(page, t, at("/register"))
        const order = confirmation.href.replace("/confirmation-commande", "/order")
        await page.goto(order)
        const first = await page.context().cookies()
        await page.context().clearCookies()
        await makeAccount(page, t, at("/register"))
        await page.goto(order)
        const claim = page.getByRole("button", { name: t("tracking.claim.go") })
        await expect(claim).toBeVisible()
        // The other account was faster.
        const cookie = first.map(({ name, value }) => `${name}=${value}`).join("; ")
        const headers = { origin: new URL(order).origin, cookie }
        const body = new URLSearchParams({ intent: "claim" })
        expect((await fetch(order, { method: "POST", headers, body })).status).toBe(200)
        await claim.click()
        await expect(page.getByRole("alert")).toHaveText(t("tracking.alert.otherAccount"))
      })
    })
  }
}
