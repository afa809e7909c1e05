import { Hono } from "hono"
import { sectionPages } from "#core/content/sections/section.ts"
import { findLandingPage } from "#db/content/landing/landing-pages.ts"
import { findOwnPage } from "#db/content/pages/own-pages.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { sectionsQuery } from "../contract-section.ts"
import { shownSections } from "./shown-sections.ts"

/** `GET /sections`: what a page is made of now, hidden and scheduled sections left out; nothing of a page that is not seen. */
export function sectionRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { page, locale } = readOptions(readParameters(c.req.url, Object.keys(sectionsQuery.shape)), sectionsQuery)
    return answers.answer(c, async () => {
      const isHome = sectionPages.some((home) => home === page)
      const isSeen = isHome || ((await findOwnPage(db, page)) ?? (await findLandingPage(db, page)))?.hidden === false
      const data = isSeen ? await shownSections(db, page, { locale, now: clock() }) : null
      return { body: { data, meta: {} }, tags: ["sections"] }
    })
  })
}
