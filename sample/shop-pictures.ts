import type { Universe } from "./types.ts"

/** Places of the storefront that have a picture of their own. */
export type ShopPictureName = `hero-${Universe}` | "banner-beauty" | "banner-fashion"

/** The path of each picture in the folder of pictures, without `.webp`. */
export const shopPictures: Record<ShopPictureName, string> = {
  "hero-electronics": "heroes/electronics",
  "hero-fashion": "heroes/fashion",
  "hero-beauty": "heroes/beauty",
  "hero-jewelry": "heroes/jewelry",
  "banner-beauty": "banners/beauty",
  "banner-fashion": "banners/fashion",
}
