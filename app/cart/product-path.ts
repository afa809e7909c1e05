/** The page of a product in the cart, where it is ordered. The slug may come out of a stored text. */
export function productPath({ slug }: { slug: string }): string {
  return `/product-details/${encodeURIComponent(slug)}`
}
