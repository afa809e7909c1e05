import type { Page } from "@playwright/test"
import { cartLines, fillCart } from "./checkout-page.ts"
import { hydrated } from "./hydrated.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

// What was once cut, covered, touching or dazzling in a window.

const phone = { width: 390, height: 844 }

for (const shopLocale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`a phone's window, in ${shopLocale}`, () => {
    test.use({ shopLocale, viewport: phone, hasTouch: true })

    test("suggestions end as far from the window's edges as their field", { tag: "@long" }, async ({ page, at }) => {
      await page.goto(at("/"))
      await hydrated(page)
      await page.locator(".dock button[popovertarget=site-search]").click()
      const field = page.locator("#site-search input[name=searchText]")
      await field.fill("nova")
      const list = page.locator("#site-search .suggest")
      await expect(list.getByRole("option").first()).toBeVisible()
      const box = (await list.boundingBox()) ?? { x: 0, width: 0 }
      expect(box.x).toBeGreaterThanOrEqual(12)
      expect(box.x + box.width).toBeLessThanOrEqual(phone.width - 12)
    })

    test("the sheet of filters is as wide as the window, or leaves room to press beside it", { tag: "@long" }, async ({
      page,
      t,
      at,
    }) => {
      await page.goto(at("/shop-filter-offcanvas"))
      await hydrated(page)
      await page.getByRole("button", { name: t("listing.filters.open") }).click()
      const sheet = page.locator("#filters")
      await expect(sheet).toBeVisible()
      const widthAtRest = async () => (await sheet.boundingBox())?.width ?? 0
      await expect.poll(async () => ((await sheet.boundingBox())?.x ?? -1) >= 0).toBe(true)
      const left = phone.width - (await widthAtRest())
      expect(left === 0 || left >= 44, `${left} px beside the sheet`).toBe(true)
    })

    test("the sheet of a product with options shows its picture, its choices and both buttons", {
      tag: "@long",
    }, async ({ page, at }) => {
      await page.goto(at("/shop"))
      await hydrated(page)
      await page.locator(".pc .pc-add button[aria-haspopup=dialog]").first().click()
      const sheet = page.locator("dialog.quick")
      await expect(sheet.locator(".buy-actions .btn").first()).toBeVisible()
      const picture = (await sheet.locator(".main-pic").boundingBox()) ?? { width: 0, height: 1 }
      expect(picture.height / picture.width).toBeCloseTo(1, 1)
      for (const part of [".choose fieldset", ".buy-actions .btn"]) {
        for (const each of await sheet.locator(part).all()) await expect(each).toBeInViewport({ ratio: 1 })
      }
    })

    test("the departments of the beauty home begin in the first window", { tag: "@long" }, async ({ page, at }) => {
      await page.goto(at("/home-3"))
      await expect(page.locator("main section h2").first()).toBeInViewport({ ratio: 1 })
      const dock = (await page.locator(".dock").boundingBox())?.y ?? 0
      const picture = (await page.locator("main section:has(h2) img").first().boundingBox())?.y ?? dock
      expect(picture).toBeLessThan(dock - 40)
    })

    test("no bar at the window's end lies over the footer", { tag: "@long" }, async ({ page, at }) => {
      await fillCart(page, [cartLines.aura])
      for (const path of ["/", "/product-details/casque-aura", "/landing/casque-aura", "/cart", "/checkout"]) {
        await page.goto(at(path))
        await hydrated(page)
        const covered = () =>
          page.evaluate(() => {
            scrollTo(0, document.documentElement.scrollHeight)
            const bars = [...document.querySelectorAll(".buybar, .dock")].filter((bar) => bar.checkVisibility())
            const tops = bars.map((bar) => bar.getBoundingClientRect().top)
            const top = Math.min(innerHeight, ...tops)
            return [...document.querySelectorAll("footer :is(a, p, button)")]
              .filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > top + 1)
              .map((part) => part.textContent)
          })
        await expect.poll(covered, path).toEqual([])
      }
    })
  })
}

