import { describe, expect, it } from "vitest"
import type { Capability } from "#api/common/contract-capabilities.ts"
import { messages as arabic } from "../../i18n/ar/all.ts"
import { messages as english } from "../../i18n/en/all.ts"
import { messages as french } from "../../i18n/fr/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { InShop } from "../../testing/in-shop.tsx"
import { plainSettings } from "../../testing/plain-settings.ts"
import { renderWhole } from "../../testing/render-whole.ts"
import { type LayoutName, layoutNamed, layouts, matchedLayout } from "./layouts.ts"

// A page offers the other languages in their own words.
registerMessages("ar", arabic)
registerMessages("en", english)
registerMessages("fr", french)

const settings = { ...plainSettings, constructionBanner: true, bannerFr: "En construction" }

function renderLayout(name: LayoutName, lacking: Capability[] = []): Promise<string> {
  const Layout = layouts[name]
  return renderWhole(
    <InShop locale="en" shell={{ settings, lacking }}>
      <Layout>
        <p>The page</p>
      </Layout>
    </InShop>,
  )
}

describe("layouts", () => {
  it("has the six names of the specification and no other", () => {
    expect(Object.keys(layouts)).toEqual([
      "default",
      "backup-defaultlp",
      "backup-layout-one",
      "backup-layout-two",
      "backup-layout-three",
      "backup-layout-four",
    ])
  })

  it.each(Object.keys(layouts) as LayoutName[])("draws the page in %s, with the construction banner", async (name) => {
    const html = await renderLayout(name)
    expect(html).toContain('<main id="main"')
    expect(html).toContain("The page")
    expect(html).toContain("En construction")
  })

  it.each(Object.keys(layouts) as LayoutName[])(
    "%s leads to the account only where the API has accounts",
    async (name) => {
      const account = 'href="/en/profile"'
      // The landing page has no menu.
      expect((await renderLayout(name)).includes(account)).toBe(name !== "backup-defaultlp")
      expect(await renderLayout(name, ["accounts"])).not.toContain(account)
      expect(await renderLayout(name, ["accounts"])).not.toMatch(/href="\/en\/(login|register|profile)/)
    },
  )

  it("leaves nothing on the landing page that leads away", async () => {
    const html = await renderLayout("backup-defaultlp")
    expect(html).not.toContain("<nav")
    expect(html).not.toMatch(/href="\/en/)
  })

  it("lays one bar with a search panel over the hero of beauty and jewelry", async () => {
    for (const name of ["backup-layout-three", "backup-layout-four"] as const) {
      const header = /<header.*<\/header>/s.exec(await renderLayout(name))?.[0] ?? ""
      expect(header).toContain("one-bar")
      expect(header).toContain('popoverTarget="site-search"')
      expect(header).not.toContain("<form")
    }
  })
})

describe("the layout of a route", () => {
  it("is the innermost metadata's, none for false, and the default one otherwise", () => {
    expect(matchedLayout([{ handle: { layout: "backup-layout-two" } }, { handle: undefined }])).toBe(
      layouts["backup-layout-two"],
    )
    expect(matchedLayout([{ handle: { layout: "default" } }, { handle: { layout: false } }])).toBeNull()
    expect(matchedLayout([{ handle: undefined }])).toBe(layouts.default)
    expect(matchedLayout([{ handle: { middleware: [] } }])).toBe(layouts.default)
  })

  it("raises an error for a name that is no layout", () => {
    expect(() => layoutNamed("backup-layout-five")).toThrow("Unknown layout: backup-layout-five")
    expect(() => layoutNamed("toString")).toThrow("Unknown layout: toString")
  })
})
