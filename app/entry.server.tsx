import { PassThrough } from "node:stream"
import { createReadableStreamFromReadable } from "@react-router/node"
import { renderToPipeableStream } from "react-dom/server"
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"
import { report } from "./content/report.server.ts"
import { messages as ar } from "./i18n/ar/all.ts"
import { messages as en } from "./i18n/en/all.ts"
import { messages as fr } from "./i18n/fr/all.ts"
import { registerMessages } from "./i18n/i18n.tsx"
import { visitContext } from "./shell/visit.server.ts"

registerMessages("fr", fr)
registerMessages("ar", ar)
registerMessages("en", en)

/** React Router calls this for every error that is not a thrown answer. */
export function handleError(problem: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) report(problem)
}

const renderLimit = 10_000

/** Renders a page whole, so that it can be cached and so that a render error still gives a clean 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const { mark } = loadContext.get(visitContext)
  return new Promise<Response>((resolve, reject) => {
    let answer = status
    const timer = setTimeout(() => abort(), renderLimit)
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce={mark} />, {
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        headers.set("Content-Type", "text/html; charset=utf-8")
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }))
        pipe(body)
      },
      onShellError: reject,
      onError() {
        answer = 500
      },
    })
  })
}
