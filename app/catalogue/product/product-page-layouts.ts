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

/** Differences between the product pages. */
export type ProductPageLayout = {
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
export const plainLayout: ProductPageLayout = {
  path: "/product-details",
  gallery: "thumbnails",
  video: false,
  pictureSwatches: false,
  largeCountdown: false,
  shows: null,
}

/** The product pages by their routes (specification, section 2). */
export const productPageLayouts: ProductPageLayout[] = [
  plainLayout,
  { ...plainLayout, path: "/product-details-list", gallery: "stacked", shows: "most-pictures" },
  { ...plainLayout, path: "/product-details-gallery", gallery: "columns", shows: "most-pictures" },
  { ...plainLayout, path: "/product-details-slider", gallery: "slider", shows: "most-pictures" },
  { ...plainLayout, path: "/product-details-video", video: true, shows: "with-video" },
  {
    ...plainLayout,
    path: "/product-details-swatches",
    pictureSwatches: true,
    shows: "with-swatches",
  },
  {
    ...plainLayout,
    path: "/product-details-countdown",
    largeCountdown: true,
    shows: "running-offers",
  },
]

/** The layout of the page at an address.
 *  @param path without language prefix, such as `/product-details-video/sac-casbah`
 *  @throws for an address that is none of theirs */
export function productPageLayoutAt(path: string): ProductPageLayout {
  const layout = productPageLayouts.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (!layout) throw new Error(`Not a product page: ${path}`)
  return layout
}
