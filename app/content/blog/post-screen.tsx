import type { ReactNode } from "react"
import { formatBlog } from "#core/content/blog-query.ts"
import type { Post, PostDetail } from "#core/content/post.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { isWide } from "#core/media/picture.ts"
import * as details from "../../catalogue/product/details.module.css"
import { VideoPlay } from "../../catalogue/product/gallery/video-play.tsx"
import { ShareButton } from "../../catalogue/product/share-button.tsx"
import * as orderForm from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as home from "../../styles/home.module.css"
import * as marks from "../../styles/marks.module.css"
import { Blocks } from "../../ui/blocks.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Picture } from "../../ui/picture.tsx"
import * as widePictures from "../home/heroes/wide-pictures.module.css"
import type { postPage } from "./blog-data.server.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"
import { type PostView, postPath } from "./blog-views.ts"
import * as css from "./post.module.css"
import { PostCard, PostFacts } from "./post-card.tsx"
import * as posts from "./posts.module.css"

const sizes = { wide: "(max-width: 80rem) 96vw, 76rem", column: "(max-width: 68rem) 92vw, 54rem" }

type PostTopProps = { post: PostDetail; wide: boolean }

/** Top of a post: its picture, its video, its pictures, or a quote. */
function PostTop({ post, wide }: PostTopProps) {
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

type PostScreenProps = { page: Awaited<ReturnType<typeof postPage>>; view: PostView }

/** A post: with the blog's sidebar, or over the whole width. */
export function PostScreen({ page: { post, newer, older, related, sidebar }, view }: PostScreenProps) {
  const { t } = useI18n()
  return (
    <div className={`wrap ${css.blog}`}>
      <Crumbs
        steps={[
          { path: "/blog", label: t("blog.title") },
          { path: postPath(post.slug), label: post.title, language: textLanguage(post, "title") },
        ]}
      />
      <div className={view.sidebar ? `${css.blogBody} ${css.withSide}` : `${css.blogBody} ${css.postWidePage}`}>
        <article className={css.postPage}>
          <PostHead post={post} />
          <PostTop post={post} wide={!view.sidebar} />
          <Blocks content={post.content} language={textLanguage(post, "content")} />
          <PostFoot post={post} />
          <nav className={css.postNeighbours} aria-label={t("blog.neighbours")}>
            {newer && (
              <Neighbour post={newer} label={t("blog.newer")} rel="prev">
                <Icon name="arrow-left" flip />
              </Neighbour>
            )}
            {older && (
              <Neighbour post={older} label={t("blog.older")} rel="next">
                <Icon name="arrow-right" flip />
              </Neighbour>
            )}
          </nav>
        </article>
        {view.sidebar && <BlogSidebar sidebar={sidebar} path="/blog" />}
      </div>
      {related.length > 0 && (
        <section className={home.section}>
          <div className={home.secHead}>
            <h2>{t("blog.related")}</h2>
          </div>
          <div className={`${posts.blogList} ${posts.blogTile}`}>
            {related.map((one) => (
              <PostCard key={one.slug} post={one} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function PostHead({ post }: { post: PostDetail }) {
  const { t, to } = useI18n()
  const { title, excerpt, category, author } = post
  return (
    <header className={css.postHead}>
      <p>
        <Link
          className={marks.chip}
          to={to("/blog") + formatBlog({ category: category.slug })}
          {...textLanguage(category, "title")}
        >
          {category.title}
        </Link>
      </p>
      <h1 {...textLanguage(post, "title")}>{title}</h1>
      <p className={css.postLead} {...textLanguage(post, "excerpt")}>
        {excerpt}
      </p>
      <div className={css.postAuthor}>
        <span className={css.postAuthorIcon} aria-hidden="true">
          <Icon name="user" />
        </span>
        <div>
          <b>{t("blog.by", { name: author.name })}</b>
          <span className="muted small">{author.role}</span>
        </div>
        <PostFacts post={post} />
      </div>
    </header>
  )
}

function PostFoot({ post: { tags, title } }: { post: PostDetail }) {
  const { t, to } = useI18n()
  return (
    <footer className={css.postFoot}>
      <ul className={details.tagList} aria-label={t("blog.tags")}>
        {tags.map((tag) => (
          <li key={tag.slug}>
            <Link
              className={marks.chip}
              to={to("/blog") + formatBlog({ tag: tag.slug })}
              {...textLanguage(tag, "title")}
            >
              {tag.title}
            </Link>
          </li>
        ))}
      </ul>
      <div className={orderForm.after}>
        <ShareButton title={title} />
      </div>
    </footer>
  )
}

type NeighbourProps = { post: Post; label: string; rel: "prev" | "next"; children: ReactNode }

function Neighbour({ post, label, rel, children }: NeighbourProps) {
  const { to } = useI18n()
  return (
    <Link to={to(postPath(post.slug))} rel={rel} className={rel === "next" ? css.next : undefined}>
      {children}
      <span>
        <span className="muted small">{label}</span>
        <b {...textLanguage(post, "title")}>{post.title}</b>
      </span>
    </Link>
  )
}
