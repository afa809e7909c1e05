import { Server as HttpServer, type ServerResponse } from "node:http"
import { Server as NetServer, type Socket } from "node:net"
import type { ServerType } from "@hono/node-server"

/** Signals of one Ctrl-C come from the terminal and from the program that started this one, within a moment. */
const sameSignal = 300

/** How long requests under way are waited for, in milliseconds. */
const stopTimeout = 10_000

/** How long idle connections stay open after that, in milliseconds. */
const idleTimeout = 5_000

function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false
  // Also where listen.ts has it left out.
  response.setHeader("connection", "close")
}

/** Makes every answer that is not on its way yet the last one of its connection.
 *  @returns a function that turns this on */
function lastAnswers(server: ServerType): () => void {
  const open = new Set<ServerResponse>()
  let stopping = false
  // Before the listener that answers.
  server.prependListener("request", (_request: unknown, response: ServerResponse) => {
    if (stopping) endConnection(response)
    open.add(response)
    response.on("close", () => open.delete(response))
  })
  return () => {
    stopping = true
    for (const response of open) if (!response.headersSent) endConnection(response)
  }
}

/** Node counts a connection that has sent nothing yet, such as those that browsers open ahead, as one with a request.
 *  @returns a function that closes them */
function silentConnections(server: ServerType): () => void {
  const open = new Set<Socket>()
  server.on("connection", (socket: Socket) => {
    open.add(socket)
    socket.on("close", () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}

/** Ends the process when it is asked to, without failing a request: takes no more connections, answers every request
 *  that reaches it with `connection: close`, closes what it holds open when the last connection is gone, and ends.
 *  Idle connections stay open for five seconds more, so that a request that is on its way is answered; a person at a
 *  terminal (SIGINT) is not made to wait for them. A second signal ends it at once.
 *  @param close closes what the process holds open
 *  @returns a signal that says that the process is ending */
export function stopGracefully(server: ServerType, close: () => Promise<void>): AbortSignal {
  const stopping = new AbortController()
  const answerLast = lastAnswers(server)
  const closeSilent = silentConnections(server)
  let since = 0

  const stop = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) {
      if (Date.now() - since > sameSignal) process.exit(1)
      return
    }
    since = Date.now()
    answerLast()
    stopping.abort()
    // After this turn of the event loop, which takes the connections that wait already.
    setImmediate(() => {
      const end = async () => {
        await close().catch(() => undefined)
        process.exit(0)
      }
      // An HTTP server's own close() ends idle connections, whatever is on its way to them.
      if (signal === "SIGINT" || !(server instanceof HttpServer)) {
        server.close(end)
        closeSilent()
      } else {
        NetServer.prototype.close.call(server, end)
        setTimeout(() => {
          server.closeIdleConnections()
          closeSilent()
        }, idleTimeout).unref()
      }
    })
    setTimeout(() => process.exit(1), stopTimeout).unref()
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal))
  return stopping.signal
}
