import { isKnownSection, sectionsAnswer } from "#api/content/contract-section.ts"
import { type SectionPage, sectionPages } from "#core/content/sections/section.ts"
import { mapPictures } from "#core/content/sections/section-texts.ts"
import type { Content } from "./content.server.ts"
import type { PageSection } from "./content.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { picture } from "./seam/picture-from-wire.server.ts"
import { bodyReader } from "./seam/read.server.ts"
import type { TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"

/** The part of the client that reads what home pages are made of. */
export function createSections(call: ApiCall, clock: TagClock): Pick<Content, "sections"> {
  const read = bodyReader(call)

  const reader = (page: SectionPage) =>
    perLocale((locale) =>
      tagged<PageSection[] | null>(clock, async () => {
        const query = { page, locale }
        const { data } = await read({ from: "GET /api/sections", query, answer: sectionsAnswer })
        const value = data?.filter(isKnownSection).map((section) => mapPictures(section, picture)) ?? null
        return { value, tags: ["sections"] }
      }),
    )
  const pages = new Map(sectionPages.map((page) => [page, reader(page)]))

  return {
    // An API that has none, or a broken answer, leaves a page to the default sections.
    sections: async (page, locale) =>
      (await pages
        .get(page)?.(locale)
        .catch(() => null)) ?? null,
  }
}
