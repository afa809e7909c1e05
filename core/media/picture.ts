/** A picture with its size in pixels. `url` is a path of the shop itself. */
export type Picture = {
  url: string
  width: number
  height: number
  alt: string
  /** Address pattern of its smaller forms: `{w}` stands for the width, `{f}` for the format. */
  sized?: string
  /** A few pixels of it as a `data:` address, shown until it is loaded. */
  placeholder?: string
  /** Its main colour: `#rgb`, of a wide picture `#rrggbb`. */
  color?: string
}

/** The widths in which pictures are offered, in pixels, narrowest first. */
export const pictureWidths = [320, 480, 640, 960, 1600] as const

/** The width of small thumbnails. The contract does not name it: each answer would be longer by two forms for each picture. */
export const thumbnailWidth = 192
export type PictureWidth = (typeof pictureWidths)[number] | typeof thumbnailWidth

/** Pixels of the page up to which that width is sharp on every screen. */
const smallSide = 64

/** Only pictures as wide as this come in it: for those that fill a wide screen. */
const screenWide = 1600

/** The widths that every picture is offered in. */
export const usualWidths = pictureWidths.filter((width) => width < screenWide)

/** The formats in which the shop makes its pictures, smallest files first. */
export const pictureFormats = ["avif", "webp"] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** A form of a picture: smaller in one of two formats, or the one for sharing (share-picture.ts). */
export type PictureFormName = { width: PictureWidth; format: PictureFormat } | { width: "share"; format: "jpg" }

/** The media type of a form. */
export const formMediaType = ({ format }: PictureFormName): string =>
  format === "jpg" ? "image/jpeg" : `image/${format}`

/** Reads the name of a form in an address.
 *  @param width such as `320` or `share`
 *  @param format such as `avif`
 *  @returns undefined for any other form, which no request can have rendered */
export function readFormName(width: string, format: string): PictureFormName | undefined {
  if (width === "share") return format === "jpg" ? { width, format } : undefined
  const known = madeWidths.find((one) => String(one) === width)
  const made = pictureFormats.find((one) => one === format)
  return known && made && { width: known, format: made }
}

/** Facts of a picture's file. */
export type PictureFacts = {
  /** Pixels. */
  width: number
  height: number
  /** Changes with the file's content; part of the addresses of its smaller forms. */
  hash: string
  /** `#rrggbb` */
  dominantColor: string
  /** Of the picture's own file. */
  bytes: number
  /** A few pixels of the picture as a `data:` address of at most 300 characters. */
  placeholder: string
}

/** The widths that a picture is offered in: none is enlarged, so the widest may be the picture's own.
 *  @returns the width in the address and the one that the file really has */
export function offeredWidths(own: number): { requested: PictureWidth; width: number }[] {
  const widths = own >= screenWide ? pictureWidths : usualWidths
  const enough = widths.findIndex((width) => width >= own)
  const offered = enough < 0 ? widths : widths.slice(0, enough + 1)
  return offered.map((requested) => ({ requested, width: Math.min(requested, own) }))
}

/** Wider than high: a picture that fills its place, where a product's square one stands whole in the middle. */
export function isWide({ width, height }: Pick<Picture, "width" | "height">): boolean {
  return width > height
}

/** One address out of a pattern with `{w}` and `{f}`, as in `Picture.sized`. */
export function sizedUrl(pattern: string, width: PictureWidth | "share", format: PictureFormat | "jpg"): string {
  return pattern.replace("{w}", String(width)).replace("{f}", format)
}

/** The address of a picture's form for a thumbnail.
 *  @param side pixels of the page, up to 100: the form is sharp there on every screen */
export function thumbnailUrl({ url, sized }: Pick<Picture, "url" | "sized">, side: number): string {
  return sized ? sizedUrl(sized, side <= smallSide ? thumbnailWidth : pictureWidths[0], "webp") : url
}

/** The smaller forms of a picture as the contract has them, by format and width: `avif-320` … `webp-1600`.
 *  @param pattern address with `{w}` and `{f}`
 *  @param own width and height of the picture itself, in pixels */
export function sizedFormats(
  pattern: string,
  own: Pick<PictureFacts, "width" | "height">,
): Record<string, { url: string; width: number; height: number; mime: string }> {
  const widths = offeredWidths(own.width).map(({ requested, width }) => ({
    requested,
    width,
    height: Math.max(1, Math.round((own.height * width) / own.width)),
  }))
  const forms: ReturnType<typeof sizedFormats> = {}
  for (const format of pictureFormats) {
    const ofFormat = pattern.replace("{f}", format)
    const mime = `image/${format}`
    for (const { requested, width, height } of widths) {
      forms[`${format}-${requested}`] = { url: ofFormat.replace("{w}", String(requested)), width, height, mime }
    }
  }
  return forms
}

/** The `srcset` of a picture in one format; undefined when it has no smaller forms.
 *  @param widest pixels; wider forms are left out */
export function pictureSrcSet(
  { sized, width: own }: Picture,
  format: PictureFormat,
  widest = Number.POSITIVE_INFINITY,
): string | undefined {
  if (!sized) return undefined
  return offeredWidths(own)
    .filter(({ requested }) => requested <= widest)
    .map(({ requested, width }) => `${sizedUrl(sized, requested, format)} ${width}w`)
    .join(", ")
}

/** The widths in which the shop makes its pictures, in pixels, narrowest first. */
export const madeWidths: readonly PictureWidth[] = [thumbnailWidth, ...pictureWidths]

/** The widths that pages ask for of every picture. A thumbnail is always WebP. */
export const usualForms: Record<PictureFormat, readonly PictureWidth[]> = {
  avif: usualWidths,
  webp: [thumbnailWidth, ...usualWidths],
}
