import type { MetaDescriptor } from "react-router"
import { formatBlog } from "#core/content/blog-query.ts"
import type { PostDetail } from "#core/content/post.ts"
import type { ShownHead } from "../../api-client/content.ts"
import { createI18n } from "../../i18n/i18n.tsx"
import { pageMeta } from "../../page/seo.ts"
import { type Place, structuredData, toAbsoluteUrl } from "../../page/structured-data.ts"
import type { BlogPage } from "./blog-data.server.ts"
import { postPath } from "./blog-views.ts"

type Facts = Place & { shopName: string | undefined }

/** Where the blog's posts can be followed by a feed reader. */
function feedLink(facts: Facts): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/atom+xml", href: toAbsoluteUrl(facts, "/feed.xml") }
}

type BlogFacts = Facts & { blog: BlogPage; head?: ShownHead | undefined }

/** Title, description and canonical address of a list of posts: the plain blog is the one that search engines show. */
export function blogMeta({ blog, head: written, ...facts }: BlogFacts): MetaDescriptor[] {
  const { t } = createI18n(facts.locale)
  const { path, query, posts, sidebar, total } = blog
  // The sidebar names the fullest categories only.
  const categories = [...sidebar.categories, ...posts.map((post) => post.category)]
  const category = categories.find(({ slug }) => slug === query.category)
  const plain = path === "/blog" && !query.tag && !query.searchText && total > 0
  // The merchant's own texts describe the blog as a whole.
  const head = category ? undefined : written
  const name = category ? t("blog.title.category", { category: category.title }) : head?.title || t("blog.title")
  return [
    ...pageMeta({
      ...facts,
      path: plain ? path + formatBlog(query) : "/blog",
      title: query.page === 1 ? name : t("blog.title.page", { title: name, page: query.page }),
      steps: [{ path, label: t("blog.title") }],
      description: t("blog.intro"),
      head: head && { ...head, title: "" },
      hidden: !plain,
    }),
    feedLink(facts),
  ]
}

/** Title, description, share card and structured data (schema.org/Article) of a post. */
export function postMeta({ post, ...facts }: Facts & { post: PostDetail }): MetaDescriptor[] {
  const { origin, locale } = facts
  const { t } = createI18n(locale)
  const { slug, title, excerpt, image, publishedAt, author, category, tags } = post
  const own = postPath(slug)
  const article = {
    "@type": "Article",
    headline: title,
    description: excerpt,
    ...(image && { image: [origin + image.url] }),
    datePublished: publishedAt,
    author: { "@type": "Person", name: author.name },
    publisher: { "@type": "Organization", name: facts.shopName ?? t("shell.shopName"), url: toAbsoluteUrl(facts, "/") },
    mainEntityOfPage: toAbsoluteUrl(facts, own),
    articleSection: category.title,
    keywords: tags.map((tag) => tag.title),
    inLanguage: locale,
  }
  const steps = [
    { path: "/blog", label: t("blog.title") },
    { path: own, label: title },
  ]
  return [
    ...pageMeta({
      ...facts,
      path: own,
      steps,
      type: "article",
      title,
      description: excerpt,
      picture: image ?? undefined,
    }),
    { property: "article:published_time", content: publishedAt },
    feedLink(facts),
    structuredData(article),
  ]
}
