import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import type { Locale } from "#core/i18n/locale.ts"
import { texts as ar } from "../../i18n/ar/all.ts"
import { deferredTexts as arDeferred } from "../../i18n/ar/deferred.ts"
import { texts as fr } from "../../i18n/fr/all.ts"
import { deferredTexts as frDeferred } from "../../i18n/fr/deferred.ts"
import { registerTexts, type Say, sayIn } from "../../i18n/texts.ts"
import { auditChanges, thingName } from "./audit-changes.ts"
import { auditWords } from "./audit-words.ts"

beforeAll(() => {
  for (const texts of [ar, arDeferred]) registerTexts("ar", texts)
  for (const texts of [fr, frDeferred]) registerTexts("fr", texts)
})

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, "")
const rows = (before: unknown, after: unknown, locale: Locale = "fr") =>
  auditChanges(before, after, { t: sayIn(locale), locale }).map(({ label, old, new: next }) =>
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

test("tells a change of an order by its fields, without what is of its person", () => {
  const before = {
    changes: [["firstname"], ["delivery", "home"], ["line", { title: "Sac", quantity: 1 }], ["line", null]],
  }
  const after = {
    changes: [["firstname"], ["delivery", "desk"], ["line", null], ["line", { title: "Robe", quantity: 2 }]],
    reason: "parcel-damaged",
  }
  expect(rows(before, after)).toEqual([
    `${fr["order.firstname"]} | non noté | non noté`,
    `${fr["order.delivery"]} | ${fr["delivery.home"]} | ${fr["delivery.desk"]}`,
    `${fr["order.lines"]} | ${fr["post.title"]}\u00a0: Sac · ${fr["order.quantity"]}\u00a0: 1 | rien`,
    `${fr["order.lines"]} | rien | ${fr["post.title"]}\u00a0: Robe · ${fr["order.quantity"]}\u00a0: 2`,
    `${fr["audit.field.reason"]} | – | ${fr["call.why.parcel-damaged"]}`,
  ])
})

test("shows no name of the program: fields and values have words, keys of other things are left out", () => {
  expect(rows(null, { documentId: "x", stockBy: "variant", nothingKnown: 3, "16": { desk: 350 } })).toEqual([
    `16 | – | ${fr["delivery.desk"]}\u00a0: 350`,
    `${fr["productFile.stockBy"]} | – | ${fr["order.variant"]}`,
    `${fr["audit.field.other"]} | – | 3`,
  ])
  expect(rows({ "SAC-1 price": 5 }, { "SAC-1 price": 6 })).toEqual([`SAC-1 · ${fr["product.price"]} | 5 | 6`])
  const outcome = rows(
    null,
    { status: "to-call-again", outcome: "no-answer-2", types: "order.placed, stock.changed" },
    "ar",
  )
  expect(outcome.join()).not.toMatch(/[a-z]/)
})

test("has words for every action and thing that the program logs", () => {
  const logged = new Set<string>()
  const root = join(import.meta.dirname, "../../..")
  for (const folder of ["api", "db", "server"])
    for (const path of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!path.endsWith(".ts") || path.endsWith(".test.ts")) continue
      const source = readFileSync(join(root, folder, path), "utf8")
      if (!/\baudit\(|addAudit|auditOrder|auditEntry|auditedRecords|auditRow/.test(source)) continue
      for (const [, name = ""] of source.matchAll(/\bresource(?::| =) "([a-z-]+)"/g)) logged.add(`resource ${name}`)
      for (const [, name = ""] of source.matchAll(/\baction: "([a-z-]+)"/g)) logged.add(`action ${name}`)
      // The last argument of a change of records (api/admin/audited-records.ts).
      for (const [, name = ""] of source.matchAll(/\.(?:add|change)\(.*, "([a-z-]+)"\)/g)) logged.add(`action ${name}`)
    }
  expect(logged.size).toBeGreaterThan(60)
  const t: Say = (key, values) => `${key}:${values?.thing ?? ""}`
  const unsaid = [...logged].filter((one) => {
    const [kind, name = ""] = one.split(" ")
    const entry = kind === "action" ? { action: name, resource: "orders" } : { action: "update", resource: name }
    return !auditWords(entry, t).includes(`audit.${kind}.${name}`)
  })
  expect(unsaid).toEqual([])
  for (const action of ["publish", "unpublish", "delete", "featured", "categories", "price"])
    expect(auditWords({ action: `bulk-${action}`, resource: "products" }, sayIn("fr"))).not.toContain("bulk")
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
