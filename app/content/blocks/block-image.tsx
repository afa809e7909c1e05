import { Picture } from "../../ui/picture.tsx"

type BlockImageProps = {
  image: {
    url: string
    width: number
    height: number
    alternativeText?: string | null
    caption?: string | null
    sized?: string
    color?: string
  }
}

/** A picture in a text, with its caption. */
export function BlockImage({ image: { caption, alternativeText, ...file } }: BlockImageProps) {
  return (
    <figure>
      <div>
        <Picture picture={{ ...file, alt: alternativeText ?? "" }} sizes="(max-width: 44rem) 92vw, 40rem" />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
