import { expect, it } from "vitest"
import type { Capability } from "#api/common/contract-capabilities.ts"
import type { Settings } from "../../api-client/content.ts"
import { messages as english } from "../../i18n/en/all.ts"
import { registerMessages } from "../../i18n/i18n.tsx"
import { InShop } from "../../testing/in-shop.tsx"
import { plainSettings } from "../../testing/plain-settings.ts"
import { renderWhole } from "../../testing/render-whole.ts"
import { Footer } from "./footer.tsx"

registerMessages("en", english)

function render(settings: Settings, lacking: Capability[] = []): Promise<string> {
  return renderWhole(
    <InShop locale="en" shell={{ settings, lacking }}>
      <Footer settings={settings} year={2026} />
    </InShop>,
  )
}

it("shows the links of information pages by what the API can do now, with the same settings", async () => {
  const settings = { ...plainSettings }
  expect(await render(settings)).toContain('href="/en/terms"')
  expect(await render(settings, ["pages"])).not.toContain('href="/en/terms"')
  expect(await render(settings, ["pages"])).toContain('href="/en/contact"')
  expect(await render(settings)).toContain('href="/en/terms"')
})

it("names no two of its pages alike", async () => {
  const links = [...(await render({ ...plainSettings })).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)]
  const pathsOf = Map.groupBy(links, ([, , name]) => name)
  expect([...pathsOf.keys()]).toContain(english["shell.blog.list"])
  const alike = [...pathsOf].filter(([, named]) => new Set(named.map(([, path]) => path)).size > 1)
  expect(alike.map(([name]) => name)).toEqual([])
})

it("has no empty element where settings are empty", async () => {
  const empty = await render({ ...plainSettings })
  expect(empty).toContain("foot-grid")
  expect(empty).not.toMatch(/<(p|address|h2|ul|div)[^>]*><\/\1>/)
  expect(empty).not.toContain("<address")
  const social = { ...plainSettings.social, facebook: "https://facebook.example/hanout" }
  const withSocial = await render({ ...plainSettings, social })
  expect(withSocial).toContain('href="https://facebook.example/hanout"')
  expect(withSocial).not.toMatch(/<(p|address|h2|ul|div)[^>]*><\/\1>/)
})

it("marks the texts of another language", async () => {
  const textLanguages = { about: "ar", address: "fr", hours: "ar" } as const
  const texts = { about: "متجر في الجزائر", address: "12 rue Didouche Mourad", hours: "من 9 إلى 18" }
  const html = await render({ ...plainSettings, ...texts, textLanguages })
  expect(html).toMatch(/<p[^>]* lang="ar" dir="rtl">متجر في الجزائر</)
  expect(html).toContain('<span lang="fr" dir="ltr">12 rue Didouche Mourad</span>')
  expect(html).toContain('<p lang="ar" dir="rtl">من 9 إلى 18</p>')
  expect(await render({ ...plainSettings, ...texts })).not.toMatch(/lang="(ar|fr)"[^>]*>(متجر|12|من)/)
})

it("shows the numbers of an address from left to right", async () => {
  const html = await render({ ...plainSettings, address: "حي 1200 مسكن، هاتف 0661-22-33-44" })
  expect(html).toContain("حي 1200 مسكن، هاتف \u20660661-\u206022-\u206033-\u206044\u2069")
})

it.each([
  { about: "A shop in Algiers" },
  { address: "12 rue Didouche Mourad" },
  { email: "shop@hanout.example" },
  { phone: "0550 00 00 00", phoneInternational: "+213550000000" },
  { hours: "9 am to 6 pm" },
])("shows the one setting that is there: %o", async (setting) => {
  const html = await render({ ...plainSettings, ...setting })
  for (const text of Object.values(setting)) expect(html).toContain(text)
})
