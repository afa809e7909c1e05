import { expect, test } from "vitest"
import { newSection, newSlide } from "./new-section.ts"
import { sectionIn } from "./section-texts.ts"

const french = (text: string) => ({ fr: text, ar: "", en: "" })

test("a text falls back to the main language, a button to the page's own words", () => {
  const section = newSection("slides", {
    items: [
      {
        ...newSlide,
        link: "/shop",
        title: french("Soldes"),
        button: french("Voir"),
      },
    ],
  })
  const items = (locale: "fr" | "ar") => sectionIn(section, { locale, main: "fr" }, (url) => url).content
  expect(items("fr")).toMatchObject({ items: [{ title: "Soldes", button: "Voir" }] })
  expect(items("ar")).toMatchObject({ items: [{ title: "Soldes", button: "" }] })
})
