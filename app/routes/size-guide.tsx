import { data } from "react-router"
import { sizeGuideAt } from "../catalogue/size-guide/size-guide.server.ts"
import { SizeGuideContents } from "../catalogue/size-guide/size-guide-contents.tsx"
import { sizeGuidePath, sizeGuideTitle } from "../catalogue/size-guide/size-guide-path.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { pageRequest } from "../page/page-request.server.ts"
import { metaOf } from "../page/seo.ts"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import type { Route } from "./+types/size-guide"
import "../content/reading.css"
import * as sizeGuide from "../catalogue/size-guide/size-guide.module.css"
import * as information from "../content/pages/information.module.css"

export const handle = { layout: "default" } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ guide }, { t }) => {
  const path = sizeGuidePath(guide)
  const title = sizeGuideTitle(guide, t)
  return { path, title, description: guide.note || title, steps: [{ path, label: title }] }
})

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { locale, content, place } = pageRequest({ context, url })
  const guide = await sizeGuideAt(content, { kind: params.kind, params: url.searchParams }, locale)
  const brand = url.searchParams.get("brand")
  // Anybody can write any number of other brands: the guide of all is cached under its own address alone.
  const headers = brand !== null && brand !== guide.brand?.slug ? { "cache-control": "private, no-cache" } : undefined
  return data({ ...place, guide }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A size guide as a page of its own. */
export default function SizeGuideScreen({ loaderData: { guide } }: Route.ComponentProps) {
  const { t } = useI18n()
  const title = sizeGuideTitle(guide, t)
  return (
    <div className={`wrap ${information.page}`}>
      <Crumbs steps={[{ path: sizeGuidePath(guide), label: title }]} />
      <div className={sizeGuide.guidePage}>
        <h1>{title}</h1>
        <SizeGuideContents guide={guide} heading="h2" />
      </div>
    </div>
  )
}
