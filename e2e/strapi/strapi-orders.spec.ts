import { expect, test } from "@playwright/test"
import { filledForm } from "#server/testing/shopper.ts"
import { fillForm, findOrders, openStorefront, slug } from "./over-strapi.ts"

const shop = openStorefront()
const product = `/product-details/${slug}`

const section3 = [
  "amount",
  "color",
  "commune",
  "date",
  "firstname",
  "lastname",
  "mobile",
  "product",
  "quantity",
  "wilaya",
]
const ownFields = ["id", "documentId", "createdAt", "updatedAt", "publishedAt", "locale"]

test("an order is stored once with exactly section 3's fields, and confirmed", async ({ page }) => {
  const form = await fillForm(page, shop.address(product), "Amel")
  await form.press()
  await page.waitForURL(/confirmation-commande/)
  await expect(page.locator("main")).toContainText("Amel")
  const [order = {}, ...more] = await findOrders("Amel")
  expect(more).toEqual([])
  const fields = Object.keys(order).filter((key) => !ownFields.includes(key))
  expect(fields.toSorted()).toEqual(section3)
  expect(new Date(String(order.date)).toISOString()).toBe(order.date)
  expect(page.url()).toContain(String(order.documentId))
})

for (const status of [400, 401, 403, 429, 500, 503]) {
  test(`a Strapi that answers ${status} keeps what was typed, and the form is stored once when it is back`, async ({
    page,
  }) => {
    const firstname = `Samir ${status}`
    const form = await fillForm(page, shop.address(product), firstname)
    shop.proxy().mode.status = status
    await form.press()
    await expect(form.alert).toBeVisible()
    await form.expectTyped()
    shop.proxy().recover()
    await form.press()
    await page.waitForURL(/confirmation-commande/)
    expect(await findOrders(firstname)).toHaveLength(1)
  })
}

for (const orderAnswer of ["lost", 500, 503] as const) {
  test(`an order whose answer is ${orderAnswer} after it was stored is found, and confirmed`, async ({ page }) => {
    const firstname = `Yasmine ${orderAnswer}`
    const form = await fillForm(page, shop.address(product), firstname)
    shop.proxy().mode.orderAnswer = orderAnswer
    await form.press()
    await page.waitForURL(/confirmation-commande/)
    expect(await findOrders(firstname)).toHaveLength(1)
  })
}

test("a second press after the order was stored shows the same confirmation", async () => {
  const form = await filledForm(shop.address(""), { firstname: "Rania" })
  const send = async () => (await fetch(shop.address(product), form)).headers.get("location")
  const first = await send()
  expect(first).toContain("/confirmation-commande?order=")
  expect(await send()).toBe(first)
  expect(await findOrders("Rania")).toHaveLength(1)
})

test("a Strapi that takes two seconds takes an order", async ({ page }) => {
  const form = await fillForm(page, shop.address(product), "Walid")
  shop.proxy().mode.delay = 2000
  await form.press()
  await page.waitForURL(/confirmation-commande/)
  expect(await findOrders("Walid")).toHaveLength(1)
})

test("a hanging Strapi ends in the alert with what was typed, and the form is stored once when it is back", async ({
  page,
}) => {
  const form = await fillForm(page, shop.address(product), "Hakim")
  shop.proxy().mode.delay = 3_600_000
  await form.press()
  await expect(form.alert).toContainText("Nous avons peut-être reçu votre commande")
  await form.expectTyped()
  shop.proxy().recover()
  await form.press()
  await page.waitForURL(/confirmation-commande/)
  expect(await findOrders("Hakim")).toHaveLength(1)
})

test("a Strapi that is killed keeps the pages that were seen, and takes orders when it is back", async ({ page }) => {
  expect((await fetch(shop.address("/shop"))).status).toBe(200)
  shop.killStrapi()
  expect((await fetch(shop.address("/shop"))).status).toBe(200)
  const form = await fillForm(page, shop.address(product), "Nadia")
  await form.press()
  // The proxy closes the connection: nobody can say whether the order was stored.
  await expect(form.alert).toContainText("Nous avons peut-être reçu votre commande")
  await form.expectTyped()
  await shop.restartStrapi()
  await form.press()
  await page.waitForURL(/confirmation-commande/)
  expect(await findOrders("Nadia")).toHaveLength(1)
})
