import type { Page, Route } from "@playwright/test"
import { type ConsoleShop, ownersPage, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test } from "./shop.ts"

// What others do, and a network that is slow or away, take nothing out of the hands of who works here.

test.describe.configure({ mode: "default" })
const t = consoleWords("fr")
let shop: ConsoleShop
let page: Page

test.beforeAll(async ({ browser }) => {
  shop = await startConsoleShop()
  page = await ownersPage(browser, shop, "fr", 1440)
})
test.afterAll(async () => {
  await page.context().close()
  await shop.stop()
})
test.afterEach(() => page.unrouteAll({ behavior: "wait" }))

type Order = { documentId: string; number: string; status: string; version: number }

/** An order as the API has it. */
async function stored(number: string): Promise<Order> {
  const found = await page.request.get(`${shop.url}/api/admin/orders?q=${number}`)
  const { documentId } = (await found.json()).data[0]
  return (await (await page.request.get(`${shop.url}/api/admin/orders/${documentId}`)).json()).data
}
const heading = () => page.locator(".call header h2")

/** Holds requests back. @returns what lets them through, and how many came */
async function hold(address: string, method: string) {
  const held: Route[] = []
  let isOpen = false
  let count = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    count++
    if (isOpen) return route.continue()
    held.push(route)
  })
  return {
    count: () => count,
    letThrough: async () => {
      isOpen = true
      await Promise.all(held.splice(0).map((route) => route.continue()))
    },
  }
}

test("a new order takes nobody's place beside the list, and keys settle the order that was chosen alone", async () => {
  const first = await shop.order("casque-aura", 1, "0555 10 20 30")
  await page.goto(`${shop.url}/admin/orders`)
  await expect(heading()).toContainText(first)
  const second = await shop.order("casque-aura", 1, "0555 10 20 31")
  await expect(page.locator(".orders").getByRole("link", { name: second })).toBeVisible()
  await expect(heading()).toContainText(first)
  await page.keyboard.press("1")
  await page.locator(".orders").getByRole("link", { name: second }).click()
  await expect(heading()).toContainText(second)
  await page.keyboard.press("1")
  await expect(
    page.getByText(new RegExp(t("call.stored", { number: `${second}-\\w{4}`, status: t("status.confirmed") }))),
  ).toBeVisible()
  await expect.poll(async () => (await stored(first)).status).toBe("new")
  // The next one of the list stands there now.
  await expect(heading()).toContainText(first)
  await page.locator(".orders").getByRole("link", { name: second }).click()
  await page.getByRole("button", { name: t("call.following") }).click()
  await expect(heading()).toContainText(first)
  // The button went away with its order.
  await expect(heading()).toBeFocused()
})

test("what is typed into an order stays when somebody else changes it, and goes to no other order", {
  tag: "@long",
}, async () => {
  const number = await shop.order("casque-aura", 1, "0555 10 20 32")
  const other = await shop.order("sac-casbah", 1, "0555 10 20 32")
  const { documentId, version } = await stored(number)
  await page.goto(`${shop.url}/admin/orders/${documentId}`)
  await page.getByRole("button", { name: t("order.edit") }).click()
  const address = page.getByLabel(t("order.address"))
  await address.fill("12, rue des Jasmins")
  const theirs = { version, note: "Après 17 h" }
  const changed = await page.request.patch(`${shop.url}/api/admin/orders/${documentId}`, { data: theirs })
  expect(changed.status()).toBe(200)
  await expect(page.getByText(t("order.changedMeanwhile"))).toBeVisible()
  await expect(address).toHaveValue("12, rue des Jasmins")
  await page.getByLabel(t("order.newNote")).fill("Rappeler")
  const leave = async (answer: "form.stay" | "form.leaveAnyway") => {
    await page.locator(".past").getByRole("link", { name: other }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t(answer) })
      .click()
  }
  await leave("form.stay")
  await expect(address).toHaveValue("12, rue des Jasmins")
  await leave("form.leaveAnyway")
  await expect(page.locator("header.c-top h1")).toContainText(other)
  await expect(address).toHaveCount(0)
  await expect(page.getByLabel(t("order.newNote"))).toHaveValue("")
})

test("a note that is sent once is kept once", { tag: "@long" }, async () => {
  const number = await shop.order("casque-aura", 1, "0555 10 20 33")
  await page.goto(`${shop.url}/admin/orders/${(await stored(number)).documentId}`)
  const sending = await hold("**/api/admin/orders/*/notes", "POST")
  await page.getByLabel(t("order.newNote")).fill("Rappeler sa sœur")
  const add = page.getByRole("button", { name: t("order.addNote") })
  await add.click()
  await expect(add).toBeDisabled()
  await page.getByLabel(t("order.newNote")).fill("Et son frère")
  await sending.letThrough()
  await expect(page.locator(".c-part .log")).toContainText("Rappeler sa sœur")
  await expect(page.getByLabel(t("order.newNote"))).toHaveValue("Et son frère")
  expect(sending.count()).toBe(1)
})

test("a filter that is chosen while a search is being typed stays", { tag: "@long" }, async () => {
  await page.goto(`${shop.url}/admin/orders`)
  await expect(page.locator(".orders")).toBeVisible()
  await page.getByRole("searchbox", { name: t("orders.search") }).fill("Bensalem")
  await page.getByRole("button", { name: t("orders.filter.desk") }).click()
  await expect(page).toShowURL(/Bensalem/)
  await expect(page).toShowURL(/delivery/)
  await expect(page.getByRole("button", { name: t("orders.filter.desk") })).toHaveAttribute("aria-pressed", "true")
  await page.getByRole("button", { name: t("orders.filter.clear") }).click()
  await expect(page).not.toShowURL(/Bensalem|delivery/)
})

