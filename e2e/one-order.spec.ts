import { cartLines, checkoutOn, fillCart, loseNextAnswer } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { freshPhone, productForm, toOrderToken } from "./order-page.ts"
import { expect, test } from "./shop.ts"

const { aura, bag } = cartLines
const lost = /ERR_CONNECTION_RESET|Failed to fetch|503/
const product = "/product-details/casque-aura"

test.describe("at the checkout", () => {
  test("pressing twice is one order", async ({ page, at }) => {
    await fillCart(page, [aura])
    await page.goto(at("/checkout"))
    await hydrated(page)
    const { form, fillPerson, placed } = checkoutOn(page, "fr")
    const tokens = new Set<string>()
    await page.route(at("/checkout"), async (route) => {
      if (route.request().method() !== "POST") return route.fallback()
      const answer = await route.fetch()
      tokens.add(toOrderToken(answer.headers().location ?? ""))
      await route.fulfill({ response: answer })
    })
    await fillPerson()
    // Both before the page can answer the first.
    await form.evaluate((node: HTMLFormElement) => {
      node.requestSubmit()
      node.requestSubmit()
    })
    const token = await placed()
    expect([...tokens]).toEqual([token])
  })

  test("an answer that is lost is asked for again, after a reload too", async ({ page, t, at, allowFailures }) => {
    allowFailures(lost)
    await fillCart(page, [aura, bag])
    await page.goto(at("/checkout"))
    await hydrated(page)
    const { alert, fillPerson, press, placed } = checkoutOn(page, "fr")
    await fillPerson()
    const first = loseNextAnswer(page, "/checkout", "fr")
    await press()
    await expect(alert).toContainText(t("orderForm.alert.failed"))
    const token = await first
    expect(token).not.toBe("")
    await page.reload()
    await hydrated(page)
    await press()
    expect(await placed()).toBe(token)
  })

  test("two tabs of one cart are one order", { tag: "@long" }, async ({ page, context, at }) => {
    await fillCart(page, [aura])
    const mobile = freshPhone()
    await page.goto(at("/checkout"))
    const other = await context.newPage()
    await other.goto(at("/checkout"))
    await Promise.all([page, other].map(hydrated))
    const tabs = [checkoutOn(page, "fr"), checkoutOn(other, "fr")] as const
    // Both are on their way before the first is answered, which empties the cart of the other tab too.
    const both = Promise.withResolvers<void>()
    let sent = 0
    await context.route(at("/checkout"), async (route) => {
      if (route.request().method() === "POST" && ++sent === 2) both.resolve()
      if (route.request().method() === "POST") await both.promise
      await route.fallback()
    })
    await tabs[0].fillPerson({ mobile })
    await tabs[1].fillPerson({ mobile })
    await Promise.all(tabs.map(({ press }) => press()))
    const tokens = await Promise.all(tabs.map(({ placed }) => placed()))
    expect(tokens[0]).toBe(tokens[1])
  })

  test("another order in the place of one that arrived is told of, and asked about", { tag: "@long" }, async ({
    page,
    t,
    at,
    allowFailures,
  }) => {
    allowFailures(/ERR_CONNECTION_RESET|Failed to fetch|503|409/)
    await fillCart(page, [bag])
    await page.goto(at("/checkout"))
    await hydrated(page)
    const { alert, field, fillPerson, press, placed } = checkoutOn(page, "fr")
    await fillPerson()
    const first = loseNextAnswer(page, "/checkout", "fr")
    await press()
    await expect(alert).toContainText(t("orderForm.alert.failed"))
    const token = await first
    await field("checkout.note").fill("Plutôt le matin")
    await press()
    await expect(alert).toContainText(t("orderForm.alert.again"))
    await expect(field("checkout.note")).toHaveValue("Plutôt le matin")
    await press()
    expect(await placed()).not.toBe(token)
  })
})

test.describe("on a product's page", () => {
  test("an answer that is lost, and a way back, lead to the same order", { tag: "@long" }, async ({
    page,
    t,
    at,
    allowFailures,
  }) => {
    allowFailures(lost)
    await page.goto(at(product))
    await hydrated(page)
    const { alert, fillPerson, press, placed } = productForm(page, t)
    const mobile = freshPhone()
    await fillPerson({ mobile })
    const first = loseNextAnswer(page, product, "fr")
    await press()
    await expect(alert).toContainText(t("orderForm.alert.failed"))
    const token = await first
    await press()
    expect(await placed()).toBe(token)

    await page.goBack()
    await expect(page).toShowURL(at(product))
    await fillPerson({ mobile })
    await press()
    expect(await placed()).toBe(token)
  })
})

test.describe("on a product's page without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a form that is sent twice is one order", async ({ page, t, at }) => {
    await page.goto(at(product))
    const { form, alert, fillPerson, press, placed } = productForm(page, t)
    await fillPerson()
    await press()
    await expect(alert).toContainText(t("orderForm.alert.check"))
    const fields = await form.evaluate((node: HTMLFormElement) =>
      [...new FormData(node)].map(([name, value]) => [name, String(value)]),
    )
    await press()
    const token = await placed()
    const again = await page.request.post(at(product), {
      form: { ...Object.fromEntries(fields), intent: "order" },
      headers: { origin: new URL(at(product)).origin },
      maxRedirects: 0,
    })
    expect(toOrderToken(again.headers().location ?? "")).toBe(token)
  })

  test("the same order under another name shows nothing of the first", { tag: "@long" }, async ({
    page,
    t,
    at,
    allowFailures,
  }) => {
    allowFailures(/409/)
    const mobile = freshPhone()
    const { alert, fillPerson, press, pressTwice, placed } = productForm(page, t)
    const tokens: string[] = []
    for (const firstname of ["Amina", "Karim"]) {
      await page.goto(at(product))
      await fillPerson({ firstname, mobile })
      await pressTwice()
      if (tokens.length > 0) {
        // The same phone and product a moment ago: asked about, without a word of whose order that was.
        await expect(alert).toContainText(t("orderForm.alert.again"))
        await expect(alert).not.toContainText("Amina")
        await press()
      }
      tokens.push(await placed())
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("confirmation.thanks", { name: firstname }))
    }
    expect(tokens[0]).not.toBe(tokens[1])
  })
})
