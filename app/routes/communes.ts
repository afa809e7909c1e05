import { data } from "react-router"
import { contentContext } from "../api-client/content.server.ts"
import type { Route } from "./+types/communes"

/** The communes of a wilaya, for the order form after another wilaya was chosen. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const communes = await context.get(contentContext).communes(params.wilaya)
  if (communes.length === 0) throw data("Wilaya not found", { status: 404 })
  return Response.json(communes, { headers: { "cache-control": "public, max-age=300" } })
}
