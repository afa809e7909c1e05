import { requestAccount } from "../customers/account/request-account.server.ts"
import { pagePath } from "../i18n/addresses.ts"
import { pageRequest } from "../page/page-request.server.ts"
import { redirectTo } from "../request/redirect.server.ts"
import { sessionIn } from "../request/session-cookie.server.ts"
import type { Route } from "./+types/profile-export"

/** Everything that the shop keeps of who is signed in, as JSON. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { locale, content } = pageRequest({ context, url })
  const login = () => redirectTo(pagePath(locale, "/login"), { status: 302 })
  const session = sessionIn(request)
  if (!session) return login()
  const answer = await requestAccount(content, "GET /api/shopper/export", { session })
  if ("problem" in answer) return answer.problem === "signInFirst" ? login() : new Response(null, { status: 503 })
  return new Response(JSON.stringify(answer.data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="hanout.json"',
      "cache-control": "no-store",
    },
  })
}
