import { sectionState } from "#core/content/sections/section.ts"
import { sectionIn, sectionPictures } from "#core/content/sections/section-texts.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { findPageSections, type PlacedSection } from "#db/content/page-sections.ts"
import type { Db } from "#db/database.ts"
import { mediaByUrls } from "#db/media/media.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { pictureResource } from "../../media/media-resource.ts"
import type { SectionResource } from "../contract-section.ts"

type Moment = { locale: Locale; now: Date }
type NumberedSection = PlacedSection & { id: number }

/** The sections of a page that are visible now, in one language; hidden and scheduled ones are left out.
 *  @param page a home page, or an own or landing page by its documentId
 *  @returns null when nobody has arranged the page */
export async function shownSections(db: Db, page: string, moment: Moment): Promise<SectionResource[] | null> {
  const found = await findPageSections(db, page)
  return found ? toShownSections(db, found.sections, moment) : null
}

/** The same of sections that are given. */
export async function toShownSections(db: Db, sections: readonly NumberedSection[], { locale, now }: Moment) {
  const moment = now.toISOString()
  const shown = sections.filter((section) => sectionState(section, moment) === "visible")
  const languages = { locale, main: await findMainLocale(db) }
  const pictures = await mediaByUrls(db, sectionPictures(shown), locale)
  return shown.map(
    ({ id, ...section }): SectionResource => ({
      id,
      ...sectionIn(section, languages, (url) => {
        const row = pictures.get(url)
        return row ? pictureResource(row) : null
      }),
    }),
  )
}
