import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./mail-shop.ts"
import { smallPng } from "./small-png.ts"

let people = 0

for (const shopLocale of ["fr", "ar"] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`reviews in ${shopLocale} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ shopLocale, javaScriptEnabled, viewport: { width: 390, height: 844 } })

      test("the mail of a delivered order leads to where its product is reviewed, once", async ({
        page,
        t,
        at,
        shop,
        allowFailures,
      }) => {
        allowFailures(/422|415/)
        const ready = async () => {
          if (javaScriptEnabled) await hydrated(page)
        }
        const email = `amina${people++}@example.dz`
        const mobile = `0770 10 20 ${10 + people}`
        const token = await shop.delivered({ email, mobile, locale: shopLocale })
        const link = await shop.linkIn(email, /(http\S+\/review\?key=\S+)/)
        const answer = await page.goto(link)
        expect(answer?.headers()["cache-control"]).toBe("no-store")
        expect(answer?.headers()["referrer-policy"]).toBe("no-referrer")
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("review.title"))
        await expect(page.getByRole("main")).not.toContainText("Bensalem")
        await expectNoSidewaysScroll(page)
        if (javaScriptEnabled) await expectAccessible(page)

        await ready()
        const send = () => page.getByRole("button", { name: t("review.send") }).click()
        await page.getByLabel(t("review.text"), { exact: true }).fill("Il tient bien, même dans le bus.")
        await send()
        await expect(page.getByRole("alert")).toContainText(t("review.alert.rating"))
        await expect(page.getByLabel(t("review.text"), { exact: true })).toHaveValue("Il tient bien, même dans le bus.")
        await page.getByRole("radio", { name: t("review.star", { n: 4 }) }).check()
        await page.getByLabel(t("review.name"), { exact: true }).fill("Amina B.")
        await page
          .getByLabel(t("review.picture"))
          .setInputFiles({ ...smallPng, name: "notes.png", buffer: Buffer.from("x") })
        await send()
        // The words are there; only the file is no picture.
        await expect(page.getByRole("alert")).toContainText(t("review.alert.noPicture"))
        await page.getByLabel(t("review.picture")).setInputFiles(smallPng)
        await page.getByRole("button", { name: t("review.sendPicture") }).click()
        await expect(page.getByRole("status").filter({ hasText: t("review.thanks") })).toBeVisible()
        await expect(page.getByText(t("review.status.waiting"))).toBeVisible()
        await expect(page.getByText(t("review.withPicture"))).toBeVisible()
        if (javaScriptEnabled) await expectAccessible(page)

        // Nobody else sees it yet; the order's own page leads here too.
        await page.goto(at("/product-details/casque-aura"))
        await expect(page.getByRole("main")).not.toContainText("Il tient bien, même dans le bus.")
        await page.goto(at(`/order?order=${token}`))
        await page.getByRole("link", { name: t("review.write") }).click()
        await expect(page.getByText("Il tient bien, même dans le bus.")).toBeVisible()
        await expect(page.getByRole("button", { name: t("review.send") })).toHaveCount(0)
      })
    })
  }
}
