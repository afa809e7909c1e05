import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"

/** A page without its scripts: what is left is what any phone has to lay out and paint. */
export const withoutScripts = (html: string) =>
  html.replace(/<(script|noscript)\b[^>]*>.*?<\/\1>/gs, "").replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")

/** What the server of Node writes itself. */
const ownHeaders = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
  "date",
])

/** A server that answers a shop's pages without their scripts and with the same headers, and its files as they are.
 *  @param shop `http://127.0.0.1:PORT` */
export async function serveScriptlessPages(shop: string): Promise<{ url: string; close: () => void }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const accept = String(request.headers.accept ?? "*/*")
    const own = await fetch(shop + request.url, { headers: { accept, "accept-encoding": "br" } })
    for (const [name, value] of own.headers) if (!ownHeaders.has(name)) response.setHeader(name, value)
    const body = Buffer.from(await own.arrayBuffer())
    const isText = /^(text|application)\//.test(own.headers.get("content-type") ?? "")
    if (!isText) return response.end(body)
    const isPage = own.headers.get("content-type")?.includes("text/html")
    response.setHeader("content-encoding", "br")
    response.end(brotliCompressSync(isPage ? withoutScripts(body.toString()) : body))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((problem) => response.destroy(problem))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
