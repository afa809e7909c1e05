import { newSection } from "./new-section.ts"
import { pageUniverse, type SectionPage } from "./section.ts"
import type { StoredSection } from "./section-texts.ts"

/** A shop with fewer products shows each once, under what is new. */
export const smallShop = 5

const start = (isSmall: boolean): StoredSection[] => [
  newSection("slides", { look: "tile" }),
  newSection("universes"),
  ...(isSmall ? [] : [newSection("product-tabs")]),
  newSection("deal"),
  newSection("promises"),
  newSection("categories"),
  newSection("product-row", { look: "large-first", link: "/shop?sort=new-added", count: 5 }),
  ...(isSmall ? [] : [newSection("product-lists")]),
  newSection("posts"),
  newSection("newsletter"),
]

/** Sections of a landing page that nobody has arranged. */
export const landingSections: readonly StoredSection[] = [newSection("order-form")]

/** The sections of a page that nobody has arranged: rules alone find what they show, so they suit any shop.
 *  @param isSmall whether the shop has fewer products than `smallShop` */
export function defaultSections(page: SectionPage, isSmall = false): StoredSection[] {
  const universe = pageUniverse[page]
  if (universe === null) return start(isSmall)
  return [
    newSection("slides", { look: universe === "fashion" ? "alone" : "full", universe, fill: 4 }),
    newSection("categories", { look: universe === "beauty" ? "discs" : "tiles", universe }),
    newSection("product-row", { rule: "top-rated", universe }),
    newSection("deal", { universe }),
    newSection("product-tabs", { universe, tabs: [], open: 0 }),
    newSection("product-row", { rule: "best-sellers", universe }),
    newSection("reviews", { universe }),
    newSection("brands", { universe }),
    newSection("posts"),
    newSection("promises"),
  ]
}