test("several orders are cancelled for a reason that is asked first", { tag: "@long" }, async () => {
  const number = await shop.order("casque-aura", 1, "0555 10 20 34")
  await page.goto(`${shop.url}/admin/orders`)
  await page.getByLabel(t("orders.select", { number })).check()
  await page.getByLabel(t("orders.changeTo")).selectOption("cancelled")
  await page.getByRole("button", { name: t("orders.apply"), exact: true }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: t("call.keepOrder") }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await stored(number)).status).toBe("new")
  await page.getByRole("button", { name: t("orders.apply"), exact: true }).click()
  await dialog.getByRole("button", { name: t("call.why.duplicate") }).click()
  await expect(dialog.locator(".ok")).toHaveCount(1)
  await expect.poll(async () => (await stored(number)).status).toBe("cancelled")
})

test("a card of the board moves while another one is still on its way", { tag: "@long" }, async () => {
  const numbers = [
    await shop.order("casque-aura", 1, "0555 10 20 35"),
    await shop.order("casque-aura", 1, "0555 10 20 36"),
  ]
  await page.goto(`${shop.url}/admin/orders/board`)
  const moving = await hold("**/api/admin/orders/*/status", "POST")
  for (const [at, number] of numbers.entries()) {
    await page.getByRole("button", { name: t("order.move", { number }) }).click()
    // The menu before it may still be on its way out.
    const menu = page.getByRole("menu", { name: t("order.move", { number }) })
    await menu.getByRole("menuitem", { name: t("step.confirmed"), exact: true }).click()
    await expect.poll(moving.count).toBe(at + 1)
  }
  await moving.letThrough()
  const lane = page.getByRole("region", { name: t("tile.confirmed"), exact: true })
  for (const number of numbers) await expect(lane.getByRole("link", { name: number })).toBeVisible()
})

test("a phone order whose answer was lost is placed once, whatever is changed about it then", {
  tag: "@long",
}, async () => {
  // As where the shop is reached without https.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"))
  await page.goto(`${shop.url}/admin/orders/create`)
  await page.getByLabel(t("order.firstname"), { exact: true }).fill("Nour")
  await page.getByLabel(t("order.lastname"), { exact: true }).fill("Haddad")
  await page.getByLabel(t("order.mobile")).fill("0555 10 20 38")
  await page.getByLabel(t("order.wilaya")).selectOption("Alger")
  await page.getByLabel(t("order.commune")).selectOption("Kouba")
  await page.getByLabel(t("order.addProduct")).fill("Casbah")
  await page.locator(".c-picker li button").first().click()
  let lost = true
  await page.route("**/api/admin/orders", async (route) => {
    if (route.request().method() !== "POST" || !lost) return route.fallback()
    lost = false
    expect((await route.fetch()).status()).toBe(201)
    return route.abort()
  })
  const place = page.getByRole("button", { name: t("order.place") })
  await place.click()
  await expect(page.getByText(t("shell.offline"))).toBeVisible()
  await page.getByLabel(t("order.address")).fill("12, rue des Jasmins")
  await place.click()
  await expect(page.getByText(t("order.isPlaced"))).toBeVisible()
  const found = await page.request.get(`${shop.url}/api/admin/orders?q=0555102038`)
  expect((await found.json()).data).toHaveLength(1)
  await page.getByRole("link", { name: t("shell.toOrders") }).click()
  await expect(page.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
})

test("an order that is being fetched from the queue is given back when the screen is left meanwhile", {
  tag: "@long",
}, async () => {
  const taking = await hold("**/api/admin/call-queue/next", "POST")
  const requested: string[] = []
  page.on("request", (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${shop.url}/admin/orders/calls`)
  await expect.poll(taking.count).toBe(1)
  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("shell.delivery") })
    .click()
  await expect(page.getByRole("grid")).toBeVisible()
  expect(requested).not.toContain("/api/admin/call-queue/release")
  const released = page.waitForResponse("**/api/admin/call-queue/release")
  await taking.letThrough()
  expect(await (await released).json()).toEqual({ data: { released: true } })
})

test("a price that was typed is taken over by a press on another cell, and one typed while saving is kept", {
  tag: "@long",
}, async () => {
  await page.goto(`${shop.url}/admin/delivery`)
  const cell = (row: number) => page.locator(`[data-at="${row}.1"]`)
  const field = page.getByRole("grid").getByRole("textbox")
  await cell(0).dblclick()
  await field.fill("455")
  await cell(3).click()
  await expect(cell(0)).toHaveText("455")
  await expect(cell(0)).toHaveAttribute("data-changed")
  await cell(1).dblclick()
  await field.fill("456")
  const saving = await hold("**/api/admin/delivery", "PUT")
  await page.getByRole("button", { name: t("sheet.save") }).click()
  await expect.poll(saving.count).toBe(1)
  await cell(2).dblclick()
  await field.fill("457")
  await cell(3).click()
  await saving.letThrough()
  await expect(cell(0)).not.toHaveAttribute("data-changed")
  await expect(cell(1)).not.toHaveAttribute("data-changed")
  await expect(cell(1)).toHaveText("456")
  await expect(cell(2)).toHaveText("457")
  await expect(cell(2)).toHaveAttribute("data-changed")
  await page.getByRole("button", { name: t("sheet.save") }).click()
  await expect(cell(2)).not.toHaveAttribute("data-changed")
})
