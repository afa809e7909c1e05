import { randomBytes } from "node:crypto"
import type { Visit } from "#app/request/visit.server.ts"
import { pagePolicy } from "./content-policy.ts"
import { hashSource, type InlineCode, inlineCode } from "./inline-code.ts"

type Render = (request: Request, visit: Visit) => Promise<Response>

type Guard = {
  /** Inline scripts that the storefront draws without a mark: constants of its source. */
  inlineScripts: readonly string[]
  /** Whether the merchant has configured an ad pixel. */
  usesPixel: () => Promise<boolean>
}

/** Gives every page the policy that allows its own inline code and nothing else. Belongs inside the page cache, so that
 *  a page is read through once and cached with its policy. */
export function withCsp(render: Render, { inlineScripts, usesPixel }: Guard): Render {
  const constants = inlineScripts.map(hashSource)
  return async (request, visit) => {
    const mark = randomBytes(16).toString("base64url")
    let own: Pick<InlineCode, "scripts" | "styles"> = { scripts: [], styles: [] }
    const finish = (html: string) => {
      const { page, ...found } = inlineCode(html, mark)
      own = found
      return page
    }
    const answer = await render(request, { ...visit, mark, finish })
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer
    if (answer.headers.has("content-security-policy")) return answer
    const needs = { scripts: [...constants, ...own.scripts], styles: own.styles, pixel: await usesPixel() }
    answer.headers.set("content-security-policy", pagePolicy(needs))
    return answer
  }
}
