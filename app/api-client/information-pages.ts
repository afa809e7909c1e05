/** The information pages by their slugs, which are their addresses too. */
export const informationPages = [
  { slug: "about", prices: false },
  { slug: "delivery-returns", prices: true },
  { slug: "privacy", prices: false },
  { slug: "terms", prices: false },
] as const

/** Whether a page has an address of its own in the table of routes; the others are those that the merchant added. */
export const isInformationPage = (slug: string): boolean => informationPages.some((page) => page.slug === slug)

/** @param path without language prefix; slashes at its end count for nothing, as in the table of routes
 *  @throws for an address that is none of theirs */
export function informationPageAt(path: string): (typeof informationPages)[number] {
  const page = informationPages.find(({ slug }) => path.replace(/\/+$/, "") === `/${slug}`)
  if (!page) throw new Error(`Not an information page: ${path}`)
  return page
}
