import type { RowRuleName } from "#core/catalogue/index/row-rules.ts"

/** How a product's pictures are laid out: small ones beside a large one; one below the other; in two columns; in a row
 *  of which two are in view. On phones all but the columns are swiped one at a time. */
export type GalleryKind = "thumbnails" | "stacked" | "columns" | "slider"

/** Where a product is shown, without language prefix and id. */
export type ProductPagePath =
  | "/product-details"
  | "/product-details-list"
  | "/product-details-gallery"
  | "/product-details-slider"
  | "/product-details-video"
  | "/product-details-swatches"
  | "/product-details-countdown"
  | "/landing"

/** What sets one product page apart from another. */
export type ProductVariant = {
  path: ProductPagePath
  gallery: GalleryKind
  /** A play button opens the product's video. */
  video: boolean
  /** Colours are chosen by their pictures, sizes on tiles. */
  pictureSwatches: boolean
  /** The running offer's time stands large, and the page says when it has ended. */
  largeCountdown: boolean
  /** The row whose first product the page shows without an id; null = the address needs an id. */
  shows: RowRuleName | null
}

/** The page that nothing sets apart. */
export const plainVariant: ProductVariant = {
  path: "/product-details",
  gallery: "thumbnails",
  video: false,
  pictureSwatches: false,
  largeCountdown: false,
  shows: null,
}

/** The product pages by their routes (specification, section 2). */
export const productVariants: ProductVariant[] = [
  plainVariant,
  { ...plainVariant, path: "/product-details-list", gallery: "stacked", shows: "most-pictures" },
  { ...plainVariant, path: "/product-details-gallery", gallery: "columns", shows: "most-pictures" },
  { ...plainVariant, path: "/product-details-slider", gallery: "slider", shows: "most-pictures" },
  { ...plainVariant, path: "/product-details-video", video: true, shows: "with-video" },
  {
    ...plainVariant,
    path: "/product-details-swatches",
    pictureSwatches: true,
    shows: "with-swatches",
  },
  {
    ...plainVariant,
    path: "/product-details-countdown",
    largeCountdown: true,
    shows: "running-offers",
  },
]

/** The variant of an address.
 *  @param path without language prefix, such as `/product-details-video/sac-casbah`
 *  @throws for an address that is none of theirs */
export function productVariantAt(path: string): ProductVariant {
  const variant = productVariants.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (!variant) throw new Error(`Not a product page: ${path}`)
  return variant
}
