import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { localizedPath } from "./addresses.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { lifted } from "./lifted.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { watchPolicy } from "./watch-policy.ts"

/** Nobody is signed in yet when the console asks who is; a file is refused below. */
const meant = [/401/, /415/]

const photo = {
  name: "theiere.webp",
  mimeType: "image/webp",
  buffer: readFileSync(join(import.meta.dirname, "../sample/pictures/casque-aura/noir.webp")),
}
const page404 = { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<html><script>1</script></html>") }

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the product form in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let problems: string[]
    let blocked: string[]

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1440)
      problems = watch(owner, meant)
      blocked = await watchPolicy(owner)
    })
    test.afterEach(() => {
      expect(problems, "console errors and failed requests").toEqual([])
      expect(blocked, "what the page's policy blocks").toEqual([])
    })
    test.afterAll(async () => {
      await owner?.context().close()
      await shop.stop()
    })

    const language = (page: Page, name: "fr" | "ar" | "en") =>
      page.locator(`.p-first [data-language-of="${name}"]`).first().click()
    const part = (name: Parameters<typeof t>[0]) => owner.getByRole("region", { name: t(name), exact: true })
    const saved = () => expect(owner.locator(".c-bar")).toHaveAttribute("data-state", /saved|same/)
    const onStorefront = async (slug: string) => {
      const query = new URLSearchParams({ "filters[slug][$eq]": slug, populate: "*", locale })
      const answer = await fetch(`${shop.url}/api/products?${query}`)
      return (await answer.json()).data[0]
    }

    test("photos, name, price and stock stand in the first window of a desk", async () => {
      const { data } = await (await fetch(`${shop.url}/api/products?pagination[pageSize]=1`)).json()
      await owner.setViewportSize({ width: 1280, height: 860 })
      await owner.goto(`${shop.url}/admin/products/${data[0].documentId}`)
      const bottom = (selector: string) =>
        owner.locator(selector).evaluate((node) => node.getBoundingClientRect().bottom)
      const bar = await owner.locator(".c-bar").evaluate((node) => node.getBoundingClientRect().top)
      for (const name of [".c-pic-list", '[name="name.fr"]', '[name="price"]', '[name="quantity"]'])
        expect(await bottom(name), name).toBeLessThanOrEqual(bar)
      await owner.setViewportSize({ width: 1000, height: 860 })
      // In one column price and stock follow the name, before colours and description.
      const tops = await Promise.all(
        ['[name="name.fr"]', '[name="price"]', '[name="quantity"]', "#description-fr"].map((name) =>
          owner.locator(name).evaluate((node) => node.getBoundingClientRect().top),
        ),
      )
      expect(tops).toEqual(tops.toSorted((a, b) => a - b))
      await owner.setViewportSize({ width: 1440, height: 900 })
    })

    test("a product is made from an empty form to the shop's page, with what is missing named", async () => {
      test.slow()
      await test.step("what is missing is named beside its field, in a list that leads there, and nothing typed is lost", async () => {
        await owner.goto(`${shop.url}/admin/products/create`)
        await owner.locator('[name="name.fr"]').fill("Théière Numidia")
        await language(owner, "ar")
        await owner.locator('[name="name.ar"]').fill("إبريق نوميديا")
        await language(owner, "fr")
        await owner.getByRole("button", { name: t("product.publishNow"), exact: true }).click()
        const list = owner.locator(".c-problems")
        await expect(list).toBeFocused()
        await list.getByRole("button", { name: t("product.price"), exact: true }).click()
        await expect(owner.locator('[name="price"]')).toBeFocused()
        await expect(owner.locator('[name="name.fr"]')).toHaveValue("Théière Numidia")
        await expectAccessible(owner)
      })

      await test.step("a file that is no picture is refused by name; the others come", async () => {
        await part("product.pictures").locator('input[type="file"]').setInputFiles([page404, photo])
        await expect(owner.locator(".c-uploads")).toContainText("photo.jpg")
        await expect(owner.locator(".c-uploads")).toContainText(t("media.problem.type"))
        await expect(owner.locator(".c-pic")).toHaveCount(1)
        await owner.getByRole("button", { name: t("media.forget", { name: "photo.jpg" }) }).click()
        await expect(owner.locator(".c-uploads")).toHaveCount(0)

        await owner.locator(".c-pic-text").click()
        const dialog = owner.getByRole("dialog")
        await dialog.locator('[name="alternativeText.fr"]').fill("Une théière de cuivre")
        await expectAccessible(owner)
        await dialog.getByRole("button", { name: t("form.save"), exact: true }).click()
        await expect(owner.locator(".c-pic-text")).toContainText(t("media.described", { n: 1, all: 3 }))
        await expect(owner.locator('[name="name.fr"]')).toHaveValue("Théière Numidia")
      })

      await test.step("with blocks, colours and a picture it is published, and the shop has it", async () => {
        await owner.locator('[name="shortDescription.fr"]').fill("Martelée à la main.")
        await owner.locator('[name="price"]').fill("4500")
        await owner.locator('[name="lastPrice"]').fill("6000")
        await expect(owner.locator(".p-outcome")).toContainText("25")
        await owner.locator('[name="quantity"]').fill("12")
        await owner.locator('[name="sku"]').fill("NUM-1")
        await owner.locator('[name="brand"]').selectOption({ index: 1 })
        await part("product.placement").getByRole("checkbox").first().check()

        const words = owner.locator("#description-fr")
        await words.click()
        await owner.keyboard.type("# Une théière pour toujours")
        await owner.keyboard.press("Enter")
        await owner.keyboard.type("Elle est ")
        await owner.keyboard.press("Control+b")
        await owner.keyboard.type("en cuivre")
        await owner.keyboard.press("Control+b")
        await owner.keyboard.type(".")

        const colors = part("product.colors")
        for (const [at, name] of ["Cuivre", "Argent"].entries()) {
          await colors.getByRole("button", { name: t("product.addColor") }).click()
          await owner.locator(`[name="colors.${at}.name.fr"]`).fill(name)
          await owner.locator(`[name="colors.${at}.hex"]`).fill(at === 0 ? "#b87333" : "#c0c0c0")
        }
        await owner.locator(".p-pick button").first().click()

        await owner.keyboard.press("Control+s")
        await expect(owner).toShowURL(/\/admin\/products\/[a-z0-9]{24}$/)
        await saved()
        await expect.poll(async () => (await onStorefront("theiere-numidia"))?.colors.length).toBe(2)

        const shopper = await owner.context().newPage()
        const seen = watch(shopper, [])
        await shopper.goto(shop.url + localizedPath(locale, "/product-details/theiere-numidia"))
        await expect(shopper.getByRole("heading", { name: "Une théière pour toujours" })).toBeAttached()
        await expect(shopper.locator("b", { hasText: "en cuivre" })).toBeAttached()
        const picture = shopper.locator(".slides > [data-shown] img")
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
          .toMatch(/\/media\/uploads\/[0-9a-f]{12}-\d+\.avif/)
        await expect(picture).toHaveAttribute("alt", "Une théière de cuivre")
        expect(seen).toEqual([])
        await shopper.close()
      })

      await test.step("somebody else's change is not written over, and it fits a phone", async () => {
        const other = await owner.context().newPage()
        await other.setViewportSize({ width: 390, height: 844 })
        await other.goto(owner.url())
        await other.locator('[name="price"]').fill("4400")
        await language(owner, "en")
        await owner.locator('[name="name.en"]').fill("Numidia teapot")
        await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
        await saved()
        await expectNoSidewaysScroll(other)
        await expectAccessible(other)
        await other.getByRole("button", { name: t("form.save"), exact: true }).click()
        await expect(other.getByText(t("form.theirs"))).toBeVisible()
        await expect(other.locator('[name="price"]')).toHaveValue("4400")
        await other.getByRole("button", { name: t("form.loadTheirs") }).click()
        await expect(other.locator('[name="price"]')).toHaveValue("4500")
        await expect(other.locator('[name="name.en"]')).toHaveValue("Numidia teapot")
        await other.close()
      })
    })

    /** Opens the form of a product of the sample shop. */
    const openForm = async (slug: string) => {
      const found = await owner.request.get(`${shop.url}/api/admin/products?q=${slug}`)
      await owner.goto(`${shop.url}/admin/products/${(await found.json()).data[0].documentId}`)
    }

    test("what was typed outlives the end of the session, and is saved after signing in again", {
      tag: "@long",
    }, async () => {
      await openForm("casque-aura")
      await language(owner, "en")
      await owner.locator('[name="name.en"]').fill("Aura headphones, second edition")
      await owner.context().clearCookies()
      await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
      await expect(owner.getByRole("heading", { name: t("auth.ended") })).toBeVisible()
      await expect(owner.locator('[name="name.en"]')).toBeHidden()
      await expectAccessible(owner)
      await expect(owner.getByLabel(t("auth.email"))).toHaveValue("rania@shop.example")
      await expect(owner.getByLabel(t("auth.password"))).toBeFocused()
      await owner.getByLabel(t("auth.password")).fill(password)
      await owner.getByRole("button", { name: t("auth.signIn") }).click()
      await expect(owner.locator('[name="name.en"]')).toHaveValue("Aura headphones, second edition")
      await expect(owner.getByText(t("shell.signedOut"))).toBeVisible()
      await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
      await saved()
      problems.splice(0)
    })

    test("a picture that is sent after the end of the session asks to sign in, and is sent again then", {
      tag: "@long",
    }, async () => {
      await openForm("casque-aura")
      await language(owner, "en")
      await owner.locator('[name="name.en"]').fill("Aura headphones, third edition")
      await owner.context().clearCookies()
      const pictures = part("product.pictures")
      await pictures.locator('input[type="file"]').setInputFiles([photo])
      await expect(owner.getByRole("heading", { name: t("auth.ended") })).toBeVisible()
      await owner.getByLabel(t("auth.password")).fill(password)
      await owner.getByRole("button", { name: t("auth.signIn") }).click()
      await expect(owner.locator('[name="name.en"]')).toHaveValue("Aura headphones, third edition")
      const stored = owner.waitForResponse((answer) => answer.url().endsWith("/api/admin/media") && answer.ok())
      await pictures.getByRole("button", { name: t("media.again") }).click()
      await stored
      problems.splice(0)
    })

    test("the order of colours is changed by keyboard and told, and the shop has it", { tag: "@long" }, async () => {
      const before: { name: string; hex: string }[] = (await onStorefront("casque-aura")).colors
      const [first, second, ...others] = before
      const name = second?.name ?? ""
      const all = before.length
      await openForm("casque-aura")
      const colors = part("product.colors")
      await colors.locator(".c-grip").nth(1).focus()
      await owner.keyboard.press("Space")
      await lifted(owner, t("form.move.lifted", { name, n: 2, all }))
      await owner.keyboard.press("ArrowUp")
      await expect(owner.getByText(t("form.move.over", { name, n: 1, all }))).toBeAttached()
      await owner.keyboard.press("Space")
      await expect(colors.locator(".p-row-name bdi").first()).toHaveText(name)
      await owner.getByRole("button", { name: t("form.save"), exact: true }).click()
      await saved()
      const names = async () => (await onStorefront("casque-aura")).colors.map((color: { name: string }) => color.name)
      await expect.poll(names).toEqual([second, first, ...others].map((color) => color?.name))
    })
  })
}
