import { expect, test } from "vitest"
import { newSection } from "#core/content/sections/new-section.ts"
import { sectionKinds, sectionLimits } from "#core/content/sections/section.ts"
import {
  defaultDrafts,
  duplicateSection,
  isFull,
  moveSection,
  newDraft,
  restoreSection,
  toPageDraft,
  toPageInput,
} from "./section-draft.ts"
import { itemsIn } from "./section-values.ts"

const always = { hidden: false, startsAt: null, endsAt: null }
const read = "2026-11-21T10:00:00.000Z"
const stored = (...kinds: ("slides" | "posts" | "banners" | "product-tabs")[]) => ({
  sections: kinds.map((kind) => ({ ...newSection(kind), ...always })),
  updatedAt: read,
})
const page = () => toPageDraft(stored("product-tabs", "posts", "banners"))
const kindsOf = (sections: { kind: string }[]) => sections.map(({ kind }) => kind)

test("what is read is sent as it was, without the keys of the browser", () => {
  const answer = stored("product-tabs", "posts")
  const draft = toPageDraft(answer)
  expect(new Set(itemsIn(draft.sections[0]?.content ?? {}, "tabs").map(({ key }) => key)).size).toBe(3)
  expect(toPageInput(draft)).toEqual({ sections: answer.sections, updatedAt: read })
})

test("a page that nobody has arranged has the default sections, and sends none until somebody starts from them", () => {
  const draft = toPageDraft({ ...stored("posts"), updatedAt: null })
  expect(draft.isDefault).toBe(true)
  expect(toPageInput(draft)).toEqual({ sections: [], updatedAt: null })
  const { sections } = toPageInput({ ...draft, isDefault: false })
  expect(kindsOf(sections)).toEqual(["posts"])
  expect(kindsOf(defaultDrafts("home-2")).slice(0, 2)).toEqual(["slides", "categories"])
})

test("what is stored keeps the keys of what was sent, so that open rows stay open", () => {
  const sent = page()
  const saved = toPageDraft(stored("product-tabs", "posts", "banners"), sent)
  expect(saved.sections).toEqual(sent.sections)
  const other = toPageDraft(stored("posts"), sent)
  expect(other.sections[0]?.key).not.toBe(sent.sections[0]?.key)
})

test("a section moves by one place, and not beyond the ends", () => {
  const { sections } = page()
  const key = sections[1]?.key ?? ""
  expect(kindsOf(moveSection(sections, key, -1))).toEqual(["posts", "product-tabs", "banners"])
  expect(kindsOf(moveSection(sections, key, 1))).toEqual(["product-tabs", "banners", "posts"])
  expect(moveSection(sections, sections[0]?.key ?? "", -1)).toBe(sections)
  expect(moveSection(sections, sections[2]?.key ?? "", 1)).toBe(sections)
  expect(moveSection(sections, "none", 1)).toBe(sections)
})

test("a copy stands behind its original, with the same content and keys of its own", () => {
  const { sections } = page()
  const original = sections[0]
  const { sections: more, copy } = duplicateSection(sections, original?.key ?? "")
  expect(kindsOf(more)).toEqual(["product-tabs", "product-tabs", "posts", "banners"])
  expect(more[1]?.key).toBe(copy)
  const tabs = (at: number) => itemsIn(more[at]?.content ?? {}, "tabs")
  expect(tabs(1).map(({ rule }) => rule)).toEqual(tabs(0).map(({ rule }) => rule))
  expect(tabs(1).map(({ key }) => key)).not.toEqual(tabs(0).map(({ key }) => key))
  const [first, second] = toPageInput({ sections: more, isDefault: false, updatedAt: read }).sections
  expect(second).toEqual(first)
})

test("a removed section comes back to its place, with what was changed meanwhile", () => {
  const { sections } = page()
  const [tabs, posts, banners] = sections
  if (!(tabs && posts && banners)) throw new Error("three sections")
  const hidden = { ...posts, hidden: true }
  expect(restoreSection([hidden, banners], tabs, 0)).toEqual([tabs, hidden, banners])
  expect(restoreSection([], banners, 2)).toEqual([banners])
  const full = Array.from({ length: sectionLimits.sections }, () => newDraft("posts"))
  expect(isFull({ sections: full })).toBe(true)
  expect(restoreSection(full, tabs, 0)).toBe(full)
})

test("a new section of each kind is sent as the contract has it", () => {
  const sections = sectionKinds.map(newDraft)
  const input = toPageInput({ sections, isDefault: false, updatedAt: null })
  expect(input.sections).toEqual(sectionKinds.map((kind) => ({ ...newSection(kind), ...always })))
})
