import type { MetaDescriptor } from "react-router"
import { isInStock, type Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { type SharedPicture, shareSize, shareUrl } from "#core/media/share-picture.ts"
import { toDinars } from "#core/money.ts"

/** Names of the languages in share cards. */
export const openGraphLocale: Record<Locale, string> = { fr: "fr_DZ", ar: "ar_DZ", en: "en_GB" }

/** Shown where a page without a picture of its own is shared: as large as the others. */
const shopPicture = "/art/share.jpg"

type Words = {
  origin: string
  /** The page's title without the shop's name, which a picture without words of its own has. */
  own: string
  shopName: string
}

/** The picture of a share card, with its type, size and alternative text. */
export function pictureTags(picture: SharedPicture | undefined, { origin, own, shopName }: Words): MetaDescriptor[] {
  const made = picture ? shareUrl(picture) : shopPicture
  const { width, height } = shareSize
  const tag = (property: string, content: string) => ({ property, content })
  return [
    tag("og:image", new URL(made ?? picture?.url ?? shopPicture, origin).href),
    // A picture without forms keeps its own size.
    ...(made
      ? [
          tag("og:image:type", "image/jpeg"),
          tag("og:image:width", String(width)),
          tag("og:image:height", String(height)),
        ]
      : []),
    tag("og:image:alt", picture ? picture.alt || own : shopName),
  ]
}

/** Price and status of a product on its share card. */
export type ShownOffer = Pick<Product, "price" | "status">

/** Price, currency and availability of a product in its share card. */
export function offerTags(product: ShownOffer): MetaDescriptor[] {
  return [
    { property: "product:price:amount", content: toDinars(product.price).toFixed(2) },
    { property: "product:price:currency", content: "DZD" },
    { property: "product:availability", content: isInStock(product) ? "in stock" : "out of stock" },
  ]
}
