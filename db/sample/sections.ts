import { newBanner, newContents, newSlide, newTab } from "#core/content/sections/new-section.ts"
import { type SectionKind, sectionKinds, sectionPages } from "#core/content/sections/section.ts"
import { sections } from "#sample/sections.ts"
import type { SampleSection, SampleSectionItem } from "#sample/types.ts"
import { type PlacedSection, replacePageSections } from "../content/page-sections.ts"
import type { Tx } from "../database.ts"

function kindOf({ kind }: SampleSection): SectionKind {
  const known = sectionKinds.find((one) => one === kind)
  if (!known) throw new Error(`The sample has a section of the kind ${kind}, which does not exist`)
  return known
}

const pictureOf = ({ picture }: { picture?: string }) => (picture ? { picture: `/media/${picture}.webp` } : {})

/** Default fields of an item of a section, which the sample leaves out. */
const newItem = (kind: SectionKind) => {
  if (kind === "slides") return newSlide
  return kind === "banners" ? newBanner : { picture: null, product: null }
}

/** A section of the sample with all that its kind holds. */
export function sampleSection(section: SampleSection): PlacedSection {
  const kind = kindOf(section)
  const { kind: _kind, items, tabs, lists, ...own } = section
  const withDefaults = (item: SampleSectionItem) => ({ ...newItem(kind), ...item, ...pictureOf(item) })
  const content = {
    ...newContents[kind],
    ...own,
    ...pictureOf(own),
    ...(items && { items: items.map(withDefaults) }),
    ...(tabs && { tabs: tabs.map((tab) => ({ ...newTab, ...tab })) }),
    ...(lists && { lists: lists.map((list) => ({ ...newTab, ...list })) }),
  }
  // Tests hold the sample's sections against the contract.
  return { kind, content, hidden: false, startsAt: null, endsAt: null } as PlacedSection
}

/** Stores the sections of the four home pages. */
export async function storeSections(tx: Tx, now: Date): Promise<void> {
  for (const page of sectionPages) {
    await replacePageSections(tx, { page, readAt: null, sections: sections[page].map(sampleSection) }, now)
  }
}
