import type { Page } from "@playwright/test"
import { formatMoney } from "#core/money.ts"
import { choose } from "./choose.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"

test.use({ shopLocale: "en" })

const path = "/product-details/casque-aura"

/** The parts of the form by the words on them. */
function formOf(page: Page) {
  const form = page.locator("#commande")
  const field = (label: string) => form.getByLabel(label, { exact: true })
  return {
    form,
    field,
    quantity: page.locator("input[name=quantity]"),
    more: page.getByRole("button", { name: "More", exact: true }),
    less: page.getByRole("button", { name: "Less", exact: true }),
    alert: form.getByRole("alert"),
    buy: form.getByRole("button", { name: "Order now" }),
    async fillPerson(mobile: string) {
      await field("First name").fill("Amina")
      await field("Last name").fill("Bensalem")
      await field("Mobile").fill(mobile)
    },
  }
}

const isOrder = (page: Page) => (url: URL) => url.origin === new URL(page.url()).origin && /casque-aura/.test(url.href)

const sums = (dinars: number) => formatMoney(dinars * 100, "en").replace(/\s/g, "")

test("it starts with one piece in the first colour, for Kouba in Alger", {
  tag: ["@4-order-first-quantity", "@4-order-defaults"],
}, async ({ page, at }) => {
  await page.goto(at(path))
  const { field, quantity, less } = formOf(page)
  await expect(quantity).toHaveValue("1")
  await expect(less).toBeDisabled()
  await expect(page.getByRole("radio", { name: "Black" })).toBeChecked()
  await expect(field("Wilaya")).toHaveValue("Alger")
  await expect(field("Commune")).toHaveValue("Kouba")
})

test("the quantity changes by its buttons alone, and the amount with it", {
  tag: ["@4-quantity-steps", "@4-order-amount", "@5-quantity-minimum", "@5-quantity-read-only", "@9-quantity-one"],
}, async ({ page, at }) => {
  await page.goto(at(path))
  await hydrated(page)
  const { form, quantity, more, less } = formOf(page)
  await quantity.focus()
  await page.keyboard.type("55")
  await page.keyboard.press("ArrowUp")
  await expect(quantity).toHaveValue("1")
  await more.click()
  await more.click()
  await expect(quantity).toHaveValue("3")
  const amount = form.locator(".sums dd").first()
  const shown = async () => (await amount.textContent())?.replace(/\s/g, "")
  await expect.poll(shown).toBe(sums(3 * 25_200))
  await expect(form.locator("input[name=amount]")).toHaveValue(String(3 * 25_200))
  await less.click()
  await less.click()
  await expect(quantity).toHaveValue("1")
  await expect(less).toBeDisabled()
  await expect.poll(shown).toBe(sums(25_200))
})

test("what is missing is said in its order, and nothing is sent", {
  tag: [
    "@5-order-check-sequence",
    "@5-order-place-missing",
    "@5-order-mobile-missing",
    "@5-order-firstname-missing",
    "@5-order-lastname-missing",
    "@8-order-alerts",
  ],
}, async ({ page, at }) => {
  const sent: string[] = []
  page.on(
    "request",
    (request) => request.method() === "POST" && isOrder(page)(new URL(request.url())) && sent.push("x"),
  )
  await page.goto(at(path))
  await hydrated(page)
  const { field, alert, buy } = formOf(page)
  const said = async (words: string, label: string) => {
    await buy.click()
    await expect(alert).toHaveText(words)
    await expect(field(label)).toBeFocused()
  }
  // All that is missing is marked at once, and each mark goes with its own field.
  await buy.click()
  await expect(alert).toHaveText("Please enter your mobile number")
  for (const label of ["Mobile", "First name", "Last name"]) {
    await expect(field(label)).toHaveAttribute("aria-invalid", "true")
  }
  await field("First name").fill("Amina")
  await expect(field("First name")).toHaveAttribute("aria-invalid", "false")
  await expect(field("Mobile")).toHaveAttribute("aria-invalid", "true")
  await field("First name").fill("")
  await choose(field("Wilaya"), "")
  await said("Please select wilaya and commune", "Wilaya")
  await choose(field("Wilaya"), "Biskra")
  await expect(field("Commune")).toBeEnabled()
  await said("Please select wilaya and commune", "Commune")
  await choose(field("Commune"), "Tolga")
  await said("Please enter your mobile number", "Mobile")
  await field("Mobile").fill("0550 01 02 03")
  await said("Please enter your first name", "First name")
  await field("First name").fill("Amina")
  await said("Please enter your last name", "Last name")
  expect(sent).toEqual([])
})

