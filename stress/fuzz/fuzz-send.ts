import { Agent, request } from "node:http"

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | undefined }

export type Answered = { status: number; type: string; body: string }

/** A hang, not a slow machine. */
const timeoutMs = 60_000

/** Longer than what the shop takes, and shorter than where Node.js closes the connection while it is still sent. */
const maxPathLength = 10_000

/** What a request line can carry: everything else is escaped; bad escapes stay as they are. */
const onTheLine = (path: string) =>
  path
    .toWellFormed()
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent)
    .slice(0, maxPathLength)

/** Sends requests as they are: no address is made tidy, no redirect followed.
 *  @throws when the connection breaks or nothing comes within a minute */
export function opened(url: string) {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(url)
  const send = ({ method, path, headers, body }: Sent) =>
    new Promise<Answered>((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }
      const options = { agent, hostname, port, method, path: onTheLine(path), headers: { ...headers, ...length } }
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on("data", (chunk) => chunks.push(chunk))
        answer.on("error", reject)
        answer.on("end", () => {
          const type = answer.headers["content-type"] ?? ""
          resolve({ status: answer.statusCode ?? 0, type, body: Buffer.concat(chunks).toString() })
        })
      })
      sent.setTimeout(timeoutMs, () => sent.destroy(new Error("Nothing came within a minute")))
      sent.on("error", reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
