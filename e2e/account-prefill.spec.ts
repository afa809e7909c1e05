import type { Page } from "@playwright/test"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const password = "trois figues et un melon"
const address = "12, rue des Jasmins"

let people = 0
const nextMobile = () => `0663 11 44 ${String(10 + people++)}`

async function signUp(page: Page, t: Translate, at: (path: string) => string, mobile: string) {
  await page.goto(at("/register"))
  await page.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
  await page.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
  await page.getByLabel(t("account.loginField"), { exact: true }).fill(mobile)
  await page.getByLabel(t("account.password"), { exact: true }).fill(password)
  await page.getByRole("button", { name: t("account.registerGo") }).click()
  await expect(page).toShowURL(at("/profile"))
  await page.goto(at("/profile?address=new"))
  await hydrated(page)
  await choose(page.getByLabel(t("orderForm.wilaya"), { exact: true }), "Béjaïa")
  await choose(page.getByLabel(t("orderForm.commune"), { exact: true }), "Akbou")
  await page.getByLabel(t("checkout.address"), { exact: true }).fill(address)
  await page.getByRole("button", { name: t("account.saveAddress") }).click()
  await expect(page.locator("#addresses li")).toHaveCount(1)
}

const field = (page: Page, t: Translate, name: "firstname" | "lastname" | "mobile" | "wilaya" | "commune") =>
  page.getByRole("main").getByLabel(t(`orderForm.${name}`), { exact: true })

async function expectPerson(page: Page, t: Translate, mobile: string) {
  await expect(field(page, t, "commune")).toHaveValue("Akbou")
  await expect(field(page, t, "wilaya")).toHaveValue("Béjaïa")
  await expect(field(page, t, "firstname")).toHaveValue("Amina")
  await expect(field(page, t, "lastname")).toHaveValue("Bensalem")
  await expect(field(page, t, "mobile")).toHaveValue(mobile)
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the order form of who is signed in, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("is filled in on the product's page and at the checkout, and leaves alone what was typed", {
      tag: "@long",
    }, async ({ page, t, at }) => {
      const mobile = nextMobile()
      const storedMobile = mobile.replaceAll(" ", "")
      await signUp(page, t, at, mobile)
      await page.goto(at("/product-details/casque-aura"))
      await expectPerson(page, t, storedMobile)
      // The sums have followed.
      await expect(page.locator('input[name="homePrice"]')).not.toHaveValue("")

      await page
        .getByRole("main")
        .locator(".buy-actions")
        .getByRole("button", { name: t("cart.add") })
        .first()
        .click()
      await page.goto(at("/checkout"))
      await expectPerson(page, t, storedMobile)
      await expect(page.getByLabel(t("checkout.address"), { exact: true })).toHaveValue(address)

      // Typed before the answer is there.
      let answer = () => {}
      const requested = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route("**/profile/person", async (route) => {
        await requested
        await route.continue()
      })
      await page.goto(at("/product-details/sac-casbah"))
      await hydrated(page)
      await field(page, t, "firstname").fill("Lina")
      await choose(field(page, t, "wilaya"), "Oran")
      const person = page.waitForResponse("**/profile/person")
      answer()
      await person
      await expect(field(page, t, "lastname")).toHaveValue("Bensalem")
      await expect(field(page, t, "firstname")).toHaveValue("Lina")
      await expect(field(page, t, "wilaya")).toHaveValue("Oran")
      await expect(field(page, t, "commune")).toHaveValue("")
    })
  })
}

test("asks nothing about an account where nobody is signed in", { tag: "@long" }, async ({ page, t, at }) => {
  const requested: string[] = []
  page.on("request", (request) => void requested.push(new URL(request.url()).pathname))
  await page.goto(at("/product-details/casque-aura"))
  await hydrated(page)
  // What a page does a second after its start has begun.
  await expect.poll(() => requested.includes("/builds/latest.json")).toBe(true)
  await expect(field(page, t, "firstname")).toHaveValue("")
  expect(requested.filter((path) => path.startsWith("/profile") || path.includes("sync-account"))).toEqual([])
})
