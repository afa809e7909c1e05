import { landingPath } from "#core/content/landing-page.ts"
import type { LandingPage } from "../../api-client/content.ts"
import { choiceInAddress } from "../../catalogue/product/choice/choice-address.ts"
import { sharedChoice } from "../../catalogue/product/gallery/opening-picture.ts"
import { type ProductPage, productData } from "../../catalogue/product/product-data.ts"
import { productPath } from "../../page/product-path.ts"
import type { MetaContext, OwnFacts } from "../../page/seo.ts"

type LandingData = Omit<ProductPage, "settings"> & { page: LandingPage }

/** Title, description and share card of a landing page. Unless the merchant lets search engines have it, it stays out of
 *  them and names its product's own page as the canonical one.
 *  What the query of the address chooses is shared with its own picture. */
export function landingFacts(shown: LandingData, { settings, search }: MetaContext): OwnFacts {
  const { product, page } = shown
  const { slug, title, text, indexed } = page
  const { picture, query } = sharedChoice(product, choiceInAddress(search))
  return {
    title: title || product.title,
    description: text || product.shortDescription,
    type: "product",
    path: landingPath(slug),
    ...(!indexed && { canonical: productPath(product) }),
    shared: landingPath(slug) + query,
    picture,
    offer: product,
    hidden: !indexed,
    about: indexed ? [productData({ ...shown, settings })] : undefined,
  }
}

/** The id of the order form of a landing page: buttons of its sections lead there. */
export const landingFormId = "commande"
