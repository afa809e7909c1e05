import type { BlockResource } from "#api/content/contract-block.ts"
import type { MediaResource } from "#api/media/contract.ts"
import { type Block, mapBlockPictures } from "#core/content/block.ts"
import type { Picture } from "#core/media/picture.ts"
import { sizedPattern } from "./sized-pattern.server.ts"

/** A picture of the API. */
export function picture(media: MediaResource | null | undefined): Picture | null {
  if (!media) return null
  const { url, width, height, alternativeText: alt, placeholder, dominantColor } = media
  const sized = sizedPattern(media)
  // A page's data would name what is undefined.
  return {
    url,
    width,
    height,
    alt,
    ...(sized && { sized }),
    ...(placeholder && { placeholder }),
    ...(dominantColor && { color: dominantColor }),
  }
}

/** A picture that is not seen before the shopper asks for it: a placeholder would only make the page heavier. */
export function laterPicture(media: MediaResource | null | undefined): Picture | null {
  return media ? picture({ ...media, placeholder: null }) : null
}

/** Block content of the API. */
export function blocksFromWire(blocks: BlockResource[]): Block[] {
  return mapBlockPictures(blocks, ({ url, width, height, alternativeText, caption, ...media }) => ({
    url,
    width,
    height,
    alternativeText,
    caption,
    sized: sizedPattern({ ...media, width }),
    color: media.dominantColor ?? undefined,
  }))
}
