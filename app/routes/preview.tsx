import { data } from "react-router"
import { splitLocale } from "#core/locale.ts"
import { previewPage } from "../blog/blog-data.server.ts"
import { postViewAt } from "../blog/blog-views.ts"
import { PostScreen } from "../blog/post-screen.tsx"
import { contentContext } from "../content/content.server.ts"
import { useI18n } from "../i18n/i18n.tsx"
import type { RouteHandle } from "../layouts/layouts.ts"
import { pageMeta } from "../shell/seo.ts"
import type { Route } from "./+types/preview"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { locale, origin, page } = loaderData
  const { title, excerpt: description } = page.post
  const shopName = matches[0].loaderData?.settings.shopName
  return pageMeta({ ...{ locale, origin, title, description, shopName }, path: "/blog", steps: [], hidden: true })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const hidden = { "cache-control": "no-store", "x-robots-tag": "noindex" }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { locale } = splitLocale(url.pathname)
  const page = await previewPage(context.get(contentContext), params.token, locale)
  return data({ locale, origin: url.origin, view: postViewAt("/blog-details"), page }, { headers: hidden })
}

/** A post before it appears, for whoever has the link; never kept anywhere. */
export default function Preview({ loaderData: { page, view } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <>
      <p className="preview-bar" role="status">
        {t("blog.preview")}
      </p>
      <PostScreen page={page} view={view} />
    </>
  )
}
