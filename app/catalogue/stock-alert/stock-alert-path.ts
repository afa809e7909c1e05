/** The page that asks to be told when a product, or one variant of it, is back, without language prefix.
 *  @param variant its SKU; null = the whole product */
export function stockAlertPath(slug: string, variant: string | null): string {
  const query = new URLSearchParams({ product: slug, ...(variant && { variant }) })
  return `/stock-alert?${query}`
}
