import { data } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../api-client/content.server.ts"
import { isInformationPage } from "../api-client/information-pages.ts"
import { previewPage } from "../content/blog/blog-data.server.ts"
import { postViewAt } from "../content/blog/blog-views.ts"
import { PostScreen } from "../content/blog/post-screen.tsx"
import { findPageContent } from "../content/pages/find-page.server.ts"
import { InformationScreen } from "../content/pages/information-screen.tsx"
import { OwnPageText } from "../content/pages/own-page-text.tsx"
import { PreviewBar } from "../content/preview-bar.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/preview"
import "../content/preview.css"
import "../content/reading.css"
import "../content/home/home.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ title, description }) => ({
  title,
  description,
  path: "/blog",
  steps: [],
  hidden: true,
}))

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const hidden = { "cache-control": "no-store", "x-robots-tag": "noindex" }

async function post(content: Content, token: string, locale: Locale) {
  const page = await previewPage(content, token, locale)
  const { title, excerpt: description } = page.post
  return { title, description, post: { page, view: postViewAt("/blog-details") }, page: null }
}

async function informationPage(content: Content, token: string, locale: Locale) {
  const page = await content.previewedPage(token, locale)
  const { title, description } = page
  return { title, description, page: await findPageContent(content, page, locale), post: null }
}

/** Returns the reader of a token's kind of record; undefined for products and landing pages, whose previews have
 *  their own addresses, and for anything else. */
function readerOf(token: string) {
  if (token.startsWith("posts.")) return post
  return token.startsWith("pages.") ? informationPage : undefined
}

export async function loader({ params: { token }, url, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  // That what a token says is true is for the API.
  const read = readerOf(token)
  if (!read) throw data("Page not found", { status: 404 })
  const shown = await read(content, token, locale)
  return data({ ...place, ...shown }, { headers: hidden })
}

/** Preview of an unpublished post or an unsaved page, by its link; never cached. */
export default function Preview({ loaderData: { post, page } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar />
      {post && <PostScreen {...post} />}
      {page && (isInformationPage(page.page.slug) ? <InformationScreen {...page} /> : <OwnPageText page={page.page} />)}
    </>
  )
}
