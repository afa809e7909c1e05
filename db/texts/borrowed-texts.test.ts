import { describe, expect, it } from "vitest"
import { ownTexts, rowsOfText, textRows, toBorrowed } from "./borrowed-texts.ts"

describe("textRows", () => {
  const texts = {
    fr: { name: "Sac", unit: "", tags: '["cuir"]' },
    ar: { name: "حقيبة", unit: "", tags: "[]" },
    en: { name: "", unit: "piece", tags: "[]" },
  }

  it("gives a language the text of the main one where it has none, then any, and remembers from which", () => {
    const rows = textRows(texts, "fr")
    expect(rows).toEqual([
      { locale: "fr", name: "Sac", unit: "piece", tags: '["cuir"]', borrowed: '{"unit":"en"}' },
      { locale: "ar", name: "حقيبة", unit: "piece", tags: '["cuir"]', borrowed: '{"unit":"en","tags":"fr"}' },
      { locale: "en", name: "Sac", unit: "piece", tags: '["cuir"]', borrowed: '{"name":"fr","tags":"fr"}' },
    ])
  })

  it("borrows from another main language", () => {
    const english = textRows(texts, "ar").find(({ locale }) => locale === "en")
    expect(english).toMatchObject({ name: "حقيبة", tags: '["cuir"]', borrowed: '{"name":"ar","tags":"fr"}' })
  })
})

describe("ownTexts", () => {
  it("gives back what was written, whatever the main language", () => {
    for (const main of ["fr", "ar", "en"] as const) {
      const texts = { fr: "Sac", ar: "", en: "Bag" }
      expect(ownTexts(rowsOfText("title", texts, main), "title")).toEqual(texts)
      const draft = { fr: "", ar: "حقيبة", en: "" }
      expect(ownTexts(rowsOfText("title", draft, main), "title")).toEqual(draft)
    }
  })

  it("knows the lists of before, whose texts were French", () => {
    expect(toBorrowed('["name","tags"]')).toEqual({ name: "fr", tags: "fr" })
    const row = { locale: "ar", borrowed: '["title"]', title: "Sac" } as const
    expect(ownTexts([row], "title").ar).toBe("")
  })
})
