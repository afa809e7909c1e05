import type { MetaDescriptor } from "react-router"
import { formatBlog } from "#core/blog.ts"
import { type Locale, localizedPath } from "#core/locale.ts"
import type { PostDetail } from "#core/post.ts"
import { i18nOf } from "../i18n/i18n.tsx"
import { pageMeta } from "../shell/seo.ts"
import type { BlogPage } from "./blog-data.server.ts"
import { postPath } from "./blog-views.ts"

type Facts = { origin: string; locale: Locale; shopName: string | undefined }

/** Where the blog's posts can be followed by a feed reader. */
function feedLink({ origin, locale }: Facts): MetaDescriptor {
  const href = origin + localizedPath(locale, "/feed.xml")
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", href }
}

/** Title, description and canonical address of a list of posts: the plain blog is the one that search engines show. */
export function blogMeta({ blog, ...facts }: Facts & { blog: BlogPage }): MetaDescriptor[] {
  const { t } = i18nOf(facts.locale)
  const { path, query, sidebar, total } = blog
  const category = sidebar.categories.find(({ slug }) => slug === query.category)
  const plain = path === "/blog" && !query.tag && !query.searchText && total > 0
  const name = category ? t("blog.title.category", { category: category.title }) : t("blog.title")
  return [
    ...pageMeta({
      ...facts,
      path: plain ? path + formatBlog(query) : "/blog",
      title: query.page === 1 ? name : t("blog.title.page", { title: name, page: query.page }),
      description: t("blog.intro"),
      hidden: !plain,
    }),
    feedLink(facts),
  ]
}

/** Title, description, share card and structured data (schema.org/Article) of a post. */
export function postMeta({ post, ...facts }: Facts & { post: PostDetail }): MetaDescriptor[] {
  const { origin, locale } = facts
  const { t } = i18nOf(locale)
  const { slug, title, excerpt, image, publishedAt, author, category, tags } = post
  const address = (path: string) => origin + localizedPath(locale, path)
  const crumbs = [
    { name: t("shell.nav.home"), item: address("/") },
    { name: t("blog.title"), item: address("/blog") },
    { name: title, item: address(postPath(slug)) },
  ]
  const graph = [
    {
      "@type": "Article",
      headline: title,
      description: excerpt,
      ...(image && { image: [origin + image.url] }),
      datePublished: publishedAt,
      author: { "@type": "Person", name: author.name },
      publisher: { "@type": "Organization", name: facts.shopName ?? t("shell.shopName"), url: address("/") },
      mainEntityOfPage: address(postPath(slug)),
      articleSection: category.title,
      keywords: tags.map((tag) => tag.title),
      inLanguage: locale,
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
    },
  ]
  return [
    ...pageMeta({ ...facts, path: postPath(slug), title, description: excerpt, picture: image?.url }),
    { property: "article:published_time", content: publishedAt },
    feedLink(facts),
    { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } },
  ]
}
