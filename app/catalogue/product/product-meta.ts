import { productSteps } from "../../cards/product-links.ts"
import { productPath } from "../../page/product-path.ts"
import type { MetaContext, OwnFacts } from "../../page/seo.ts"
import { choiceInAddress } from "./choice/choice-address.ts"
import { sharedChoice } from "./gallery/opening-picture.ts"
import { type ProductPage, productData } from "./product-data.ts"

/** Title, description and share card of a product's page, with what search engines read of it. What the query of
 *  the address chooses is shared with its own picture. */
export function productFacts(page: Omit<ProductPage, "settings">, { settings, search }: MetaContext): OwnFacts {
  const { product } = page
  const { title, shortDescription } = product
  const { picture, query } = sharedChoice(product, choiceInAddress(search))
  return {
    title,
    type: "product",
    path: productPath(product),
    steps: productSteps(product, settings?.universes),
    description: shortDescription,
    shared: productPath(product) + query,
    picture,
    offer: product,
    about: [productData({ ...page, settings })],
  }
}
