import { text } from "node:stream/consumers"
import type { ReactNode } from "react"
import { prerenderToNodeStream } from "react-dom/static"

/** Renders a page as the server does: with all of its `lazy` parts.
 *  @returns its HTML */
export async function renderWhole(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}
