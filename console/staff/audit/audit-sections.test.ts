import { expect, test } from "vitest"
import { texts } from "../../i18n/en/all.ts"
import { deferredTexts } from "../../i18n/en/deferred.ts"
import { registerTexts, type Say } from "../../i18n/texts.ts"
import { readLoggedSections } from "./audit-sections.tsx"
import { auditWords } from "./audit-words.ts"

test("the kinds of a page's sections are read as the log holds them, the hidden ones in brackets", () => {
  expect(readLoggedSections({ sections: "slides, (product-row), posts", text: 12 })).toEqual([
    { kind: "slides", hidden: false },
    { kind: "product-row", hidden: true },
    { kind: "posts", hidden: false },
  ])
  expect(readLoggedSections({ text: 12 })).toBeUndefined()
  expect(readLoggedSections({ sections: "of-a-newer-program" })).toEqual([])
})

for (const words of [texts, deferredTexts]) registerTexts("en", words)

test("a change of sections is told with the page, and one of the theme by its name", () => {
  const t: Say = (key, values) => `${key}(${values?.thing ?? ""})`
  expect(auditWords({ action: "update", resource: "sections", documentId: "home-2" }, t)).toBe(
    "audit.action.update(audit.resource.sections() section.page.home-2())",
  )
  expect(auditWords({ action: "update", resource: "theme", documentId: "home-2" }, t)).toBe(
    "audit.action.update(audit.resource.theme())",
  )
  expect(auditWords({ action: "of-a-newer-program", resource: "theme" }, t)).toBe(
    "of-a-newer-program · audit.resource.theme()",
  )
})
