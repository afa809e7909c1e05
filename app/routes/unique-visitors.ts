import { contentContext } from "../api-client/content.server.ts"
import { countVisit } from "../shell/count-visit.server.ts"
import type { Route } from "./+types/unique-visitors"

/** `POST /api/unique-visitors` of a storefront that stands alone; embedded, the content API itself answers it. */
export function action({ request, context }: Route.ActionArgs) {
  const content = context.get(contentContext)
  return countVisit(request, (counted) => content.countVisitor(counted))
}

/** Reading is not among its methods; the server tells so in its own words. Without this the router answers 400. */
export const loader = () => new Response(null, { status: 405 })
