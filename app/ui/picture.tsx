import type { CSSProperties } from "react"
import type { Picture as PictureFile } from "#core/media/picture.ts"
import { pictureSrcSet, thumbnailUrl } from "#core/media/picture.ts"

type PictureProps = {
  picture: PictureFile
  /** Rendered width, as in the `sizes` attribute. */
  sizes: string
  /** Loads before anything else: for the one picture that the first screen is about. */
  priority?: boolean
  /** Loads at once, seen or not. */
  eager?: boolean
  className?: string
  /** Alternative text; "" where the text beside it says the same. */
  alt?: string
  /** Pixels of the widest form that is offered, where it is never drawn wider, as on a card. */
  widest?: number
}

/** A picture in the width that the screen needs. Its colour and a few of its pixels are its placeholder, so that nothing
 *  moves. WebP; the one with priority also as AVIF, which is a tenth smaller but costs the page two elements and half a
 *  kilobyte for each picture. */
export function Picture(props: PictureProps) {
  const { picture, sizes, priority, eager = priority, className, alt = picture.alt, widest } = props
  const image = (
    <img
      className={className}
      alt={alt}
      sizes={sizes}
      src={picture.url}
      srcSet={pictureSrcSet(picture, "webp", widest)}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      style={standIn(picture)}
    />
  )
  if (!priority) return image
  const avif = pictureSrcSet(picture, "avif", widest)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

type ThumbnailProps = {
  picture: Pick<PictureFile, "url" | "sized" | "color">
  /** Pixels of the page, up to 100. */
  side: number
}

/** A small square picture beside a text that says what it shows. */
export function Thumbnail({ picture, side }: ThumbnailProps) {
  return (
    <img
      src={thumbnailUrl(picture, side)}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: picture.color }}
    />
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
