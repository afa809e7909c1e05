import { type CartProduct, cartProduct, cartVariant } from "#core/cart/cart-product.ts"
import type { CurrentLine } from "#core/cart/cart-refresh.ts"
import type { Product } from "#core/catalogue/product.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"
import { findListedProducts } from "./listed-products.server.ts"

type RequestedLine = Pick<CurrentLine, "slug" | "variant">

/** Reads the present state of the lines of a cart, in their order: three calls for all of them, and one more for each
 *  of a few products that had another address. Lines of which nothing is known are left out.
 *  @param lines a documentId or an id is accepted in place of a slug, a SKU in place of a variant's documentId */
export async function currentLines(content: Content, lines: RequestedLine[], locale: Locale): Promise<CurrentLine[]> {
  const slugs = lines.map(({ slug }) => slug)
  const products = await findListedProducts(content, slugs, locale)
  const withVariants = [...products.values()].flatMap((product) => (product?.variantCount ? product.id : []))
  const variants = await content.variantsOf(withVariants, locale)
  return lines.flatMap(({ slug, variant }) => {
    const product = products.get(slug)
    if (product === undefined) return []
    return { slug, variant, product: product && currentProduct(product, variants.get(product.id) ?? [], variant) }
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
