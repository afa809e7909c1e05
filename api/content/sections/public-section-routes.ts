import { Hono } from "hono"
import { sectionState } from "#core/content/sections/section.ts"
import { sectionIn, sectionPictures } from "#core/content/sections/section-texts.ts"
import { findMainLocale } from "#db/content/main-locale.ts"
import { findPageSections } from "#db/content/page-sections.ts"
import { mediaByUrls } from "#db/media/media.ts"
import type { PublishedContent } from "../../answers/answer-cache.ts"
import { readOptions, readParameters } from "../../catalogue/listing/read-parameters.ts"
import { pictureResource } from "../../media/media-resource.ts"
import { sectionsQuery } from "../contract-section.ts"

/** `GET /sections`: what a home page is made of now, hidden and scheduled sections left out. */
export function sectionRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { page, locale } = readOptions(readParameters(c.req.url, Object.keys(sectionsQuery.shape)), sectionsQuery)
    return answers.answer(c, async () => {
      const found = await findPageSections(db, page)
      const now = clock().toISOString()
      const shown = found?.sections.filter((section) => sectionState(section, now) === "visible") ?? []
      const languages = { locale, main: await findMainLocale(db) }
      const pictures = await mediaByUrls(db, sectionPictures(shown), locale)
      const data = shown.map(({ id, ...section }) => ({
        id,
        ...sectionIn(section, languages, (url) => {
          const row = pictures.get(url)
          return row ? pictureResource(row) : null
        }),
      }))
      return { body: { data: found ? data : null, meta: {} }, tags: ["sections"] }
    })
  })
}
