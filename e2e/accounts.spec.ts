import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { choose } from "./choose.ts"
import { pressUntilSent } from "./form-time.ts"
import { expect, test } from "./mail-shop.ts"
import { placeOrder } from "./placed.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const password = "trois figues et un melon"

let people = 0
const next = () => String(10 + people++)

async function fillRegistration(page: Page, t: Translate, login: string) {
  await page.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await page.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await page.getByLabel(t("account.loginField"), { exact: true }).fill(login)
  await page.getByLabel(t("account.password"), { exact: true }).fill(password)
}

/** Without scripts the communes of another wilaya come with the page, after a press. */
async function choosePlace(page: Page, t: Translate, wilaya: string, commune: string) {
  const list = page.getByLabel(t("orderForm.commune"), { exact: true })
  await choose(page.getByLabel(t("orderForm.wilaya"), { exact: true }), wilaya)
  const show = page.getByRole("button", { name: t("orderForm.communeShow") })
  if (await show.isVisible()) await show.click()
  await choose(list, commune)
}

async function signIn(page: Page, t: Translate, login: string, given = password) {
  await page.getByLabel(t("account.loginField"), { exact: true }).fill(login)
  await page.getByLabel(t("account.password"), { exact: true }).fill(given)
  await page
    .getByRole("main")
    .getByRole("button", { name: t("account.login") })
    .click()
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
    test.describe(`accounts in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const looked = async (page: Page) => {
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)
      }

      test("an account of a mobile number: made, used, left, entered and deleted", async ({
        page,
        t,
        at,
        context,
        allowFailures,
      }) => {
        allowFailures(/401|422/)
        const mobile = `0661 11 22 ${next()}`
        await page.goto(at("/register"))
        await looked(page)
        await page.getByRole("button", { name: t("account.registerGo") }).click()
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.missing"))
        await expect(page.locator("main [aria-invalid=true]")).toHaveCount(4)
        await looked(page)
        await fillRegistration(page, t, mobile)
        await page.getByRole("button", { name: t("account.registerGo") }).click()
        await expect(page).toShowURL(at("/profile"))
        const [cookie] = (await context.cookies()).filter(({ name }) => name === "hanout-shopper")
        expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" })

        // An order of who is signed in goes into the account.
        await placeOrder(page, at("/product-details/casque-aura"), { mobile })
        const answer = await page.goto(at("/profile"))
        expect(answer?.headers()["cache-control"]).toBe("no-store")
        await expect(page.getByRole("main").getByText(/HN-\d\d-\d{6}/)).toBeVisible()
        await looked(page)
        await page.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Nour")
        await page.getByRole("button", { name: t("account.save"), exact: true }).click()
        await expect(page.getByText(t("account.said.saved"))).toBeVisible()

        await page.getByRole("link", { name: t("account.addAddress") }).click()
        await choosePlace(page, t, "Béjaïa", "Akbou")
        await looked(page)
        await page.getByRole("button", { name: t("account.saveAddress") }).click()
        const rows = page.locator("#addresses li")
        await expect(rows).toHaveCount(1)
        await expect(rows.locator(".account-usual")).toBeVisible()
        await page.getByRole("link", { name: t("account.addAddress") }).click()
        await page.getByLabel(t("checkout.address"), { exact: true }).fill("12, rue des Jasmins")
        await page.getByLabel(t("checkout.address"), { exact: true }).press("Enter")
        await expect(rows).toHaveCount(2)
        const second = rows.filter({ hasText: "Jasmins" })
        await second.getByRole("button", { name: t("account.makeUsual") }).click()
        await expect(second.locator(".account-usual")).toBeVisible()
        await rows
          .last()
          .getByRole("link", { name: t("account.changeAddress") })
          .click()
        await page.getByLabel(t("checkout.address"), { exact: true }).fill("3, rue du Port")
        await page.getByRole("button", { name: t("account.saveAddress") }).click()
        await expect(rows.last()).toContainText("3, rue du Port")
        await looked(page)
        await second.getByRole("button", { name: t("account.removeAddress") }).click()
        await expect(rows).toHaveCount(1)
        await expect(rows.locator(".account-usual")).toBeVisible()

        const exported = await page.request.get(at("/profile/export"))
        expect(await exported.json()).toMatchObject({
          firstname: "Nour",
          addresses: [{ commune: "Akbou", address: "3, rue du Port" }],
          orders: [{ amount: 25_200 }],
        })

        await page.getByRole("button", { name: t("account.signOut") }).click()
        await expect(page).toShowURL(at("/login"))
        await page.goto(at("/profile"))
        await expect(page).toShowURL(at("/login"))
        await looked(page)
        await signIn(page, t, mobile, "une autre longue phrase")
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.wrong"))
        await looked(page)
        await signIn(page, t, mobile)
        await expect(page).toShowURL(at("/profile"))

        // Signed in on a phone, too.
        const body = new URLSearchParams({ login: mobile, password })
        const headers = {
          origin: new URL(page.url()).origin,
          "user-agent": "Mozilla/5.0 (Android 13; Mobile) Firefox/140.0",
        }
        expect((await fetch(at("/login"), { method: "POST", body, headers, redirect: "manual" })).status).toBe(303)
        await page.reload()
        const phone = page.locator(".account-session").filter({ hasText: "Android" })
        await phone.getByRole("button", { name: t("account.end") }).click()
        await expect(page.getByText(t("account.said.sessionsEnded"))).toBeVisible()
        await expect(phone).toHaveCount(0)

        await page.getByLabel(t("account.current"), { exact: true }).fill("une autre longue phrase")
        await page.getByLabel(t("account.newPassword"), { exact: true }).fill("quatre dattes et une poire")
        await page.getByRole("button", { name: t("account.changePassword") }).click()
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.wrongPassword"))
        await looked(page)

        await page.getByText(t("account.delete"), { exact: true }).click()
        await page.locator("details").getByLabel(t("account.password"), { exact: true }).fill(password)
        await page.getByRole("button", { name: t("account.deleteGo") }).click()
        await expect(page).toShowURL(at("/login"))
        await signIn(page, t, mobile)
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.wrong"))
      })

      test("an account of an e-mail address: confirmed, forgotten and found again by mail", { tag: "@long" }, async ({
        page,
        t,
        at,
        shop,
        allowFailures,
      }) => {
        allowFailures(/401|404|422/)
        const email = `amina${next()}${shopLocale}${javaScriptEnabled}@example.dz`
        await page.goto(at("/register"))
        const register = page.getByRole("button", { name: t("account.registerGo") })
        const sent = page.getByText(t("account.said.mailSent"))
        await pressUntilSent(register, sent, () => fillRegistration(page, t, email))
        await page.goto(await shop.linkIn(email, /(http\S+\/register\?token=\S+)/))
        await page.getByLabel(t("account.password"), { exact: true }).fill(password)
        await page.getByRole("button", { name: t("account.confirmGo") }).click()
        await expect(page).toShowURL(at("/profile"))
        await expect(page.getByRole("main")).toContainText(email)

        await page.goto(at(`/forgot?token=${"g".repeat(43)}`))
        await page.getByLabel(t("account.newPassword"), { exact: true }).fill(password)
        await page.getByRole("button", { name: t("account.save") }).click()
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.link"))
        await looked(page)
        await page.getByRole("link", { name: t("account.forgotAgain") }).click()
        await expect(page).toShowURL(at("/forgot"))
        // The form of before may be replaced a little after the address is there, under a press.
        await expect(page.getByLabel(t("account.email"), { exact: true })).toBeVisible()
        await page.getByRole("button", { name: t("account.forgotGo") }).click()
        await expect(page.getByRole("alert")).toHaveText(t("account.alert.email"))
        await looked(page)
        await page.getByLabel(t("account.email"), { exact: true }).fill(email)
        const send = page.getByRole("button", { name: t("account.forgotGo") })
        await pressUntilSent(send, page.getByText(t("account.said.mailSent")))
        const link = await shop.linkIn(email, /(http\S+\/forgot\?token=\S+)/)
        await page.goto(link)
        const other = "quatre dattes et une poire"
        await page.getByLabel(t("account.newPassword"), { exact: true }).fill(other)
        await page.getByRole("button", { name: t("account.save") }).click()
        await expect(page.getByText(t("account.said.passwordChanged"))).toBeVisible()
        // Every session has ended with it.
        await page.goto(at("/profile"))
        await expect(page).toShowURL(at("/login"))
        await signIn(page, t, email, other)
        await expect(page).toShowURL(at("/profile"))
      })
    })
  }
}
