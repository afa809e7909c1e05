import type { Browser, BrowserContext, Page } from "@playwright/test"
import { hydrated } from "./hydrated.ts"
import { expect, shopTest as test } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import type { Translate } from "./words.ts"

const password = "trois figues et un melon"

let people = 0
const nextMobile = () => `0662 11 33 ${String(10 + people++)}`

type Device = { context: BrowserContext; page: Page }

const device = async (browser: Browser): Promise<Device> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  return { context, page: await context.newPage() }
}

type Wish = { slug: string; title: string; chosen?: { color: string; size: string } }

const wishes = (page: Page) =>
  page.evaluate((): Wish[] => JSON.parse(localStorage.getItem("wishlist_products") ?? "[]"))
const slugs = async (page: Page) => (await wishes(page)).map(({ slug }) => slug)

/** What the browser and the account agreed on last: the page that is left may have asked, or the next one. */
const agreed = (page: Page) =>
  page.evaluate((): Omit<Wish, "title">[] => JSON.parse(localStorage.getItem("account_wishlist") || "[]"))

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the wishlist of an account in ${shopLocale}`, () => {
    test.use({ shopLocale })

    const press = async (page: Page, address: string, t: Translate) => {
      await page.goto(address)
      await hydrated(page)
      const button = page
        .getByRole("main")
        .locator(".after")
        .getByRole("button", { name: t("wishlist.title") })
      await button.click()
    }

    test("meets that of the browser on sign-in, and goes along to another device and back", { tag: "@long" }, async ({
      browser,
      t,
      at,
    }) => {
      const mobile = nextMobile()
      const [one, other] = [await device(browser), await device(browser)]
      await press(one.page, at("/product-details/sac-casbah"), t)
      await one.page.goto(at("/register"))
      await one.page.getByLabel(t("orderForm.firstname"), { exact: true }).fill("Amina")
      await one.page.getByLabel(t("orderForm.lastname"), { exact: true }).fill("Bensalem")
      await one.page.getByLabel(t("account.loginField"), { exact: true }).fill(mobile)
      await one.page.getByLabel(t("account.password"), { exact: true }).fill(password)
      await one.page.getByRole("button", { name: t("account.registerGo") }).click()
      await expect(one.page).toShowURL(at("/profile"))

      await press(other.page, at("/product-details/casque-aura"), t)
      await other.page.goto(at("/login"))
      await other.page.getByLabel(t("account.loginField"), { exact: true }).fill(mobile)
      await other.page.getByLabel(t("account.password"), { exact: true }).fill(password)
      const main = other.page.getByRole("main")
      await main.getByRole("button", { name: t("account.login") }).click()
      await expect(other.page).toShowURL(at("/profile"))
      await expect.poll(() => slugs(other.page)).toEqual(["casque-aura", "sac-casbah"])
      await other.page.goto(at("/wishlist"))
      await expect(main.locator(".pc")).toHaveCount(2)

      // What was added there is here, too, with all that the list of a browser keeps of a product.
      await one.page.goto(at("/wishlist"))
      await expect.poll(() => slugs(one.page)).toEqual(["sac-casbah", "casque-aura"])
      const [, came] = await wishes(one.page)
      expect(came).toMatchObject({ productType: "electronics", documentId: expect.any(String) })

      // The variant that was chosen goes along, and another choice of the same product as well.
      for (const [size, chosenFirst] of [
        ["41", false],
        ["42", true],
      ] as const) {
        const address = at(`/product-details/baskets-tell?color=blanc&size=${size}`)
        if (chosenFirst) await press(one.page, address, t)
        await press(one.page, address, t)
        await one.page.goto(at("/contact"))
        const sent = async () => (await agreed(one.page)).find(({ slug }) => slug === "baskets-tell")?.chosen
        await expect.poll(sent).toEqual({ color: "blanc", size })
        await other.page.reload()
        const chosen = async () => (await wishes(other.page)).find(({ slug }) => slug === "baskets-tell")?.chosen
        await expect.poll(chosen).toEqual({ color: "blanc", size })
        await expect(main.locator(`.pc a[href$="?color=blanc&size=${size}"]`).first()).toBeVisible()
      }
      await one.page.goto(at("/wishlist"))
      const shoe = (await wishes(one.page)).find(({ slug }) => slug === "baskets-tell")?.title ?? ""
      await one.page.getByRole("button", { name: t("wishlist.removeTitle", { title: shoe }) }).click()
      await expect.poll(() => slugs(one.page)).toEqual(["sac-casbah", "casque-aura"])

      const title = (await wishes(one.page))[0]?.title ?? ""
      await one.page.getByRole("button", { name: t("wishlist.removeTitle", { title }) }).click()
      await expect.poll(() => slugs(one.page)).toEqual(["casque-aura"])
      await one.page.goto(at("/contact"))
      await expect.poll(async () => (await agreed(one.page)).map(({ slug }) => slug)).toEqual(["casque-aura"])
      await other.page.reload()
      await expect.poll(() => slugs(other.page)).toEqual(["casque-aura"])

      // Who signs out keeps the browser's list, and nothing is asked any more.
      await one.page.goto(at("/profile"))
      await one.page.getByRole("button", { name: t("account.signOut") }).click()
      await expect(one.page).toShowURL(at("/login"))
      await expect.poll(() => one.page.evaluate(() => localStorage.getItem("account_wishlist"))).toBe("")
      await expect.poll(() => slugs(one.page)).toEqual(["casque-aura"])
      await Promise.all([one.context.close(), other.context.close()])
    })
  })
}
