import { expect, test } from "vitest"
import { defaultSections } from "./default-sections.ts"
import { newContents } from "./new-section.ts"
import { sectionKinds, sectionPages } from "./section.ts"
import { type SectionField, sectionFields } from "./section-fields.ts"
import { isTexts } from "./section-texts.ts"

/** What a field of the form writes. */
const written = ({ type, name }: SectionField) => (type === "rule" ? ["rule", "category", "slugs"] : [name])

const isChoice = (value: unknown) => value === null || (typeof value === "object" && "slug" in (value ?? {}))

const fits: Record<SectionField["type"], (value: unknown) => boolean> = {
  text: (value) => typeof value === "object" && value !== null && isTexts(value),
  choice: (value) => typeof value === "string",
  count: (value) => typeof value === "number",
  universe: (value) => value === null || typeof value === "string",
  rule: (value) => typeof value === "string",
  link: (value) => typeof value === "string",
  picture: (value) => value === null || typeof value === "string",
  product: isChoice,
  video: (value) => typeof value === "string",
  toggle: (value) => typeof value === "boolean",
  first: (value) => typeof value === "number",
  items: Array.isArray,
}

/** Checks that fields cover a value, each part once. */
function expectCovered(fields: readonly SectionField[], content: object, place: string) {
  const values = new Map(Object.entries(content))
  expect(fields.flatMap(written).toSorted(), place).toEqual([...values.keys()].toSorted())
  for (const field of fields) {
    const value = values.get(field.name)
    expect({ place: `${place}.${field.name}`, fits: fits[field.type](value) }).toMatchObject({ fits: true })
    if (field.type === "choice") expect(field.options).toContain(value)
    if (field.type === "count") expect(value).toSatisfy((n: number) => n >= field.min && n <= field.max)
    if (field.type !== "items") continue
    expectCovered(field.fields, field.item, `${place}.${field.name}`)
    for (const one of values.get(field.name) ?? []) expectCovered(field.fields, one, `${place}.${field.name}`)
  }
}

test.each(sectionKinds)("the form of %s covers what a new one holds, each part once", (kind) => {
  expectCovered(sectionFields[kind], newContents[kind], kind)
})

test.each(sectionPages)("the forms cover the default sections of %s", (page) => {
  for (const { kind, content } of defaultSections(page)) expectCovered(sectionFields[kind], content, kind)
})

test("a field that is for some looks is for looks that its kind has", () => {
  for (const kind of sectionKinds) {
    const fields: readonly SectionField[] = sectionFields[kind]
    const look = fields.find(({ name }) => name === "look")
    const options = look?.type === "choice" ? look.options : []
    for (const { looks = [] } of fields) for (const one of looks) expect(options).toContain(one)
  }
})
