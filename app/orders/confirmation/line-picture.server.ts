import type { Product } from "#core/catalogue/product.ts"
import type { Picture } from "#core/media/picture.ts"
import type { OrderLine } from "#core/orders/order.ts"

/** The picture that an order's line names: that of its product, or the bare address when the product has it no more. */
export function findLinePicture(
  products: ReadonlyMap<string, Product>,
  { slug, image: url }: Pick<OrderLine, "slug" | "image">,
): Picture | null {
  if (!url) return null
  const product = products.get(slug)
  const pictures = [product?.image, ...(product?.colors.map(({ image }) => image) ?? [])]
  return pictures.find((picture) => picture?.url === url) ?? { url, width: 1000, height: 1000, alt: "" }
}
