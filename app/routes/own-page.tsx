import { data } from "react-router"
import { ownPagePath } from "#core/content/own-page.ts"
import { settingsOrDefaults } from "../api-client/found-or-default.server.ts"
import { fillPage } from "../content/pages/fill-page.ts"
import { OwnPageText } from "../content/pages/own-page-text.tsx"
import { PageSections } from "../content/sections/page-sections.tsx"
import { readOwnSections } from "../content/sections/read-sections.server.ts"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/own-page"
import "../content/reading.css"
import "../content/home/home.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ page: { slug, title, description, content }, picture, sections }) => {
  const path = ownPagePath(slug)
  return {
    path,
    title,
    description,
    picture,
    steps: [{ path, label: title }],
    hidden: content.length === 0 && sections.length === 0,
  }
})

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const page = (await content.ownPages(locale)).find(({ slug }) => slug === params.slug)
  if (!page) throw data("Page not found", { status: 404 })
  const now = new Date().toISOString()
  const [settings, sections] = await Promise.all([
    settingsOrDefaults(content, locale),
    readOwnSections(content, page.documentId, { locale, now }),
  ])
  return { ...place, now, page: fillPage(page, settings, locale), ...sections }
}

/** A page that the merchant added: its text, then its sections. */
export default function OwnPage({ loaderData: { page, sections, now }, matches }: Route.ComponentProps) {
  const { settings } = matches[0].loaderData
  return (
    <>
      <OwnPageText page={page} />
      <PageSections sections={sections} title={undefined} settings={settings} now={now} />
    </>
  )
}
