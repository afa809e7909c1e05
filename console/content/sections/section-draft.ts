import type { AdminSections } from "#api/content/contract-admin-section.ts"
import { defaultSections } from "#core/content/sections/default-sections.ts"
import { newContents } from "#core/content/sections/new-section.ts"
import {
  type SectionKind,
  type SectionPage,
  type SectionTimes,
  sectionLimits,
  sectionPages,
} from "#core/content/sections/section.ts"
import { namedProducts } from "#core/content/sections/section-texts.ts"
import { randomId } from "#core/random-id.ts"
import { type SectionValues, withKeys, withoutKeys } from "./section-values.ts"

/** A section as its form holds it. `key` names it in the browser alone. */
export type SectionDraft = SectionTimes & { key: string; kind: SectionKind; content: SectionValues }

/** A page as its form holds it. `isDefault`: it has the default sections, and none of its own. */
export type PageDraft = { sections: SectionDraft[]; isDefault: boolean; updatedAt: string | null }

const always: SectionTimes = { hidden: false, startsAt: null, endsAt: null }

const isHome = (page: string): page is SectionPage => sectionPages.some((one) => one === page)

/** Whether a page that nobody has arranged shows sections: those that the merchant added show none. */
export const hasDefaults = (page: string): boolean => isHome(page)

/** Converts the API's page to the form's values.
 *  @param before the form that was sent: its keys stay, so that what is open stays open */
export function toPageDraft(
  { page = "home", sections, updatedAt }: Pick<AdminSections, "sections" | "updatedAt"> & { page?: string },
  before?: PageDraft,
) {
  const known = before?.sections.length === sections.length ? before.sections : []
  const drafts = sections.map(({ kind, content, hidden, startsAt, endsAt }, at): SectionDraft => {
    const same = known[at]?.kind === kind ? known[at] : undefined
    return {
      key: same?.key ?? randomId(),
      kind,
      hidden,
      startsAt,
      endsAt,
      content: withKeys({ ...content }, randomId, same?.content),
    }
  })
  return { sections: drafts, isDefault: updatedAt === null && hasDefaults(page), updatedAt } satisfies PageDraft
}

/** Converts the form to the request: a page with the default sections has none of its own. */
export const toPageInput = ({ sections, isDefault, updatedAt }: PageDraft) => ({
  sections: isDefault ? [] : sections.map(({ key: _, content, ...one }) => ({ ...one, content: withoutKeys(content) })),
  updatedAt,
})

export const newDraft = (kind: SectionKind): SectionDraft => ({
  ...always,
  key: randomId(),
  kind,
  content: withKeys({ ...newContents[kind] }, randomId),
})

/** The default sections of a page as its form holds them. */
export const defaultDrafts = (page: string): SectionDraft[] =>
  (isHome(page) ? defaultSections(page) : []).map(({ kind, content }) => ({
    ...newDraft(kind),
    content: withKeys({ ...content }, randomId),
  }))

export const isFull = ({ sections }: Pick<PageDraft, "sections">): boolean => sections.length >= sectionLimits.sections

/** Moves a section; at the ends of the list it stays where it is.
 *  @param by -1 = up, 1 = down */
export function moveSection<T extends { key: string }>(sections: T[], key: string, by: -1 | 1): T[] {
  const from = sections.findIndex((one) => one.key === key)
  const moved = sections[from]
  const to = from + by
  if (!moved || to < 0 || to >= sections.length) return sections
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Puts a copy of a section behind it.
 *  @returns the list and the key of the copy */
export function duplicateSection(sections: SectionDraft[], key: string) {
  const at = sections.findIndex((one) => one.key === key)
  const original = sections[at]
  if (!original) return { sections, copy: key }
  const content = withKeys(withoutKeys(original.content), randomId)
  const copy: SectionDraft = { ...original, key: randomId(), content }
  return { sections: sections.toSpliced(at + 1, 0, copy), copy: copy.key }
}

/** Puts a section back that was removed, unless the page is full by now.
 *  @param at where it was */
export const restoreSection = (sections: SectionDraft[], section: SectionDraft, at: number): SectionDraft[] =>
  isFull({ sections }) ? sections : sections.toSpliced(Math.min(at, sections.length), 0, section)

/** Counts the products that the sections name, each once. */
export const countNamed = (sections: readonly SectionDraft[]): number => namedProducts(sections).length
