import type { Post } from "#core/content/post.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { isWide } from "#core/media/picture.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import { TileStar } from "../../ui/tile-star.tsx"
import * as widePictures from "../home/heroes/wide-pictures.module.css"
import { postPath } from "./blog-views.ts"
import * as css from "./posts.module.css"

const formatIcons = { standard: null, video: "play", gallery: "images", quote: "quote" } as const

/** The widths that a card's picture is drawn in. */
const sizes = {
  wide: "(max-width: 68rem) 92vw, 52rem",
  tile: "(max-width: 47.99rem) 92vw, (max-width: 68rem) 45vw, 26rem",
  row: "(max-width: 47.99rem) 92vw, 20rem",
  small: "14rem",
}

const classes = {
  wide: `${css.post} ${css.postWide}`,
  tile: css.post,
  row: `${css.post} ${css.postRow}`,
  small: `${css.post} ${css.postSmall}`,
}

type PostCardProps = {
  post: Post
  /** How much room it has: the whole column, a tile, a row, or a little place beside another. */
  kind?: keyof typeof sizes
  heading?: "h2" | "h3"
  /** Its picture loads at once: the first of a page. */
  priority?: boolean
}

/** A post in a list. The whole card leads to the post. */
export function PostCard({ post, kind = "tile", heading: Heading = "h3", priority }: PostCardProps) {
  const { t, to } = useI18n()
  return (
    <article className={classes[kind]}>
      <PostPicture post={post} sizes={sizes[kind]} priority={priority} />
      <div>
        <PostFacts post={post} />
        <Heading>
          <Link to={to(postPath(post.slug))} {...textLanguage(post, "title")}>
            {post.title}
          </Link>
        </Heading>
        {kind !== "small" && (
          <p className={css.postExcerpt} {...textLanguage(post, "excerpt")}>
            {post.excerpt}
          </p>
        )}
        {(kind === "wide" || kind === "row") && (
          <p className={`muted small ${css.postBy}`}>
            {t("blog.by", { name: post.author.name })} ·{" "}
            <span {...textLanguage(post.category, "title")}>{post.category.title}</span>
          </p>
        )}
      </div>
    </article>
  )
}

type PostPictureProps = { post: Post; sizes: string; priority?: boolean }

/** A post's picture, marked with what kind of post it is. */
function PostPicture({ post: { image, format }, sizes, priority }: PostPictureProps) {
  const icon = formatIcons[format]
  return (
    <div className={css.pic}>
      {image ? (
        <Picture
          picture={image}
          className={isWide(image) ? widePictures.whole : undefined}
          alt=""
          sizes={sizes}
          priority={priority}
        />
      ) : (
        <TileStar line />
      )}
      {icon && (
        <span className={css.postMark}>
          <FormatIcon icon={icon} />
        </span>
      )}
    </div>
  )
}

function FormatIcon({ icon }: { icon: "play" | "images" | "quote" }) {
  if (icon === "play") return <Icon name="play" />
  return icon === "images" ? <Icon name="images" /> : <Icon name="quote" />
}

/** When it was written and how long it takes to read. */
export function PostFacts({ post: { publishedAt, readingTime } }: { post: Post }) {
  const { locale, t } = useI18n()
  return (
    <p className={css.meta}>
      <time dateTime={publishedAt} suppressHydrationWarning>
        {formatShopDate(publishedAt, locale)}
      </time>
      <span>{t("blog.minutes", { n: readingTime })}</span>
    </p>
  )
}
