import { type PictureFormat, type PictureWidth, pictureWidths, thumbnailWidth, usualWidths } from "./picture.ts"

/** The widths in which the shop makes its pictures, in pixels, narrowest first. */
export const madeWidths: readonly PictureWidth[] = [thumbnailWidth, ...pictureWidths]

/** The widths that pages ask for of every picture. A thumbnail is always WebP. */
export const usualForms: Record<PictureFormat, readonly PictureWidth[]> = {
  avif: usualWidths,
  webp: [thumbnailWidth, ...usualWidths],
}
