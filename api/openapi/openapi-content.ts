import { sectionPages } from "#core/content/sections/section.ts"
import { itemEnvelope, listEnvelope } from "../common/contract-envelope.ts"
import { postResource } from "../content/contract.ts"
import { pageResource } from "../content/contract-page.ts"
import { sectionsAnswer } from "../content/contract-section.ts"
import { topicsAnswer } from "../content/contract-topics.ts"
import { landingAnswer } from "../content/landing/contract-landing.ts"
import { menusAnswer } from "../content/menus/contract-menu.ts"
import { headsAnswer } from "../content/page-heads/contract-head.ts"
import { redirectAnswer } from "../content/redirects/contract-redirect.ts"
import { inPath, type Json, listReading, parameter, reading } from "./openapi-parts.ts"
import { locale, search } from "./openapi-query.ts"

/** The paths of posts, pages and what the merchant writes around them.
 *  @param list parameters of a list
 *  @param one parameters of one entry */
export const contentPaths = (list: Json[], one: Json[]): Record<string, Json> => ({
  "/api/posts": { get: listReading("Posts of the blog", listEnvelope(postResource), [...list, search]) },
  "/api/posts/{documentId}": { get: reading("One post", itemEnvelope(postResource), [inPath("documentId"), ...one]) },
  "/api/post-topics": {
    get: reading("What the posts are about, and how many are about each", topicsAnswer, [locale]),
  },
  "/api/pages": { get: listReading("Information pages", listEnvelope(pageResource), list) },
  "/api/sections": {
    get: reading(
      "What a home page, an own page or a landing page is made of now; null = the default sections",
      sectionsAnswer,
      [parameter("page", { type: "string", examples: [...sectionPages] }, { required: true }), locale],
    ),
  },
  "/api/landing-pages": { get: reading("The landing pages of products", landingAnswer, [locale]) },
  "/api/page-heads": { get: reading("What pages say of themselves to search engines", headsAnswer, [locale]) },
  "/api/menus": { get: reading("What the menus of every page show", menusAnswer, [locale]) },
  "/api/redirects": {
    get: reading("Where an address of another shop leads", redirectAnswer, [
      parameter("path", { type: "string", maxLength: 3000 }, { required: true }),
    ]),
  },
})
