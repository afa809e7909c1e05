import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { brotliCompressSync } from "node:zlib"

/** A page without its scripts, its styles and what they load: text and pictures are all that is left. */
export const withoutCode = (html: string) =>
  html
    .replace(/<(script|noscript|style)\b[^>]*>.*?<\/\1>/gs, "")
    .replace(/<link\b[^>]*\brel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, "")
    .replace(/ style="[^"]*"/g, "")

/** A server that answers a shop's pages without their code, and its files as they are.
 *  @param shop `http://127.0.0.1:PORT` */
export async function serveBarePages(shop: string): Promise<{ url: string; close: () => void }> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const accept = String(request.headers.accept ?? "*/*")
    const own = await fetch(shop + request.url, { headers: { accept } })
    const type = own.headers.get("content-type") ?? ""
    response.setHeader("Content-Type", type)
    if (!type.includes("text/html")) {
      response.end(Buffer.from(await own.arrayBuffer()))
      return
    }
    response.setHeader("Content-Encoding", "br")
    response.end(brotliCompressSync(withoutCode(await own.text())))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((problem) => response.destroy(problem))
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
