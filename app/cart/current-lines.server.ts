import { type CartProduct, cartProduct, cartVariant } from "#core/cart/cart-product.ts"
import type { CurrentLine } from "#core/cart/cart-refresh.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"

/** Addresses that are asked for one by one: those that a product has had. */
const maxRenamed = 5

type RequestedLine = Pick<CurrentLine, "slug" | "variant">

/** Reads the present state of the lines of a cart, in their order: three calls for all of them, and one more for each
 *  of a few products that had another address.
 *  @param lines a documentId or an id is accepted in place of a slug, a SKU in place of a variant's documentId */
export async function currentLines(content: Content, lines: RequestedLine[], locale: Locale): Promise<CurrentLine[]> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))]
  const known = await content.products(slugs, locale)
  const strange = slugs.filter((slug) => !known.has(slug)).slice(0, maxRenamed)
  const renamed = new Map(await Promise.all(strange.map(async (slug) => [slug, await content.slugOf(slug)] as const)))
  const found = await content.products(
    [...renamed.values()].flatMap((slug) => slug ?? []),
    locale,
  )
  const productOf = (slug: string) => known.get(slug) ?? found.get(renamed.get(slug) ?? "")
  const withVariants = slugs.flatMap((slug) => productOf(slug) ?? []).filter(({ variantCount }) => variantCount > 0)
  const variants = await content.variantsOf(
    withVariants.map(({ id }) => id),
    locale,
  )
  return lines.map(({ slug, variant }) => {
    const product = productOf(slug)
    return { slug, variant, product: product ? currentProduct(product, variants.get(product.id) ?? [], variant) : null }
  })
}

/** A product as its line shows it: with the variant that is chosen, or the only one that there is. */
function currentProduct(product: Product, variants: Variant[], variantId: string): CartProduct | null {
  if (product.variantCount === 0) return cartProduct(product)
  const [only, ...others] = variants
  if (variantId === "" && others.length > 0) return { ...cartProduct(product), needsChoice: true }
  const variant =
    variantId === "" ? only : variants.find(({ documentId, sku }) => documentId === variantId || sku === variantId)
  if (!variant) return null
  const nameIn = (values: readonly { code: string; name: string }[], code: string) =>
    values.find((value) => value.code === code)?.name ?? ""
  const names = {
    color: nameIn(product.colors, variant.color),
    size: nameIn(product.sizeOption?.values ?? [], variant.size),
  }
  return cartVariant(product, variant, names)
}
