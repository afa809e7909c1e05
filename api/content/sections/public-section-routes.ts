import { Hono } from "hono"
import { sectionPages, sectionState } from "#core/content/sections/section.ts"
import { sectionIn, sectionPictures } from "#core/content/sections/section-texts.ts"
import { findLandingPage } from "#db/content/landing/landing-pages.ts"
import { findMainLocale } from "#db/content/main-locale.ts"
import { findPageSections } from "#db/content/page-sections.ts"
import { findOwnPage } from "#db/content/pages/own-pages.ts"
import { mediaByUrls } from "#db/media/media.ts"
import type { PublishedContent } from "../../answers/answer-cache.ts"
import { readOptions, readParameters } from "../../catalogue/listing/read-parameters.ts"
import { pictureResource } from "../../media/media-resource.ts"
import { sectionsQuery } from "../contract-section.ts"

/** `GET /sections`: what a page is made of now, hidden and scheduled sections left out; nothing of a page that is not seen. */
export function sectionRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { page, locale } = readOptions(readParameters(c.req.url, Object.keys(sectionsQuery.shape)), sectionsQuery)
    return answers.answer(c, async () => {
      const isHome = sectionPages.some((home) => home === page)
      const isSeen = isHome || ((await findOwnPage(db, page)) ?? (await findLandingPage(db, page)))?.hidden === false
      const found = isSeen ? await findPageSections(db, page) : undefined
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
