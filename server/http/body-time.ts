import type { IncomingMessage, ServerResponse } from "node:http"
import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import { createFinishHeaders } from "./answer-headers.ts"
import type { BodyHeaders } from "./body-limits.ts"
import { rejectionResponse } from "./rejection.ts"

/** How long a body may take, in milliseconds. */
export type BodyTimes = {
  /** Until it is there; of one that may be a file, until something more of it is there. */
  request: number
  /** Until one that may be a file is there. */
  file: number
  /** Until a body that may be the archive of a whole shop is there; left out = `file`. */
  archive?: number
}

export type BodyTimeOptions = {
  /** Whether a request may hold a file; by default none may. Whoever answers such a request must know who sends it before it
   *  reads the body: nobody else may hold a connection for so long. */
  takesFile?: ((method: string, pathname: string, body: BodyHeaders) => boolean) | undefined
  /** Whether a request that may hold a file may hold the archive of a whole shop. */
  takesArchive?: ((method: string, pathname: string) => boolean) | undefined
  /** The shop's main language, as far as it is known. */
  mainLocale?: (() => Locale) | undefined
  publicUrl?: string | undefined
}

/** Gives bodies the time that they may take: 408 for one that takes longer, and the connection ends. Node's own
 *  `requestTimeout` is one for all requests.
 *  @returns what is told of a request as soon as its headers are there */
export function createBodyTimer({ request, file, archive = file }: BodyTimes, options: BodyTimeOptions) {
  const { takesFile, takesArchive, mainLocale = () => defaultLocale, publicUrl } = options
  const finishHeaders = createFinishHeaders(publicUrl)

  async function reject({ socket }: IncomingMessage, outgoing: ServerResponse, pathname: string) {
    const answer = rejectionResponse(408, pathname, mainLocale())
    finishHeaders(answer.headers, "refused")
    const body = Buffer.from(await answer.arrayBuffer())
    // Without a socket its turn has not come: an earlier answer is on its way.
    if (outgoing.headersSent || !outgoing.socket || !socket.writable) return socket.destroy()
    const fields = { ...Object.fromEntries(answer.headers), "content-length": body.length, connection: "close" }
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 408 Request Timeout\r\n${lines.join("")}\r\n`)
    return socket.end(body, () => socket.destroy())
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { headers, socket, method = "", url = "" } = incoming
    if (headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0)) return
    const [pathname = ""] = url.split("?", 1)
    const body = {
      length: Number(headers["content-length"] ?? Number.NaN),
      type: headers["content-type"] ?? "",
    }
    const until = performance.now() + (takesArchive?.(method, pathname) ? archive : file)
    let received = socket.bytesRead
    const check = () => {
      if (incoming.complete || socket.destroyed) return
      const hasMore = socket.bytesRead > received
      received = socket.bytesRead
      const left = until - performance.now()
      if (hasMore && left > 0 && !outgoing.headersSent && takesFile?.(method, pathname, body)) {
        timer = setTimeout(check, Math.min(request, left)).unref()
      } else void reject(incoming, outgoing, pathname)
    }
    let timer = setTimeout(check, request).unref()
    const stop = () => clearTimeout(timer)
    incoming.once("end", stop).once("close", stop)
  }
}
