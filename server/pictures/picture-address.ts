import { madeWidths, type PictureFormat, type PictureWidth, pictureFormats } from "#core/media/picture.ts"

/** A parsed address of a picture; `form` is null for the picture itself. */
export type PictureAddress = { master: string; form: { width: PictureWidth; format: PictureFormat } | null }

// No dot, slash or percent sign inside a name: no address leads out of the folder.
const shape = /^\/media\/([a-z0-9-]+\/[a-z0-9-]+)\.([a-z]+)$/

/** Reads `/media/{slug}/{file}.webp` and `/media/{slug}/{file}-{width}.{avif|webp}`.
 *  @returns undefined for any other address */
export function pictureAddress(pathname: string): PictureAddress | undefined {
  const [, name, extension] = shape.exec(pathname) ?? []
  const format = pictureFormats.find((one) => one === extension)
  if (!name || !format) return undefined
  const width = madeWidths.find((one) => name.endsWith(`-${one}`))
  if (width) return { master: `${name.slice(0, -`-${width}`.length)}.webp`, form: { width, format } }
  return format === "webp" ? { master: `${name}.webp`, form: null } : undefined
}
