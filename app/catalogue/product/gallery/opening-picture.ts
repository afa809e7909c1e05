import { startingChoice } from "#core/catalogue/variants/choose-variant.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import type { Picture } from "#core/media/picture.ts"
import type { BlockProduct } from "../../../cards/block-product.ts"
import { withChoice } from "../choice/choice-address.ts"
import { choicePicture } from "./gallery-pictures.ts"

/** The picture that a product's page begins with where something is chosen beforehand, such as by its address.
 *  @param requested by codes; what the product does not have is not chosen
 *  @returns null where nothing is requested, or what is has no picture of its own */
export function openingPicture(product: BlockProduct, requested: VariantChoice): Picture | null {
  if (!(requested.color || requested.size)) return null
  return choicePicture(product, startingChoice(product, requested))
}

/** How a page of a product is shared: the picture of what its address chooses, and the query that names that, which the
 *  networks read again as the page's own address.
 *  @returns the product's main picture and "" for an address that chooses nothing */
export function sharedChoice(product: BlockProduct, requested: VariantChoice): { picture?: Picture; query: string } {
  const own = openingPicture(product, requested)
  const picture = own ?? product.image
  return {
    ...(picture && { picture }),
    query: own ? withChoice("", startingChoice(product, requested)) : "",
  }
}
