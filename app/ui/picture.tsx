import type { CSSProperties } from "react"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { type PictureFormat, pictureSrcSet, pictureWidths, sizedUrl } from "#core/media/picture.ts"

type PictureProps = {
  picture: PictureFile
  /** How wide it is drawn, as in the attribute of the same name. */
  sizes: string
  /** Loads before anything else: for the one picture that the first screen is about. */
  priority?: boolean
  /** Loads at once, seen or not. */
  eager?: boolean
  className?: string
  /** What it shows; "" where the text beside it says so. */
  alt?: string
}

/** A picture as AVIF or WebP in the width that the screen needs. Its colour and a few of its pixels stand where it will
 *  be, in its size, so that nothing moves. */
export function Picture({ picture, sizes, priority, eager = priority, className, alt = picture.alt }: PictureProps) {
  const avif = pictureSrcSet(picture, "avif")
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className}
        alt={alt}
        sizes={sizes}
        src={picture.url}
        srcSet={pictureSrcSet(picture, "webp")}
        width={picture.width}
        height={picture.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        style={standIn(picture)}
      />
    </picture>
  )
}

type ThumbnailProps = {
  picture: Pick<PictureFile, "url" | "sized" | "color">
  /** Pixels of the page: up to 100, which the narrowest form is sharp at on every screen. */
  side: number
}

/** A small square picture beside a text that says what it shows. */
export function Thumbnail({ picture: { sized, url, color }, side }: ThumbnailProps) {
  const [narrowest] = pictureWidths
  const form = (format: PictureFormat) => sized && sizedUrl(sized, narrowest, format)
  return (
    <picture>
      {sized && <source type="image/avif" srcSet={form("avif")} />}
      <img
        src={form("webp") ?? url}
        alt=""
        width={side}
        height={side}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: color }}
      />
    </picture>
  )
}

/** A background takes no room and is covered by the picture as it comes. */
function standIn({ color, placeholder }: PictureFile): CSSProperties | undefined {
  if (!color && !placeholder) return undefined
  return {
    backgroundColor: color,
    ...(placeholder && { backgroundImage: `url(${placeholder})`, backgroundSize: "cover" }),
  }
}
