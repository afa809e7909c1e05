import type { RouterContextProvider } from "react-router"
import { maxRedirectLength } from "#core/content/redirect.ts"
import { toOwnPath } from "#core/own-path.ts"
import { contentContext } from "../api-client/content.server.ts"
import { report } from "../api-client/transport/report.server.ts"
import { redirectTo } from "../request/redirect.server.ts"

/** The redirect of an address that has no page and had one in the shop of before: one lookup, for what would be a 404.
 *  @returns undefined for all others, and where the API does not answer */
export async function movedAddress(request: Request, context: RouterContextProvider): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  // Each letter of an Arabic address is six signs.
  if (request.method === "POST" || pathname.length > 6 * maxRedirectLength) return undefined
  try {
    const to = toOwnPath((await context.get(contentContext).redirectOf(pathname)) ?? "")
    return to === null ? undefined : redirectTo(to, { status: 301, isMiddleware: true })
  } catch (error) {
    report(error)
    return undefined
  }
}
