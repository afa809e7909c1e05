import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { metaOf } from "../page/seo.ts"
import { HomeScreen } from "../shell/layouts/home-screen.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/jewelry-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, context) => universeHomeFacts("jewelry", page, context))

export function loader({ url, context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentContext), "home-4", url)
}

/** The jewelry home page. */
export default function JewelryHome({ loaderData, matches }: Route.ComponentProps) {
  const { sections, now } = loaderData
  return <HomeScreen page="home-4" sections={sections} settings={matches[0].loaderData.settings} now={now} />
}
