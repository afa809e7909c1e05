import type { Browser, Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { type ConsoleShop, consolePage, joinTeam, ownersPage, password, startConsoleShop } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { expect, shopTest as test, watch } from "./shop.ts"
import { casesOf } from "./short-form.ts"

/** Nobody is signed in yet when the console asks who is. */
const askedBefore = [/401/]

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`the console in ${locale}`, () => {
    test.describe.configure({ mode: "default" })
    const t = consoleWords(locale)
    let shop: ConsoleShop
    let owner: Page
    let agent: Page
    const problems: string[][] = []
    const open = async (browser: Browser, width: number) => {
      const page = await consolePage(browser, locale, width)
      problems.push(watch(page, askedBefore))
      return page
    }
    const expectQuiet = () => expect(problems.flat(), "console errors and failed requests").toEqual([])

    test.beforeAll(async ({ browser }) => {
      shop = await startConsoleShop()
      owner = await ownersPage(browser, shop, locale, 1440)
      problems.push(watch(owner, askedBefore))
      const data = { role: "agent", password }
      const invited = await owner.request.post(`${shop.url}/api/admin/invitations`, {
        data,
        headers: { origin: shop.url },
      })
      agent = await open(browser, 390)
      await joinTeam(agent, (await invited.json()).data.link, t, "Karima Saadi", "karima@shop.example")
    })
    test.afterEach(expectQuiet)
    test.afterAll(async () => {
      await owner?.context().close()
      await agent?.context().close()
      await shop.stop()
    })

    test("an order of the storefront appears by itself and is called, confirmed, shipped, delivered", async () => {
      await owner.goto(`${shop.url}/admin/orders`)
      await expect(owner.getByRole("heading", { name: t("setup.title") })).toBeVisible()
      const number = await shop.order("casque-aura", 2, "0555 12 34 56")
      await expect(owner.getByRole("link", { name: number }).first()).toBeVisible()
      await expect(owner).toHaveTitle(/^\(1\) /)

      await agent.goto(`${shop.url}/admin/orders/calls`)
      await expect(agent.getByRole("link", { name: number })).toBeVisible()
      await expect(agent.locator(".dial")).toHaveAttribute("href", "tel:+213555123456")
      await expectNoSidewaysScroll(agent)
      await agent.getByRole("button", { name: t("step.confirmed"), exact: true }).click()
      await expect(agent.getByText(t("call.allDone"))).toBeVisible()

      await owner.goto(`${shop.url}/admin/orders`)
      await owner.locator(".call").getByRole("link", { name: number }).click()
      const head = owner.locator("header.c-top")
      await expect(head).toContainText(t("status.confirmed"))
      for (const status of ["preparing", "shipped", "delivered"] as const) {
        await owner
          .getByRole("group")
          .getByRole("button", { name: t(`step.${status}`), exact: true })
          .click()
        await expect(head).toContainText(t(`status.${status}`))
      }
      await expect(owner.locator(".c-part .log")).toContainText("Karima Saadi")

      await agent.getByText(t("call.own"), { exact: true }).click()
      const today = agent.getByRole("row").filter({ hasText: t("call.own.today") })
      await expect(today.getByRole("cell")).toHaveText([/1/, /1/, /0/, /100/, /1/])
      await expect(agent.getByRole("alert")).toHaveCount(0)
      await expectNoSidewaysScroll(agent)
      await expectAccessible(agent)
    })

    test("an order that is cancelled on the phone, by keys alone, gives its stock back", async () => {
      const before = (await shop.product("sac-casbah")).quantity
      const number = await shop.order("sac-casbah", 3, "0661 45 78 02")
      await expect.poll(async () => (await shop.product("sac-casbah")).quantity).toBe(before - 3)

      await owner.goto(`${shop.url}/admin/orders/calls`)
      await expect(owner.getByRole("link", { name: number })).toBeVisible()
      await owner.keyboard.press("5")
      await owner
        .getByRole("dialog")
        .getByRole("button", { name: t("call.why.changed-mind") })
        .press("Enter")
      await expect(owner.getByText(t("call.allDone"))).toBeVisible()
      expect((await shop.product("sac-casbah")).quantity).toBe(before)

      await owner.goto(`${shop.url}/admin/orders`)
      await expect(owner.locator(".orders").getByText(t("status.cancelled"))).toBeVisible()
    })

    test("several orders change at once, with a result for each and a way back", { tag: "@long" }, async () => {
      const numbers = [
        await shop.order("casque-aura", 1, "0770 90 11 23"),
        await shop.order("casque-aura", 1, "0698 14 60 77"),
      ]
      await owner.goto(`${shop.url}/admin/orders`)
      const dialog = owner.getByRole("dialog")
      const changeBothTo = async (status: string) => {
        for (const number of numbers) await owner.getByLabel(t("orders.select", { number })).check()
        await owner.getByLabel(t("orders.changeTo")).selectOption(status)
        await owner.getByRole("button", { name: t("orders.apply"), exact: true }).click()
        await expect(dialog.locator(".ok")).toHaveCount(2)
      }
      await changeBothTo("confirmed")
      await dialog.getByRole("button", { name: t("orders.undo") }).click()
      await expect(dialog.locator(".ok").first()).toContainText(t("status.new"))
      await owner.keyboard.press("Escape")
      await changeBothTo("confirmed")
      await owner.keyboard.press("Escape")
      await changeBothTo("preparing")
      await dialog.getByRole("button", { name: t("orders.undo") }).click()
      await expect(dialog.locator(".ok").first()).toContainText(t("status.confirmed"))
      await owner.keyboard.press("Escape")
      await expect(owner.locator(".orders").getByText(t("status.confirmed"))).toHaveCount(2)

      // A status is offered when all that are selected may get it.
      const third = await shop.order("casque-aura", 1, "0770 90 11 24")
      await owner.reload()
      const offered = owner.getByLabel(t("orders.changeTo")).locator("option")
      for (const number of [numbers[0] ?? "", third]) await owner.getByLabel(t("orders.select", { number })).check()
      await expect(offered).toHaveText([t("status.cancelled")])
      await owner.getByLabel(t("orders.select", { number: third })).uncheck()
      await expect(offered).toHaveText([t("status.preparing"), t("status.cancelled")])
    })

    test("an order is taken by phone, changed before it ships, and noted", { tag: "@long" }, async () => {
      await owner.goto(`${shop.url}/admin/orders/create`)
      await owner.getByLabel(t("order.firstname"), { exact: true }).fill("Nour")
      await owner.getByLabel(t("order.lastname"), { exact: true }).fill("Haddad")
      await owner.getByLabel(t("order.mobile")).fill("0550 76 41 29")
      await owner.getByLabel(t("order.wilaya")).selectOption("Alger")
      await owner.getByLabel(t("order.commune")).selectOption("Kouba")
      const name = locale === "ar" ? "حقيبة" : "Casbah"
      await owner.getByLabel(t("order.addProduct")).fill(name)
      await owner.locator(".c-picker li button").first().click()
      await expect(owner.locator(".sums .total")).toBeVisible()
      await owner.getByRole("button", { name: t("order.place") }).click()
      await expect(owner).toShowURL(/\/admin\/orders\/[a-z0-9]{24}$/)
      const total = owner.locator(".c-part .sums .total")
      const first = await total.textContent()

      await owner.getByRole("button", { name: t("order.edit") }).click()
      await owner.getByLabel(new RegExp(`^${t("order.quantity")}`)).fill("2")
      await owner.getByLabel(t("order.address")).fill("12, rue des Jasmins")
      await owner.getByRole("button", { name: t("order.save") }).click()
      await expect(owner.getByText(t("order.saved"))).toBeVisible()
      await expect(owner.locator(".person")).toContainText("12, rue des Jasmins")
      await expect(total).not.toHaveText(first ?? "")
      await owner.getByLabel(t("order.newNote")).fill("Rappeler sa sœur")
      await owner.getByRole("button", { name: t("order.addNote") }).click()
      await expect(owner.locator(".c-part .log")).toContainText("Rappeler sa sœur")
      await expectAccessible(owner)
    })

    test("a search is kept under its name, for its owner and for the team when it is shared", {
      tag: "@long",
    }, async () => {
      const chip = (page: Page) => page.getByRole("button", { name: t("orders.filter.saved"), exact: true })
      const menu = (page: Page) => page.getByRole("dialog", { name: t("orders.filter.saved") })
      const one = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true })
      // As a browser kept it before the shop did.
      const inBrowser = "RaStorehanout-console.orders.savedFilters"
      const before = JSON.stringify([{ name: "Kouba", filters: { wilaya: ["16"] } }])
      await owner.goto(`${shop.url}/admin/orders`)
      await owner.evaluate(([key, value]) => localStorage.setItem(key, value), [inBrowser, before] as const)
      await owner.goto(`${shop.url}/admin/orders`)
      await owner.getByRole("button", { name: t("orders.filter.home") }).click()
      await chip(owner).click()
      await expect(one(owner, "Kouba")).toBeVisible()
      await expect.poll(() => owner.evaluate((key) => localStorage.getItem(key), inBrowser)).toBe("[]")
      await owner.getByLabel(t("orders.filter.name")).fill("Domicile")
      await owner.getByRole("checkbox", { name: t("orders.filter.share") }).check()
      await expectAccessible(owner)
      await owner.getByRole("button", { name: t("orders.filter.save") }).click()
      await expect(owner.getByRole("dialog")).toHaveCount(0)
      await owner.getByRole("button", { name: t("orders.filter.all"), exact: true }).click()
      await expect(owner).not.toShowURL(/delivery/)
      await chip(owner).click()
      await one(owner, "Domicile").click()
      await expect(owner).toShowURL(/delivery/)

      await agent.goto(`${shop.url}/admin/orders`)
      await chip(agent).click()
      await expect(menu(agent).getByRole("button")).toHaveCount(1)
      await menu(agent).getByRole("button", { name: "Domicile" }).click()
      await expect(agent).toShowURL(/delivery/)
    })

    for (const [name, path] of Object.entries({
      list: "/admin/orders",
      board: "/admin/orders/board",
      calls: "/admin/orders/calls",
      "phone order": "/admin/orders/create",
      team: "/admin/settings/staff",
      account: "/admin/account",
    })) {
      test(`${name}: nothing in the way of anyone, on a phone and on a desk`, { tag: "@long" }, async () => {
        for (const page of [owner, agent]) {
          if (page === agent && path.includes("settings")) continue
          await page.goto(shop.url + path)
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
          await expect(page.getByRole("status", { name: t("orders.loading") })).toHaveCount(0)
          await expectAccessible(page)
          await expectNoSidewaysScroll(page)
        }
      })
    }

    test("without a session the way in is shown, and nothing else", { tag: "@long" }, async ({ browser }) => {
      const page = await open(browser, 390)
      await page.goto(`${shop.url}/admin/orders`)
      await expect(page.getByRole("heading", { name: t("auth.signIn") })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(t("auth.email")).fill("rania@shop.example")
      await page.getByLabel(t("auth.password")).fill("not her password")
      await page.getByRole("button", { name: t("auth.signIn") }).click()
      await expect(page.getByRole("alert")).toContainText(t("auth.wrong"))
      await expect(page.getByLabel(t("auth.email"))).toHaveValue("rania@shop.example")
      await page.getByLabel(t("auth.password")).fill(password)
      await page.getByRole("button", { name: t("auth.signIn") }).click()
      await expect(page.getByRole("heading", { name: t("orders.title"), exact: true })).toBeVisible()
      await page.context().close()
    })
  })
}
