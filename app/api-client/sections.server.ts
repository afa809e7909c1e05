import { data } from "react-router"
import { z } from "zod"
import { homePreview } from "#api/content/contract-preview.ts"
import { isKnownSection, sectionsAnswer } from "#api/content/contract-section.ts"
import type { MediaResource } from "#api/media/contract.ts"
import { landingLimits } from "#core/content/landing-page.ts"
import { ownPageLimits } from "#core/content/own-page.ts"
import { sectionPages } from "#core/content/sections/section.ts"
import { mapPictures } from "#core/content/sections/section-texts.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import type { Picture } from "#core/media/picture.ts"
import type { Content } from "./content.server.ts"
import type { PageSection } from "./content.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { picture } from "./transport/picture-from-wire.server.ts"
import { lackingAge, optionalReader } from "./transport/read.server.ts"
import type { TagClock } from "./transport/tag-clock.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** Pages in their languages that are cached: all of them, each read more than once. */
const maxPages = locales.length * (sectionPages.length + ownPageLimits.pages + landingLimits.pages)

const previewAnswer = z.object({ data: homePreview })

type SectionsOnWire = z.infer<typeof sectionsAnswer>["data"]

/** A section's own picture, whose colour goes on around it: exact, where that of a product is rounded. */
function sectionPicture(media: MediaResource | null): Picture | null {
  const own = picture(media)
  return own && media?.dominantColor ? { ...own, color: media.dominantColor } : own
}

/** The sections that this program knows, with their pictures; null = nobody has arranged the page. */
export function sectionsFromWire(sections: SectionsOnWire): PageSection[] | null {
  return sections?.filter(isKnownSection).map((section) => mapPictures(section, sectionPicture)) ?? null
}

/** The part of the client that reads what pages are made of. */
export function createSections(call: ApiCall, clock: TagClock): Pick<Content, "sections" | "previewedHome"> {
  const read = optionalReader(call)

  const pages = taggedLru<PageSection[] | null>(clock, { maxWeight: maxPages, weightOf: () => 1 })

  const readPage = (page: string, locale: Locale) =>
    pages(`${locale} ${page}`, async () => {
      const answer = await read({ from: "GET /api/sections", query: { page, locale }, answer: sectionsAnswer })
      if (!answer) return { value: null, tags: ["sections"], maxAge: lackingAge }
      return { value: sectionsFromWire(answer.data), tags: ["sections"] }
    })

  return {
    // A broken answer leaves a page to the default sections.
    sections: (page, locale) => readPage(page, locale).catch(() => null),
    async previewedHome(token, locale) {
      const found = await readPreview(call, { token, locale, answer: previewAnswer })
      if (!found) throw data("Page not found", { status: 404 })
      const { page, sections } = found
      const places = sections.filter(isKnownSection).map(({ id }) => id)
      return { page, sections: sectionsFromWire(sections) ?? [], places }
    },
  }
}
