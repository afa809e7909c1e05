import { contentContext } from "../api-client/content.server.ts"
import type { Route } from "./+types/desks"

/** The carriers' desks near a commune of a wilaya, for the order form once a desk is wanted. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const commune = url.searchParams.get("commune") ?? ""
  const desks = await context.get(contentContext).desks({ wilaya: params.wilaya, commune })
  return Response.json(desks, { headers: { "cache-control": "public, max-age=300" } })
}
