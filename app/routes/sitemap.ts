import { productTypes } from "#core/product.ts"
import { postPath } from "../blog/blog-views.ts"
import { contentContext } from "../content/content.server.ts"
import { type SitemapPage, sitemap, standingPages } from "../feeds/sitemap.ts"
import { xmlAnswer } from "../feeds/xml.ts"
import { categoryPath, universePath } from "../product/product-links.ts"
import type { Route } from "./+types/sitemap"

/** `GET /sitemap.xml`: all pages, categories, products and posts, with the shop's languages. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const content = context.get(contentContext)
  const [products, categories, posts, { languages }] = await Promise.all([
    content.products("fr"),
    content.categories("fr"),
    content.posts("fr"),
    content.settings("fr"),
  ])
  const pages: SitemapPage[] = [
    ...standingPages.map((path) => ({ path })),
    ...productTypes
      .filter((productType) => products.some((product) => product.productType === productType))
      .map((productType) => ({ path: universePath({ productType }) })),
    ...categories.filter(({ productCount }) => productCount > 0).map((category) => ({ path: categoryPath(category) })),
    ...products.map(({ slug }) => ({ path: `/product-details/${slug}` })),
    ...posts.map(({ slug, publishedAt }) => ({ path: postPath(slug), changed: publishedAt })),
  ]
  return xmlAnswer(sitemap(url.origin, pages, languages), "application/xml")
}
