import { z } from "zod"
import type { ProductResource, VariantResource } from "#api/catalogue/contract.ts"
import { toSlug } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import { type MediaOptions, mediaFromStrapi } from "../media/media-from-strapi.ts"
import { lenientList, text } from "./lenient.ts"

type Color = NonNullable<ProductResource["colors"]>[number]

/** Colours of one product. */
const maxColors = 40

const strapiColor = z.object({ id: z.int().catch(0), name: text(60), hex: text(9), image: z.unknown().optional() })

/** The colours of a product. */
export function colorsFromStrapi(value: unknown, options: MediaOptions): Color[] {
  const codes = new Set<string>()
  return lenientList(strapiColor, maxColors)
    .parse(value)
    .filter(({ name }) => name !== "")
    .map(({ id, name, hex, image }, index): Color => {
      const code = freeSlug(toSlug(name) || `c${index + 1}`, codes)
      codes.add(code)
      const shown = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex) ? hex : "#cccccc"
      return { id: id || index + 1, code, name, hex: shown, image: mediaFromStrapi(image, options) }
    })
}

/** A variant for each colour of a product, one for a product without colours: Strapi's have no price and no stock of
 *  their own. */
export function variantsOfColors({ colors = [], ...product }: ColoredProduct): VariantResource[] {
  const { documentId, price, lastPrice, discount, quantity, status } = product
  return (colors.length === 0 ? [""] : colors.map(({ code }) => code)).map((code, index) => {
    const id = code ? `${documentId}-${code}` : documentId
    const own = { id: index + 1, documentId: id, sku: id, color: code, size: "", barcode: null, image: null }
    return { ...own, price, lastPrice, discount, quantity, status }
  })
}

type ColoredProduct = Pick<
  ProductResource,
  "documentId" | "price" | "lastPrice" | "discount" | "quantity" | "status" | "colors"
>
