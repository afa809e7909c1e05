import { createGate } from "#api/gate.ts"
import { maxHashingRequests } from "#api/passwords/hashing-slot.ts"
import type { Visit } from "#app/shell/visit.server.ts"
import { splitLocale } from "#core/locale.ts"
import { refusal } from "./refusal.ts"

type Pages = (request: Request, visit: Visit) => Promise<Response>

/** Pages whose forms anybody can send, and whose answers wait for a hash. */
const paths = new Set(["/login", "/register", "/forgot"])

/** Whether a request is such a form that is answered with a page; scripts ask for data alone, which costs little. */
function isAccountForm({ method, url }: Request): boolean {
  return method === "POST" && paths.has(splitLocale(new URL(url).pathname).path)
}

/** Renders no more answers to account forms than passwords can be hashed: the page that says "too many" costs more than the
 *  hash that it stands for. Who is not let in gets a page that stands alone, 503 with `Retry-After`. */
export function limitedAccountForms(pages: Pages): Pages {
  const gate = createGate({ maxRequests: maxHashingRequests, pause: 1000 })
  return (request, visit) => {
    if (!isAccountForm(request)) return pages(request, visit)
    return gate.enter<Response>(
      () => pages(request, visit),
      () => refusal(503, new URL(request.url).pathname),
    )
  }
}