test("a spinner stands in for the buy button until the order is answered; any mobile number is taken", {
  tag: ["@4-order-submitting", "@5-mobile-any-format"],
}, async ({ page, at }) => {
  await page.goto(at(path))
  await hydrated(page)
  const { form, field, buy, fillPerson } = formOf(page)
  await fillPerson("12 34")
  await field("First name").focus()
  const doubts = form.getByText("4 digits of 10: please check your number.")
  await expect(doubts).toHaveCount(2)
  await expect(form.locator(".mobile-doubt bdi")).toHaveText("1234")
  const answer = Promise.withResolvers<void>()
  await page.route(isOrder(page), async (route) => {
    if (route.request().method() === "POST") await answer.promise
    await route.continue()
  })
  await buy.click()
  await expect(form.locator(".spinner")).toBeVisible()
  await expect(form.getByRole("status").filter({ hasText: "Sending your order" })).toBeVisible()
  await expect(buy).toHaveCount(0)
  answer.resolve()
  await expect(page).toShowURL(/\/en\/confirmation-commande\?order=/)
})

test("after a failure the alert says so, all that was typed is kept, and the button works again", {
  tag: ["@4-order-failure", "@4-order-button-returns", "@8-order-failed"],
}, async ({ page, at, allowFailures }) => {
  allowFailures(/ERR_FAILED|Failed to fetch/)
  await page.goto(at(path))
  await hydrated(page)
  const { form, field, quantity, more, alert, buy, fillPerson } = formOf(page)
  await more.click()
  await page.getByRole("radio", { name: "Sand" }).check()
  await fillPerson("0661 22 33 44")
  await choose(field("Wilaya"), "Biskra")
  await choose(field("Commune"), "Tolga")
  await form.getByRole("radio", { name: "To a pickup desk" }).check()
  await page.route(isOrder(page), (route) =>
    route.request().method() === "POST" ? route.abort("failed") : route.continue(),
  )
  await buy.click()
  await expect(alert).toContainText("Failed to place order")
  await expect(alert).toBeFocused()
  await expect(form.locator(".spinner")).toHaveCount(0)
  await expect(quantity).toHaveValue("2")
  await expect(page.getByRole("radio", { name: "Sand" })).toBeChecked()
  await expect(form.getByRole("radio", { name: "To a pickup desk" })).toBeChecked()
  for (const [label, value] of [
    ["First name", "Amina"],
    ["Last name", "Bensalem"],
    ["Mobile", "0661 22 33 44"],
    ["Wilaya", "Biskra"],
    ["Commune", "Tolga"],
  ] as const) {
    await expect(field(label)).toHaveValue(value)
  }
  await page.unrouteAll()
  await buy.click()
  await expect(page).toShowURL(/\/en\/confirmation-commande\?order=/)
})

test("a chosen colour is the order's and its picture the main one", { tag: ["@4-colour-choice"] }, async ({
  page,
  at,
}) => {
  await page.goto(at(path))
  await hydrated(page)
  const { form } = formOf(page)
  const main = page.locator(".slides > [data-shown]")
  const before = await main.getAttribute("id")
  await page.getByRole("radio", { name: "Midnight blue" }).check()
  await expect(form.locator(".sums dt").first()).toContainText("Midnight blue")
  await expect(main).not.toHaveAttribute("id", before ?? "")
  await expect(main.locator("img")).toHaveAttribute("alt", /blue/i)
})

test("the short description starts folded and unfolds", {
  tag: ["@4-description-toggle", "@9-short-description"],
}, async ({ page, at }) => {
  await page.goto(at(path))
  const brief = page.locator(".brief")
  const rest = brief.locator(".brief-rest")
  await expect(rest).toBeHidden()
  await expect(brief.locator(".brief-cut")).toHaveText("…")
  await brief.getByText("See more").click()
  await expect(rest).toBeVisible()
  await brief.getByText("See less").click()
  await expect(rest).toBeHidden()
})

test("another page begins with a quantity of 1", { tag: ["@2-quantity-resets", "@4-quantity-resets"] }, async ({
  page,
  at,
}) => {
  await page.goto(at(path))
  await hydrated(page)
  const { quantity, more } = formOf(page)
  await more.click()
  await more.click()
  await expect(quantity).toHaveValue("3")
  await page.getByRole("main").locator(".pc-title a").first().click()
  await expect(page).not.toShowURL(at(path))
  await expect(quantity).toHaveValue("1")
  await more.click()
  await expect(quantity).toHaveValue("2")
  await page.goBack()
  await expect(page).toShowURL(at(path))
  await expect(quantity).toHaveValue("1")
})
