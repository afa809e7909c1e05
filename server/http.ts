import { type ServerType, serve } from "@hono/node-server"
import { Hono } from "hono"
import type { Logger } from "pino"
import { securityHeaders } from "./security-headers.ts"

type Handler = (request: Request) => Response | Promise<Response>

/** The parts of a process, in the order in which they are asked. */
export type Parts = {
  /** Files that were built; undefined = not mine. */
  files?: (request: Request) => Response | undefined
  /** Pictures under `/media`; undefined = not mine. */
  media?: (request: Request) => Response | undefined | Promise<Response | undefined>
  /** `/api` of the embedded content API. */
  api?: Handler
  /** Everything else. */
  pages?: Handler
}

/** One fetch handler over the parts. An error that nobody handled becomes a bare 500 and a line in the log.
 *  @param publicUrl when set, the origin that pages see, whatever the Host header says */
export function composeHttp(parts: Parts, publicUrl: string | undefined, log: Logger): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders)) context.res.headers.set(name, value)
  })
  app.all("*", async (context) => {
    const request = context.req.raw
    const { pathname, search } = new URL(request.url)
    const file = parts.files?.(request)
    if (file) return file
    if (pathname.startsWith("/media/")) return (await parts.media?.(request)) ?? context.notFound()
    if (parts.api && (pathname === "/api" || pathname.startsWith("/api/"))) return parts.api(request)
    if (!parts.pages) return context.notFound()
    return parts.pages(publicUrl ? new Request(`${publicUrl}${pathname}${search}`, request) : request)
  })
  app.onError((problem, context) => {
    log.error({ err: problem, method: context.req.method, path: context.req.path }, "request failed")
    return context.text("Internal Server Error", 500)
  })
  return app
}

/** Listens; answers once the port is open.
 *  @throws when the port cannot be had */
export function listen(app: Hono, port: number, host: string): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) =>
      resolve({ server, port: address.port }),
    )
    server.on("error", reject)
  })
}
