import { expect, test } from "vitest"
import { newBanner } from "#core/content/sections/new-section.ts"
import type { SectionKind } from "#core/content/sections/section.ts"
import { newDraft, type SectionDraft } from "./section-draft.ts"
import { toLink } from "./section-link.ts"
import { findProblems, sectionIndex } from "./section-problems.ts"
import type { SectionValues } from "./section-values.ts"

const now = "2026-11-21T10:00:00.000Z"
const later = "2026-11-22T10:00:00.000Z"

const section = (kind: SectionKind, content: SectionValues, times: Partial<SectionDraft> = {}): SectionDraft => {
  const draft = newDraft(kind)
  return { ...draft, ...times, content: { ...draft.content, ...content } }
}
const problems = (...sections: SectionDraft[]) =>
  findProblems({ sections, isDefault: false, updatedAt: null }).map(({ field, problem }) => `${field} ${problem}`)

test("links lead into the shop, also those of entries", () => {
  const banner = (link: string) => ({ ...newBanner, key: link, link })
  expect(
    problems(section("text-picture", { link: "/shop?sort=new-added" }), section("banners", { items: [] })),
  ).toEqual([])
  expect(
    problems(
      section("text-picture", { link: "https://example.org" }),
      section("banners", { items: [banner("/shop"), banner("//example.org")] }),
    ),
  ).toEqual(["sections.0.content.link link", "sections.1.content.items.1.link link"])
})

test("an end is after its beginning, a video has a name, a department is there once", () => {
  expect(problems(section("posts", {}, { startsAt: now, endsAt: later }))).toEqual([])
  expect(problems(section("posts", {}, { startsAt: later, endsAt: now }))).toEqual(["sections.0.endsAt ends"])
  expect(problems(section("posts", {}, { startsAt: now, endsAt: now }))).toEqual(["sections.0.endsAt ends"])
  expect(problems(section("video", { videoId: "<script>" }))).toEqual(["sections.0.content.videoId video"])
  const items = ["beauty", "fashion", "beauty"].map((universe, at) => ({ key: String(at), universe }))
  expect(problems(section("universes", { items }))).toEqual(["sections.0.content.items.2.universe twice"])
})

test("a page names no more products than the API takes", () => {
  const row = (at: number, count: number) =>
    section("product-row", { slugs: Array.from({ length: count }, (_, index) => `product-${at}-${index}`) })
  const rows = (last: number) => [...Array.from({ length: 6 }, (_, at) => row(at, 12)), row(6, last)]
  expect(problems(...rows(8))).toEqual([])
  expect(problems(...rows(9))).toEqual(["sections named"])
})

test("the default sections have no problems: they are not sent", () => {
  const sections = [section("text-picture", { link: "https://example.org" })]
  expect(findProblems({ sections, isDefault: true, updatedAt: null })).toEqual([])
})

test("a field is found in its section", () => {
  expect(sectionIndex("sections.12.content.items.1.link")).toBe(12)
  expect(sectionIndex("sections")).toBeUndefined()
})

test.each([
  ["https://shop.example/ar/shop?category=sacs", "/shop?category=sacs"],
  [" /en/coupons ", "/coupons"],
  ["/shop", "/shop"],
  ["", ""],
  ["https://other.example/shop", "https://other.example/shop"],
  ["https://shop.example.org/shop", "https://shop.example.org/shop"],
])("an address of the shop is meant as its path: %s", (typed, link) => {
  expect(toLink(typed, "https://shop.example")).toBe(link)
})
