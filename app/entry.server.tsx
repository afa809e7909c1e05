import { Writable } from "node:stream"
import { type PipeableStream, renderToPipeableStream } from "react-dom/server"
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router"
import { networkOf } from "#core/address-block.ts"
import { createFairLimiter } from "#core/fair-limiter.ts"
import { type Locale, locales } from "#core/i18n/locale.ts"
import { createNetworkRest } from "#core/network-rest.ts"
import type { Settings } from "./api-client/content.ts"
import { report } from "./api-client/transport/report.server.ts"
import { messages as ar } from "./i18n/ar/all.ts"
import { messages as en } from "./i18n/en/all.ts"
import { messages as fr } from "./i18n/fr/all.ts"
import { registerMessages, registerMissingMessageReporter } from "./i18n/i18n.tsx"
import { createPageIslands } from "./islands/page-islands.server.ts"
import { PageIslandsContext } from "./page/island.tsx"
import { BuildVersion } from "./page/shell-data.ts"
import { type Visit, visitContext } from "./request/visit.server.ts"
import { withAlternates } from "./shell/alternates.server.ts"
import { movedAddress } from "./shell/moved-address.server.ts"
import { isReported } from "./shell/reported-error.ts"

registerMessages("fr", fr)
registerMessages("ar", ar)
registerMessages("en", en)
registerMissingMessageReporter(report)

/** React Router calls this for every error that is not a thrown answer. */
export function handleError(problem: unknown, { request }: { request: Request }): void {
  if (isReported(problem, request)) report(problem)
}

const renderLimit = 10_000

/** Leaves only the routes of the page in the router's context: the router creates a route for each row of the table,
 *  of which there are eighty. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return { ...context, manifest: { ...manifest, routes } }
}

/** The languages that the page's own data names; all where the shop's settings could not be read. */
function languagesOf({ staticHandlerContext }: EntryContext): readonly Locale[] {
  const root: { settings?: Settings } | undefined = staticHandlerContext.loaderData.root
  return root?.settings?.languages ?? locales
}

/** Inserts the parts of an HTML page that only the server knows. The head is changed by itself: each copy of a page
 *  takes time. */
function finished(html: Buffer, url: URL, context: EntryContext, { finish }: Visit): Buffer<ArrayBuffer> {
  // As Latin-1 each byte is a character: nothing is decoded, and all that is looked for or added is ASCII.
  const page = html.toString("latin1")
  const end = page.indexOf("</head>")
  const whole = withAlternates(page.slice(0, end), url.origin, languagesOf(context)) + page.slice(end)
  return Buffer.from(finish?.(whole) ?? whole, "latin1")
}

/** All that React has html. It writes a hundred small pieces, which are put together once. */
function bytesOf(pipe: PipeableStream["pipe"]): Promise<Buffer<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece)
        done()
      },
    })
    sink.once("finish", () => resolve(Buffer.concat(pieces)))
    sink.once("error", reject)
    pipe(sink)
  })
}

/** One page at a time: React renders a page in one stretch of processor time, and twenty at once would hold up everything
 *  else in the process until the last is done. Pages and answers to forms take turns, so that many of the one hold up the
 *  other no longer than a render. */
const renders = createFairLimiter({ maxRunning: 1, rest: createNetworkRest() })

/** Renders a page whole, so that it can be cached and so that a render error still gives a clean 500. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const visit = loadContext.get(visitContext)
  if (visit.isRejected) return new Response(null, { status: 503 })
  const lane = request.method === "POST" ? "forms" : "pages"
  const network = networkOf(visit.client)
  return renders.run({ network, lane }, async () => {
    const moved = status === 404 ? await movedAddress(request, loadContext) : undefined
    return moved ?? render(request, status, headers, context, loadContext)
  })
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
) {
  const visit = loadContext.get(visitContext)
  const { mark } = visit
  return new Promise<Response>((resolve, reject) => {
    let answer = status
    const timer = setTimeout(() => abort(), renderLimit)
    const url = new URL(request.url)
    const page = (
      <BuildVersion value={context.manifest.version}>
        <PageIslandsContext value={createPageIslands()}>
          <ServerRouter context={withOwnRoutes(context)} url={request.url} nonce={mark} />
        </PageIslandsContext>
      </BuildVersion>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      // The page comes whole: a part that React would send after it is hidden until a script moves it into its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        headers.set("Content-Type", "text/html; charset=utf-8")
        const page = bytesOf(pipe).then((html) => finished(html, url, context, visit))
        page.then((body) => resolve(new Response(body, { headers, status: answer })), reject)
      },
      onShellError: reject,
      onError() {
        answer = 500
      },
    })
  })
}
