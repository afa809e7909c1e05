import { describe, expect, it } from "vitest"
import { ownTexts, rowsOfText, textRows } from "./borrowed-texts.ts"

describe("textRows", () => {
  it("gives a language the French text where it has none, and remembers which", () => {
    const rows = textRows({
      fr: { name: "Sac", unit: "", tags: '["cuir"]' },
      ar: { name: "حقيبة", unit: "", tags: "[]" },
      en: { name: "", unit: "piece", tags: "[]" },
    })
    expect(rows).toEqual([
      { locale: "fr", name: "Sac", unit: "", tags: '["cuir"]', borrowed: "[]" },
      { locale: "ar", name: "حقيبة", unit: "", tags: '["cuir"]', borrowed: '["tags"]' },
      { locale: "en", name: "Sac", unit: "piece", tags: '["cuir"]', borrowed: '["name","tags"]' },
    ])
  })
})

describe("ownTexts", () => {
  it("gives back what was written", () => {
    const texts = { fr: "Sac", ar: "", en: "Bag" }
    expect(ownTexts(rowsOfText("title", texts), "title")).toEqual(texts)
    const draft = { fr: "", ar: "حقيبة", en: "" }
    expect(ownTexts(rowsOfText("title", draft), "title")).toEqual(draft)
  })
})
