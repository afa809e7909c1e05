import { contentContext } from "../api-client/content.server.ts"
import { requestAccount, statusByAlert } from "../customers/account/request-account.server.ts"
import { sessionIn } from "../request/session-cookie.server.ts"
import type { Route } from "./+types/profile-person"

/** `GET /profile/person`: what the order forms of who is signed in begin with; `null` = nobody is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = { "cache-control": "no-store" }
  const session = sessionIn(request)
  if (!session) return Response.json(null, { headers })
  const answer = await requestAccount(context.get(contentContext), "GET /api/shopper/person", {
    session,
  })
  if ("data" in answer) return Response.json(answer.data, { headers })
  return Response.json(null, {
    status: answer.problem === "signInFirst" ? 200 : statusByAlert[answer.problem],
    headers,
  })
}
