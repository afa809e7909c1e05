import { expect, test } from "vitest"
import { menuLimits } from "#core/content/menus/menu.ts"
import {
  defaultEntries,
  type EntryDraft,
  findEntryProblems,
  isMenuFull,
  isUnderTitle,
  newEntry,
  restoreEntry,
  toMenuDraft,
  toMenuInput,
} from "./menu-draft.ts"

const read = "2026-11-21T10:00:00.000Z"
const stored = (...entries: EntryDraft[]) => ({
  entries: entries.map(({ key: _, ...entry }) => entry),
  updatedAt: read,
})
const page = (value: string, inside = false): EntryDraft => ({ ...newEntry("page", []), value, inside })

test("what is read is sent as it was; a default menu sends nothing", () => {
  const answer = stored(page("shop"), page("blog"))
  expect(toMenuInput(toMenuDraft(answer))).toEqual(answer)
  expect(toMenuInput(toMenuDraft({ ...answer, updatedAt: null }))).toEqual({ entries: [], updatedAt: null })
})

test("what is stored keeps the keys of what was sent", () => {
  const sent = toMenuDraft(stored(page("shop"), page("blog")))
  expect(toMenuDraft(stored(page("shop"), page("blog")), sent)).toEqual(sent)
})

test("a new entry goes under the title that stands last", () => {
  const title = { ...newEntry("title", []), value: "more" }
  expect(newEntry("page", [title]).inside).toBe(true)
  expect(newEntry("page", [title, page("cart", true)]).inside).toBe(true)
  expect(newEntry("page", [title, page("cart", true), page("blog")]).inside).toBe(false)
  expect(newEntry("title", [title]).inside).toBe(false)
})

test("an entry stands under a title only where there is one right above it", () => {
  const title = { ...newEntry("title", []), value: "more" }
  const entries = [
    page("shop", true),
    title,
    page("cart", true),
    page("compare", true),
    page("blog"),
    page("about", true),
  ]
  expect(entries.map((_, at) => isUnderTitle(entries, at))).toEqual([false, false, true, true, false, false])
})

test("a removed entry comes back to its place, unless the menu is full", () => {
  const [first, second] = [page("shop"), page("blog")]
  expect(restoreEntry([second], first, 0)).toEqual([first, second])
  const full = Array.from({ length: menuLimits.entries }, () => page("shop"))
  expect(isMenuFull(full)).toBe(true)
  expect(restoreEntry(full, first, 0)).toBe(full)
})

test("an entry without a target or a name is found by its place", () => {
  const named = { ...newEntry("address", []), value: " https://blida.example ", text: { fr: " Blog ", ar: "", en: "" } }
  const entries = [page("shop"), page(""), newEntry("title", []), named, { ...named, value: "http://blida.example" }]
  const fields = findEntryProblems({ entries, isDefault: false, updatedAt: read }, "fr").map(({ field }) => field)
  expect(fields).toEqual(["entries.1.value", "entries.2.text.fr", "entries.4.value"])
  const inArabic = findEntryProblems({ entries, isDefault: false, updatedAt: read }, "ar").map(({ field }) => field)
  expect(inArabic).toEqual(["entries.1.value", "entries.2.text.ar", "entries.4.value"])
  expect(findEntryProblems({ entries, isDefault: true, updatedAt: null }, "fr")).toEqual([])
})

test("the default menus have nothing wrong with them", () => {
  const entries = defaultEntries("header")
  expect(findEntryProblems({ entries, isDefault: false, updatedAt: null }, "fr")).toEqual([])
})
