import { pageUniverse } from "#core/content/sections/section.ts"
import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts, universePageAt } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { metaOf } from "../page/seo.ts"
import { HomeScreen } from "../shell/layouts/home-screen.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import { routePath } from "../shell/layouts/route-path.ts"
import type { Route } from "./+types/universe-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf(({ page, ...data }, context) =>
  universeHomeFacts(pageUniverse[page], data, context),
)

export async function loader({ url, context, pattern }: Route.LoaderArgs) {
  const page = universePageAt(routePath(pattern))
  return { page, ...(await readHomePage(context.get(contentContext), page, url)) }
}

/** The home page of fashion, beauty or jewelry. */
export default function UniverseHome({ loaderData: { page, sections, now }, matches }: Route.ComponentProps) {
  return <HomeScreen page={page} sections={sections} settings={matches[0].loaderData.settings} now={now} />
}
