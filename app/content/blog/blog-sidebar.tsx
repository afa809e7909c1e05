import { type BlogQuery, formatBlog } from "#core/content/blog-query.ts"
import { formatShopDate } from "#core/i18n/shop-date.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import * as details from "../../catalogue/product/details.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import * as fields from "../../styles/fields.module.css"
import * as marks from "../../styles/marks.module.css"
import * as searchCss from "../../styles/search.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Form, Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import type { Sidebar } from "./blog-data.server.ts"
import { postPath } from "./blog-views.ts"
import * as css from "./post.module.css"

type BlogSidebarProps = {
  sidebar: Sidebar
  /** The list that search, categories and tags lead to. */
  path: string
  query?: BlogQuery
}

/** Search, categories, latest posts and tags. */
export function BlogSidebar({ sidebar: { latest, categories, tags }, path, query }: BlogSidebarProps) {
  const { locale, t, to } = useI18n()
  const list = to(path)
  return (
    <aside className={css.blogSide} aria-label={t("blog.sidebar")}>
      <BlogSearch path={path} searched={query?.searchText ?? ""} />
      <nav aria-label={t("blog.categories")}>
        <h2>{t("blog.categories")}</h2>
        <ul className={css.blogTopics}>
          {categories.map(({ slug, title, textLanguages, count }) => (
            <li key={slug}>
              <Link
                to={list + formatBlog({ category: slug })}
                aria-current={query?.category === slug ? "true" : undefined}
              >
                <span {...textLanguage({ textLanguages }, "title")}>{title}</span>
                <bdi className={fields.count}>{count}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("blog.latest")}>
        <h2>{t("blog.latest")}</h2>
        <ul className={css.blogLatest}>
          {latest.map(({ slug, title, textLanguages, image, publishedAt }) => (
            <li key={slug}>
              {image && <Thumbnail picture={image} side={64} />}
              <div>
                <Link to={to(postPath(slug))} {...textLanguage({ textLanguages }, "title")}>
                  {title}
                </Link>
                <time className="muted small" dateTime={publishedAt} suppressHydrationWarning>
                  {formatShopDate(publishedAt, locale)}
                </time>
              </div>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t("blog.tags")}>
        <h2>{t("blog.tags")}</h2>
        <ul className={details.tagList}>
          {tags.map(({ slug, title, textLanguages }) => (
            <li key={slug}>
              <Link
                className={marks.chip}
                to={list + formatBlog({ tag: slug })}
                aria-current={query?.tag === slug ? "true" : undefined}
                {...textLanguage({ textLanguages }, "title")}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

/** A GET form to the list of posts: works without JavaScript. */
function BlogSearch({ path, searched }: { path: string; searched: string }) {
  const { t } = useI18n()
  return (
    <Form key={searched} className={searchCss.search} role="search" action={path} aria-label={t("blog.search")}>
      <input
        type="search"
        name="searchText"
        aria-label={t("blog.search")}
        placeholder={t("blog.search.placeholder")}
        defaultValue={searched}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" aria-label={t("blog.search.submit")}>
        <Icon name="search" />
      </button>
    </Form>
  )
}
