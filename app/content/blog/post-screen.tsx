import type { ReactNode } from "react"
import { formatBlog } from "#core/content/blog-query.ts"
import type { Post, PostDetail } from "#core/content/post.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { ShareButton } from "../../catalogue/product/share-button.tsx"
import { useI18n } from "../../i18n/i18n.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Blocks } from "../blocks/blocks.tsx"
import type { postPage } from "./blog-data.server.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"
import { type PostView, postPath } from "./blog-views.ts"
import { PostCard, PostFacts } from "./post-card.tsx"
import { PostTop } from "./post-top.tsx"

type PostScreenProps = { page: Awaited<ReturnType<typeof postPage>>; view: PostView }

/** A post: with the blog's sidebar, or over the whole width. */
export function PostScreen({ page: { post, newer, older, related, sidebar }, view }: PostScreenProps) {
  const { t } = useI18n()
  return (
    <div className="wrap blog">
      <Crumbs
        steps={[
          { path: "/blog", label: t("blog.title") },
          { path: postPath(post.slug), label: post.title },
        ]}
      />
      <div className={view.sidebar ? "blog-body with-side" : "blog-body post-wide-page"}>
        <article className="post-page">
          <PostHead post={post} />
          <PostTop post={post} wide={!view.sidebar} />
          <Blocks content={post.content} language={textLanguage(post, "content")} />
          <PostFoot post={post} />
          <nav className="post-neighbours" aria-label={t("blog.neighbours")}>
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
        <section className="section">
          <div className="sec-head">
            <h2>{t("blog.related")}</h2>
          </div>
          <div className="blog-list blog-tile">
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
    <header className="post-head">
      <p>
        <Link className="chip" to={to("/blog") + formatBlog({ category: category.slug })}>
          {category.title}
        </Link>
      </p>
      <h1 {...textLanguage(post, "title")}>{title}</h1>
      <p className="post-lead" {...textLanguage(post, "excerpt")}>
        {excerpt}
      </p>
      <div className="post-author">
        <span className="post-initial" aria-hidden="true">
          {author.name.slice(0, 1)}
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
    <footer className="post-foot">
      <ul className="tag-list" aria-label={t("blog.tags")}>
        {tags.map(({ slug, title: name }) => (
          <li key={slug}>
            <Link className="chip" to={to("/blog") + formatBlog({ tag: slug })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="after">
        <ShareButton title={title} />
      </div>
    </footer>
  )
}

type NeighbourProps = { post: Post; label: string; rel: "prev" | "next"; children: ReactNode }

function Neighbour({ post: { slug, title }, label, rel, children }: NeighbourProps) {
  const { to } = useI18n()
  return (
    <Link to={to(postPath(slug))} rel={rel} className={rel}>
      {children}
      <span>
        <span className="muted small">{label}</span>
        <b>{title}</b>
      </span>
    </Link>
  )
}
