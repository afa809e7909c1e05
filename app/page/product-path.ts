import type { VariantChoice } from "#core/catalogue/variants/variant.ts"

/** The page of a product in the cart, where it is ordered. The slug may come out of a stored text. */
export function productPath({ slug }: { slug: string }): string {
  return `/product-details/${encodeURIComponent(slug)}`
}

/** The same page with a variant chosen, such as the one in the cart. */
export function itemPath({ slug, choice }: { slug: string; choice?: VariantChoice | undefined }): string {
  if (!choice) return productPath({ slug })
  const { color, size } = choice
  return `${productPath({ slug })}?${new URLSearchParams({ ...(color && { color }), ...(size && { size }) })}`
}