test("a category's picture is whole on its tile, and four departments stand side by side", { tag: "@long" }, async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(at("/shop-categories"))
  const larger = await page
    .locator(".tile-pic")
    .evaluateAll((tiles) => tiles.map((tile) => (tile.querySelector("img")?.clientHeight ?? 0) / tile.clientHeight))
  expect(Math.max(...larger)).toBeLessThan(1.15)
  await page.goto(at("/"))
  await page.locator(".menu-entry summary").first().click()
  const tops = await page
    .locator(".category-head")
    .evaluateAll((heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => head.getBoundingClientRect().top),
    )
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
})

test("four names of a hero on a tablet are lines alone, and four products are compared without scrolling", {
  tag: "@long",
}, async ({ page, at }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto(at("/home-2"))
  const wide = await page
    .locator(".hero-names.many span")
    .evaluateAll((names) => names.filter((name) => name.getBoundingClientRect().width > 1).length)
  expect(wide).toBe(0)
  await page.goto(at("/shop"))
  await hydrated(page)
  for (const card of (await page.locator(".pc:not(.out)").all()).slice(0, 4)) {
    // Compare is there once the focus has come to the card.
    await card.locator(".wish").focus()
    await card.locator(".pc-tools [aria-pressed]:not(.wish)").click()
  }
  await page.goto(at("/compare"))
  const table = page.locator(".comparison-scroll")
  await expect(table.locator("thead .pc")).toHaveCount(4)
  expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0)
})

test("a rating's figure stands apart from its stars", async ({ page, at }) => {
  for (const path of ["/shop", "/product-details/casque-aura"]) {
    await page.goto(at(path))
    const gaps = await page.locator(".stars, .mini").evaluateAll((ratings) =>
      ratings.flatMap((rating) => {
        const stars = rating.firstElementChild?.getBoundingClientRect()
        if (!stars || !rating.checkVisibility()) return []
        const texts = document.createTreeWalker(rating, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const found: number[] = []
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // What is read aloud alone stands on the stars.
          if (!node.textContent?.trim() || node.parentElement?.closest(".sr")) continue
          range.selectNodeContents(node)
          const { left, right, width } = range.getBoundingClientRect()
          if (width > 2) found.push(Math.max(left - stars.right, stars.left - right))
        }
        return found
      }),
    )
    expect(Math.min(Number.POSITIVE_INFINITY, ...gaps), path).toBeGreaterThanOrEqual(3)
  }
})

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" })

  test("no part of a page dazzles: what is bright is a picture, or dimmed with it", { tag: "@long" }, async ({
    page,
    at,
  }) => {
    const product = "/product-details/casque-aura"
    const paths = ["/", "/home-2", "/home-3", "/home-4", "/shop", product, "/coupons", "/blog", "/about"]
    const stars = ["/stock-alert?product=creme-solea", "/construction"]
    for (const path of [...paths, ...stars]) {
      await page.goto(at(path))
      expect.soft(await brightParts(page), path).toEqual([])
    }
  })
})

/** Parts of the page, larger than a button, whose ground is nearly white and not dimmed. */
function brightParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ruler = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    const brightness = (colour: string) => {
      if (!ruler) return 0
      ruler.clearRect(0, 0, 1, 1)
      ruler.fillStyle = colour
      ruler.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = ruler.getImageData(0, 0, 1, 1).data
      return ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * (alpha / 255)
    }
    const isDimmed = (node: Element | null): boolean =>
      node !== null && (getComputedStyle(node).filter.includes("brightness") || isDimmed(node.parentElement))
    const isCovered = (node: Element, area: number) =>
      [...node.querySelectorAll("img")].some(({ width, height }) => width * height > 0.8 * area)
    return [...document.querySelectorAll("body *:not(img, svg, svg *), svg path")]
      .filter((node) => {
        const { width, height } = node.getBoundingClientRect()
        if (width < 80 || height < 60 || !node.checkVisibility() || isCovered(node, width * height)) return false
        const { backgroundColor, fill } = getComputedStyle(node)
        const ground = node instanceof SVGElement ? fill : backgroundColor
        return ground !== "none" && brightness(ground) > 0.75 && !isDimmed(node)
      })
      .map((node) => node.outerHTML.slice(0, 100))
  })
}
