import type { MediaResource } from "#api/media/contract.ts"
import type { BlockResource } from "#api/texts/contract-block.ts"
import { isWide, offeredWidths, type Picture, pictureFormats, sizedUrl } from "#core/media/picture.ts"
import { type Block, mapBlockPictures } from "#core/text/block.ts"

/** One pattern for all the smaller forms of a picture: a page that shows forty pictures carries it eight times smaller.
 *  @returns undefined when the API does not offer every width in every format at addresses of one pattern */
export function sizedPattern({ formats, width }: Pick<MediaResource, "formats" | "width">): string | undefined {
  const requestedWidths = offeredWidths(width).map((offered) => offered.requested)
  const [first] = requestedWidths
  const example = first && formats?.[`avif-${first}`]?.url
  const pattern = example?.replace(`-${first}.avif`, "-{w}.{f}")
  if (!pattern || pattern === example) return undefined
  const fits = requestedWidths.every((one) =>
    pictureFormats.every((format) => formats?.[`${format}-${one}`]?.url === sizedUrl(pattern, one, format)),
  )
  return fits ? pattern : undefined
}

/** The nearest colour of `#rgb`. A page's policy has a hash for each different `style`: pictures of one series have few this way.
 *  @param color `#rrggbb`; anything else comes back as it is */
export function shortColor(color: string): string {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  const steps = channels?.map((channel) => Math.round(Number.parseInt(channel, 16) / 17).toString(16))
  return steps ? `#${steps.join("")}` : color
}

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
    // A wide picture's colour goes on beside it: it is exact.
    ...(dominantColor && { color: isWide(media) ? dominantColor : shortColor(dominantColor) }),
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
    color: media.dominantColor ? shortColor(media.dominantColor) : undefined,
  }))
}
