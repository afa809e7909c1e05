import { renderToString } from "react-dom/server"
import { expect, it } from "vitest"
import { constructionNotice } from "#core/content/construction-notice.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { messages as arabic } from "../i18n/ar/all.ts"
import { messages as english } from "../i18n/en/all.ts"
import { messages as french } from "../i18n/fr/all.ts"
import { I18nProvider, registerMessages } from "../i18n/i18n.tsx"
import { NoticeWords } from "./notice-words.tsx"

registerMessages("fr", french)
registerMessages("ar", arabic)
registerMessages("en", english)

const none = { bannerFr: "", bannerAr: "", bannerEn: "" }

function words(locale: Locale, languages: Locale[], banners: Partial<typeof none>): string[] {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <NoticeWords settings={{ ...none, ...banners, languages }} />
    </I18nProvider>,
  )
  return [...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, text = ""]) => text)
}

it("says the English words alone where there are no others, in every language", () => {
  for (const locale of ["en", "fr", "ar"] as const) {
    expect(words(locale, ["en", "fr", "ar"], { bannerEn: "Closed on Friday" })).toEqual(["Closed on Friday"])
  }
})

it("says the French and Arabic words on every page, the English ones on English pages", () => {
  const banners = { bannerFr: "Fermé", bannerAr: "مغلق", bannerEn: "Closed" }
  expect(words("fr", ["fr", "ar", "en"], banners)).toEqual(["Fermé", "مغلق"])
  expect(words("en", ["en", "fr", "ar"], banners)).toEqual(["Fermé", "مغلق", "Closed"])
  expect(words("en", ["en"], banners)).toEqual(["Closed"])
  expect(words("en", ["en"], { bannerFr: "Fermé" })).toEqual(["Fermé"])
})

it("translates the sentences that a shop came with for English pages", () => {
  for (const bannerFr of [constructionNotice.fr, constructionNotice.fr.replace("\u00a0", " ")]) {
    expect(words("en", ["en"], { bannerFr, bannerAr: constructionNotice.ar })).toEqual([constructionNotice.en])
  }
})
