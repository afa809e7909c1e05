import { contentContext } from "../api-client/content.server.ts"
import type { Route } from "./+types/landing-visits"

/** `POST /api/landing-visits` of a storefront that stands alone; embedded, the content API itself answers it. */
export const action = ({ request, context }: Route.ActionArgs) => context.get(contentContext).countLandingVisit(request)

/** Reading is not among its methods. Without this the router answers 400. */
export const loader = () => new Response(null, { status: 405 })
