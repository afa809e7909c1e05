import type { MediaResource } from "#api/media/contract.ts"
import { offeredWidths, pictureFormats, sizedUrl } from "#core/media/picture.ts"

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
