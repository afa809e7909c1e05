import sharp from "sharp"
import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import { maxReviewPictureSize, reviewsOnPage } from "#core/reviews/review.ts"
import { manyReviews } from "#db/testing/many-reviews.ts"
import { expectAccessible, expectNoSidewaysScroll } from "./axe.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./mail-shop.ts"
import { casesOf } from "./short-form.ts"
import { smallPng } from "./small-png.ts"

let people = 0

/** A photo as a phone's camera takes it: larger than the shop would take. */
async function largePhoto() {
  const background = { r: 128, g: 128, b: 128 }
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background, noise } })
  return { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: await photo.jpeg({ quality: 90 }).toBuffer() }
}

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  for (const javaScriptEnabled of casesOf(import.meta.filename, [true, false])) {
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
        if (javaScriptEnabled) await expectAccessible(page)
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
        const parcel = { carrier: "yalidine", tracking: "YAL-4711-X" }
        await shop.db.updateTable("orders").set(parcel).where("token", "=", token).execute()
        await page.goto(at(`/order?order=${token}`))
        const way = page.getByRole("main").locator(".steps")
        await expect(way.locator("time")).toHaveCount(5)
        await expect(way).toContainText(
          `${t("tracking.parcel")} ${parcel.tracking} · ${t("tracking.carrier.yalidine")}`,
        )
        if (javaScriptEnabled) await expectAccessible(page)
        await page.getByRole("link", { name: t("review.write") }).click()
        await expect(page.getByText("Il tient bien, même dans le bus.")).toBeVisible()
        await expect(page.getByRole("button", { name: t("review.send") })).toHaveCount(0)
      })
    })
  }
}

test.describe("a photo of a phone", () => {
  test.use({ shopLocale: "fr", viewport: { width: 390, height: 844 } })

  test("is made smaller before it is sent", { tag: "@long" }, async ({ page, t, shop }) => {
    const photo = await largePhoto()
    expect(photo.buffer.length).toBeGreaterThan(maxReviewPictureSize)
    const email = `amina${people++}@example.dz`
    await shop.delivered({ email, mobile: "0770 10 30 40", locale: "fr" })
    await page.goto(await shop.linkIn(email, /(http\S+\/review\?key=\S+)/))
    await hydrated(page)
    await page.getByRole("radio", { name: t("review.star", { n: 5 }) }).check()
    await page.getByLabel(t("review.text"), { exact: true }).fill("Photo prise chez moi.")
    await page.getByLabel(t("review.name"), { exact: true }).fill("Amina B.")
    const input = page.getByLabel(t("review.picture"))
    await input.setInputFiles(photo)
    await expect.poll(() => input.evaluate((field: HTMLInputElement) => field.files?.[0]?.name)).toBe("photo.jpg")
    await expect(input).toHaveAttribute("aria-busy", "false")
    await page.getByRole("button", { name: t("review.send") }).click()
    await expect(page.getByText(t("review.withPicture"))).toBeVisible()
    const storedReviews = await shop.db
      .selectFrom("review_picture as p")
      .innerJoin("review as r", "r.id", "p.review_id")
      .select(["p.width", "p.height"])
      .where("r.review", "=", "Photo prise chez moi.")
      .execute()
    expect(storedReviews).toEqual([{ width: 1600, height: 1200 }])
  })
})

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`many reviews in ${shopLocale} without JavaScript`, () => {
    test.use({ shopLocale, javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

    test("stand on pages of their own, with the stars of all", { tag: "@long" }, async ({
      page,
      t,
      at,
      shop,
      allowFailures,
    }) => {
      allowFailures(/404/)
      const slug = { fr: "nova-12", ar: "rouge-maison" }[shopLocale]
      await shop.db
        .deleteFrom("review")
        .where("product_id", "in", (e) => e.selectFrom("product").select("id").where("slug", "=", slug))
        .execute()
      await manyReviews(shop.db, slug, 2 * reviewsOnPage + 5)
      const quotes = page.locator("#avis blockquote")
      const countOnPage = async () => {
        await page.goto(at(`/product-details/${slug}`))
        return quotes.count()
      }
      await expect.poll(countOnPage).toBe(reviewsOnPage)
      await expect(quotes.first()).toContainText(isolateNumbers("Review 45"))
      await expect(page.locator("#avis .dist li").first()).toContainText("9")
      const pages = page.getByRole("navigation", { name: t("product.reviewPages") })
      await pages.getByRole("link", { name: t("listing.pages.page", { page: 3 }) }).click()
      await expect(page).toShowURL(at(`/product-details/${slug}?reviews=3#avis`))
      await expect(quotes).toHaveCount(5)
      await expect(quotes.last()).toContainText(isolateNumbers("Review 1"))
      await expect(page.locator("#avis .dist li").first()).toContainText("9")
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at(`/product-details/${slug}`))
      await expectNoSidewaysScroll(page)
      await pages.getByRole("link", { name: t("listing.pages.page", { page: 1 }) }).click()
      await expect(page).toShowURL(at(`/product-details/${slug}#avis`))
      expect((await page.goto(at(`/product-details/${slug}?reviews=4`)))?.status()).toBe(404)
    })
  })
}
