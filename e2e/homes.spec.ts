import { sections as sampleSections } from "#sample/sections.ts"
import { expect, test } from "./shop.ts"
import { casesOf } from "./short-form.ts"

const homes = [
  { path: "/home-2", header: "two-bars", sections: sampleSections["home-2"] },
  { path: "/home-3", header: "one-bar", sections: sampleSections["home-3"] },
  { path: "/home-4", header: "one-bar", sections: sampleSections["home-4"] },
]
/** Kinds whose title is a heading in every look of the sample's. */
const titled = ["product-row", "product-tabs", "reviews", "brands"]

for (const locale of casesOf(import.meta.filename, ["fr", "ar"])) {
  test.describe(`in ${locale}`, () => {
    test.use({ shopLocale: locale })

    for (const { path, header, sections } of homes) {
      test(`${path} brings its own header and footer, and its sections in order`, { tag: "@long" }, async ({
        page,
        at,
      }) => {
        await page.goto(at(path))
        await expect(page.locator("header.head")).toHaveCount(1)
        await expect(page.locator(`header.${header}`)).toBeVisible()
        await expect(page.getByRole("contentinfo")).toHaveCount(1)
        const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()
        const expected = sections.flatMap(({ kind, title }) => (titled.includes(kind) && title ? [title[locale]] : []))
        expect(expected.length).toBeGreaterThan(2)
        const places = expected.map((title) => titles.indexOf(title))
        expect(places).not.toContain(-1)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      })
    }
  })
}

/** What the header of each layout of the specification has that no other one has (app/shell/layouts/layouts.ts). */
const layouts = [
  {
    path: "/home-2",
    name: "backup-layout-two",
    header: 'header.two-bars, .strip-full[data-universe="fashion"]',
    parts: 2,
  },
  { path: "/home-3", name: "backup-layout-three", header: 'header.one-bar[data-universe="beauty"]', parts: 1 },
  { path: "/home-4", name: "backup-layout-four", header: 'header.one-bar[data-universe="jewelry"]', parts: 1 },
]

for (const { path, name, header, parts } of layouts) {
  test(`${path} has the layout ${name}, and none from its metadata`, async ({ page, at }) => {
    await page.goto(at(path))
    await expect(page.locator("body")).toHaveAttribute("data-layout", "none")
    await expect(page.locator(header)).toHaveCount(parts)
    const others = layouts.filter((layout) => layout.path !== path)
    for (const other of others) await expect(page.locator(other.header)).toHaveCount(0)
  })
}

test("the bar over the hero becomes solid when the page is scrolled, and its search drops down", {
  tag: "@long",
}, async ({ page, t, at }) => {
  await page.goto(at("/home-4"))
  const bar = page.locator("header.one-bar")
  await expect(bar).not.toHaveAttribute("data-solid")
  await page.mouse.move(640, 430)
  await page.mouse.wheel(0, 900)
  await expect(bar).toHaveAttribute("data-solid", "true")
  await bar.getByRole("button", { name: t("shell.search.open") }).click()
  await expect(page.locator("#site-search input")).toBeFocused()
})

test("arrows go from tab to tab, and one panel is shown", { tag: "@long" }, async ({ page, at }) => {
  await page.goto(at("/"))
  const tabs = page.locator(".tabbed").first()
  const panels = tabs.locator(".tab-panel")
  await tabs.getByRole("radio").first().focus()
  await page.keyboard.press("Space")
  await expect(panels.nth(0)).toBeVisible()
  await expect(panels.nth(1)).toBeHidden()
  await page.keyboard.press("ArrowDown")
  await expect(tabs.getByRole("radio").nth(1)).toBeChecked()
  await expect(panels.nth(0)).toBeHidden()
  await expect(panels.nth(1)).toBeVisible()
})

test("/404 answers 404 with a way home", { tag: ["@8-unknown-page"] }, async ({ page, t, at, allowFailures }) => {
  allowFailures(/404/)
  const answer = await page.goto(at("/404"))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText("Page not found: /404")).toBeVisible()
  await expect(page.getByRole("link", { name: t("error.home") })).toHaveAttribute("href", "/")
})
