import { expect, test } from "vitest"
import { newContents, newSlide } from "#core/content/sections/new-section.ts"
import { sectionKinds } from "#core/content/sections/section.ts"
import { type SectionField, sectionFields } from "#core/content/sections/section-fields.ts"
import { sectionsChange } from "../contract-admin-section.ts"

const now = "2026-11-21T10:00:00.000Z"
const times = { hidden: false, startsAt: null, endsAt: null }

const isAllowed = (kind: string, content: object) =>
  sectionsChange.safeParse({ sections: [{ kind, content, ...times }], updatedAt: null }).success

type Case = { at: string; allowed: unknown; refused: unknown }

const text = (length: number) => ({ fr: "é".repeat(length), ar: "", en: "" })

/** Values at the bounds of a field, and beyond them. */
function cases(field: SectionField): Case[] {
  const at = field.name
  if (field.type === "text") return [{ at, allowed: text(field.max), refused: text(field.max + 1) }]
  if (field.type === "choice") return field.options.map((one) => ({ at, allowed: one, refused: `${one}?` }))
  if (field.type === "count") {
    return [
      { at, allowed: field.min, refused: field.min - 1 },
      { at, allowed: field.max, refused: field.max + 1 },
    ]
  }
  if (field.type === "link") return [{ at, allowed: "/shop?sort=new-added", refused: "https://example.org/" }]
  if (field.type === "items") {
    const items = (length: number) => Array.from({ length }, () => field.item)
    return [{ at, allowed: items(field.max), refused: items(field.max + 1) }]
  }
  return []
}

test.each(sectionKinds)("the contract takes what the form of %s allows, and no more", (kind) => {
  const content = newContents[kind]
  const fields: readonly SectionField[] = sectionFields[kind]
  expect(isAllowed(kind, content)).toBe(true)
  for (const field of fields) {
    for (const { at, allowed, refused } of cases(field)) {
      expect({ at, allowed: isAllowed(kind, { ...content, [at]: allowed }) }).toEqual({ at, allowed: true })
      expect({ at, allowed: isAllowed(kind, { ...content, [at]: refused }) }).toEqual({ at, allowed: false })
    }
    if (field.type !== "items") continue
    const inItem = (change: object) => ({ ...content, [field.name]: [{ ...field.item, ...change }] })
    for (const { at, allowed, refused } of field.fields.flatMap(cases)) {
      expect({ at, allowed: isAllowed(kind, inItem({ [at]: allowed })) }).toEqual({ at, allowed: true })
      expect({ at, allowed: isAllowed(kind, inItem({ [at]: refused })) }).toEqual({ at, allowed: false })
    }
  }
})

test("a refused field is named by its place, as the form knows it", () => {
  const slide = { ...newSlide, link: "https://example.org/" }
  const slides = { kind: "slides", content: { ...newContents.slides, items: [newSlide, slide] }, ...times }
  const late = { kind: "posts", content: newContents.posts, ...times, startsAt: now, endsAt: now }
  const read = sectionsChange.safeParse({ sections: [slides, late], updatedAt: null })
  expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual([
    "sections.0.content.items.1.link",
    "sections.1.endsAt",
  ])
})
