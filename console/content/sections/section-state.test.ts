import { expect, test } from "vitest"
import { type SectionKind, sectionKinds } from "#core/content/sections/section.ts"
import { sectionFields } from "#core/content/sections/section-fields.ts"
import { groupFields } from "./fields/field-groups.ts"
import { newDraft } from "./section-draft.ts"
import { draftState, isBlank, ownWords } from "./section-state.ts"
import type { SectionValues } from "./section-values.ts"

const now = new Date("2026-11-21T10:00:00.000Z")
const text = (fr: string, ar = "") => ({ fr, ar, en: "" })
const draft = (kind: SectionKind, content: SectionValues = {}) => {
  const made = newDraft(kind)
  return { ...made, content: { ...made.content, ...content } }
}

test("a new section that must be filled in has nothing to show yet, others fill themselves", () => {
  expect(sectionKinds.filter((kind) => isBlank(newDraft(kind)))).toEqual(["banners", "text-picture", "video"])
  expect(isBlank(draft("product-row", { rule: "hand-picked" }))).toBe(true)
  expect(isBlank(draft("product-row", { rule: "hand-picked", slugs: ["aura"] }))).toBe(false)
  expect(isBlank(draft("product-row", { rule: "category", category: "" }))).toBe(true)
  expect(isBlank(draft("product-tabs", { tabs: [] }))).toBe(false)
  expect(isBlank(draft("product-lists", { lists: [] }))).toBe(true)
  expect(isBlank(draft("text-picture", { text: text("", "نص") }))).toBe(false)
})

test("a section stands as its times say, and then as its content does", () => {
  const posts = draft("posts")
  expect(draftState(posts, now)).toBe("visible")
  expect(draftState({ ...posts, startsAt: "2026-11-21T10:00:01.000Z" }, now)).toBe("scheduled")
  expect(draftState({ ...posts, endsAt: "2026-11-21T10:00:00.000Z" }, now)).toBe("ended")
  expect(draftState({ ...draft("video"), hidden: true }, now)).toBe("hidden")
  expect(draftState(draft("video"), now)).toBe("blank")
})

test("a section is named by its title, else by that of its first entry", () => {
  expect(ownWords(draft("posts", { title: text("Le journal", "المجلة") }), "ar")).toBe("المجلة")
  expect(ownWords(draft("banners", { items: [{ key: "a", title: text("La saison") }] }), "en")).toBe("La saison")
  expect(ownWords(draft("promises"), "fr")).toBe("")
})

test("a look shows its own fields, neighbours of a sort together", () => {
  const names = (look: string) =>
    groupFields(sectionFields["product-row"], look).map((group) =>
      group.as === "items" ? group.field.name : group.fields.map(({ name }) => name),
    )
  expect(names("grid")).toEqual([["look", "rule", "universe", "count"], ["title", "button"], ["link"]])
  expect(names("scene")).toEqual([
    ["look", "rule", "universe"],
    ["title", "text"],
  ])
  expect(names("banner").at(-1)).toEqual(["product", "picture"])
})
