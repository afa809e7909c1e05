/** The address under which a list is shown to others: `/wishlist?products=slug,slug`.
 *  @param page path without language */
export function sharedPath(page: string, list: readonly { slug: string }[]): string {
  return `${page}?products=${list.map(({ slug }) => encodeURIComponent(slug)).join(",")}`
}
