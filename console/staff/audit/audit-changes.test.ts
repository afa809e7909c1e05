import { beforeAll, expect, test } from "vitest"
import type { Locale } from "#core/i18n/locale.ts"
import { texts as ar } from "../../i18n/ar/all.ts"
import { deferredTexts as arDeferred } from "../../i18n/ar/deferred.ts"
import { texts as fr } from "../../i18n/fr/all.ts"
import { deferredTexts as frDeferred } from "../../i18n/fr/deferred.ts"
import { registerTexts, sayIn } from "../../i18n/texts.ts"
import { auditChanges, thingName } from "./audit-changes.ts"
import { auditWords } from "./audit-words.ts"

beforeAll(() => {
  for (const texts of [ar, arDeferred]) registerTexts("ar", texts)
  for (const texts of [fr, frDeferred]) registerTexts("fr", texts)
})

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "")
const rows = (before: unknown, after: unknown, locale: Locale = "fr") =>
  auditChanges(before, after, sayIn(locale), locale).map(({ label, old, new: next }) =>
    plain([label, old, next].map((part) => part ?? "–").join(" | ")),
  )

test("tells each field by its name and its values in words, as they were and are", () => {
  expect(
    rows(
      { price: 12, featured: false, publishedAt: null, role: "agent", name: { fr: "Sac", ar: "", en: "" } },
      {
        price: 15,
        featured: true,
        publishedAt: "2026-11-28T17:37:00.000Z",
        role: "owner",
        name: { fr: "Sac", ar: "حقيبة" },
      },
    ),
  ).toEqual([
    `${fr["product.price"]} | 12 | 15`,
    `${fr["product.featured"]} | non | oui`,
    `${fr["product.publishing"]} | rien | 28 nov., 18:37`,
    `${fr["staff.role"]} | ${fr["role.agent"]} | ${fr["role.owner"]}`,
    `${fr["product.name"]} | Français\u00a0: Sac | Français\u00a0: Sac · العربية\u00a0: حقيبة`,
  ])
})

test("shows no JSON, whatever the journal holds", () => {
  const blocks = [{ type: "paragraph", children: [{ type: "text", text: "Bonjour" }] }]
  const deep = { a: { b: { c: { d: 1 } } } }
  const told = rows(
    { description: blocks, tags: ["a", "b"], lines: Array.from({ length: 40 }, () => ({})), secret: deep, note: [] },
    null,
  )
  expect(told.join("\n")).not.toMatch(/[[\]{}"]/)
  expect(told[0]).toContain("Bonjour")
  expect(told[2]).toContain("40")
  expect(rows("text", null)).toEqual(["Contenu | text | –"])
})

test("isolates a name of another script in a sentence of either", () => {
  const entry = { action: "update", resource: "products", documentId: null, name: "Casque Aura." }
  const said = auditWords(entry, sayIn("ar"))
  expect(said).toContain("\u2068Casque Aura.\u2069")
  expect(said).toMatch(/^تعديل: /)
  expect(plain(auditWords({ ...entry, name: "سماعة" }, sayIn("fr")))).toBe("a modifié\u00a0: produit سماعة")
  expect(sayIn("ar")("order.exportedBy", { carrier: "Yalidine", date: "28 نوفمبر، 18:37", name: "Rania B." })).toBe(
    "\u2068Yalidine\u2069 · 28 نوفمبر، 18:37 · \u2068Rania B.\u2069",
  )
})

test("finds the name of what was changed", () => {
  expect(thingName({ before: null, after: { name: { fr: "Sac", ar: "حقيبة" } } }, "ar")).toBe("حقيبة")
  expect(thingName({ before: { code: "ETE10" }, after: null }, "fr")).toBe("ETE10")
  expect(thingName({ before: { price: 1 }, after: { price: 2 } }, "fr")).toBe("")
})
