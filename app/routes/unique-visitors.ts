import { contentContext } from "../content/content.server.ts"
import type { Route } from "./+types/unique-visitors"

/** `POST /api/unique-visitors` of a storefront that stands alone; embedded, the content API itself answers it. */
export function action({ request, context }: Route.ActionArgs) {
  return context.get(contentContext).countVisitor(request)
}
