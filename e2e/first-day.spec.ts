import { join } from "node:path"
import { temporaryData } from "#server/testing.ts"
import { choose } from "./choose.ts"
import { consolePage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { hydrated } from "./hydrated.ts"
import { productForm } from "./order-page.ts"
import { pacedPerson } from "./paced-person.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"
import { createTranslate } from "./words.ts"

// From an empty shop to the first order, by somebody who works at a person's speed: how many presses and how many minutes that takes.

const photos = ["baskets-tell/blanc.webp"].map((name) => join(import.meta.dirname, "../sample/pictures", name))
const [photo = ""] = photos

/** What the merchant types, by the language in which he works; the same is the shop's main one. */
const typed = {
  fr: {
    shop: "Atelier Ifina",
    address: "12 rue des Frères Bouadou, Oran",
    universe: "Mode",
    category: "Vêtements",
    brand: "Ifina",
    story: "En lin de Tlemcen, cousu main.",
    colors: "Noir, Blanc, Bordeaux",
    kinds: "Chemise Robe Veste Pantalon Jupe Pull Tunique Gilet Short Manteau Caraco Blouse",
  },
  ar: {
    shop: "ورشة إفينا",
    address: "12 نهج الإخوة بوعدو، وهران",
    universe: "أزياء",
    category: "ملابس",
    brand: "إفينا",
    story: "من كتان تلمسان، مخيط باليد.",
    colors: "أسود، أبيض، عنابي",
    kinds: "قميص فستان سترة سروال تنورة كنزة تونيك صدرية شورت معطف كاراكو بلوزة",
  },
} as const

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  const t = consoleWords(locale)
  const say = createTranslate(locale)
  const { kinds: kindWords, ...words } = typed[locale]
  const kinds = kindWords.split(" ")

  test(`in ${locale} an empty shop has twelve products in colours and sizes, prices of delivery and its first order within 45 minutes`, {
    tag: "@long",
  }, async ({ browser }) => {
    test.setTimeout(600_000)
    const empty = temporaryData()
    const shop = await startConsoleShop({ SAMPLE_DATA: "off", DATA_DIR: empty.dir })
    const owner = await consolePage(browser, locale, 1280)
    // Nobody is signed in yet, and the shop has no settings before its merchant has saved any.
    const problems = watch(owner, [/401/, /404.*app-setting/, /app-setting/])
    const person = pacedPerson(owner)
    const button = (name: string) => owner.getByRole("button", { name, exact: true })
    const link = (name: string) => owner.getByRole("link", { name })
    /** Goes to a place by the side bar. */
    const goTo = (key: "shell.products" | "shell.delivery" | "shell.orders") =>
      person.press(
        owner
          .getByRole("navigation")
          .getByRole("link", { name: t(key) })
          .first(),
      )
    const read = async (path: string) => (await (await owner.request.get(`${shop.url}/api/admin${path}`)).json()).data

    person.begin("the owner's account")
    await owner.goto(shop.firstOwnerLink)
    await person.write(owner.getByLabel(t("auth.name")), "Rania Belkacem")
    await person.write(owner.getByLabel(t("auth.email")), "rania@shop.example")
    await person.write(owner.getByLabel(t("auth.password")), password)
    await person.press(button(t("new.create")))
    await expect(owner.getByRole("region", { name: t("setup.title") })).toBeVisible()

    person.begin("name, address, phone and mail of the shop")
    await person.press(link(t("setup.settings")))
    if (locale === "ar") await person.press(owner.getByRole("radio", { name: "العربية" }))
    await person.write(owner.locator(`[name="shopName.${locale}"]`), words.shop)
    await person.write(owner.locator(`[name="address.${locale}"]`), words.address)
    await person.write(owner.locator('[name="phone"]'), "041 33 20 10")
    await person.write(owner.locator('[name="email"]'), "salam@ifina.example")
    await person.press(button(t("form.save")))
    await expect(owner.locator(".c-bar")).toHaveAttribute("data-state", "saved")

    person.begin("a category")
    await goTo("shell.products")
    await person.press(link(t("products.categories")).first())
    await person.press(button(words.universe))
    await person.press(button(t("categories.new")))
    await person.write(owner.getByRole("dialog").locator(`[name$="title.${locale}"]`), words.category)
    await person.press(button(t("categories.save")))
    await expect(owner.getByRole("dialog")).toHaveCount(0)

    for (const [index, kind] of kinds.entries()) {
      const isFirst = index === 0
      person.begin(isFirst ? "the first product" : "each of the eleven others")
      await goTo("shell.products")
      await person.press(link(t("products.new")).first())
      await person.file(() => person.press(owner.locator("#pictures")), photo)
      await expect(owner.locator(".c-pic")).toHaveCount(1)
      if (isFirst) {
        await person.choose(owner.getByLabel(t("product.type"), { exact: true }), "fashion")
        await person.press(owner.getByRole("checkbox", { name: words.category }))
      } else await person.press(button(t("product.lastTake")))
      await person.write(owner.locator(`[name="name.${locale}"]`), `${kind} ${words.brand}`)
      await person.write(owner.locator(`[name="shortDescription.${locale}"]`), words.story)
      await person.write(owner.locator('[name="price"]'), "4200")
      await person.write(owner.locator("#colorNames"), words.colors)
      await person.key("Enter")
      if (isFirst) {
        await person.write(owner.locator("#sizeNames"), "S, M, L, XL")
        await person.key("Enter")
      }
      await person.write(owner.locator("#unitsEach"), "5")
      await person.key("Control+Enter")
      await expect(owner).toShowURL(/\/admin\/products\/[a-z0-9]{24}$/)
    }
    const products = await read("/products?pageSize=50")
    expect(products).toHaveLength(12)
    for (const { documentId } of products)
      expect(await read(`/products/${documentId}`)).toMatchObject({ stockBy: "variant", quantity: 60 })

    person.begin("prices of delivery, a column pasted from a sheet")
    await goTo("shell.delivery")
    const cell = owner.locator('[data-at="0.0"]')
    await person.press(cell)
    const rows = await owner.locator("tbody tr").count()
    await owner.evaluate(
      (text) => navigator.clipboard?.writeText(text).catch(() => undefined),
      Array.from({ length: rows }, () => "350\t600").join("\n"),
    )
    await cell.evaluate(
      (node, text) => {
        const data = new DataTransfer()
        data.setData("text/plain", text)
        node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
      },
      Array.from({ length: rows }, () => "350\t600").join("\n"),
    )
    await person.press(button(t("sheet.save")))
    await expect(owner.locator("td[data-changed]")).toHaveCount(0)

    person.begin("the first order, by a shopper on a phone")
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: `${locale}-DZ` }
    const shopper = await (await browser.newContext(phone)).newPage()
    await shopper.goto(`${shop.url}/shop`)
    await shopper
      .getByRole("link", { name: `${kinds.at(-1)} ${words.brand}` })
      .first()
      .tap()
    await expect(shopper).toShowURL(/\/product-details\//)
    await hydrated(shopper)
    const form = productForm(shopper, say)
    await shopper.locator("#commande-size").getByRole("radio", { name: "L", exact: true }).check()
    await form.fillPerson({ firstname: "Nesrine", mobile: "0661 20 30 41" })
    await choose(form.field("orderForm.wilaya"), "Oran")
    await choose(form.field("orderForm.commune"), "Es Sénia")
    await form.submit.tap()
    await form.placed()

    person.begin("the call")
    await goTo("shell.orders")
    await person.press(link(t("orders.calls")).first())
    await person.press(button(t("step.confirmed")))
    await expect(owner.getByText(t("call.allDone"))).toBeVisible()
    expect((await read("/orders"))[0]).toMatchObject({ status: "confirmed", mobile: "0661203041" })

    const steps = person.done()
    const names = [...new Set(steps.map(({ step }) => step))]
    for (const name of names) {
      const own = steps.filter(({ step }) => step === name)
      const mean = (of: (step: (typeof own)[number]) => number) =>
        own.reduce((sum, step) => sum + of(step), 0) / own.length
      process.stdout.write(
        `| ${name} | ${own.length} | ${Math.round(mean(({ presses }) => presses))} | ${Math.round(mean(({ letters }) => letters))} | ${Math.round(mean((step) => step.seconds + step.waited))} |\n`,
      )
    }
    const minutes = steps.reduce((sum, step) => sum + step.seconds + step.waited, 0) / 60
    process.stdout.write(`${minutes.toFixed(1)} minutes in all, ${locale}\n`)
    expect(minutes).toBeLessThanOrEqual(45)
    expect(problems, "console errors and failed requests").toEqual([])
    await shop.stop()
    empty.remove()
  })
}
