import { pageUniverse } from "#core/content/sections/section.ts"
import { universeHomeFacts, universePageAt } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { pageRequest } from "../page/page-request.server.ts"
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

export async function loader(args: Route.LoaderArgs) {
  const page = universePageAt(routePath(args.pattern))
  return { page, ...(await readHomePage(page, pageRequest(args))) }
}

/** The home page of fashion, beauty or jewelry. */
export default function UniverseHome({ loaderData: { page, sections, now }, matches }: Route.ComponentProps) {
  return <HomeScreen page={page} sections={sections} settings={matches[0].loaderData.settings} now={now} />
}
