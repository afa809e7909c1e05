import { contentContext } from "../api-client/content.server.ts"
import { universeHomeFacts } from "../content/home/home-meta.ts"
import { readHomePage } from "../content/home/home-page.server.ts"
import { metaOf } from "../page/seo.ts"
import { HomeScreen } from "../shell/layouts/home-screen.tsx"
import type { RouteHandle } from "../shell/layouts/layouts.ts"
import type { Route } from "./+types/beauty-home"
import "../content/home/home.css"

export const handle = { layout: false } satisfies RouteHandle

export const meta: Route.MetaFunction = metaOf((page, context) => universeHomeFacts("beauty", page, context))

export function loader({ url, context }: Route.LoaderArgs) {
  return readHomePage(context.get(contentContext), "home-3", url)
}

/** The beauty home page. */
export default function BeautyHome({ loaderData, matches }: Route.ComponentProps) {
  const { sections, now } = loaderData
  return <HomeScreen page="home-3" sections={sections} settings={matches[0].loaderData.settings} now={now} />
}
