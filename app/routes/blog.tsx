import { splitLocale } from "#core/locale.ts"
import { blogPage } from "../blog/blog-data.server.ts"
import { blogMeta } from "../blog/blog-meta.ts"
import { BlogScreen } from "../blog/blog-screen.tsx"
import { contentContext } from "../content/content.server.ts"
import type { RouteHandle } from "../layouts/layouts.ts"
import { routePath } from "../layouts/route-path.ts"
import type { Route } from "./+types/blog"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? blogMeta({ ...loaderData, shopName: matches[0].loaderData?.settings.shopName }) : []

export async function loader({ url, context, pattern }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const path = routePath(pattern)
  const blog = await blogPage(context.get(contentContext), { path, params: url.searchParams, locale })
  return { locale, origin: url.origin, blog }
}

/** The lists of posts: standard, grid and list. */
export default function Blog({ loaderData: { blog } }: Route.ComponentProps) {
  return <BlogScreen blog={blog} />
}
