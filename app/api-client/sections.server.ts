import type { z } from "zod"
import { isKnownSection, sectionsAnswer } from "#api/content/contract-section.ts"
import { landingLimits } from "#core/content/landing-page.ts"
import { ownPageLimits } from "#core/content/own-page.ts"
import { sectionPages } from "#core/content/sections/section.ts"
import { mapPictures } from "#core/content/sections/section-texts.ts"
import type { Content } from "./content.server.ts"
import type { PageSection } from "./content.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { picture } from "./seam/picture-from-wire.server.ts"
import { lackingAge, optionalReader } from "./seam/read.server.ts"
import type { TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"

const maxPages = sectionPages.length + ownPageLimits.pages + landingLimits.pages

type SectionsOnWire = z.infer<typeof sectionsAnswer>["data"]

/** The sections that this program knows, with their pictures; null = nobody has arranged the page. */
export function sectionsFromWire(sections: SectionsOnWire): PageSection[] | null {
  return sections?.filter(isKnownSection).map((section) => mapPictures(section, picture)) ?? null
}

/** The part of the client that reads what pages are made of. */
export function createSections(call: ApiCall, clock: TagClock): Pick<Content, "sections"> {
  const read = optionalReader(call)

  const reader = (page: string) =>
    perLocale((locale) =>
      tagged<PageSection[] | null>(clock, async () => {
        const query = { page, locale }
        const answer = await read({ from: "GET /api/sections", query, answer: sectionsAnswer })
        if (!answer) return { value: null, tags: ["sections"], maxAge: lackingAge }
        return { value: sectionsFromWire(answer.data), tags: ["sections"] }
      }),
    )
  const pages = new Map<string, ReturnType<typeof reader>>()
  const readerOf = (page: string) => {
    const known = pages.get(page) ?? reader(page)
    // The oldest goes: pages that were removed are not asked for any more.
    pages.delete(page)
    pages.set(page, known)
    for (const oldest of pages.keys()) {
      if (pages.size <= maxPages) break
      pages.delete(oldest)
    }
    return known
  }

  return {
    // A broken answer leaves a page to the default sections.
    sections: (page, locale) => readerOf(page)(locale).catch(() => null),
  }
}
