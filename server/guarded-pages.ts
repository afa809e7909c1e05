import { randomBytes } from "node:crypto"
import type { Visit } from "#app/shell/visit.server.ts"
import { pagePolicy } from "./content-policy.ts"
import { hashSource, inlineCode } from "./inline-code.ts"

type Render = (request: Request, visit: Visit) => Promise<Response>

type Guard = {
  /** Inline scripts that the storefront draws without a mark: constants of its source. */
  inlineScripts: readonly string[]
  /** Whether the merchant has configured an ad pixel. */
  usesPixel: () => Promise<boolean>
}

/** Gives every page the policy that allows its own inline code and nothing else. Belongs inside the page cache, so that
 *  a page is read through once and kept with its policy. */
export function guardedPages(render: Render, { inlineScripts, usesPixel }: Guard): Render {
  const constants = inlineScripts.map(hashSource)
  return async (request, visit) => {
    const mark = randomBytes(16).toString("hex")
    const answer = await render(request, { ...visit, mark })
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer
    if (answer.headers.has("content-security-policy")) return answer
    const { page, scripts, styles } = inlineCode(Buffer.from(await answer.arrayBuffer()), mark)
    const headers = new Headers(answer.headers)
    const needs = { scripts: [...constants, ...scripts], styles, pixel: await usesPixel() }
    headers.set("content-security-policy", pagePolicy(needs))
    return new Response(page, { status: answer.status, headers })
  }
}
