import { Fragment } from "react"
import { formatBlog } from "#core/content/blog-query.ts"
import type { PostTopic } from "#core/content/post.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../styles/empty.module.css"
import * as listing from "../../styles/listing.module.css"
import * as marks from "../../styles/marks.module.css"
import { BigStar } from "../../ui/big-star.tsx"
import { Crumbs } from "../../ui/crumbs.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { PageLinks } from "../../ui/page-links.tsx"
import type { BlogPage } from "./blog-data.server.ts"
import { BlogSidebar } from "./blog-sidebar.tsx"
import { blogViewAt } from "./blog-views.ts"
import * as css from "./post.module.css"
import { PostCard } from "./post-card.tsx"
import * as postsCss from "./posts.module.css"

/** Plain links to the pages of a list of posts. */
function BlogPages({ blog: { path, query, pages } }: { blog: BlogPage }) {
  const { t, to } = useI18n()
  const words = {
    all: t("blog.pages"),
    previous: t("blog.pages.newer"),
    next: t("blog.pages.older"),
    page: (number: number) => t("blog.pages.page", { page: number }),
  }
  const addressOf = (number: number) => to(path) + formatBlog({ ...query, page: number })
  return <PageLinks page={query.page} pages={pages} addressOf={addressOf} words={words} />
}

const pen = "M78 122l3-13 34-34 10 10-34 34-13 3ZM109 81l10 10"

const lists = {
  wide: postsCss.blogList,
  tile: `${postsCss.blogList} ${postsCss.blogTile}`,
  row: `${postsCss.blogList} ${postsCss.blogRow}`,
}

/** A list of posts, in any of its views. */
export function BlogScreen({ blog }: { blog: BlogPage }) {
  const { t } = useI18n()
  const { path, query, posts, sidebar } = blog
  const view = blogViewAt(path)
  const unwritten = sidebar.latest.length === 0
  return (
    <div className={`wrap ${css.blog}`}>
      <Crumbs steps={[{ path, label: t("blog.title") }]} />
      <div className={listing.pageHead}>
        <div>
          <h1>{t("blog.title")}</h1>
          <p>{t("blog.intro")}</p>
        </div>
      </div>
      <div className={view.sidebar && !unwritten ? `${css.blogBody} ${css.withSide}` : css.blogBody}>
        <div>
          <BlogChips blog={blog} />
          {unwritten ? <NoPosts /> : posts.length === 0 && <p className={css.blogNone}>{t("blog.none")}</p>}
          <div className={lists[view.card]}>
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
    <div className={empty.empty}>
      <BigStar drawing={pen} />
      <p>{t("blog.noneYet")}</p>
    </div>
  )
}

/** A filter of the list; a category and a tag may have one title. */
type Chip = Pick<PostTopic, "title" | "textLanguages"> & { key: "category" | "tag" | "search" }

/** The topic that a list is narrowed to; by its slug alone where no post has it. */
function topicChips(key: Chip["key"], topics: PostTopic[], chosen: string | null): Chip[] {
  return chosen === null ? [] : [{ ...(topics.find(({ slug }) => slug === chosen) ?? { title: chosen }), key }]
}

/** The filters of the list, each with a link that removes it. */
function BlogChips({ blog: { path, query, posts, total, sidebar } }: { blog: BlogPage }) {
  const { t, to } = useI18n()
  const named: Chip[] = [
    ...topicChips("category", [...sidebar.categories, ...posts.map(({ category }) => category)], query.category),
    ...topicChips("tag", [...sidebar.tags, ...posts.flatMap(({ tags }) => tags)], query.tag),
    ...(query.searchText ? [{ key: "search" as const, title: t("blog.searched", { text: query.searchText }) }] : []),
  ]
  if (named.length === 0) return null
  return (
    <div className={listing.chips} role="status">
      <span>
        {t("blog.found", { n: total })}{" "}
        {named.map((name, index) => (
          <Fragment key={name.key}>
            {index > 0 && " · "}
            <span {...textLanguage(name, "title")}>{name.title}</span>
          </Fragment>
        ))}
      </span>
      <Link className={marks.chip} to={to(path)}>
        {t("blog.all")}
        <Icon name="x" />
      </Link>
    </div>
  )
}
