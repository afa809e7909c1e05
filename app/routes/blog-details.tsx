import { postPage } from "../content/blog/blog-data.server.ts"
import { postMeta } from "../content/blog/blog-meta.ts"
import { postViewAt } from "../content/blog/blog-views.ts"
import { PostScreen } from "../content/blog/post-screen.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { redirectTo } from "../request/redirect.server.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import type { Route } from "./+types/blog-details"
import "../content/reading.css"
import { pagePath } from "../i18n/addresses.ts"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, page } = loaderData
  return postMeta({ locale, origin, post: page.post, shopName: matches[0].loaderData?.settings.shopName })
}

export async function loader({ params, url, context, pattern }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const view = postViewAt(routePath(pattern))
  const page = await postPage(content, params.id, locale)
  const { slug } = page.post
  // By its documentId: to the address that is the post's own.
  if (params.id !== undefined && params.id !== slug) {
    throw redirectTo(pagePath(locale, `${view.path}/:slug`, { params: { slug } }), { status: 301 })
  }
  return { ...place, view, page }
}

/** A post; without a slug, the latest. */
export default function BlogDetails({ loaderData: { page, view } }: Route.ComponentProps) {
  return <PostScreen page={page} view={view} />
}
