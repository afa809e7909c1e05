import { type PictureFormName, readFormName } from "#core/media/picture.ts"

/** A parsed address of a picture; `form` is null for the picture itself. */
export type PictureAddress = { master: string; form: PictureFormName | null }

// No dot, slash or percent sign inside a name: no address leads out of the folder.
const shape = /^\/media\/([a-z0-9-]+\/[a-z0-9-]+)\.([a-z]+)$/
const formShape = /^(.+)-(\w+)$/

/** Reads `/media/{slug}/{file}.webp`, `/media/{slug}/{file}-{width}.{avif|webp}` and `/media/{slug}/{file}-share.jpg`.
 *  @returns undefined for any other address */
export function pictureAddress(pathname: string): PictureAddress | undefined {
  const [, name, extension = ""] = shape.exec(pathname) ?? []
  if (!name) return undefined
  const [, master, width = ""] = formShape.exec(name) ?? []
  const form = readFormName(width, extension)
  // A file without a name has no forms.
  if (form && master && !master.endsWith("/")) return { master: `${master}.webp`, form }
  return extension === "webp" ? { master: `${name}.webp`, form: null } : undefined
}
