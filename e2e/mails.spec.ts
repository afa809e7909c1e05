import type { Page } from "@playwright/test"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { cartLines, checkoutOn, fillCart } from "./checkout-page.ts"
import { consolePage, joinTeam, password } from "./console-shop.ts"
import { consoleWords } from "./console-words.ts"
import { pressUntilSent } from "./form-time.ts"
import { expect, test } from "./mail-shop.ts"
import { casesOf } from "./short-form.ts"

let people = 0
const nextEmail = (who: string) => `${who}${people++}@example.dz`

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  // Without scripts the server alone draws, which knows its languages: one is looked at.
  for (const javaScriptEnabled of shopLocale === "ar" ? [true, false] : [true]) {
    test.describe(`by mail in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })
      const looked = async (page: Page) => {
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)
      }

      test("news begin with the mail's link, and end by one press", async ({ page, t, at, shop, allowFailures }) => {
        allowFailures(/422/)
        const email = nextEmail("news")
        await page.goto(at("/newsletter"))
        await page.getByLabel(t("newsletter.email")).fill("amina@example")
        await page.getByRole("button", { name: t("newsletter.send") }).click()
        await expect(page.getByRole("alert")).toHaveText(t("newsletter.wrong"))
        await looked(page)
        await page.getByLabel(t("newsletter.email")).fill(email)
        await pressUntilSent(
          page.getByRole("button", { name: t("newsletter.send") }),
          page.getByText(t("newsletter.done")),
        )
        const { mail, found } = await shop.mailTo(email, /(http\S+\/newsletter\/confirm\?token=\S+)/)
        await page.goto(found)
        await looked(page)
        await page.getByRole("button", { name: t("news.confirm.go") }).click()
        await expect(page.getByText(t("news.confirm.done"))).toBeVisible()
        const leave = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? ""
        const subscribed = () => shop.db.selectFrom("subscriber").select("id").where("email", "=", email).execute()
        await expect.poll(() => subscribed()).toHaveLength(1)
        if (javaScriptEnabled) {
          // As a mail program does it, which opens no page (RFC 8058).
          const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" })
          expect((await fetch(leave, { method: "POST", body })).status).toBe(200)
        } else {
          await page.goto(leave)
          await page.getByRole("button", { name: t("news.leave.go") }).click()
          await expect(page.getByText(t("news.leave.done"))).toBeVisible()
        }
        await expect.poll(() => subscribed()).toEqual([])
      })

      test("who asks on a product that is out of stock is told when it is back", { tag: "@long" }, async ({
        page,
        t,
        at,
        shop,
        allowFailures,
      }) => {
        allowFailures(/422/)
        const email = nextEmail("alert")
        // A product of each run's own, which no other test orders: the tests of a worker share a shop.
        const slug = { fr: ["lumen-ambre", "lumen-rose"], ar: ["serum-solea", "lait-solea"] }[shopLocale][
          Number(javaScriptEnabled)
        ] as string
        const { quantity } = await shop.api.product(slug)
        // One order takes twenty units at most.
        let last = await shop.api.place(slug, quantity % 20 || 20, { mobile: `0770 10 20 ${10 + people}` })
        for (let left = quantity - (quantity % 20 || 20), order = 1; left > 0; left -= 20, order++) {
          last = await shop.api.place(slug, 20, { mobile: `0770 10 ${20 + order} ${10 + people}` })
        }
        const showsSoldOut = async () => {
          await page.goto(at(`/product-details/${slug}`))
          return page.getByRole("heading", { name: t("product.soldOutTitle") }).isVisible()
        }
        await expect.poll(showsSoldOut).toBe(true)
        await looked(page)
        const notice = page.locator(".sold-out")
        // The browser itself asks for an address; what it lets pass is read again.
        await notice.getByLabel(t("product.alert.label")).fill("amina@example")
        await notice.getByRole("button", { name: t("product.alert.send") }).click()
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("product.alert.title"))
        await expect(page.getByRole("alert")).toHaveText(t("product.alert.wrong"))
        await looked(page)
        await page.getByRole("main").getByLabel(t("newsletter.email")).fill(email)
        await pressUntilSent(
          page.getByRole("button", { name: t("product.alert.send") }),
          page.getByText(t("product.alert.done")),
        )

        // An order that comes to nothing brings it back.
        await shop.api.move(last, "cancelled")
        const { mail, found } = await shop.mailTo(email, /(http\S+\/stock-alert\/leave\?token=\S+)/)
        expect(mail.text).toContain(at(`/product-details/${slug}`))
        expect(mail.html).toContain(`lang="${shopLocale}"`)
        const storedAlerts = await shop.db.selectFrom("stock_alert").select("id").where("email", "=", email).execute()
        expect(storedAlerts).toEqual([])
        await page.goto(found)
        await page.getByRole("button", { name: t("news.alerts.go") }).click()
        await expect(page.getByText(t("news.alerts.done"))).toBeVisible()
        await looked(page)
      })
    })
  }

  test.describe(`by mail in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: { width: 390, height: 844 } })

    test("an order of the checkout is written to its address, and opened by the link", { tag: "@long" }, async ({
      page,
      at,
      shop,
    }) => {
      const email = nextEmail("order")
      await fillCart(page, [cartLines.lipstick])
      await page.goto(at("/checkout"))
      const { fillPerson, field, press, placed } = checkoutOn(page, shopLocale)
      await fillPerson()
      await field("checkout.email").fill(email)
      await press()
      await placed()
      const { mail, found } = await shop.mailTo(email, /(http\S+\/order\?order=\S+)/)
      const number = /HN-\d\d-\d{6}-[A-Z\d]{4}/.exec(mail.subject ?? "")?.[0] ?? ""
      await page.goto(found)
      await expect(page.locator(".num b")).toHaveText(number)
      await expectAccessible(page)
    })
  })
}

test("an invitation by mail makes a member of the team", { tag: "@long" }, async ({ browser, shop }) => {
  const email = nextEmail("agent")
  const t = consoleWords("fr")
  const [ownerLink = ""] = /http:\S+first-owner\?token=\S+/.exec(shop.printed()) ?? []
  const owner = await consolePage(browser, "fr", 1280)
  await joinTeam(owner, ownerLink, t, "Nadia", "nadia@example.dz")
  const invited = await owner.request.post(`${shop.url}/api/admin/invitations`, {
    data: { role: "agent", email, password },
    headers: { origin: shop.url },
  })
  expect(invited.status()).toBe(201)
  const link = await shop.linkIn(email, /(http\S+\/admin\/invitation\?token=\S+)/)
  const agent = await consolePage(browser, "fr", 390)
  await joinTeam(agent, link, t, "Karim", email)
  for (const page of [owner, agent]) await page.context().close()
})
