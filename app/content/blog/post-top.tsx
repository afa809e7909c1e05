import type { PostDetail } from "#core/content/post.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { isWide } from "#core/media/picture.ts"
import { VideoPlay } from "../../catalogue/product/gallery/video-play.tsx"
import { Picture } from "../../ui/picture.tsx"
import * as widePictures from "../home/heroes/wide-pictures.module.css"
import * as css from "./post.module.css"

const sizes = { wide: "(max-width: 80rem) 96vw, 76rem", column: "(max-width: 68rem) 92vw, 54rem" }

type PostTopProps = { post: PostDetail; wide: boolean }

/** What stands above a post's text: its picture, its video, its pictures, or somebody's words. */
export function PostTop({ post, wide }: PostTopProps) {
  const { image, format, medias, quote } = post
  const renderedSizes = wide ? sizes.wide : sizes.column
  if (format === "gallery" && medias.length > 0) {
    return (
      <ul className={css.postGallery}>
        {medias.map((picture, index) => (
          <li key={picture.url}>
            <Picture picture={picture} sizes="(max-width: 47.99rem) 92vw, 27rem" priority={index === 0} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      {image && (
        <div className={css.postPicture}>
          <Picture
            picture={image}
            className={isWide(image) ? widePictures.whole : undefined}
            sizes={renderedSizes}
            priority
          />
          {format === "video" && <VideoPlay product={post} />}
        </div>
      )}
      {quote && (
        <figure className={css.postQuote}>
          <blockquote {...textLanguage(post, "quote")}>{quote.text}</blockquote>
          <figcaption>{quote.source}</figcaption>
        </figure>
      )}
    </>
  )
}
