import { isSlug } from "../text/slug.ts"

/** Bounds of the pages that the merchant adds; texts in characters.
 *  @property stored all pages, also those that were removed and can come back */
export const ownPageLimits = { pages: 50, stored: 100, slug: 60, title: 160 }

/** For how many days a removed page can be brought back. */
export const ownPageDays = 30

/** The path of a page that the merchant added, without language. */
export const ownPagePath = (slug: string): string => `/pages/${slug}`

/** Whether an address may be that of a page. */
export const isPageSlug = (slug: string): boolean => slug.length <= ownPageLimits.slug && isSlug(slug)
