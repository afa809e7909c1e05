import { useI18n } from "../../i18n/i18n.tsx"
import { BigStar } from "../../ui/big-star.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import type { BlogPage } from "./blog-data.server.ts"
import { BlogPages } from "./blog-pages.tsx"
import { BlogSidebar } from "./blog-sidebar.tsx"
import { blogViewAt } from "./blog-views.ts"
import { PostCard } from "./post-card.tsx"

const pen = "M78 122l3-13 34-34 10 10-34 34-13 3ZM109 81l10 10"

/** A list of posts, in any of its views. */
export function BlogScreen({ blog }: { blog: BlogPage }) {
  const { t } = useI18n()
  const { path, query, posts, sidebar } = blog
  const view = blogViewAt(path)
  const unwritten = sidebar.latest.length === 0
  return (
    <div className="wrap blog">
      <Crumbs steps={[{ path, label: t("blog.title") }]} />
      <div className="page-head">
        <div>
          <h1>{t("blog.title")}</h1>
          <p>{t("blog.intro")}</p>
        </div>
      </div>
      <div className={view.sidebar && !unwritten ? "blog-body with-side" : "blog-body"}>
        <div className="blog-found">
          <BlogChips blog={blog} />
          {unwritten ? <NoPosts /> : posts.length === 0 && <p className="blog-none">{t("blog.none")}</p>}
          <div className={`blog-list blog-${view.card}`}>
            {posts.map((post, index) => (
              <PostCard key={post.slug} post={post} kind={view.card} heading="h2" priority={index === 0} />
            ))}
          </div>
          <BlogPages blog={blog} />
        </div>
        {view.sidebar && !unwritten && <BlogSidebar sidebar={sidebar} path={path} query={query} />}
      </div>
    </div>
  )
}

/** A blog without a post. */
function NoPosts() {
  const { t } = useI18n()
  return (
    <div className="empty">
      <BigStar drawing={pen} />
      <p>{t("blog.noneYet")}</p>
    </div>
  )
}

/** What the list is narrowed to, with a way out. */
function BlogChips({ blog: { path, query, total, sidebar } }: { blog: BlogPage }) {
  const { t, to } = useI18n()
  const named = [
    sidebar.categories.find(({ slug }) => slug === query.category)?.title ?? query.category,
    sidebar.tags.find(({ slug }) => slug === query.tag)?.title ?? query.tag,
    query.searchText && t("blog.searched", { text: query.searchText }),
  ].filter(Boolean)
  if (named.length === 0) return null
  return (
    <div className="chips" role="status">
      <span>
        {t("blog.found", { n: total })} {named.join(" · ")}
      </span>
      <Link className="chip" to={to(path)}>
        {t("blog.all")}
        <Icon name="x" />
      </Link>
    </div>
  )
}
