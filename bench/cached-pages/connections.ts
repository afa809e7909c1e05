import { once } from "node:events"
import { connect } from "node:net"

/** Throughput and latency of clients that send without a pause. */
export type Rate = { perSecond: number; p50: number; p99: number }

type Target = { port: number; path: string; clients: number; seconds: number }

const headEnd = Buffer.from("\r\n\r\n")

/** Asks for one page over connections that stay open, one request at a time on each, for some seconds. Reads an answer by
 *  its `content-length` alone, so that the client costs little beside the server.
 *  @throws when an answer is no 200 */
export async function request({ port, path, clients, seconds }: Target): Promise<Rate> {
  const sent = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000

  const ask = async () => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true)
    await once(socket, "connect")
    await new Promise<void>((resolve, reject) => {
      let left = 0
      let from = 0
      const next = () => {
        if (performance.now() >= until) return resolve()
        from = performance.now()
        socket.write(sent)
      }
      socket.on("error", reject)
      socket.on("data", (part) => {
        if (left > 0) left -= part.length
        else {
          const end = part.indexOf(headEnd)
          const head = part.toString("latin1", 0, end)
          const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
          if (end < 0 || !head.startsWith("HTTP/1.1 200") || !length) return reject(new Error(`answered ${head}`))
          left = length - (part.length - end - headEnd.length)
        }
        if (left > 0) return
        times.push(performance.now() - from)
        next()
      })
      next()
    })
    socket.destroy()
  }
  await Promise.all(Array.from({ length: clients }, ask))
  const perSecond = times.length / ((performance.now() - began) / 1000)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { perSecond, p50: at(0.5), p99: at(0.99) }
}
