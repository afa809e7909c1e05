import { blogPage } from "../content/blog/blog-data.server.ts"
import { blogMeta } from "../content/blog/blog-meta.ts"
import { BlogScreen } from "../content/blog/blog-screen.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import type { Route } from "./+types/blog"
import "../content/reading.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? blogMeta({ ...loaderData, shopName: matches[0].loaderData?.settings.shopName }) : []

export async function loader({ url, context, pattern }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const path = routePath(pattern)
  const [blog, head] = await Promise.all([
    blogPage(content, { path, params: url.searchParams, locale }),
    content.pageHead("blog", locale),
  ])
  return { ...place, blog, ...head }
}

/** The lists of posts: standard, grid and list. */
export default function Blog({ loaderData: { blog } }: Route.ComponentProps) {
  return <BlogScreen blog={blog} />
}
